"""The audit record of a run that came to no report: it failed, was stopped, or expired."""

import asyncio
import datetime
import logging
import time
import uuid
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from contextvars import ContextVar
from typing import Any

from langgraph.runtime import Runtime

from agent.audit.record import Origin, build
from agent.context import Context, context_of
from agent.domain.audit import Outcome
from agent.domain.ledger import Ledger
from agent.domain.report import Mode, Notice, Report, Usage, WarningCode
from agent.errors import AccessError, AffidavitError, InputError, NotFoundError
from agent.ledger.risk import assess
from agent.ledger.summary import summarise
from agent.nodes.sources import is_inline
from agent.nodes.stage import Node, Update
from agent.ports import Tools
from agent.state import State

LOG = logging.getLogger(__name__)
REFUSED = (InputError, NotFoundError, AccessError)
"""What ends a run before it is one: nothing is recorded."""

SAID = {
    Outcome.FAILED: "The run failed before it came to an answer.",
    Outcome.CANCELLED: "The run was stopped before it came to an answer.",
    Outcome.EXPIRED: "Nobody decided on the answer in time, and what was held is forgotten.",
}


class Ending:
    """How far the end of a run is recorded; the tasks of the run share it."""

    def __init__(self) -> None:
        self.is_recorded = False


_ENDING: ContextVar[Ending | None] = ContextVar("ending", default=None)


@contextmanager
def once_recorded() -> Iterator[None]:
    """See that the run inside leaves one record of its end, whoever is the first to see it."""
    token = _ENDING.set(Ending())
    try:
        yield
    finally:
        _ENDING.reset(token)


def watched(tools: Tools, node: Node) -> Node:
    """Return ``node`` such that a run that it fails, or that is stopped in it, is recorded.

    A graph may be run by a server that knows of no records, so that its nodes must see to them.
    """

    async def recorded(state: State, *, runtime: Runtime[Context]) -> Update:
        start = time.perf_counter()
        try:
            return await node(state, runtime=runtime)
        except REFUSED:
            raise
        except (Exception, asyncio.CancelledError) as error:
            if state.get("held"):
                raise  # it still waits for a person
            before = sum((state.get("stages_ms") or {}).values())
            taken = before + (time.perf_counter() - start) * 1000
            await leave_record(tools, _given(state), context_of(runtime), outcome_of(error), taken)
            raise

    return recorded


def _given(state: State) -> dict[str, Any]:
    """Return what a run was given, as far as its record tells it."""
    workspace = None if is_inline(state) else state["sources"].get("workspace")
    told = {"question": state.get("question"), "workspace": workspace}
    if state.get("plan") or "draft" not in state:
        return told
    rounds = state.get("rounds")
    return {**told, "draft": rounds[0].draft if rounds else state["draft"]}


async def leave_record(
    tools: Tools,
    inputs: Mapping[str, Any],
    context: Context,
    ended: tuple[Outcome, str],
    ms: float = 0.0,
) -> None:
    """Record a run without a report; where that fails, how the run ended is still what counts.

    See `record_unfinished`.
    """
    run = _ENDING.get() or Ending()
    if run.is_recorded:
        return
    run.is_recorded = True
    try:
        await record_unfinished(tools, inputs, context, ended, ms)
    except Exception as error:
        LOG.warning("a run that %s was not recorded: %s", ended[0].value, error)


def outcome_of(error: BaseException) -> tuple[Outcome, str]:
    """Return how a run ended that raised ``error``, and why; words of others are not repeated."""
    if isinstance(error, asyncio.CancelledError):
        return Outcome.CANCELLED, SAID[Outcome.CANCELLED]
    why = str(error) if isinstance(error, AffidavitError) else type(error).__name__
    return Outcome.FAILED, " ".join(why.split())


async def record_unfinished(
    tools: Tools,
    inputs: Mapping[str, Any],
    context: Context,
    ended: tuple[Outcome, str],
    ms: float = 0.0,
) -> None:
    """Append the record of a run to the audit log.

    Args:
        tools: where the log and the versions come from.
        inputs: what is told of what the run was given; a ``draft`` makes it one of mode draft.
        context: roles and policy of the run, and whose it was.
        ended: how it ended, and why.
        ms: the milliseconds that it took.
    """
    outcome, why = ended
    mode = Mode.DRAFT if "draft" in inputs else Mode.ANSWER
    question = inputs.get("question")
    now = datetime.datetime.now(datetime.UTC)
    origin = Origin(
        session=context.session,
        user=context.user,
        workspace=inputs.get("workspace") or "",
        query=question or inputs.get("draft", ""),
        created=now,
    )
    nothing = {"coverage": 0.0, "is_grounded": False}
    report = Report(
        answer=SAID[outcome],
        question=question,
        mode=mode,
        ledger=Ledger(),
        summary=summarise(Ledger(), context.policy).model_copy(update=nothing),
        rounds=(),
        risk=assess(Ledger(), context.policy, now.date(), has_evidence=True),
        warnings=(Notice(code=WarningCode.RUN_UNFINISHED, message=why),),
        usage=Usage(total_ms=ms),
        audit_id=uuid.uuid4().hex,
    )
    record = build(
        report,
        origin,
        chunk_ids=(),
        versions=await asyncio.to_thread(tools.versions),
        policy=context.policy.model_dump(mode="json"),
    )
    ending = {"outcome": outcome, "why": why}
    log = tools.audit_log()
    await log.append(record.model_copy(update=ending), report.model_dump(mode="json"))
