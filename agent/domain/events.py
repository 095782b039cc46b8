"""Typed stream events, version 1: the same on every surface."""

from typing import Annotated, Any, Literal

from pydantic import Field, TypeAdapter

from agent.domain.base import Frozen
from agent.domain.claim import Claim
from agent.domain.critique import Issue
from agent.domain.ledger import Edit
from agent.domain.report import Report, ReviewRequest
from agent.domain.text import Plan
from agent.domain.verdict import Verdict


class Event(Frozen):
    """Common part of all events."""

    version: Literal[1] = 1


class PlanEvent(Event):
    """The question has been split."""

    type: Literal["plan"] = "plan"
    plan: Plan


class ChunksEvent(Event):
    """Chunks were retrieved; only their ids and titles travel."""

    type: Literal["chunks"] = "chunks"
    chunks: tuple[dict[str, Any], ...]


class DraftEvent(Event):
    """A draft is ready to be checked, or as much of it as is written.

    ``round`` counts revisions made. A draft that ``continues`` begins with the one told before,
    whose claims and verdicts still hold; any other starts with none.
    """

    type: Literal["draft"] = "draft"
    draft: str
    round: int = Field(ge=0)
    continues: bool = False


class IssueEvent(Event):
    """The skeptic objects."""

    type: Literal["issue"] = "issue"
    issue: Issue


class ClaimEvent(Event):
    """A claim was extracted."""

    type: Literal["claim"] = "claim"
    claim: Claim


class VerdictEvent(Event):
    """A claim was judged."""

    type: Literal["verdict"] = "verdict"
    claim_id: str
    verdict: Verdict


class VerificationEvent(Event):
    """A round of verification is complete."""

    type: Literal["verification"] = "verification"
    claims_checked: int
    claims_supported: int
    claims_weak: int
    claims_contradicted: int
    claims_not_found: int
    claims_unassessed: int
    coverage: float
    confidence: float
    details: dict[str, Any] = Field(default_factory=dict)


class RevisionEvent(Event):
    """A revision was made; ``reasons`` say why, ``edits`` what changed."""

    type: Literal["revision"] = "revision"
    revision: int = Field(ge=1)
    reasons: tuple[str, ...]
    edits: tuple[Edit, ...]


class ReviewEvent(Event):
    """The run pauses for a person; ``thread_id`` is what the decision must name."""

    type: Literal["review"] = "review"
    thread_id: str | None
    review: ReviewRequest


class FinalEvent(Event):
    """The run is over."""

    type: Literal["final"] = "final"
    report: Report


AnyEvent = Annotated[
    PlanEvent
    | ChunksEvent
    | DraftEvent
    | IssueEvent
    | ClaimEvent
    | VerdictEvent
    | VerificationEvent
    | RevisionEvent
    | ReviewEvent
    | FinalEvent,
    Field(discriminator="type"),
]

EVENT: TypeAdapter[AnyEvent] = TypeAdapter(AnyEvent)
