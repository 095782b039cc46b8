"""Two values set against each other, told of one: *Lisbon employs 140 people against 95 in Porto*.

The second leaves out all but its value and whose that is. For a claim on Porto it is told in full,
*the office in Porto employs 95 people*, and for one on Lisbon without it.
"""

import re
from typing import NamedTuple

from agent.domain.prose.figures import ONE_TO_TWELVE
from agent.domain.prose.tags import SUBJECTS
from agent.judge.clauses.tree import NOUNS, Tree
from agent.judge.unfolding.members.own import compares, named

_NUMERAL = rf"(?:[$£€] ?)?(?:\d[\d.,]*\d|\d|\b(?:{ONE_TO_TWELVE})\b)"
_JOINT = r",?\s+(?:(?:as )?compared (?:with|to)|(?:as )?against|versus|vs\.?|as opposed to)\s+"
_PLACING = r"in|at|for|among|under|on|with|by|during"
CUE = re.compile(
    rf"{_JOINT}(?:(?:only|just|about|around) )?(?P<value>{_NUMERAL})(?P<unit>[^\s,;()]*"
    rf"(?: (?!(?:{_PLACING})\b)[^\s\d,;()]+){{0,3}}) (?P<prep>{_PLACING})"
    r" (?P<group>[^,;()]{1,60}?)[\s.]*$",
    re.IGNORECASE,
)
_ONE = re.compile(r"\bones?$")
_MODIFIERS = frozenset({"amod", "compound", "nmod", "poss"})
_OF_GROUPS = frozenset({"for", "among"})


class _Place(NamedTuple):
    """Whose the first value is.

    Attributes:
        words: the tokens that say so.
        telling: those of them that say it of the first alone.
        other: what stands there for the second.
    """

    words: tuple[int, ...]
    telling: tuple[int, ...]
    other: str


def of_one(tree: Tree, sentence: range, claim: Tree) -> str | None:
    """Return what a sentence says of the one of two values that a claim is on, None if unclear."""
    text = tree.quote(sentence)
    found = CUE.search(text)
    if found is None or compares(claim):
        return None
    start = tree.tokens[sentence.start].start
    first = [i for i in sentence if tree.tokens[i].start < start + found.start()]
    behind = [i for i in sentence if tree.tokens[i].start >= start + found.start("group")]
    numerals = list(re.finditer(_NUMERAL, text[: found.start()], re.IGNORECASE))
    place = _place(tree, first, found) if numerals else None
    if place is None:
        return None
    said = frozenset(claim.stems)
    whose, other = named(tree, place.telling), named(tree, behind)
    mine, theirs = bool((whose - other) & said), bool((other - whose) & said)
    if mine == theirs:
        return None
    if mine:
        return f"{text[: found.start()]}."
    return _told(tree, place, numerals[-1].span(), found)


def _told(tree: Tree, place: _Place, old: tuple[int, int], found: re.Match[str]) -> str | None:
    """Return the first part with the other value, and with whose that is."""
    text = found.string[: found.start()]
    unit = found["unit"].strip()
    if unit and not text[old[1] :].lstrip().startswith(unit):
        return None
    start = tree.tokens[place.words[0]].start - tree.text.index(found.string)
    end = start + len(tree.quote(place.words))
    edits = sorted([(*old, found["value"]), (start, end, place.other)], reverse=True)
    for begin, stop, new in edits:
        text = f"{text[:begin]}{new}{text[stop:]}"
    return f"{text[:1].upper()}{text[1:].rstrip(' .')}."


def _place(tree: Tree, first: list[int], found: re.Match[str]) -> _Place | None:
    """Return where the first part says whose its value is.

    That is a phrase with the preposition of the second, or else the subject itself.
    """
    prep = found["prep"].lower()
    phrases = [
        i
        for i in first
        if tree.lower(i) == prep and tree.tokens[i].dep == "prep" and tree.child(i, "pobj")
    ]
    if phrases:
        words = tuple(i for i in tree.subtree(phrases[-1]) if i in first)
        noun, one = words[-1], _ONE.search(found["group"])
        telling = words[:-1] if one else words
        group = _ONE.sub(tree.tokens[noun].text, found["group"])
        return _Place(words, telling, f"{prep} {group}")
    subject = tree.subject_among(first)
    if subject is None or tree.tokens[subject].pos not in NOUNS:
        return None
    return _of_subject(tree, subject, prep, found["group"])


def _of_subject(tree: Tree, subject: int, prep: str, group: str) -> _Place | None:
    """Return the subject, which says whose the first value is, and that of the second."""
    if tree.tokens[subject].dep not in SUBJECTS:
        return None
    words = tree.subtree(subject)
    if prep in _OF_GROUPS:
        return _Place(words, words, group)
    kept = [i for i in words if i <= subject and tree.tokens[i].dep not in _MODIFIERS]
    if len(kept) == len(words):
        return None
    telling = tuple(i for i in words if i not in kept)
    return _Place(words, telling, f"{' '.join(tree.tokens[i].text for i in kept)} {prep} {group}")
