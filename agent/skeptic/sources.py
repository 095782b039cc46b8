"""Issues with the sources themselves: out of date, or at odds with each other."""

import datetime
import itertools
from collections.abc import Iterator, Mapping, Sequence

from agent.domain.anchors import find_anchors, strip_anchors
from agent.domain.base import Frozen
from agent.domain.critique import Issue, IssueKind, Severity
from agent.domain.editions import Held
from agent.domain.prose.figures import Figure, figures
from agent.domain.prose.markup import readable
from agent.domain.prose.sentences import split_sentences
from agent.domain.prose.terms import overlap, terms
from agent.domain.text import Chunk, Span

SAME_MATTER = 0.75
TOUCHED = 0.4
MIN_TERMS = 4


def stale(
    draft: str,
    chunks: Mapping[str, Chunk],
    known: Mapping[str, Held],
    freshness: tuple[datetime.date, int],
) -> Iterator[Issue]:
    """Yield an issue for each cited document that is out of force, or older than it may be.

    Args:
        draft: the text.
        chunks: what it may cite.
        known: which documents are in force.
        freshness: today, and the days that a source stays fresh.
    """
    seen: set[str] = set()
    for chunk_id, span in find_anchors(draft):
        chunk = chunks.get(chunk_id)
        if chunk is None or chunk.document_id in seen:
            continue
        spent, aged = known[chunk.document_id].why, _aged(chunk, *freshness)
        if spent or aged:
            seen.add(chunk.document_id)
            why = f"“{chunk.title}” is in force no longer ({spent})" if spent else aged
            severity = Severity.HIGH if spent else Severity.MEDIUM
            yield Issue(kind=IssueKind.STALE_SOURCE, severity=severity, span=span, why=why)


def _aged(chunk: Chunk, today: datetime.date, freshness_days: int) -> str:
    """Return how old a document is if that is too old, else ''."""
    age = (today - chunk.date).days if chunk.date else 0
    told = f"“{chunk.title}” is dated {chunk.date}, {age} days ago"
    return told if age > freshness_days else ""


class Stated(Frozen):
    """A sentence of a source with its one figure and its other content words."""

    document_id: str
    title: str
    text: str
    figure: Figure
    terms: tuple[str, ...]


def conflicts(draft: str, chunks: Mapping[str, Chunk]) -> Iterator[Issue]:
    """Yield an issue where two documents give different figures for what the draft speaks of.

    Careful on purpose: both sentences must hold one figure, of the same kind and unit, and be
    nearly alike apart from it.
    """
    listed = [s for c in chunks.values() for s in _stated(c)]
    reported: set[tuple[str, str]] = set()
    sentences = split_sentences(draft)
    for one, other in itertools.combinations(listed, 2):
        if not _conflict(one, other) or (one.text, other.text) in reported:
            continue
        span = _touched(draft, sentences, one, other)
        if span is not None:
            reported.add((one.text, other.text))
            why = f"“{one.title}”: “{one.text}”; “{other.title}”: “{other.text}”"
            yield Issue(kind=IssueKind.CONFLICT, severity=Severity.HIGH, span=span, why=why)


def _stated(chunk: Chunk) -> Iterator[Stated]:
    plain = " ".join(readable(chunk.text)[0].split())
    for span in split_sentences(plain):
        text = span.of(plain)
        found = figures(text)
        if len(found) != 1:
            continue
        rest = text[: found[0].span.start] + " " + text[found[0].span.end :]
        said = tuple(dict.fromkeys(terms(rest)))
        if len(said) >= MIN_TERMS:
            yield Stated(
                document_id=chunk.document_id,
                title=chunk.title,
                text=text,
                figure=found[0],
                terms=said,
            )


def _conflict(one: Stated, other: Stated) -> bool:
    if one.document_id == other.document_id or one.figure.key == other.figure.key:
        return False
    alike = one.figure.kind is other.figure.kind and one.figure.unit == other.figure.unit
    shared = min(overlap(one.terms, other.terms), overlap(other.terms, one.terms))
    # A word of its own on both sides ("annual" here, "sick" there) makes it two matters.
    own = set(one.terms) - set(other.terms), set(other.terms) - set(one.terms)
    return alike and shared >= SAME_MATTER and not all(own)


def _touched(draft: str, sentences: Sequence[Span], one: Stated, other: Stated) -> Span | None:
    """Return the first sentence of the draft that speaks of what the two disagree on."""
    common = set(one.terms) & set(other.terms)
    for span in sentences:
        if overlap(common, terms(strip_anchors(span.of(draft))[0])) >= TOUCHED:
            return span
    return None
