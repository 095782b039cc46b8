"""The audit record of a run that came to no report: it failed, was stopped, or expired."""

import asyncio
import datetime
import uuid
from collections.abc import Mapping
from typing import Any

from agent.audit.record import Origin, build
from agent.context import Context
from agent.domain.audit import Outcome
from agent.domain.ledger import Ledger
from agent.domain.report import Mode, Notice, Report, Usage, WarningCode
from agent.errors import AffidavitError
from agent.ledger.risk import assess
from agent.ledger.summary import summarise
from agent.ports import Tools

SAID = {
    Outcome.FAILED: "The run failed before it came to an answer.",
    Outcome.CANCELLED: "The run was stopped before it came to an answer.",
    Outcome.EXPIRED: "Nobody decided on the answer in time, and what was held is forgotten.",
}


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
