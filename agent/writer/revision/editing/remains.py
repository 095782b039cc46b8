"""What the clauses that stay need once another one of their sentence is taken out."""

import re
from collections.abc import Sequence

from agent.domain.ledger import LedgerEntry
from agent.domain.prose.terms import words
from agent.domain.text import Span
from agent.writer.revision.editing.edits import is_apposition
from agent.writer.revision.language.clauses import leading, lost_subject, says
from agent.writer.revision.language.modality import AUXILIARY

PRONOUN = re.compile(r"(?:it|they|he|she|this|these|those|you|we|i)\b(?=\s)", re.IGNORECASE)
SERIES_END = re.compile(r"\s*,?\s*(and|or)\s", re.IGNORECASE)


def with_subject(draft: str, span: Span, replacement: str, kept: Sequence[LedgerEntry]) -> str:
    """Give a clause that becomes the whole sentence the subject that went with the other one."""
    for claim in (k.claim for k in kept):
        start = claim.span.start + len(leading(claim.span.of(draft)))
        missing = lost_subject(draft[start : claim.span.end], claim.text)
        if missing and span.start < start < span.end <= start + 1:
            return _as_drafted(missing, span.of(draft)) + draft[start : span.end]
    return replacement


def _as_drafted(missing: str, removed: str) -> str:
    """Return a lost subject as the draft has it: a pronoun stays one, whatever it was read as."""
    pronoun = PRONOUN.match(removed)
    verb = AUXILIARY.search(missing, 1)
    return f"{pronoun[0]} {missing[verb.start() :] if verb else ''}" if pronoun else missing


def closed_series(draft: str, removed: Span, kept: Sequence[LedgerEntry]) -> list[tuple[Span, str]]:
    """Return the edit that puts "and" before the new last item of a series, if any.

    "Follow the steps, inform your team and tell the channel" without its end is "follow the steps
    and inform your team".
    """
    joint = SERIES_END.match(removed.of(draft))
    items = [k.claim for k in kept if not is_apposition(draft, k.claim)]
    before = sorted((c.span for c in items if c.span.end <= removed.start), key=lambda s: s.end)
    if joint is None or len(before) < 2 or before[-1].end != removed.start:
        return []
    if before[-2].end > before[-1].start:
        return []
    gap = Span(start=before[-2].end, end=before[-1].start)
    return [(gap, f" {joint[1].lower()} ")] if draft[gap.start : gap.end].strip() == "," else []


def helping_verbs(draft: str, removed: Span, kept: Sequence[LedgerEntry]) -> list[tuple[int, str]]:
    """Return the auxiliaries that went with the removed clause: "are stored and *kept* cool".

    Each is a place in the draft and the word that belongs there.
    """
    found = []
    gone = words(removed.of(draft).lower())
    for claim in (k.claim for k in kept):
        start = claim.span.start + len(leading(claim.span.of(draft)))
        clause = draft[start : claim.span.end]
        verb = lost_subject(clause, claim.text).split()[-1:]
        follows = removed.end <= start and not says(draft[removed.end : start])
        if follows and verb and AUXILIARY.fullmatch(verb[0]) and verb[0].lower() in gone:
            found += [] if AUXILIARY.match(clause) else [(start, f"{verb[0]} ")]
    return found


def shared_ends(draft: str, removed: Span, kept: Sequence[LedgerEntry]) -> list[tuple[int, str]]:
    """Return the ends that clauses after the removed one had left to it: "… six to eight" months.

    Each is a place in the draft and the words that belong there.
    """
    found = []
    for claim in (k.claim for k in kept if k.claim.span.start >= removed.end - 1):
        clause, whole = claim.span.of(draft), claim.text.rstrip(". ")
        tail = whole[len(clause) :]
        if whole.lower().startswith(clause.lower()) and tail.startswith(" "):
            found.append((claim.span.end, tail))
    return found
