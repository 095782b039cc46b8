"""Pieces of a sentence: its conditions, what they govern, and where another rule begins."""

import re
from collections.abc import Sequence
from itertools import pairwise

from agent.domain.prose.analysis import Analysis

_OPENERS = frozenset("if when where otherwise".split())
_STOPS = frozenset((",", ";", ":", "—", "–", "then", "otherwise"))
_LINKS = frozenset("and or but".split())
_ONLY_WITH = re.compile(
    r"(?:\b(?:not|never|cannot|no|nobody|none)\b|n['’]t\b)[^.;:]*"
    r"\b(?:without|unless|except (?:with|by|if|when|after))\b",
    re.IGNORECASE,
)
_CONTRASTING = frozenset((";", "while", "whereas"))


def pieces(text: Analysis, inside: range) -> list[range]:
    """Cut a sentence at stops and before the words that open a condition."""
    starts = {inside.start, inside.stop}
    for i in inside:
        word = text.tokens[i].text.lower()
        if word in _OPENERS:
            linked = i > inside.start and text.tokens[i - 1].text.lower() in _LINKS
            starts.add(i - linked)
        if word in _STOPS:
            starts.add(i + 1)
    return [range(a, b) for a, b in pairwise(sorted(starts))]


def is_condition(text: Analysis, piece: range) -> bool:
    """Tell whether a piece opens with "if", "and when" or the like."""
    words = (text.tokens[i].text.lower() for i in piece)
    return next((w for w in words if w not in _LINKS), "") in _OPENERS


def rules_of(text: Analysis, inside: range) -> list[range]:
    """Cut a sentence where another rule begins: *…; those under ten are exempt*."""
    cuts = [i for i in inside if text.tokens[i].text.lower() in _CONTRASTING]
    return [range(a, b) for a, b in pairwise([inside.start, *cuts, inside.stop]) if a < b]


def is_denied(text: Analysis, tokens: Sequence[int]) -> bool:
    """Tell whether tokens have an odd number of negations; "there is no refund" has one."""
    denials = (text.tokens[i].dep == "neg" or _is_none(text, i) for i in tokens)
    return sum(denials) % 2 == 1


def _is_none(text: Analysis, index: int) -> bool:
    """Tell "nobody" and "no refund" from the bound of "no later than May"."""
    if text.tokens[index].text.lower() in ("nothing", "nobody"):
        return True
    following = text.tokens[index + 1 : index + 2]
    bound = bool(following) and following[0].tag in ("JJR", "RBR")
    return text.tokens[index].text.lower() == "no" and text.tokens[index].dep == "det" and not bound


def says_only_with(text: str) -> bool:
    """Tell whether a text denies something without something: *may not enter without a pilot*."""
    return _ONLY_WITH.search(text) is not None
