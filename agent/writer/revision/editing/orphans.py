"""Repairs of what a removal left behind: pronouns and connectors without what they point at."""

import re
from collections.abc import Sequence
from difflib import SequenceMatcher

from agent.domain.evidence import Relation
from agent.domain.ledger import LedgerEntry
from agent.domain.sentences import split_sentences
from agent.domain.terms import stem, terms
from agent.domain.text import Span
from agent.writer.revision.correction.restate import standalone
from agent.writer.revision.editing.repetition import unmarked

CONNECTOR = re.compile(
    r"(?:however|nevertheless|nonetheless|moreover|furthermore|additionally|in addition|besides"
    r"|therefore|thus|hence|consequently|accordingly|as a result|on the other hand|in contrast"
    r"|by contrast|similarly|likewise|that said|meanwhile|at the same time|for that reason)\s*,\s+",
    re.IGNORECASE,
)
PRONOUN = re.compile(
    r"(?P<word>it|they|he|she|this|these|those|that)\b(?P<rest>\s+\S.*)", re.I | re.S
)
LEANING = re.compile(
    r"(?:then|afterwards|after (?:this|that)|next,)\s"
    r"|(?:(?:in|on|at|by|for|from|to|with|within|outside|during|before|under) )?"
    r"(?:this|that|these|those|such)\b|(?:they|he|she|it)\b(?! (?:is|was) .*\b(?:to|that)\b)",
    re.IGNORECASE,
)
REASON = re.compile(
    r"(?:the reason (?:for (?:this|that) )?(?:is|was)(?: that)?"
    r"|(?:this|that) (?:is|was) because)\s+",
    re.IGNORECASE,
)
SINGULAR = {"are": "is", "were": "was", "have": "has", "do": "does"}
MAX_SUBJECT = 12  # words; a longer subject is no name but a clause


def repaired(before: str, after: str, entries: Sequence[LedgerEntry]) -> str:
    """Return ``after`` with its orphaned openings mended.

    Where the sentence before an unchanged one is gone, a connector that is no part of a claim
    ("However, …") goes too, as does the opening of a reason ("The reason is that …"). An opening
    pronoun whose noun went with it becomes that noun, as the claim's self-contained text names it.
    So does one that opens the second half of a sentence which lost its first. Where nobody knows
    what such an opening points at, the evidence's own sentence is said. Nothing else changes.

    Args:
        before: the draft before the edits.
        after: the draft after them.
        entries: the ledger of ``before``.
    """
    old = [unmarked(before, s) for s in split_sentences(before)]
    new = [unmarked(after, s) for s in split_sentences(after)]
    olds, news = [s.of(before) for s in old], [s.of(after) for s in new]
    places = [(i, j, old[i]) for i, j in _bereft(olds, news)]
    places += [(i, j, _rest(old[i], news[j])) for i, j in _halved(olds, news)]
    text = after
    for i, j, home in sorted(places, key=lambda p: p[1], reverse=True):
        gone = olds[i - 1] if home == old[i] else before[old[i].start : home.start]
        previous = news[j - 1] if j else ""
        sentence = new[j]
        claims = [e for e in entries if home.start <= e.claim.span.start < home.end]
        mended = _mended(sentence.of(after), home, claims, (gone, previous))
        text = text[: sentence.start] + mended + text[sentence.end :]
    return text


def _halved(old: Sequence[str], new: Sequence[str]) -> list[tuple[int, int]]:
    """Return the places of sentences that are what is left of one that lost its beginning."""
    return [
        (i, j)
        for j, right in enumerate(new)
        for i, left in enumerate(old)
        if len(right) < len(left) and left.endswith(right[1:]) and right not in old
    ]


def _rest(sentence: Span, left: str) -> Span:
    """Return the place of what is ``left`` of a sentence that lost its beginning."""
    return Span(start=sentence.end - len(left), end=sentence.end)


def _bereft(old: Sequence[str], new: Sequence[str]) -> list[tuple[int, int]]:
    """Return the places, old and new, of unchanged sentences whose predecessor is gone."""
    found = []
    matcher = SequenceMatcher(None, old, new, autojunk=False)
    kind = dict.fromkeys(range(len(old)), "equal")
    for tag, i1, i2, _, _ in matcher.get_opcodes():
        kind |= dict.fromkeys(range(i1, i2), tag)
    for block in matcher.get_matching_blocks():
        if block.size and block.a and kind[block.a - 1] == "delete":
            found.append((block.a, block.b))
    return found


def _mended(
    sentence: str, home: Span, claims: Sequence[LedgerEntry], around: tuple[str, str]
) -> str:
    connector = CONNECTOR.match(sentence)
    first = min((e.claim.span.start for e in claims), default=home.end) - home.start
    if connector and first >= connector.end():
        sentence = _capital(sentence[connector.end() :])
        first -= connector.end()
    reason = REASON.match(sentence)
    if reason:
        return _capital(sentence[reason.end() :])
    pronoun = PRONOUN.match(sentence)
    named = _named(pronoun["rest"], claims, around) if pronoun and first <= 0 else ""
    said = named or _told(sentence, claims)
    return _capital(said) if said else sentence


def _told(sentence: str, claims: Sequence[LedgerEntry]) -> str:
    """Return what the evidence says in place of a sentence that nobody knows what it points at.

    '' where the sentence or one of its claims stands alone, or its evidence does not.
    """
    if not claims or not all(LEANING.match(t) for t in (sentence, *(e.claim.text for e in claims))):
        return ""
    said = []
    for entry in claims:
        backing = (e for e in entry.evidence if e.relation is Relation.SUPPORTS)
        alone = (standalone(e, entry.claim.text) for e in backing)
        said.append(next((t for t in alone if t and not LEANING.match(t)), ""))
    return " ".join(dict.fromkeys(said)) if all(said) else ""


def _named(rest: str, claims: Sequence[LedgerEntry], around: tuple[str, str]) -> str:
    """Return the sentence with what the first claim names in place of the pronoun.

    The verb agrees with the noun: "They submit a form" → "Your supervisor submits a form". ''
    where nothing is lost.
    """
    gone, previous = around
    verb, _, tail = rest.strip().partition(" ")
    opening = " ".join(tail.split()[:2]).rstrip(".,;:")
    for text in (e.claim.text for e in claims):
        head, found, _ = text.partition(f" {opening}")
        subject, _, agreeing = head.rpartition(" ")
        lost = set(terms(subject)) & set(terms(gone)) - set(terms(previous))
        named = tail and found and lost and _verb(agreeing) == _verb(verb)
        if named and len(subject.split()) <= MAX_SUBJECT and not PRONOUN.match(f"{subject} x"):
            return f"{head} {tail}"
    return ""


def _verb(word: str) -> str:
    """Return a verb without its agreement."""
    return stem(SINGULAR.get(word.lower(), word))


def _capital(text: str) -> str:
    return text[:1].upper() + text[1:]
