"""Which numbers are parts of others: a part is not added to the whole that it belongs to."""

import re
from collections.abc import Sequence
from itertools import permutations

from agent.judge.derivation.operands import Result, Source
from agent.judge.derivation.tables.rows import label

_BACK = r"(?:which|whom|these|those|them|this|that)"
# What leads to a part, between the number before it and the part itself.
_OPENS = re.compile(
    rf"(?<!not )\b(?:includ(?:e[sd]?|ing)|incl\b\.?|inclusive of|comprising|consisting of)"
    rf"|[,;:.(–—-]\s*(?:(?:and|but)\s+)?(?:of|among|amongst|out of) (?:{_BACK}|it)\b"
    rf"|\b(?:of|among|amongst) (?:which|whom)\b|, with\b",
    re.IGNORECASE,
)
_FOLLOWS = re.compile(rf"\s*(?:\w+\s+){{0,2}}(?:(?:of|among|amongst) {_BACK}\b|thereof\b)", re.I)
# What leads to a part, but to each of several parts as well.
_ACCOUNTS = re.compile(
    r"\b(?:account(?:s|ed|ing)? for|ma(?:de|kes?|king) up|represent(?:s|ed|ing)?)\b[^.;:]*$", re.I
)
_FURTHER = re.compile(r"\s*(?:more|further|others?|additional|extra)\b", re.IGNORECASE)
_TOTAL = re.compile(r"\s*(?:(?:grand|sub|over)[ -]?)?(?:total|sum|all|overall)\b", re.IGNORECASE)


def adds_a_part(result: Result, pool: Sequence[Source]) -> bool:
    """Tell whether a sum has a whole among its terms, beside what is already in it."""
    terms = result.sources
    if result.operation != "sum" or len(terms) < 2:
        return False
    if any(s.bound.column and _TOTAL.match(label(s)) for s in terms):
        return True
    most = max(s.value for s in terms)
    listed = len(terms) > 2 and abs(2 * most - sum(s.value for s in terms)) < 1e-9 * most
    return listed or any(holds(a, b, pool) for a, b in permutations(terms, 2))


def holds(whole: Source, part: Source, pool: Sequence[Source]) -> bool:
    """Tell whether the evidence gives ``part`` as one of ``whole``."""
    apart = part.bound.sentence - whole.bound.sentence
    tabled = bool(part.bound.column or whole.bound.column)
    if tabled or part.index != whole.index or part.value >= whole.value:
        return False
    if whole.quantity.role == "whole" and not apart:
        return True
    after = [
        s
        for s in pool
        if s.index == part.index
        and s.bound.sentence == part.bound.sentence
        and whole.quantity.end <= s.quantity.start <= part.quantity.start
    ]
    if apart in (0, 1) and any(_is_part(s, pool) for s in after):
        return True
    return apart in (0, 1) and _accounts(part, pool) and not _accounts(whole, pool)


def _is_part(source: Source, pool: Sequence[Source]) -> bool:
    """Tell whether the words around a number say that it is a part of one before it."""
    quantity, text = source.quantity, source.premise.text
    start = _end_of_last(source, pool)
    if _FURTHER.match(text, quantity.end):
        return False
    leads = _OPENS.search(text, start, quantity.start)
    return leads is not None or _FOLLOWS.match(text, quantity.end) is not None


def _accounts(source: Source, pool: Sequence[Source]) -> bool:
    """Tell whether the words before a number say that something accounts for it."""
    start = _end_of_last(source, pool)
    return _ACCOUNTS.search(source.premise.text[start : source.quantity.start]) is not None


def _end_of_last(source: Source, pool: Sequence[Source]) -> int:
    """Return where the last number before another one ends."""
    before = (s.quantity for s in pool if s.index == source.index and not s.quantity.is_date)
    return max((q.end for q in before if q.end <= source.quantity.start), default=0)
