"""The report of a finished run, from its rounds."""

import datetime
from collections.abc import Sequence

from agent.domain.base import Frozen
from agent.domain.policy import Policy
from agent.domain.report import (
    Action,
    FileFailure,
    Mode,
    Notice,
    Report,
    Risk,
    RiskFlag,
    Round,
    Summary,
    Usage,
    WarningCode,
)
from agent.ledger import risk, rounds, warnings
from agent.ledger.marks import WITHHELD, marked


class Run(Frozen):
    """What a run leaves for its report.

    ``unreadable`` names files that were passed over, ``omitted`` counts the claims that the cap
    left out, ``invalid`` holds the cited ids that name no chunk, ``has_evidence`` tells whether
    anything relevant was found.
    """

    question: str | None
    mode: Mode
    rounds: tuple[Round, ...]
    usage: Usage
    has_evidence: bool
    unreadable: tuple[FileFailure, ...] = ()
    omitted: int = 0
    invalid: tuple[str, ...] = ()
    flags: tuple[RiskFlag, ...] = ()


def report(run: Run, policy: Policy, today: datetime.date, audit_id: str) -> Report:
    """Return the report: the best round, its risk, and every warning."""
    kept = rounds.best(run.rounds)
    ledger = run.rounds[kept].ledger
    summary = _summary(run, kept)
    danger = risk.assess(ledger, policy, today, has_evidence=run.has_evidence, extra=run.flags)
    answer = marked(run.rounds[kept].draft, ledger, summary, policy)
    blocked = danger.action is Action.BLOCK
    return Report(
        answer=WITHHELD if blocked else answer,
        question=run.question,
        mode=run.mode,
        ledger=ledger,
        summary=summary,
        rounds=run.rounds,
        risk=danger,
        warnings=tuple(_warnings(run, kept, policy, danger)),
        usage=run.usage,
        audit_id=audit_id,
    )


def _summary(run: Run, kept: int) -> Summary:
    """Return the kept round's summary; a run that found nothing covers nothing."""
    summary = rounds.attributed(run.rounds, kept)
    if run.has_evidence:
        return summary
    return summary.model_copy(update={"coverage": 0.0, "is_grounded": False})


def _warnings(run: Run, kept: int, policy: Policy, danger: Risk) -> Sequence[Notice]:
    found = [
        *warnings.after(run.rounds, kept),
        *warnings.omitted(run.omitted, policy.max_claims),
        *warnings.invalid_citations(run.invalid),
        *warnings.unreadable(run.unreadable),
    ]
    if danger.action is Action.BLOCK:
        found.append(Notice(code=WarningCode.ANSWER_WITHHELD, message=WITHHELD))
    return found
