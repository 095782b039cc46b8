"""Runs without a report leave an audit record too: failed, stopped, or never decided on."""

import asyncio
from datetime import UTC, datetime, timedelta
from pathlib import Path
from typing import Any

import pytest

from agent import runs
from agent.api import acheck, check
from agent.bootstrap import toolkit
from agent.domain.audit import AuditRecord, Outcome
from agent.domain.policy import Policy
from agent.domain.report import Mode, Report, WarningCode
from agent.errors import InputError, ModelError, NotFoundError, ReviewRequired
from agent.ledger.export import as_html, as_markdown
from agent.replay import areplay

DRAFT = "Staff get 20 days of leave."
NOTES: Any = [{"title": "Leave", "text": DRAFT}]


class Broken:
    """A graph that raises, or never ends."""

    def __init__(self, error: Exception | None) -> None:
        self._error = error

    async def astream(self, *args: Any, **more: Any) -> Any:
        if self._error is not None:
            raise self._error
        await asyncio.sleep(60)
        yield ()


async def only_record() -> AuditRecord:
    (found,) = await toolkit().audit_log().read()
    return found


@pytest.mark.parametrize(
    ("error", "why"),
    [(ModelError("the judge\nis gone"), "the judge is gone"), (KeyError(DRAFT), "KeyError")],
)
async def test_a_run_that_fails_is_recorded(
    home: Path, monkeypatch: pytest.MonkeyPatch, error: Exception, why: str
) -> None:
    monkeypatch.setattr(runs, "_graph", lambda _: Broken(error))
    with pytest.raises(type(error)):
        await acheck(DRAFT, documents=NOTES, context={"user": "ann", "session": "s1"})
    found = await only_record()
    assert (found.outcome, found.why) == (Outcome.FAILED, why)
    assert (found.user, found.session, found.query) == ("ann", "s1", DRAFT)
    assert (found.mode, found.workspace, found.claim_count) == (Mode.DRAFT, "", 0)
    report = Report.model_validate(await toolkit().audit_log().report(found.audit_id))
    assert not report.summary.is_grounded
    assert [w.code for w in report.warnings] == [WarningCode.RUN_UNFINISHED]
    assert "failed" in as_markdown(report)
    assert "failed" in as_html(report)
    assert await toolkit().audit_log().verify("") == []
    with pytest.raises(InputError, match=r"cannot be replayed: .* \(failed\)"):
        await areplay(found.audit_id)


async def test_a_run_that_is_stopped_is_recorded(
    home: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(runs, "_graph", lambda _: Broken(None))
    with pytest.raises(TimeoutError):
        async with asyncio.timeout(0.1):
            await acheck(DRAFT, documents=NOTES)
    assert (await only_record()).outcome is Outcome.CANCELLED


class Unreachable:
    """In place of a toolkit's retriever: it fails, or hangs."""

    def __init__(self, error: Exception | None) -> None:
        self._error = error

    async def __call__(self, *args: Any) -> Any:
        if self._error is not None:
            raise self._error
        await asyncio.sleep(60)


INPUTS: dict[str, dict[str, Any]] = {
    "check": {"draft": DRAFT, "documents": NOTES},
    "answer": {"question": "How much leave?", "documents": NOTES},
}


@pytest.mark.parametrize("name", INPUTS)
@pytest.mark.parametrize("error", [OSError("the disk is gone"), None])
async def test_a_graph_that_a_server_runs_records_its_end(
    home: Path, monkeypatch: pytest.MonkeyPatch, name: str, error: Exception | None
) -> None:
    monkeypatch.setattr(type(toolkit()), "retriever", Unreachable(error))
    with pytest.raises(TimeoutError if error is None else OSError):
        async with asyncio.timeout(1):
            await runs._graph(name).ainvoke(INPUTS[name], context={"user": "ann"})
    found = await only_record()
    assert found.outcome is (Outcome.CANCELLED if error is None else Outcome.FAILED)
    assert found.mode is (Mode.DRAFT if name == "check" else Mode.ANSWER)
    assert (found.user, found.query) == ("ann", DRAFT if name == "check" else "How much leave?")


@pytest.mark.parametrize("error", [OSError("the disk is gone"), None])
async def test_a_run_in_this_process_is_recorded_once(
    home: Path, monkeypatch: pytest.MonkeyPatch, error: Exception | None
) -> None:
    monkeypatch.setattr(type(toolkit()), "retriever", Unreachable(error))
    with pytest.raises(TimeoutError if error is None else OSError):
        async with asyncio.timeout(1):
            await acheck(DRAFT, documents=NOTES)
    assert (await only_record()).query == DRAFT


async def test_what_is_refused_is_no_run(home: Path) -> None:
    with pytest.raises(InputError):
        await acheck(" ", documents=NOTES)
    with pytest.raises(NotFoundError):
        await acheck(DRAFT, workspace="nowhere")
    assert await toolkit().audit_log().read() == []


@pytest.mark.model
def test_a_run_that_expires_is_recorded_without_what_it_held(home: Path) -> None:
    actions = dict.fromkeys(("low", "medium", "high"), "review")
    policy = Policy.model_validate({"risk": {"actions": actions}})
    with pytest.raises(ReviewRequired):
        check(DRAFT, documents=NOTES, context={"policy": policy, "user": "ann"})
    assert asyncio.run(toolkit().audit_log().read()) == []
    assert asyncio.run(runs.forget_expired(datetime.now(UTC) + timedelta(days=91))) == 1
    found = asyncio.run(only_record())
    assert (found.outcome, found.query, found.user) == (Outcome.EXPIRED, "", "ann")
    assert found.mode is Mode.DRAFT
    assert DRAFT not in str(asyncio.run(toolkit().audit_log().report(found.audit_id)))
