"""The compiled graphs over fakes: order of events, the loop, and what must survive it."""

import asyncio
from types import SimpleNamespace
from typing import Any

import pytest
from hypothesis import example, given, settings
from hypothesis import strategies as st
from langgraph.checkpoint.memory import InMemorySaver

from agent.context import Context
from agent.domain.claim import Extraction
from agent.domain.ledger import Edit
from agent.domain.policy import Policy
from agent.domain.report import FileFailure, Report, WarningCode
from agent.domain.text import Span
from agent.domain.verdict import Label
from agent.domain.wording import NO_ANSWER, NOTHING_LEFT
from agent.errors import InputError
from graphs import answer, check
from tests.fakes import FakeTools, MemoryAudit

TRUE = "Staff get 20 days of leave."
ALSO = "Parking is free."
FALSE = "The WRONG office opens at nine."
ABSENT = "The moon is made of cheese."


def run(graph: Any, inputs: dict[str, Any], policy: Policy | None = None) -> Report:
    context = Context(policy=policy or Policy())
    output = asyncio.run(graph.ainvoke(inputs, context=context))
    return Report.model_validate({k: output[k] for k in Report.model_fields})


def test_nodes_are_named_as_specified():
    wanted = ["plan", "retrieve", "generate", "critique", "verify", "revise", "review", "finalize"]
    assert [n for n in answer.graph.get_graph().nodes if not n.startswith("__")] == wanted
    assert [n for n in check.graph.get_graph().nodes if not n.startswith("__")] == wanted[3:]


@pytest.mark.parametrize("given", [{"draft": TRUE}, {"question": "How many days?"}])
def test_documents_and_a_workspace_are_refused_together(given: dict[str, Any]) -> None:
    graph = check if "draft" in given else answer
    with pytest.raises(InputError, match="either `documents` or a `workspace`, not both"):
        run(graph.build(FakeTools([TRUE])), {**given, "documents": [], "workspace": "hr"})


def test_edges_back_lead_to_verify_only():
    edges = {(e.source, e.target) for e in answer.graph.get_graph().edges}
    assert ("revise", "verify") in edges
    assert ("verify", "revise") in edges
    assert ("verify", "finalize") in edges
    assert ("review", "verify") in edges
    assert len(edges) == 12


def test_a_failing_draft_is_revised_and_what_was_right_stays():
    tools = FakeTools([f"{TRUE} {ALSO}"])
    report = run(check.build(tools), {"draft": f"{TRUE} {FALSE} {ALSO} {ABSENT}", "documents": []})
    assert report.answer == f"{TRUE} {ALSO}"
    assert report.summary.is_grounded
    assert report.summary.revisions == 1
    assert report.rounds[0].summary.claims_contradicted == 1
    assert report.summary.coverage_by_evidence == 0
    assert report.summary.coverage_by_deletion == 0.5


@pytest.mark.parametrize(
    ("question", "said"), [(None, NOTHING_LEFT), ("What is the moon?", NO_ANSWER)]
)
def test_a_draft_of_which_nothing_is_left_says_so_and_is_not_grounded(
    question: str | None, said: str
):
    inputs = {"draft": ABSENT, "documents": [], "question": question}
    report = run(check.build(FakeTools([TRUE])), inputs)
    assert report.answer == said
    assert not report.summary.is_grounded
    assert report.summary.coverage == 0


def test_every_run_leaves_one_audit_record():
    tools = FakeTools([TRUE], audit=MemoryAudit())
    report = run(check.build(tools), {"draft": TRUE, "documents": []})
    assert [r.audit_id for r in tools.audit.records] == [report.audit_id]


def test_no_revision_when_the_policy_allows_none_and_the_unsupported_is_marked():
    tools = FakeTools([TRUE])
    policy = Policy(max_revisions=0)
    report = run(check.build(tools), {"draft": f"{TRUE} {ABSENT}", "documents": []}, policy)
    assert report.summary.revisions == 0
    assert not report.summary.is_grounded
    assert policy.qualifier in report.answer
    assert WarningCode.UNSUPPORTED_CLAIMS in {w.code for w in report.warnings}


def test_a_model_failure_is_reported_and_never_a_verdict():
    tools = FakeTools([TRUE])
    report = run(check.build(tools), {"draft": f"{TRUE} It may CRASH.", "documents": []})
    labels = [e.verdict.label for e in report.ledger.entries]
    assert labels == [Label.SUPPORTED, Label.UNASSESSED]
    assert report.ledger.entries[1].verdict.reason == "the model crashed"
    assert {w.code for w in report.warnings} >= {WarningCode.UNASSESSED_CLAIMS}
    assert report.summary.coverage == 0.5


def test_the_cap_on_claims_is_never_silent():
    tools = FakeTools([TRUE])
    report = run(
        check.build(tools),
        {"draft": f"{TRUE} {TRUE} {TRUE}", "documents": []},
        Policy(max_claims=2),
    )
    omitted = [w for w in report.warnings if w.code is WarningCode.CLAIMS_OMITTED]
    assert [w.details["omitted"] for w in omitted] == [1]
    assert not report.summary.is_grounded
    assert not report.rounds[0].summary.is_grounded
    assert report.shortfalls == ["1 claim not checked"]


def test_a_figure_that_no_claim_covers_is_named():
    said = "I think the fee is 900 euros."
    draft = {"draft": f"{TRUE} {said}", "documents": []}
    report = run(check.build(FakeTools([TRUE])), draft, Policy(max_claims=1))
    (told,) = (w for w in report.warnings if w.code is WarningCode.UNCHECKED_TEXT)
    assert told.details["sentences"] == [said]
    assert said in told.message


def test_a_draft_without_claims_is_covered_and_says_so():
    report = run(check.build(FakeTools([TRUE])), {"draft": "Shall we begin?", "documents": []})
    assert report.summary.claims_checked == 0
    assert report.summary.coverage == 1.0
    assert report.summary.confidence == 0.0
    assert [w.code for w in report.warnings] == ["NO_CHECKABLE_CLAIMS"]
    assert report.risk.flags == ()
    assert report.summary.is_grounded


def test_a_draft_of_which_nothing_was_checked_is_not_grounded():
    said = "Is the fee 900 euros? Yes."

    class NoClaims(FakeTools):
        def extractor(self, role: str) -> Any:
            return SimpleNamespace(extract=self.none)

        async def none(self, *_: Any) -> Extraction:
            return Extraction(claims=(), omitted=0)

    report = run(check.build(NoClaims([TRUE])), {"draft": said, "documents": []})
    assert not report.summary.is_grounded
    assert report.shortfalls == ["text not checked"]


def test_nothing_retrieved_means_no_evidence_and_no_coverage():
    report = run(answer.build(FakeTools([])), {"question": "Why?"})
    assert report.answer == "No relevant information was found in the documents."
    assert report.ledger.entries == ()
    assert report.summary.coverage == 0
    assert [f.type for f in report.risk.flags] == ["no_evidence"]


@pytest.mark.parametrize(
    ("graph", "inputs"), [("answer", {"question": " "}), ("check", {"draft": ""})]
)
def test_empty_input_is_one_clear_error(graph: str, inputs: dict[str, str]):
    built = {"answer": answer, "check": check}[graph].build(FakeTools([TRUE]))
    with pytest.raises(InputError, match="empty"):
        asyncio.run(built.ainvoke(inputs, context=Context()))


@pytest.mark.parametrize(("high", "told"), [("block", False), ("flag", True)])
def test_no_event_tells_the_words_of_an_answer_that_may_be_withheld(high: str, told: bool):
    policy = Policy.model_validate(
        {"risk": {"actions": {"low": "pass", "medium": "flag", "high": high}}}
    )

    async def events() -> list[Any]:
        graph, context = check.build(FakeTools([TRUE])), Context(policy=policy)
        inputs = {"draft": f"{TRUE} {ABSENT}", "documents": []}
        stream = graph.astream(inputs, context=context, stream_mode="custom", subgraphs=True)
        return [payload async for _, payload in stream]

    found = [e for e in asyncio.run(events()) if e["type"] in ("draft", "revision")]
    assert {e["type"] for e in found} == {"draft", "revision"}
    assert any(e.get("draft") or e.get("edits") for e in found) is told


def test_events_arrive_in_the_order_of_the_run():
    async def collect() -> list[str]:
        graph = answer.build(FakeTools([f"{TRUE} {FALSE}"]))
        stream = graph.astream(
            {"question": "How many days?"}, context=Context(), stream_mode="custom", subgraphs=True
        )
        return [payload["type"] async for _, payload in stream]

    types = asyncio.run(collect())
    assert types[:3] == ["plan", "chunks", "draft"]
    assert types[3:] == ["claim", "claim", "verdict", "verdict", "verification", "final"]


SENTENCES = st.lists(
    st.sampled_from([TRUE, ALSO, FALSE, ABSENT, "It may CRASH."]), min_size=1, max_size=6
)


@st.composite
def hostile_edits(draw: st.DrawFn) -> list[tuple[int, int, str]]:
    """Spans and replacements that respect nothing."""
    return draw(
        st.lists(
            st.tuples(st.integers(0, 200), st.integers(0, 60), st.text(max_size=20)), max_size=5
        )
    )


@settings(max_examples=60, deadline=None)
@given(SENTENCES, hostile_edits(), st.integers(0, 5))
@example(sentences=[FALSE, TRUE], edits=[(18, 4, "")], limit=4)
def test_the_loop_ends_and_supported_sentences_survive_any_reviser(sentences, edits, limit):
    def script(draft, entries):
        return [
            Edit(
                claim_id=e.claim.claim_id, span=Span(start=s, end=s + n), replacement=r, reason="x"
            )
            for e in entries
            for s, n, r in edits
        ]

    draft = " ".join(sentences)
    graph = check.build(FakeTools([f"{TRUE} {ALSO}"], script=script))
    report = run(graph, {"draft": draft, "documents": []}, Policy(max_revisions=limit))
    assert len(report.rounds) <= limit + 1
    for kept in report.rounds:
        for sentence in {s for s in sentences if s in (TRUE, ALSO)}:
            assert kept.draft.count(sentence) >= draft.count(sentence)
    assert report.summary.coverage >= report.rounds[0].summary.coverage or (
        report.summary.claims_contradicted < report.rounds[0].summary.claims_contradicted
    )


class Told(FakeTools):
    """Keeps what its retrievers were to find: (workspace, documents)."""

    def __init__(self) -> None:
        super().__init__([TRUE])
        self.told: list[tuple[str | None, Any]] = []

    async def retriever(self, workspace: str | None, documents: Any) -> Any:
        self.told.append((workspace, documents))
        return await super().retriever(workspace, documents)


GIVEN = [{"title": "Leave", "text": TRUE}]


@pytest.mark.parametrize("before", [{"documents": GIVEN}, {"workspace": "staff"}])
@pytest.mark.parametrize(
    ("now", "told"),
    [
        ({}, (None, None)),
        ({"workspace": "office"}, ("office", None)),
        ({"documents": []}, (None, [])),
    ],
)
@pytest.mark.parametrize(
    ("module", "asked"), [(answer, {"question": "How much leave?"}), (check, {"draft": TRUE})]
)
def test_a_run_on_a_thread_is_held_against_what_came_with_it(
    module: Any, asked: dict[str, Any], before: Any, now: Any, told: Any
):
    tools, config = Told(), {"configurable": {"thread_id": "t"}}
    graph = module.build(tools).copy({"checkpointer": InMemorySaver()})
    asyncio.run(graph.ainvoke({**asked, **before}, config))
    assert set(map(str, tools.told)) == {str((before.get("workspace"), before.get("documents")))}
    tools.told.clear()
    asyncio.run(graph.ainvoke({**asked, **now}, config))
    assert set(map(str, tools.told)) == {str(told)}
    assert tools.audit.records[1].workspace == (told[0] or "")


def test_a_run_that_failed_leaves_nothing_to_be_held_against():
    tools, config = Told(), {"configurable": {"thread_id": "t"}}
    graph = answer.build(tools).copy({"checkpointer": InMemorySaver()})
    with pytest.raises(InputError):
        asyncio.run(graph.ainvoke({"question": " ", "documents": GIVEN}, config))
    asyncio.run(graph.ainvoke({"question": "How much leave?"}, config))
    assert set(map(str, tools.told)) == {"(None, None)"}


def test_what_could_not_be_read_is_told_of_its_own_run():
    tools, config = Told(), {"configurable": {"thread_id": "t"}}
    graph = check.build(tools).copy({"checkpointer": InMemorySaver()})
    failed = [FileFailure(source="a.pdf", reason="it is damaged")]
    given = {"draft": TRUE, "documents": GIVEN}
    first = asyncio.run(graph.ainvoke({**given, "unreadable": failed}, config))
    again = asyncio.run(graph.ainvoke(given, config))
    assert WarningCode.UNREADABLE_DOCUMENT in {w.code for w in first["warnings"]}
    assert not again["warnings"]
