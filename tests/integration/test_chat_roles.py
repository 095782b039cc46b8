"""Runs with a chat model in every role, behind a server that misbehaves on demand."""

import asyncio
import json
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from agent.api import acheck, aindex, answer, check
from agent.bootstrap import toolkit
from agent.domain.report import Report, WarningCode
from agent.domain.verdict import Label
from agent.domain.wording import NOT_WRITTEN
from agent.errors import InputError, RoleError
from agent.models.chat.opening import close_connections
from tests.chat_actor import Actor, part_of
from tests.scripted_server import Reply, ScriptedServer, as_json

pytestmark = pytest.mark.model

ROLE = "openai:scripted"
ROLES = {"writer": ROLE, "skeptic": ROLE, "extractor": ROLE, "judge": ROLE}
TRUE = "Full-time employees receive 28 days of paid leave."
FALSE = "Full-time employees receive 45 days of paid leave."
ABSENT = "The cafeteria serves waffles."
TEXT = f"{TRUE} Sale items may be returned within 14 days. Parking is free for visitors."
DOCUMENTS = [{"title": "Handbook", "text": TEXT}]


@pytest.fixture(autouse=True)
def _home(home: Path) -> None:
    """Every test has a home of its own."""


def context(server: ScriptedServer, **more: Any) -> dict[str, Any]:
    chat = {"timeout_seconds": 30, "cache_seconds": 0, "max_retries": 1, **more.pop("chat", {})}
    return {**ROLES, "base_url": server.url, "chat": chat, **more}


def labels(report: Report) -> list[Label]:
    return [e.verdict.label for e in report.rounds[0].ledger.entries]


def codes(report: Report) -> set[WarningCode]:
    return {w.code for w in report.warnings}


def test_all_four_roles():
    with ScriptedServer(Actor()) as server:
        report = check(f"{TRUE} {FALSE} {ABSENT}", documents=DOCUMENTS, context=context(server))
    assert labels(report) == [Label.SUPPORTED, Label.CONTRADICTED, Label.NOT_FOUND]
    assert report.answer == TRUE
    assert report.summary.is_grounded
    supported = report.ledger.entries[0]
    assert supported.verdict.confidence == pytest.approx(0.9)  # 0.85, and 0.05 for similarity
    assert supported.evidence[0].quote in TEXT
    used = report.usage
    assert used.model_calls == len(server.requests)
    assert used.tokens_in == 10 * used.model_calls
    assert used.cost_usd is None
    assert {"skeptic", "extractor", "judge", "writer"} == set(used.by_role)
    assert used.per_claim["model_calls"] == used.model_calls / 3


def test_the_judge_and_the_reviser_are_told_what_the_skeptic_objects_to():
    why = "S1 speaks of full-time employees only"
    objected = [
        {"kind": "overgeneralisation", "severity": "high", "quote": ABSENT, "why": why},
        {"kind": "uncited", "severity": "low", "quote": TRUE, "why": "no citation"},
    ]
    actor = Actor(instead={"critique": lambda _: as_json({"issues": objected})})
    with ScriptedServer(actor) as server:
        report = check(f"{TRUE} {ABSENT}", documents=DOCUMENTS, context=context(server))
        asked = {part_of(r): r["messages"][1]["content"] for r in reversed(server.requests)}
    assert [i.why for i in report.rounds[0].issues] == [why, "no citation"]
    assert f"{ABSENT}\n   sources: S1\n   objection: {why}\n" in asked["judge"]
    assert asked["judge"].count("objection") == 1
    assert f"   objection: {why}" in asked["revise"]


def test_of_an_answer_that_is_cut_the_finished_sentences_are_kept(tmp_path: Path):
    (tmp_path / "handbook.md").write_text(f"# Leave\n\n{TEXT}\n", "utf-8")
    asyncio.run(aindex([tmp_path]))
    cut = Reply(f"{TRUE[:-1]} [S1]. Parking is free for visitors [S1]. Sale items", finish="length")
    actor = Actor(instead={"write": lambda _: cut})
    with ScriptedServer(actor) as server:
        report = answer("How many days of leave are there?", context=context(server))
    assert "Parking is free for visitors" in report.answer
    assert "Sale items" not in report.rounds[0].draft
    assert labels(report) == [Label.SUPPORTED] * 2
    told = next(w for w in report.warnings if w.code is WarningCode.MODEL_FAILED)
    assert told.details["role"] == "writer"
    assert "last finished sentence" in told.message
    assert "max_output_tokens" in told.message


def test_answer_cites_chunks_and_reports_ids_that_were_not_given(tmp_path: Path):
    (tmp_path / "handbook.md").write_text(f"# Leave\n\n{TEXT}\n", "utf-8")
    asyncio.run(aindex([tmp_path]))
    draft = f"{TRUE[:-1]} [S1]. Parking is free for visitors [cite:S9]."
    with ScriptedServer(Actor(draft)) as server:
        report = answer("How many days of leave are there?", context=context(server))
    first, second = report.rounds[0].ledger.entries
    chunk = first.evidence[0].chunk_id
    assert first.claim.citations == (chunk,)
    assert second.claim.citations == ("S9",)
    assert f"[cite:{chunk}]" in report.rounds[0].draft
    invalid = next(w for w in report.warnings if w.code is WarningCode.INVALID_CITATION)
    assert invalid.details["chunk_ids"] == ["S9"]


MISBEHAVIOURS = {
    "malformed": Reply('{"rulings": [{"claim": 1, "level": "full"'),
    "wrong schema": as_json({"verdict": "all true", "issues": 3, "sentences": "none"}),
    "wrong type": Reply("[1, 2, 3]"),
    "empty text": Reply(""),
    "error 500": Reply(status=500, body="{}"),
    "error 429": Reply(status=429, headers={"retry-after": "600"}, body="{}"),
    "hang": Reply(hang=True),
    "dropped": Reply(drop=True),
    "no choices": Reply(choices=False),
    "refusal": Reply(refusal="I cannot help with that."),
    "cut": Reply('{"rulings": []}', finish="length"),
    "10 MB": Reply("x" * 10_000_000),
    "not json at all": Reply(body="<html>gateway</html>", headers={"content-type": "text/html"}),
}


@pytest.mark.parametrize("name", MISBEHAVIOURS)
@pytest.mark.parametrize("part", ["critique", "extract", "judge"])
def test_a_failing_role_ends_in_a_clear_report(part: str, name: str):
    actor = Actor(instead={part: lambda _: MISBEHAVIOURS[name]})
    limits = {"timeout_seconds": 0.5 if name == "hang" else 30, "max_retries": 0}
    with ScriptedServer(actor) as server:
        report = check(f"{TRUE} {FALSE}", documents=DOCUMENTS, context=context(server, chat=limits))
    told = next(w for w in report.warnings if w.code is WarningCode.MODEL_FAILED)
    assert "\n" not in told.message
    if part == "critique":
        assert labels(report) == [Label.SUPPORTED, Label.CONTRADICTED]
        return
    assert labels(report) == [Label.UNASSESSED] * 2
    assert not report.summary.is_grounded
    assert WarningCode.UNASSESSED_CLAIMS in codes(report)
    for entry in report.ledger.entries:
        assert entry.verdict.reason.endswith(told.details["reason"])
    assert report.answer == f"{TRUE} {FALSE}"  # nothing is changed on a mere failure


@pytest.mark.parametrize(
    "name", [n for n in MISBEHAVIOURS if n not in ("malformed", "wrong schema", "wrong type")]
)
def test_a_failing_writer_ends_in_a_clear_report(tmp_path: Path, name: str):
    (tmp_path / "handbook.md").write_text(TEXT, "utf-8")
    asyncio.run(aindex([tmp_path]))
    actor = Actor(instead={"write": lambda _: MISBEHAVIOURS[name]})
    limits = {"timeout_seconds": 0.5 if name == "hang" else 30, "max_retries": 0}
    with ScriptedServer(actor) as server:
        report = answer("How many days of leave?", context=context(server, chat=limits))
    assert report.answer == NOT_WRITTEN
    assert not report.ledger.entries
    assert not report.summary.is_grounded
    assert report.summary.coverage == 0
    told = next(w for w in report.warnings if w.code is WarningCode.MODEL_FAILED)
    assert told.details["role"] == "writer"


def test_a_failing_planner_leaves_the_question_whole(tmp_path: Path):
    (tmp_path / "handbook.md").write_text(TEXT, "utf-8")
    asyncio.run(aindex([tmp_path]))
    actor = Actor(TRUE, instead={"plan": lambda _: Reply("no plan")})
    with ScriptedServer(actor) as server:
        report = answer("How many days of leave?", context=context(server))
    assert report.answer == TRUE
    assert WarningCode.MODEL_FAILED in codes(report)


def test_a_failing_reviser_gives_way_to_the_rules():
    actor = Actor(instead={"revise": lambda _: Reply("no")})
    with ScriptedServer(actor) as server:
        report = check(f"{TRUE} {ABSENT}", documents=DOCUMENTS, context=context(server))
    assert report.answer == TRUE
    assert "mended by rules" in next(
        w.message for w in report.warnings if w.code is WarningCode.MODEL_FAILED
    )


def rulings(*given: dict[str, Any]) -> Any:
    plain = {"inferred": False, "reason": "so", "quotes": [], "level": "full"}
    return lambda _: as_json({"rulings": [{**plain, **g} for g in given]})


def quote(text: str, source: str = "S1", relation: str = "supports") -> dict[str, str]:
    return {"source": source, "text": text, "relation": relation}


@pytest.mark.parametrize(
    ("script", "label", "reason"),
    [
        (rulings(), Label.UNASSESSED, "leaves this claim out"),
        (rulings({"claim": 7, "quotes": [quote(TRUE)]}), Label.UNASSESSED, "leaves this claim out"),
        (rulings({"claim": 1}), Label.UNASSESSED, "quoted nothing"),
        (rulings({"claim": 1, "quotes": [quote(FALSE)]}), Label.UNASSESSED, "quoted nothing"),
        (
            rulings({"claim": 1, "quotes": [quote("Leave is generous.")]}),
            Label.UNASSESSED,
            "quoted nothing",
        ),
        (
            rulings(
                {
                    "claim": 1,
                    "level": "contradicted",
                    "quotes": [quote("No!", relation="contradicts")],
                }
            ),
            Label.UNASSESSED,
            "quoted nothing",
        ),
        (
            rulings({"claim": 1, "quotes": [quote(TRUE)]}, {"claim": 1, "level": "none"}),
            Label.UNASSESSED,
            "ruled on this claim twice",
        ),
        (rulings({"claim": 1, "quotes": [quote(TRUE, "S77")]}), Label.CONTRADICTED, "strict rule"),
        (rulings({"claim": 1, "quotes": [quote(TRUE)]}), Label.CONTRADICTED, "strict rule"),
        (rulings({"claim": 1, "level": "none"}), Label.NOT_FOUND, "so"),
    ],
)
def test_what_a_judge_cannot_prove_is_no_verdict(script: Any, label: Label, reason: str):
    """The claim is false: no reply of the judge may make it supported."""
    with ScriptedServer(Actor(instead={"judge": script})) as server:
        policy = {"max_revisions": 0}
        given = context(server, policy=policy)
        report = check(FALSE, documents=DOCUMENTS, context=given)
    (entry,) = report.ledger.entries
    assert entry.verdict.label is label
    assert reason in entry.verdict.reason


def sentences(*given: tuple[int, list[tuple[str, str]]]) -> Any:
    found = [
        {"number": n, "claims": [{"text": t, "quote": q, "type": "fact"} for t, q in claims]}
        for n, claims in given
    ]
    return lambda _: as_json({"sentences": found})


@pytest.mark.parametrize(
    ("script", "wanted", "warns"),
    [
        (sentences((0, [(TRUE, TRUE)]), (1, [(ABSENT, ABSENT)])), [TRUE, ABSENT], False),
        (
            sentences((0, [(TRUE, TRUE), (TRUE, TRUE)]), (1, [(ABSENT, ABSENT)])),
            [TRUE, ABSENT],
            False,
        ),
        (sentences((0, [(TRUE, TRUE)])), [TRUE, ABSENT], True),
        (sentences((0, [(FALSE, TRUE)]), (1, [(ABSENT, ABSENT)])), [TRUE, ABSENT], True),
        (
            sentences((0, [(TRUE, "somewhere else entirely")]), (1, [(ABSENT, ABSENT)])),
            [TRUE, ABSENT],
            True,
        ),
        (
            sentences((0, [(TRUE, TRUE)]), (1, [("The moon is made of cheese.", ABSENT)])),
            [TRUE, ABSENT],
            True,
        ),
        (sentences((0, []), (1, [])), [TRUE], True),
        (
            sentences((0, [(TRUE, TRUE)]), (1, [(ABSENT, ABSENT)]), (9, [("Ghost.", "Ghost.")])),
            [TRUE, ABSENT],
            False,
        ),
    ],
)
def test_claims_that_the_draft_does_not_make(script: Any, wanted: list[str], *, warns: bool):
    draft = f"{TRUE} {ABSENT}"
    with ScriptedServer(Actor(instead={"extract": script})) as server:
        given = context(server, policy={"max_revisions": 0})
        report = check(draft, documents=DOCUMENTS, context=given)
    assert [e.claim.text for e in report.ledger.entries] == wanted
    for entry in report.ledger.entries:
        assert entry.claim.span.of(draft) in draft
    assert (WarningCode.MODEL_FAILED in codes(report)) is warns


def test_a_budget_of_calls_ends_the_run_with_what_was_verified():
    for calls in range(6):
        with ScriptedServer(Actor()) as server:
            given = context(server, budget={"max_calls": calls})
            report = check(f"{TRUE} {FALSE}", documents=DOCUMENTS, context=given)
        assert len(server.requests) == report.usage.model_calls <= calls
        if calls < 3:
            assert WarningCode.BUDGET_EXCEEDED in codes(report)
            assert set(labels(report)) == {Label.UNASSESSED}
        if calls >= 3:
            assert labels(report) == [Label.SUPPORTED, Label.CONTRADICTED]


def test_a_budget_of_tokens_is_kept():
    for tokens in (0, 4000, 12_000):
        with ScriptedServer(Actor(usage=(1800, 200))) as server:
            limits = {"max_output_tokens": 300}
            given = context(server, budget={"max_tokens": tokens}, chat=limits)
            report = check(f"{TRUE} {FALSE}", documents=DOCUMENTS, context=given)
        assert report.usage.tokens_in + report.usage.tokens_out <= tokens
        assert WarningCode.BUDGET_EXCEEDED in codes(report)


def test_a_cap_on_dollars_without_a_price_fails_before_the_run():
    with ScriptedServer(Actor()) as server:
        given = context(server, budget={"max_cost_usd": 1.0})
        with pytest.raises(InputError, match=r"price of openai:scripted is not known"):
            check(TRUE, documents=DOCUMENTS, context=given)
    assert not server.requests


def test_a_second_run_reuses_replies():
    with ScriptedServer(Actor()) as server:
        given = context(server, chat={"cache_seconds": 60})
        first = check(f"{TRUE} {FALSE}", documents=DOCUMENTS, context=given)
        calls = len(server.requests)
        second = check(f"{TRUE} {FALSE}", documents=DOCUMENTS, context=given)
    assert len(server.requests) == calls
    assert second.usage.model_calls == 0
    assert second.usage.cached_calls == first.usage.model_calls
    assert second.ledger == first.ledger


@pytest.mark.parametrize(
    ("role", "told"),
    [
        ("oracle", "choose one of: extractive, or a chat model as PROVIDER:MODEL"),
        ("nowhere:gpt-4", "Supported model providers are: .*openai"),
        ("anthropic:claude", "pip install langchain-anthropic"),
    ],
)
def test_a_wrong_role_fails_before_the_run(role: str, told: str):
    with pytest.raises(RoleError, match=told):
        check(TRUE, documents=DOCUMENTS, context={"writer": role})


def test_a_missing_key_fails_before_the_run(monkeypatch: pytest.MonkeyPatch):
    for name in ("OPENAI_API_KEY", "OPENAI_BASE_URL", "OPENAI_API_BASE"):
        monkeypatch.delenv(name, raising=False)
    with pytest.raises(RoleError, match="cannot be opened"):
        check(TRUE, documents=DOCUMENTS, context={"judge": "openai:gpt-4.1-mini"})


def test_no_key_and_no_server_in_the_audit_record(caplog: pytest.LogCaptureFixture):
    async def run(server: ScriptedServer) -> tuple[Report, Any, Any]:
        try:
            given = context(server, api_key="sk-very-secret")
            report = await acheck(TRUE, documents=DOCUMENTS, context=given)
            log = toolkit().audit_log()
            (record,) = await log.read(audit_id=report.audit_id)
            return report, record, await log.report(report.audit_id)
        finally:
            await close_connections()

    with caplog.at_level("DEBUG"), ScriptedServer(Actor()) as server:
        report, record, stored = asyncio.run(run(server))
    assert server.requests[0]["headers"]["authorization"] == "Bearer sk-very-secret"
    kept = record.model_dump_json() + json.dumps(stored) + report.model_dump_json()
    assert "sk-very-secret" not in kept + caplog.text
    assert server.url not in kept
    assert record.versions["prompts/judge"]
    assert record.usage.by_role["judge"].model == "scripted"


def test_the_calls_of_twenty_runs_wait_for_the_server_together():
    """A server that answers nobody before all have asked is asked by all."""

    def together(request: Any) -> Reply:
        return replace(Actor()(request), meet=20)

    async def runs(server: ScriptedServer) -> list[Report]:
        given = context(server, chat={"concurrency": 32, "timeout_seconds": 90})
        draft = f"{TRUE} Parking is free for visitors."
        try:
            several = (acheck(draft, documents=DOCUMENTS, context=given) for _ in range(20))
            return await asyncio.gather(*several)
        finally:
            await close_connections()

    with ScriptedServer(together) as server:
        found = asyncio.run(runs(server))
    assert server.most_at_once == 20
    assert all(r.summary.claims_supported == 2 for r in found)
