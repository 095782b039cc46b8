"""The report of a finished run, from its rounds."""

import datetime
from collections.abc import Sequence

from agent.domain.base import Frozen
from agent.domain.evidence import Relation
from agent.domain.ledger import Ledger, LedgerEntry
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
from agent.domain.review import Review, ReviewAction
from agent.domain.text import Span
from agent.domain.verdict import Label
from agent.domain.wording import CLOSEST, REFUSALS
from agent.ledger import risk, rounds, warnings
from agent.ledger.marks import REJECTED, WITHHELD, marked
from agent.ledger.summary import VALUE, level, material


class Run(Frozen):
    """What a run leaves for its report.

    ``unreadable`` names files that were passed over, ``invalid`` holds the cited ids that name no
    chunk, ``has_evidence`` tells whether anything relevant was found, ``review`` is what a person
    decided, ``notices`` say what models left undone.
    """

    question: str | None
    mode: Mode
    rounds: tuple[Round, ...]
    usage: Usage
    has_evidence: bool
    unreadable: tuple[FileFailure, ...] = ()
    invalid: tuple[str, ...] = ()
    flags: tuple[RiskFlag, ...] = ()
    notices: tuple[Notice, ...] = ()
    review: Review | None = None

    @property
    def kept(self) -> int:
        """The round that is handed on: the best one, or the last where a person wrote it."""
        if self.review and self.review.action is ReviewAction.EDIT:
            return len(self.rounds) - 1
        return rounds.best(self.rounds)

    @property
    def is_rejected(self) -> bool:
        """Whether a person rejected the answer."""
        return self.review is not None and self.review.action is ReviewAction.REJECT

    @property
    def is_emptied(self) -> bool:
        """Whether revision, and not a person, took out every claim of the draft."""
        edited = self.review is not None and self.review.action is ReviewAction.EDIT
        return rounds.is_emptied(self.rounds, self.kept) and not edited


def danger(run: Run, policy: Policy, today: datetime.date) -> Risk:
    """Return the risk of handing on the round that would be kept.

    What sources disagreed on, or said long ago, stays flagged where a revision took it out, but
    where a claim of the round rests on the same quotes.
    """
    ledger = run.rounds[run.kept].ledger
    told = {_quoted(e) for e in ledger.entries}
    gone = (e for e in rounds.dropped(run.rounds, run.kept) if _quoted(e) not in told)
    flags = [*run.flags, *(f for e in gone for f in risk.of_sources(e, policy, today))]
    return risk.assess(ledger, policy, today, has_evidence=run.has_evidence, extra=flags)


def _quoted(entry: LedgerEntry) -> frozenset[tuple[str, Span]]:
    """Return the places that speak for or against an entry."""
    sides = (e for e in entry.evidence if e.relation is not Relation.MENTIONS)
    return frozenset((e.document_id, e.span) for e in sides)


def report(run: Run, policy: Policy, today: datetime.date, audit_id: str) -> Report:
    """Return the report: the best round, its risk, and every warning."""
    kept = run.kept
    ledger = run.rounds[kept].ledger
    summary = _summary(run, kept, policy)
    if run.is_emptied:
        nothing = {"coverage": 0.0, "coverage_by_deletion": 0.0, "is_grounded": False}
        summary = summary.model_copy(update=nothing)
    weighed = danger(run, policy, today)
    if run.is_rejected:
        weighed = weighed.model_copy(update={"action": Action.BLOCK})
    withheld = _withheld(run, weighed)
    if withheld or _is_unread(run, ledger):
        summary = summary.model_copy(update={"is_grounded": False})
    return Report(
        answer=withheld or marked(run.rounds[kept].draft, ledger, summary, policy),
        question=run.question,
        mode=run.mode,
        ledger=ledger,
        summary=summary,
        rounds=_unsaid(run) if withheld else run.rounds,
        risk=weighed,
        warnings=tuple(_warnings(run, kept, policy, withheld)),
        usage=run.usage,
        audit_id=audit_id,
        review=run.review,
    )


def _is_unread(run: Run, ledger: Ledger) -> bool:
    """Tell whether nothing that matters was checked though the text has figures or rules."""
    unchecked = any(n.code is WarningCode.UNCHECKED_TEXT for n in run.notices)
    return unchecked and not material(ledger)


def _withheld(run: Run, weighed: Risk) -> str:
    """Return what is said in place of an answer that is not handed on, else ''."""
    if run.is_rejected:
        return REJECTED
    return WITHHELD if weighed.action is Action.BLOCK else ""


def _unsaid(run: Run) -> tuple[Round, ...]:
    """Return the rounds without their drafts, but for the one that the caller gave."""
    given = 1 if run.mode is Mode.DRAFT else 0
    blank = {"draft": "", "diff": ""}
    return (*run.rounds[:given], *(r.model_copy(update=blank) for r in run.rounds[given:]))


def _summary(run: Run, kept: int, policy: Policy) -> Summary:
    """Return the kept round's summary; a run without evidence or answer covers nothing.

    What is closest to an answer may be borne out, but is not grounded as one, and its claims count
    no more than weak ones.
    """
    summary = rounds.attributed(run.rounds, kept)
    draft = run.rounds[kept].draft
    if draft.startswith(CLOSEST):
        confidence = min(summary.confidence, VALUE[Label.WEAK])
        graded = {"confidence": confidence, "level": level(confidence, policy.levels)}
        return summary.model_copy(update={**graded, "is_grounded": False})
    if run.has_evidence and draft not in REFUSALS:
        return summary
    return summary.model_copy(update={"coverage": 0.0, "is_grounded": False})


def _warnings(run: Run, kept: int, policy: Policy, withheld: str) -> Sequence[Notice]:
    found = [
        *warnings.after(run.rounds, kept, emptied=run.is_emptied, mode=run.mode),
        *warnings.unsure(run.rounds[kept].draft),
        *warnings.omitted(run.rounds[kept].omitted, policy.max_claims),
        *warnings.invalid_citations(run.invalid),
        *warnings.unreadable(run.unreadable),
        *run.notices,
    ]
    if withheld:
        found.append(Notice(code=WarningCode.ANSWER_WITHHELD, message=withheld))
    return found
