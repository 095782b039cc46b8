"""The skeptic's critique of a draft."""

from enum import StrEnum

from agent.domain.base import Frozen
from agent.domain.text import Span


class IssueKind(StrEnum):
    """What the skeptic can object to."""

    UNCITED = "uncited"
    INVALID_CITATION = "invalid_citation"
    NUMBER_NOT_IN_SOURCE = "number_not_in_source"
    OVERGENERALISATION = "overgeneralisation"
    CONFLATED_SOURCES = "conflated_sources"
    UNANSWERED = "unanswered"
    STALE_SOURCE = "stale_source"
    CONFLICT = "conflict"


class Severity(StrEnum):
    """How much an issue or a risk flag weighs."""

    LOW = "low"
    MEDIUM = "medium"
    HIGH = "high"


class Issue(Frozen):
    """One objection; ``span`` points into the draft, or is null for the whole of it."""

    kind: IssueKind
    severity: Severity
    span: Span | None
    why: str
