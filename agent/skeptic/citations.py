"""Issues with citations: missing, naming nothing, not holding the number, mixing sources."""

import re
from collections.abc import Iterator, Mapping

from agent.domain.anchors import find_anchors, strip_anchors
from agent.domain.critique import Issue, IssueKind, Severity
from agent.domain.prose.figures import Figure, FigureKind, figures, value
from agent.domain.prose.sentences import split_sentences
from agent.domain.prose.terms import overlap, terms
from agent.domain.text import Chunk, Span
from agent.domain.wording import is_refusal

BINDING = re.compile(
    r"\b(?:must|shall|required|requires?|mandatory|only|never|prohibited|forbidden|cannot"
    r"|may not|ha(?:s|ve) to|entitled|not allowed)\b",
    re.IGNORECASE,
)
ALONE = 0.5
TOGETHER = 0.15


def uncited(draft: str) -> Iterator[Issue]:
    """Yield an issue for each sentence with a figure or a rule and no anchor.

    A draft without any anchor gets a single mild issue: it comes from a writer that cites
    nothing, and the judge searches evidence for every claim anyway.
    """
    bare = [s for s in split_sentences(draft) if not find_anchors(s.of(draft))]
    weighty = [(s, why) for s in bare if (why := _weight(s.of(draft)))]
    if weighty and not find_anchors(draft):
        why = f"the draft cites nothing; {len(weighty)} of its sentences state a figure or a rule"
        yield Issue(kind=IssueKind.UNCITED, severity=Severity.LOW, span=None, why=why)
        return
    for span, why in weighty:
        severity = Severity.HIGH if why == "figure" else Severity.MEDIUM
        reason = f"the sentence states a {why} and cites no chunk"
        yield Issue(kind=IssueKind.UNCITED, severity=severity, span=span, why=reason)


def _weight(sentence: str) -> str:
    """Return what makes a citation due: "figure", "rule" or '' for nothing."""
    if sentence.rstrip().endswith("?") or is_refusal(sentence):
        return ""
    if figures(sentence):
        return "figure"
    return "rule" if BINDING.search(sentence) else ""


def invalid(draft: str, chunks: Mapping[str, Chunk]) -> Iterator[Issue]:
    """Yield an issue for each anchor that names no known chunk."""
    for chunk_id, span in find_anchors(draft):
        if chunk_id not in chunks:
            why = f"the anchor names no chunk: “{chunk_id}”" if chunk_id else "the anchor is empty"
            yield Issue(kind=IssueKind.INVALID_CITATION, severity=Severity.HIGH, span=span, why=why)


def cited(draft: str, sentence: Span, chunks: Mapping[str, Chunk]) -> list[Chunk]:
    """Return the known chunks that a sentence cites, each once."""
    ids = dict.fromkeys(i for i, _ in find_anchors(sentence.of(draft)))
    return [chunks[i] for i in ids if i in chunks]


def numbers_not_in_source(draft: str, chunks: Mapping[str, Chunk]) -> Iterator[Issue]:
    """Yield an issue for each sentence with a figure that none of its cited chunks has."""
    for sentence in split_sentences(draft):
        sources = cited(draft, sentence, chunks)
        if not sources:
            continue
        text = " ".join(f"{c.title} {c.heading} {c.text}" for c in sources)
        plain = strip_anchors(sentence.of(draft))[0]
        absent = [f.text for f in figures(plain) if not stated(f, text)]
        if absent:
            why = f"the cited chunk does not state {', '.join(f'“{a}”' for a in absent)}"
            kind, severity = IssueKind.NUMBER_NOT_IN_SOURCE, Severity.HIGH
            yield Issue(kind=kind, severity=severity, span=sentence, why=why)


def stated(figure: Figure, text: str) -> bool:
    """Tell whether ``text`` has the figure, in digits or in words, whatever its unit."""
    if _squeezed(figure.text) in _squeezed(text):
        return True
    offered = figures(text)
    if figure.kind in (FigureKind.DATE, FigureKind.CODE, FigureKind.CLOCK):
        return figure.key in {f.key for f in offered}
    known = {n for f in offered for n in numbers(f)}
    return numbers(figure) <= known


def numbers(figure: Figure) -> set[float]:
    """Return the numbers of a figure; two for a range."""
    raw = figure.text[figure.number.start - figure.span.start :]
    raw = raw[: figure.number.end - figure.number.start]
    parts = re.split(r"\s?(?:–|—|\bto\b|\bor\b|(?<=\d)-(?=\d))\s?", raw)
    return {n for n in map(value, parts) if n is not None}


def _squeezed(text: str) -> str:
    return re.sub(r"[\s.,]+", "", text.lower())


def conflated(draft: str, chunks: Mapping[str, Chunk]) -> Iterator[Issue]:
    """Yield an issue for each sentence that no document it cites supports by itself.

    Told by words: together the documents cover clearly more of the sentence than the best one.
    """
    for sentence in split_sentences(draft):
        by_document: dict[str, list[str]] = {}
        titles: dict[str, str] = {}
        for chunk in cited(draft, sentence, chunks):
            by_document.setdefault(chunk.document_id, []).extend(terms(chunk.text))
            titles[chunk.document_id] = chunk.title
        if len(by_document) < 2:
            continue
        wanted = terms(strip_anchors(sentence.of(draft))[0])
        best = max(overlap(wanted, t) for t in by_document.values())
        together = overlap(wanted, [t for ts in by_document.values() for t in ts])
        if best < ALONE or together - best >= TOGETHER:
            why = f"one sentence joins {' and '.join(f'“{t}”' for t in titles.values())}"
            kind = IssueKind.CONFLATED_SOURCES
            yield Issue(kind=kind, severity=Severity.LOW, span=sentence, why=why)
