"""The report: what a run returns, and the same object that every surface prints."""

from datetime import datetime
from enum import StrEnum
from typing import Any

from pydantic import Field

from agent.domain.base import Frozen
from agent.domain.critique import Issue, Severity
from agent.domain.ledger import Ledger
from agent.domain.review import Review
from agent.domain.spending import RoleUsage
from agent.domain.wording import counted


class Mode(StrEnum):
    """Whether a question was answered or a draft checked."""

    ANSWER = "answer"
    DRAFT = "draft"


class Level(StrEnum):
    """Confidence of the whole answer in words."""

    HIGH = "high"
    MEDIUM = "medium"
    LOW = "low"
    VERY_LOW = "very_low"


class Summary(Frozen):
    """Scores of a draft; rates and confidence are 0–1, counts are claims."""

    coverage: float = Field(ge=0, le=1)
    unsupported_rate: float = Field(ge=0, le=1)
    confidence: float = Field(ge=0, le=1)
    level: Level
    is_grounded: bool
    claims_checked: int
    claims_supported: int
    claims_weak: int
    claims_contradicted: int
    claims_not_found: int
    claims_unassessed: int
    revisions: int = 0
    coverage_by_evidence: float = 0.0
    coverage_by_deletion: float = 0.0

    @property
    def is_vacuous(self) -> bool:
        """Whether every gate passed because there was no claim to fail one."""
        return self.is_grounded and not self.claims_checked


class Round(Frozen):
    """A draft as it was verified; round 0 is the draft as it came.

    ``diff`` tells in unified form, a sentence a line, how the draft before it was changed;
    ``omitted`` counts the claims that the cap left unchecked. Of an answer that is withheld, drafts
    and ``diff`` are empty, but for a draft that the caller gave.
    """

    draft: str
    ledger: Ledger
    summary: Summary
    issues: tuple[Issue, ...] = ()
    diff: str = ""
    omitted: int = Field(default=0, ge=0)


class FlagType(StrEnum):
    """Risk flags that a report may carry."""

    NO_EVIDENCE = "no_evidence"
    CONFLICT = "conflict"
    OUTDATED_SOURCE = "outdated_source"
    PROMPT_INJECTION = "prompt_injection"
    UNASSESSED = "unassessed"


class RiskFlag(Frozen):
    """One risk, on one claim or (``claim_id`` null) on the whole answer."""

    type: FlagType
    severity: Severity
    description: str
    claim_id: str | None = None


class Action(StrEnum):
    """What the policy does at a risk level."""

    PASS = "pass"
    FLAG = "flag"
    REVIEW = "review"
    REWRITE = "rewrite"
    BLOCK = "block"


HANDLING = {
    Action.PASS: "handed on",
    Action.FLAG: "handed on with its flags",
    Action.REVIEW: "for a person to review",
    Action.REWRITE: "to be rewritten",
    Action.BLOCK: "withheld",
}
"""What becomes of an answer, in words that no one takes for a verdict on it."""
DECIDED = "handed on after review"


class RiskLevel(StrEnum):
    """Risk score in words."""

    LOW = "low"
    MEDIUM = "medium"
    HIGH = "high"


class Decision(StrEnum):
    """Where a run goes after VERIFY."""

    REVISE = "revise"
    REVIEW = "review"
    FINALIZE = "finalize"


class Risk(Frozen):
    """Risk of handing the answer on: ``score`` 0 (none) to 1."""

    score: float = Field(ge=0, le=1)
    level: RiskLevel
    action: Action
    flags: tuple[RiskFlag, ...] = ()


class WarningCode(StrEnum):
    """Why a report should be read with care."""

    NO_IMPROVEMENT = "NO_IMPROVEMENT"
    UNSUPPORTED_CLAIMS = "UNSUPPORTED_CLAIMS"
    WEAK_CLAIMS = "WEAK_CLAIMS"
    NO_CHECKABLE_CLAIMS = "NO_CHECKABLE_CLAIMS"
    NO_SURE_ANSWER = "NO_SURE_ANSWER"
    CLAIMS_OMITTED = "CLAIMS_OMITTED"
    UNCHECKED_TEXT = "UNCHECKED_TEXT"
    UNSUPPORTED_LANGUAGE = "UNSUPPORTED_LANGUAGE"
    INVALID_CITATION = "INVALID_CITATION"
    UNASSESSED_CLAIMS = "UNASSESSED_CLAIMS"
    UNREADABLE_DOCUMENT = "UNREADABLE_DOCUMENT"
    ANSWER_WITHHELD = "ANSWER_WITHHELD"
    MODEL_FAILED = "MODEL_FAILED"
    BUDGET_EXCEEDED = "BUDGET_EXCEEDED"
    RUN_UNFINISHED = "RUN_UNFINISHED"


class Notice(Frozen):
    """One entry of ``report.warnings``."""

    code: WarningCode
    message: str
    details: dict[str, Any] = Field(default_factory=dict)


class Usage(Frozen):
    """What a run used; ``model_calls`` and tokens count chat models only.

    ``cost_usd`` is null where a price or a call's token count is unknown; times are milliseconds.
    ``cached_calls`` are replies that were reused, ``by_role`` splits the figures by role, and
    ``per_claim`` divides them by the claims checked (empty where there is none).
    ``escalation_rate`` is the share of judged claims that went to a chat model (null: none judged).
    """

    model_calls: int = 0
    cached_calls: int = 0
    tokens_in: int = 0
    tokens_out: int = 0
    cost_usd: float | None = 0.0
    stages_ms: dict[str, float] = Field(default_factory=dict)
    total_ms: float = 0.0
    by_role: dict[str, RoleUsage] = Field(default_factory=dict)
    per_claim: dict[str, float | None] = Field(default_factory=dict)
    escalation_rate: float | None = None


class Report(Frozen):
    """The result of ``answer`` and ``check`` on every surface.

    ``review`` is what a person decided where the policy asked for one, else null.
    """

    answer: str
    question: str | None
    mode: Mode
    ledger: Ledger
    summary: Summary
    rounds: tuple[Round, ...]
    risk: Risk
    warnings: tuple[Notice, ...]
    usage: Usage
    audit_id: str
    review: Review | None = None

    @property
    def is_withheld(self) -> bool:
        """Whether policy or a person keeps the answer back."""
        return any(w.code is WarningCode.ANSWER_WITHHELD for w in self.warnings)

    @property
    def shortfalls(self) -> list[str]:
        """What keeps the answer from being grounded besides its claims, in a few words each."""
        details = {w.code: w.details for w in self.warnings}
        material = any(e.claim.is_material for e in self.ledger.entries)
        found = ["withheld"] if self.is_withheld else []
        if WarningCode.CLAIMS_OMITTED in details:
            omitted = details[WarningCode.CLAIMS_OMITTED]["omitted"]
            found.append(f"{counted(omitted, 'claim')} not checked")
        if WarningCode.UNCHECKED_TEXT in details and not material:
            found.append("text not checked")
        return found

    @property
    def handling(self) -> str:
        """What becomes of the answer at its risk, e.g. ``handed on, though not grounded``."""
        if self.is_withheld:
            return HANDLING[Action.BLOCK]
        waited = self.risk.action is Action.REVIEW
        told = DECIDED if waited and self.review else HANDLING[self.risk.action]
        doubtful = not self.summary.is_grounded or self.shortfalls
        return f"{told}, though not grounded" if doubtful and told.startswith("handed") else told


class ReviewRequest(Frozen):
    """What waits for a person: why, and the report as it would be handed on.

    ``report.audit_id`` is empty: the run is recorded when it ends. ``error`` tells what was wrong
    with the last decision that was given.
    """

    reason: str
    report: Report
    error: str | None = None


class HeldAnswer(Frozen):
    """An answer that waits, the thread under which it does, and since when.

    ``workspace`` is '' where the documents came with the request.
    """

    thread_id: str
    created: datetime
    workspace: str
    review: ReviewRequest


class HeldAnswers(Frozen):
    """Answers that wait for a person, newest first."""

    reviews: tuple[HeldAnswer, ...]


class FileFailure(Frozen):
    """A file that could not be read, and why; ``in_part``: the rest of it was."""

    source: str
    reason: str
    in_part: bool = False


class IndexReport(Frozen):
    """What an index run did; counts are documents, except ``chunks``.

    ``passed_over`` counts files of other types within folders, some of which are named.
    """

    workspace: str
    added: int = 0
    updated: int = 0
    unchanged: int = 0
    removed: int = 0
    chunks: int = Field(default=0, description="chunks in the workspace after the run")
    failures: tuple[FileFailure, ...] = ()
    passed_over: int = 0
    passed_over_names: tuple[str, ...] = ()
    seconds: float = 0.0

    @property
    def is_empty(self) -> bool:
        """Whether nothing was indexed: no document was found, or none of them could be read."""
        read = self.added or self.updated or self.unchanged
        return not read and bool(self.failures or not self.removed)
