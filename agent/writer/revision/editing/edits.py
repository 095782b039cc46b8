"""Applying edits to a draft so that what is protected stays byte for byte."""

import re
from collections.abc import Iterable, Sequence

from agent.domain.claim import Claim
from agent.domain.ledger import Edit, Ledger, LedgerEntry
from agent.domain.prose.sentences import split_sentences
from agent.domain.text import Span
from agent.domain.verdict import Label
from agent.writer.revision.editing.repetition import unmarked
from agent.writer.revision.language.clauses import leading

GOOD = (Label.SUPPORTED, Label.UNASSESSED)
COPULA = re.compile(r"\b(?:is|are|was|were)\s+$")
RELATED = re.compile(r"[,(]\s+(?:which|who|whom|whose)\s+$", re.IGNORECASE)
REACH = 16  # characters before a claim in which its relative pronoun stands
CLOSING = re.compile(r"[.,;:!?)\]\n]|\Z")
BLANK_BULLET = re.compile(r"(?m)^[ \t>]*(?:[-*+•]|\(?\d{1,3}[.)])[ \t]*(?:\n|\Z)")


def protected_spans(draft: str, entries: Sequence[LedgerEntry] | Ledger) -> list[Span]:
    """Return what no edit may touch.

    A sentence with a supported (or unassessed) claim and no failing one is protected whole. In a
    sentence that has both, the parts that belong to supported claims alone are, but for the "and"
    that opens them and their first letter, which may need a capital, and for appositions, which
    cannot stand alone.
    """
    listed = entries.entries if isinstance(entries, Ledger) else entries
    sentences = split_sentences(draft)
    failing = [e.claim.span for e in listed if e.verdict.label not in GOOD]
    spans: list[Span] = []
    for claim in (e.claim for e in listed if e.verdict.label in GOOD):
        for home in (s for s in sentences if s.overlaps(claim.span)):
            if not any(home.overlaps(f) for f in failing):
                spans.append(home)
            elif not is_apposition(draft, claim):
                spans += _own_parts(draft, claim.span, failing)
    return sorted(set(spans), key=lambda s: (s.start, s.end))


def is_apposition(draft: str, claim: Claim) -> bool:
    """Tell whether the draft has of the claim only what its subject is: "Bo Lee, the cook".

    What a relative clause says of it ("Bo Lee, who cooks") stands alone no more.
    """
    if RELATED.search(draft, max(0, claim.span.start - REACH), claim.span.start):
        return True
    said = claim.span.of(draft).strip(" .,;")
    subject = claim.text.rstrip(". ").removesuffix(said)
    return draft[: claim.span.start].rstrip().endswith((",", "(")) and bool(COPULA.search(subject))


def settled_spans(
    draft: str, earlier: Iterable[tuple[str, Ledger]], last: Sequence[LedgerEntry] = ()
) -> list[Span]:
    """Return where sentences stand that an earlier round found supported, without list marks.

    An edit may join such a sentence to a failing one ("… office o. Staff get …"), so that the last
    round does not know it any more; it stays byte for byte all the same. One that ``last``, the
    ledger of ``draft``, reads otherwise and finds failing does not: what "they" are in it changed.

    Args:
        draft: the draft to edit.
        earlier: drafts of earlier rounds with their ledgers.
        last: the entries of ``draft``.
    """
    texts: set[str] = set()
    known: set[str] = set()
    for old, ledger in earlier:
        for sentence in split_sentences(old):
            here = [e.verdict.label for e in ledger.entries if e.claim.span.overlaps(sentence)]
            if here and all(label is Label.SUPPORTED for label in here):
                texts.add(unmarked(old, sentence).of(old))
        known |= {e.claim.text for e in ledger.entries}
    failing = [e.claim for e in last if e.verdict.label not in GOOD and e.claim.text not in known]
    places = (unmarked(draft, s) for s in split_sentences(draft))
    reread = [p for p in places if any(p.covers(c.span) for c in failing)]
    found = (m for text in sorted(texts) for m in re.finditer(re.escape(text), draft))
    spans = [Span(start=m.start(), end=m.end()) for m in found]
    return [s for s in spans if s not in reread]


def _own_parts(draft: str, kept: Span, failing: Sequence[Span]) -> list[Span]:
    parts = [(p.start + len(leading(p.of(draft))) + 1, p.end) for p in without(kept, failing)]
    return [Span(start=start, end=end) for start, end in parts if end > start]


def without(span: Span, holes: Sequence[Span]) -> list[Span]:
    """Return the parts of ``span`` that no span of ``holes`` covers, in order."""
    parts = [span]
    for hole in holes:
        cut: list[Span] = []
        for part in parts:
            if not part.overlaps(hole):
                cut.append(part)
                continue
            if part.start < hole.start:
                cut.append(Span(start=part.start, end=hole.start))
            if hole.end < part.end:
                cut.append(Span(start=hole.end, end=part.end))
        parts = cut
    return parts


def accepted(draft: str, edits: Sequence[Edit], protected: Sequence[Span]) -> list[Edit]:
    """Return the edits that may be made, in order of place.

    Refused are edits that reach past the draft, overlap a protected span, insert inside one, or
    overlap an edit before them in ``edits``.
    """
    kept: list[Edit] = []
    for edit in edits:
        taken = [*protected, *(k.span for k in kept)]
        if edit.span.end <= len(draft) and not any(_collide(edit.span, t) for t in taken):
            kept.append(edit)
    return sorted(kept, key=lambda e: (e.span.start, e.span.end))


def _collide(span: Span, other: Span) -> bool:
    """Tell whether the two share a character, or one is a point inside the other."""
    if span == other:
        return True
    inside = span.start == span.end and other.start < span.start < other.end
    around = other.start == other.end and span.start < other.start < span.end
    return span.overlaps(other) or inside or around


def apply_edits(draft: str, edits: Sequence[Edit], protected: Sequence[Span]) -> str:
    """Return ``draft`` with the acceptable ``edits`` made, right to left.

    Text outside the spans of the edits made is byte-identical, but for the blanks that a removal
    leaves behind: those next to it are reduced to what one gap needs, and never inside a
    protected span.
    """
    text = draft
    changing = [e for e in edits if e.replacement or e.span.end > e.span.start]
    for edit in reversed(accepted(draft, changing, protected)):
        start, end = edit.span.start, edit.span.end
        if not edit.replacement:
            start, end = _with_blanks(text, start, end)
            start, end = _outside(start, end, edit.span, protected)
        text = text[:start] + edit.replacement + text[end:]
    return text


def edited(draft: str, sentence: Span, edits: Sequence[Edit]) -> str:
    """Return a part of the draft with those of ``edits`` made that lie in it."""
    text = sentence.of(draft)
    inside = [e for e in edits if sentence.covers(e.span)]
    for edit in sorted(inside, key=lambda e: e.span.start, reverse=True):
        start, end = edit.span.start - sentence.start, edit.span.end - sentence.start
        text = text[:start] + edit.replacement + text[end:]
    return text


def _with_blanks(text: str, start: int, end: int) -> tuple[int, int]:
    """Widen a removal over the bullet and the gap that it would leave behind."""
    line = text.rfind("\n", 0, start) + 1
    stop = text.find("\n", end)
    stop = len(text) if stop < 0 else stop + 1
    if BLANK_BULLET.fullmatch(text[line:start] + text[end:stop]) and not text[end:stop].strip():
        return line, stop
    if not text[line:start].strip() and text[end:stop].strip() == "":
        return line, stop
    if start > line and text[start - 1] in " \t":
        while start > line and text[start - 1] in " \t":
            start -= 1
        if start == line or text[end : end + 1].isalnum():
            start += 1
        return start, end
    after = end
    while after < len(text) and text[after] in " \t":
        after += 1
    if after > end and start > line and not CLOSING.match(text, after):
        after -= 1
    return start, after


def _outside(start: int, end: int, span: Span, protected: Sequence[Span]) -> tuple[int, int]:
    """Pull a widened removal back to where no protected span begins or ends inside it."""
    for fence in protected:
        if fence.end <= span.start:
            start = max(start, fence.end)
        elif fence.start >= span.end:
            end = min(end, fence.start)
    return start, end
