"""The skeptic's critique of a draft."""

from collections.abc import Sequence
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


DOUBTS = frozenset(
    {
        IssueKind.NUMBER_NOT_IN_SOURCE,
        IssueKind.OVERGENERALISATION,
        IssueKind.CONFLATED_SOURCES,
        IssueKind.CONFLICT,
    }
)
"""What says that a statement may be untrue, not only badly cited or old."""


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


def objections(span: Span, draft: str, issues: Sequence[Issue], origin: str) -> tuple[str, ...]:
    """Return why ``issues`` doubt what stands at ``span`` of ``draft``.

    Args:
        span: a place in ``draft``, such as that of a claim.
        draft: ``origin`` or a revision of it, in which words that were objected to may still stand.
        issues: the skeptic's, with spans in ``origin``.
        origin: the draft that was attacked.
    """
    found = []
    for issue in issues:
        if issue.kind not in DOUBTS or issue.span is None:
            continue
        words = issue.span.of(origin)
        at = issue.span.start if draft == origin else draft.find(words)
        if at >= 0 and Span(start=at, end=at + len(words)).overlaps(span):
            found.append(issue.why)
    return tuple(dict.fromkeys(found))
