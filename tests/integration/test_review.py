"""The pause for a person: held, decided on in another process's stead, and recorded."""

import asyncio
from datetime import UTC, datetime, timedelta
from pathlib import Path
from typing import Any

import pytest
from langgraph.checkpoint.memory import InMemorySaver
from langgraph.types import Command

from agent.api import areview, check, review
from agent.context import Context
from agent.domain.policy import Policy, RiskRules
from agent.domain.report import Action, RiskLevel, WarningCode
from agent.domain.review import ReviewAction
from agent.errors import InputError, IntegrityError, NotFoundError, ReviewRequired
from agent.runs import forget_expired, waiting
from graphs import check as check_graph
from tests.fakes import FakeTools

TRUE = "Staff get 20 days of leave."
ABSENT = "The moon is made of cheese."
ALWAYS = Policy(
    max_revisions=0,
    risk=RiskRules(actions=dict.fromkeys(RiskLevel, Action.REVIEW)),
)
DOCUMENTS = [{"title": "Leave", "text": "Staff get 20 days of leave each year."}]


def hold(tools: FakeTools, saver: InMemorySaver) -> tuple[Any, dict[str, Any], dict[str, Any]]:
    graph = check_graph.build(tools).copy({"checkpointer": saver})
    config = {"configurable": {"thread_id": "t"}}
    inputs = {"draft": f"{TRUE} {ABSENT}", "documents": []}
    output = asyncio.run(graph.ainvoke(inputs, config, context=Context(policy=ALWAYS)))
    return graph, config, output["__interrupt__"][0].value


def decide(graph: Any, config: dict[str, Any], value: Any) -> dict[str, Any]:
    context = Context(policy=ALWAYS)
    return asyncio.run(graph.ainvoke(Command(resume=value), config, context=context))


def test_the_pause_shows_the_held_answer_and_has_no_effect():
    tools = FakeTools([TRUE])
    _, _, held = hold(tools, InMemorySaver())
    assert held["report"]["answer"].startswith(TRUE)
    assert held["report"]["risk"]["action"] == "review"
    assert "risk" in held["reason"]
    assert tools.audit.records == []


def test_approval_hands_on_what_was_held():
    tools = FakeTools([TRUE])
    graph, config, held = hold(tools, InMemorySaver())
    output = decide(graph, config, {"action": "approve", "by": "ada"})
    assert output["answer"] == held["report"]["answer"]
    assert output["review"].by == "ada"
    assert len(tools.audit.records) == 1


def test_an_edit_is_verified_again_and_kept():
    tools = FakeTools([TRUE])
    graph, config, _ = hold(tools, InMemorySaver())
    output = decide(graph, config, {"action": "edit", "text": TRUE})
    assert output["answer"] == TRUE
    assert output["summary"].is_grounded
    assert len(output["rounds"]) == 2
    assert output["rounds"][-1].draft == TRUE


def test_an_edit_that_is_wrong_is_kept_and_said_to_be_wrong():
    graph, config, _ = hold(FakeTools([TRUE]), InMemorySaver())
    output = decide(graph, config, {"action": "edit", "text": ABSENT})
    assert output["answer"].startswith(ABSENT)
    assert not output["summary"].is_grounded


def test_a_rejected_answer_is_withheld_and_its_ledger_is_not():
    graph, config, _ = hold(FakeTools([TRUE]), InMemorySaver())
    output = decide(graph, config, {"action": "reject"})
    assert TRUE not in output["answer"]
    assert output["ledger"].entries
    assert WarningCode.ANSWER_WITHHELD in {w.code for w in output["warnings"]}


@pytest.mark.parametrize("wrong", ["perhaps", {"action": "edit"}, {"verdict": "yes"}, [], 7])
def test_a_decision_that_is_not_valid_pauses_again_and_says_why(wrong: Any):
    graph, config, _ = hold(FakeTools([TRUE]), InMemorySaver())
    output = decide(graph, config, wrong)
    assert output["__interrupt__"][0].value["error"]
    assert decide(graph, config, "approve")["review"].action is ReviewAction.APPROVE


BLOCKING = Policy(
    max_revisions=0,
    risk=RiskRules(
        actions={
            RiskLevel.LOW: Action.PASS,
            RiskLevel.MEDIUM: Action.REVIEW,
            RiskLevel.HIGH: Action.BLOCK,
        }
    ),
)


def resumed(graph: Any, config: dict[str, Any], value: Any, context: Any) -> dict[str, Any]:
    return asyncio.run(graph.ainvoke(Command(resume=value), config, context=context))


@pytest.mark.parametrize("context", [None, Context(policy=Policy(max_revisions=0), user="eve")])
def test_the_context_that_held_a_run_applies_when_it_is_decided(context: Any):
    tools, config = FakeTools([TRUE]), {"configurable": {"thread_id": "t"}}
    graph = check_graph.build(tools).copy({"checkpointer": InMemorySaver()})
    inputs = {"draft": f"{TRUE} {ABSENT}", "documents": []}
    asyncio.run(graph.ainvoke(inputs, config, context=Context(policy=BLOCKING, user="ada")))
    output = resumed(graph, config, {"action": "edit", "text": "WRONG one. WRONG two."}, context)
    assert output["risk"].action is Action.BLOCK
    assert "WRONG" not in output["answer"]
    assert tools.audit.records[0].policy == BLOCKING.model_dump(mode="json")
    assert tools.audit.records[0].user == "ada"


def test_a_new_run_on_a_thread_knows_nothing_of_the_one_before():
    graph, config, _ = hold(FakeTools([TRUE]), InMemorySaver())
    decide(graph, config, "approve")
    inputs = {"draft": ABSENT, "documents": []}
    output = asyncio.run(graph.ainvoke(inputs, config, context=Context(policy=ALWAYS)))
    held = output["__interrupt__"][0].value["report"]
    assert ABSENT in held["answer"]
    assert TRUE not in held["answer"]
    assert len(held["rounds"]) == 1
    passing = Context(policy=Policy(max_revisions=0))
    output = asyncio.run(graph.ainvoke(inputs, config, context=passing))
    assert output["review"] is None
    assert not output["summary"].is_grounded
    assert "__interrupt__" not in output


def held_check(home: Path) -> ReviewRequired:
    with pytest.raises(ReviewRequired) as caught:
        check(f"{TRUE} {ABSENT}", documents=DOCUMENTS, context={"policy": ALWAYS})
    return caught.value


@pytest.mark.model
def test_python_holds_and_resumes_from_the_disk(home: Path):
    error = held_check(home)
    assert error.request.report.answer.startswith(TRUE)
    (held,) = asyncio.run(waiting()).values()
    assert (held.thread_id, held.workspace) == (error.thread_id, "")
    assert abs(datetime.now(UTC) - held.created) < timedelta(minutes=5)
    report = review(error.thread_id, "approve", by="ada")
    assert report.review
    assert report.review.by == "ada"
    assert report.audit_id
    assert asyncio.run(waiting()) == {}


@pytest.mark.parametrize("garbled", [b"no database at all", b"SQLite format 3\0" + b"x" * 5000])
def test_damaged_runs_are_named_with_what_to_do(home: Path, garbled: bytes):
    home.mkdir()
    (home / "checkpoints.sqlite3").write_bytes(garbled)
    with pytest.raises(IntegrityError, match=r"checkpoints\.sqlite3, are damaged .* backup"):
        asyncio.run(waiting())


@pytest.mark.model
def test_an_edit_from_python_is_verified_against_the_same_documents(home: Path):
    report = asyncio.run(areview(held_check(home).thread_id, "edit", TRUE))
    assert report.answer == TRUE
    assert report.summary.claims_supported == 1


@pytest.mark.model
def test_wrong_decisions_from_python_leave_the_run_waiting(home: Path):
    thread = held_check(home).thread_id
    with pytest.raises(InputError, match="edited answer"):
        review(thread, "edit")
    with pytest.raises(InputError, match="approve"):
        review(thread, "allow")
    with pytest.raises(NotFoundError, match=r"no run waits.* `affidavit review`"):
        review("nothing", "approve")
    assert list(asyncio.run(waiting())) == [thread]


@pytest.mark.model
def test_a_run_on_which_nobody_decides_is_kept_as_long_as_a_record(home: Path):
    old, now = held_check(home).thread_id, datetime.now(UTC)
    kept = ALWAYS.model_copy(update={"retention_days": 200})
    with pytest.raises(ReviewRequired) as longer:
        check(TRUE, documents=DOCUMENTS, context={"policy": kept})
    assert asyncio.run(forget_expired(now + timedelta(days=89))) == 0
    assert set(asyncio.run(waiting())) == {old, longer.value.thread_id}
    assert asyncio.run(forget_expired(now + timedelta(days=91))) == 1
    assert set(asyncio.run(waiting())) == {longer.value.thread_id}
    with pytest.raises(NotFoundError, match="no run waits"):
        review(old, "approve")
