"""Repairs of what a removal left behind: pronouns and connectors without what they point at."""

import re
from collections.abc import Sequence
from difflib import SequenceMatcher

from agent.domain.ledger import LedgerEntry
from agent.domain.sentences import split_sentences
from agent.domain.terms import terms
from agent.domain.text import Span

CONNECTOR = re.compile(
    r"(?:however|nevertheless|nonetheless|moreover|furthermore|additionally|in addition|besides"
    r"|therefore|thus|hence|consequently|accordingly|as a result|on the other hand|in contrast"
    r"|by contrast|similarly|likewise|that said|meanwhile|at the same time|for that reason)\s*,\s+",
    re.IGNORECASE,
)
PRONOUN = re.compile(
    r"(?P<word>it|they|he|she|this|these|those|that)\b(?P<rest>\s+\S.*)", re.I | re.S
)
MAX_SUBJECT = 12  # words; a longer subject is no name but a clause


def repaired(before: str, after: str, entries: Sequence[LedgerEntry]) -> str:
    """Return ``after`` with its orphaned openings mended.

    Where the sentence before an unchanged one is gone, a connector that is no part of a claim
    ("However, …") goes too, and an opening pronoun whose noun went with it becomes that noun, as
    the claim's self-contained text names it. Nothing else changes.

    Args:
        before: the draft before the edits.
        after: the draft after them.
        entries: the ledger of ``before``.
    """
    old, new = split_sentences(before), split_sentences(after)
    text = after
    for i, j in reversed(_bereft([s.of(before) for s in old], [s.of(after) for s in new])):
        gone = old[i - 1].of(before)
        previous = new[j - 1].of(after) if j else ""
        sentence = new[j]
        claims = [e for e in entries if e.claim.span.overlaps(old[i])]
        mended = _mended(sentence.of(after), old[i], claims, (gone, previous))
        text = text[: sentence.start] + mended + text[sentence.end :]
    return text


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
    pronoun = PRONOUN.match(sentence)
    if pronoun is None or first > 0:
        return sentence
    subject = _subject(pronoun["rest"], claims, around)
    return _capital(subject) + pronoun["rest"] if subject else sentence


def _subject(rest: str, claims: Sequence[LedgerEntry], around: tuple[str, str]) -> str:
    """Return what the first claim names in place of the pronoun, '' where nothing is lost."""
    gone, previous = around
    opening = " ".join(rest.split()[:3]).rstrip(".,;:")
    for text in (e.claim.text for e in claims):
        head, found, _ = text.partition(f" {opening}")
        lost = set(terms(head)) & set(terms(gone)) - set(terms(previous))
        if found and lost and len(head.split()) <= MAX_SUBJECT and not PRONOUN.match(f"{head} x"):
            return head
    return ""


def _capital(text: str) -> str:
    return text[:1].upper() + text[1:]
