"""A streaming writer: its claims are checked while it writes, and the ledger is the same."""

import json
import threading
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from agent.api import aanswer, aindex
from agent.bootstrap import Toolkit, toolkit
from agent.domain.events import AnyEvent
from agent.domain.report import Report, WarningCode
from agent.domain.verdict import Label
from agent.models.chat.opening import close_connections
from agent.ports import Writer
from tests.chat_actor import Actor, part_of
from tests.scripted_server import Reply, Request, Script, ScriptedServer

pytestmark = pytest.mark.model

TOKENS_A_SECOND = 30
QUESTION = "What does the handbook say about leave, parking, returns and visits?"
HANDBOOK = """# Leave

Full-time employees receive 28 days of paid leave per year.
Up to 5 unused days may be carried over into the next year.

# Parking

Parking is free for visitors on weekdays.

# Returns

Sale items may be returned within 14 days with a receipt.

# Visits

Visitors must sign in at the front desk and wear a badge.
"""
DRAFT = (
    "Full-time employees receive 28 days of paid leave per year [cite:S1]. "
    "Up to 9 unused days may be carried over into the next year [cite:S1]. "
    "Parking is free for visitors on weekdays [cite:S1]. "
    "Sale items may be returned within 14 days with a receipt [cite:S1]. "
    "Visitors must sign in at the front desk and wear a badge [cite:S1]. "
    "The cafeteria serves waffles every Friday at noon [cite:S1]."
)


@pytest.fixture(autouse=True)
async def _indexed(home: Path, tmp_path: Path) -> Any:
    (tmp_path / "handbook.md").write_text(HANDBOOK)
    await aindex([tmp_path / "handbook.md"])
    yield
    await close_connections()


class Slow(Actor):
    """Writes like a model that makes so many tokens, here words, a second."""

    def __call__(self, request: Request) -> Reply:
        made = super().__call__(request)
        if part_of(request) == "write":
            made.pause = 1 / TOKENS_A_SECOND
        return made


class Plain:
    """A writer that cannot stream."""

    def __init__(self, writer: Writer) -> None:
        self.plan, self.draft = writer.plan, writer.draft


async def run(
    actor: Script,
    writer: str = "openai:scripted",
    on_event: Callable[[AnyEvent], object] = lambda _: None,
    **more: Any,
) -> tuple[Report, list[AnyEvent]]:
    heard: list[AnyEvent] = []

    def listen(event: AnyEvent) -> None:
        heard.append(event)
        on_event(event)

    with ScriptedServer(actor) as server:
        context = {
            "writer": writer,
            "base_url": server.url,
            "chat": {"cache_seconds": 0, "timeout_seconds": 20, "max_retries": 0},
            "policy": {"max_revisions": 0},
            **more,
        }
        report = await aanswer(QUESTION, context=context, on_event=listen)
    return report, heard


def kinds(heard: list[AnyEvent]) -> list[str]:
    return [e.type for e in heard]


def ledger(report: Report) -> Any:
    return [e.model_dump(mode="json") for e in report.ledger.entries]


async def test_the_first_verdict_comes_well_before_the_last_token():
    """A writer that falls silent after 40 % of its words until a verdict is heard goes on."""
    heard = threading.Event()
    words = len(DRAFT.split())

    def waiting(request: Request) -> Reply:
        made = Actor(DRAFT)(request)
        if part_of(request) == "write":
            made.gate = (words * 2 // 5, heard)
        return made

    _, events = await run(waiting, on_event=lambda e: e.type == "verdict" and heard.set())
    seen = kinds(events)
    last_words = len(seen) - seen[::-1].index("draft")
    assert "verdict" in seen[:last_words]


async def test_the_ledger_is_that_of_a_run_that_does_not_stream(monkeypatch: pytest.MonkeyPatch):
    streamed, heard = await run(Slow(DRAFT))
    writer = toolkit().writer
    monkeypatch.setattr(Toolkit, "writer", lambda _, role: Plain(writer(role)))
    plain, plainly = await run(Actor(DRAFT))
    assert len([k for k in kinds(plainly) if k == "draft"]) == 1
    assert ledger(streamed) == ledger(plain)
    assert streamed.summary == plain.summary
    labels = [e.verdict.label for e in streamed.ledger.entries]
    assert labels[:3] == [Label.SUPPORTED, Label.CONTRADICTED, Label.SUPPORTED]
    for kind in ("claim", "verdict", "verification", "final"):
        assert kinds(heard).count(kind) == kinds(plainly).count(kind), kind


async def test_each_claim_and_verdict_is_told_once_and_inside_a_draft_that_holds_it():
    report, heard = await run(Slow(DRAFT))
    draft, claims, verdicts = "", {}, {}
    for event in heard:
        if event.type == "draft":
            assert event.draft.startswith(draft) is event.continues or not draft
            draft = event.draft
        elif event.type == "claim":
            claim = event.claim
            assert claim.claim_id not in claims
            assert claim.span.of(draft)
            claims[claim.claim_id] = claim
        elif event.type == "verdict":
            assert event.claim_id in claims
            assert event.claim_id not in verdicts
            verdicts[event.claim_id] = event.verdict
    assert draft == report.rounds[0].draft
    assert list(claims.values()) == [e.claim for e in report.ledger.entries]
    assert {k: v.label for k, v in verdicts.items()} == {
        e.claim.claim_id: e.verdict.label for e in report.ledger.entries
    }


async def test_a_stream_that_breaks_off_takes_back_what_was_told():
    actor = Slow(DRAFT)
    actor.instead = {"write": lambda _: Reply(DRAFT, pause=1 / 60, cut=60)}
    report, heard = await run(actor)
    assert WarningCode.MODEL_FAILED in {w.code for w in report.warnings}
    assert report.ledger.entries == ()
    drafts = [e for e in heard if e.type == "draft"]
    assert len(drafts) > 1
    assert not drafts[-1].continues


async def test_a_chat_judge_is_asked_once_for_all_and_not_sentence_by_sentence():
    slow = Slow(DRAFT)
    report, _ = await run(slow, judge="openai:scripted")
    assert report.usage.by_role["judge"].model_calls == 1
    assert report.usage.escalation_rate == 1.0


async def test_a_model_that_refuses_a_temperature_streams_without_one():
    actor = Actor(DRAFT)

    def picky(request: Request) -> Reply:
        if "temperature" in request and part_of(request) == "write":
            error = {"message": "Unsupported value: 'temperature' does not support 0.0."}
            return Reply(status=400, body=json.dumps({"error": error}))
        return actor(request)

    report, _ = await run(picky, writer="openai:picky")
    assert report.rounds[0].draft.count("[cite:") == 6
