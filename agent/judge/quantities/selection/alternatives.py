"""Alternatives: "£60, or £90 if the visit is on a Sunday" gives the £90 for Sundays alone."""

import re

from agent.judge.quantities.binding.bindings import Bindings, Bound, beside
from agent.judge.quantities.binding.words import stems_between
from agent.judge.quantities.comparison.compare import states

SAID = 2 / 3  # share of the words of a case that a claim on it has
_IF = r"(?:if|when|where|whenever|in case)\b"
_OR = re.compile(r"[^.;:]{0,60}?,?\s+or\s+", re.IGNORECASE)
_AFTER = re.compile(rf"[^.;:,]{{0,30}}?\s+{_IF}(?P<case>[^.;:,(]+)", re.IGNORECASE)
_BETWEEN = re.compile(
    rf"[^.;:]{{0,40}}?[.;,]\s+(?:but\s+|and\s+)?{_IF}(?P<case>[^.;:,(]+),?\s+"
    r"(?:it|they|this|that|the\s+\w+)\s+(?:\w+\s+){1,3}",
    re.IGNORECASE,
)
_ALIKE = re.compile(r"\s*,?\s+(?:and/)?or\s+", re.IGNORECASE)
_IN_TURN = re.compile(r"[^.;:]*\b(?:respectively|depending)\b", re.IGNORECASE)
_DENIED = re.compile(r"\b(?:without|no|not|never|unless|except)\b[^,;.]*|n['’]t\b[^,;.]*", re.I)


def favoured_case(good: Bound, bad: Bound, item: Bound, asked: Bindings, known: Bindings) -> int:
    """Return 1 where a claim is on the case of ``good``, -1 on that of ``bad``, 0 for neither.

    One of them is told for all cases but the one for which the other is. Of a claim that gives
    both nothing is told.
    """
    if any(states(b.quantity, bad.quantity) for b in beside(item, asked)):
        return 0
    for first, second, way in ((good, bad, -1), (bad, good, 1)):
        case = _case(first, second, known)
        if case:
            return way * _on_case(case - first.near, asked)
    return 0


def holds_alike(good: Bound, bad: Bound, known: Bindings) -> bool:
    """Return whether what is told holds for either of two numbers: "licences for 6.0 or 6.1"."""
    first, second = sorted((good.quantity, bad.quantity), key=lambda q: q.start)
    is_joined = _ALIKE.fullmatch(known.text, first.end, second.start)
    told_apart = any(p.match(known.text, second.end) for p in (_AFTER, _IN_TURN))
    return bool(is_joined) and not told_apart


def _case(first: Bound, second: Bound, known: Bindings) -> frozenset[str]:
    """Return the words of the case in which the second of two numbers stands for the first."""
    start, end = first.quantity.end, second.quantity.start
    if start > end or first.column or second.column:
        return frozenset()
    found = _BETWEEN.fullmatch(known.text, start, end)
    if found is None and _OR.fullmatch(known.text, start, end):
        found = _AFTER.match(known.text, second.quantity.end)
    return stems_between(known.source, *found.span("case")) if found else frozenset()


def _on_case(case: frozenset[str], asked: Bindings) -> int:
    """Return 1 for a claim on a case, -1 for one that denies it, 0 for one that leaves it open."""
    denied = (stems_between(asked.source, *m.span()) for m in _DENIED.finditer(asked.text))
    if case & frozenset[str]().union(*denied):
        return -1
    return int(bool(case) and len(case & asked.words) >= SAID * len(case))
