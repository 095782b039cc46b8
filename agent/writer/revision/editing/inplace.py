"""Saying what is so where a failing clause stood, so that its sentence keeps its order."""

import re
from collections.abc import Sequence

from agent.domain.ledger import LedgerEntry
from agent.domain.prose.casing import capital, small
from agent.domain.prose.terms import terms
from agent.domain.text import Span
from agent.writer.revision.editing.doubling import undoubled
from agent.writer.revision.language.clauses import body, leading, lost_subject, says
from agent.writer.revision.language.completeness import is_complete
from agent.writer.revision.language.compound import clauses
from agent.writer.revision.language.conditions import subject
from agent.writer.revision.language.phrases import Swap

TIED = re.compile(r"(?:[;(]|\b(?:and|but)|,\s+(?:while|whereas))\s*$", re.IGNORECASE)
JOINED = re.compile(r"\s*(?:;|,?\s+(?:and|but)\b|,\s+(?:while|whereas|then)\b)", re.IGNORECASE)
RELATIVE = re.compile(r"(?:who|which|that|where|whose|when|because|since|if|unless)\b", re.I)
OPENERS = frozenset(
    "a an the no not every each all any some both most many few one two three four five six seven "
    "eight nine ten at in on by for from to with within before after during until up over under "
    "if when it they he she you we this that these those their its his her your our there "
    "only".split()
)
"""Words that begin sentences and are no names."""


def in_place(
    draft: str, sentence: Span, entry: LedgerEntry, text: str, kept: Sequence[LedgerEntry]
) -> Swap | None:
    """Return the swap of the failing clause for the sentence ``text``, or None where none fits.

    The clause must be one that could stand alone, tied to the rest by a mere joint ("; ", "and",
    "while"), and ``text`` a single clause; what follows and needs its subject must find it there.
    One that has its subject from the clause before gets what ``text`` says of the same thing.
    """
    span = entry.claim.span
    start = span.start + len(leading(span.of(draft)))
    end = min(span.end, body(draft, sentence).end)
    place = Span(start=start, end=start + len(draft[start:end].rstrip(" .,;")))
    said = undoubled(draft, sentence, place, text.rstrip(". "))
    if not _joined(draft, sentence, place):
        return None
    if not _stands_alone(place.of(draft), entry.claim.text):
        predicate = _predicate(said, lost_subject(place.of(draft), entry.claim.text))
        return (place, predicate) if predicate else None
    after = [k for k in kept if k.claim.span.start >= place.end]
    needed = {lost_subject(_own(draft, k), k.claim.text).lower() for k in after}
    if not all(said.lower().startswith(n) for n in needed) or (any(needed) and "," in said):
        return None
    if len(clauses(capital(said))) > 1 or re.search(r"[;:!?]|\.\s", said):
        return None
    opens = not says(draft[sentence.start : place.start])
    worded = capital(said) if opens else uncapital(said, draft)
    return (place, worded) if worded else None


def _predicate(said: str, thing: str) -> str:
    """Return what a single clause says of a thing that its sentence has named before, or ''."""
    own = subject(said)
    same = bool(terms(own)) and set(terms(own)) == set(terms(thing))
    simple = same and len(clauses(capital(said))) == 1 and not re.search(r"[,;:!?]|\.\s", said)
    return said[len(own) :].strip() if simple else ""


def _own(draft: str, entry: LedgerEntry) -> str:
    clause = entry.claim.span.of(draft)
    return clause[len(leading(clause)) :]


def _stands_alone(clause: str, claim: str) -> bool:
    """Tell whether a clause of the draft has a subject and a verb of its own."""
    plain = not RELATIVE.match(clause) and is_complete(capital(clause))
    return plain and not lost_subject(clause, claim)


def _joined(draft: str, sentence: Span, place: Span) -> bool:
    """Tell whether only a mere joint ties a clause to what stands before and after it."""
    inner = body(draft, sentence)
    before, after = draft[sentence.start : place.start], draft[place.end : inner.end]
    tied = TIED.search(before)
    return bool(not says(before) or tied) and bool(not after.strip() or JOINED.match(after))


def uncapital(text: str, draft: str) -> str:
    """Return ``text`` as it goes on within a sentence, '' where it may open with a name."""
    word = re.match(r"[\w'’-]+", text)
    if word is None or not word[0][:1].isupper():
        return text
    lower = small(word[0])
    known = lower in OPENERS or re.search(rf"(?<![\w`]){re.escape(lower)}(?![\w`])", draft)
    return lower + text[word.end() :] if known else ""
