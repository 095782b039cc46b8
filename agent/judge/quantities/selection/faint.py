"""Rivals by too little: what points to another value than that which agrees, and leaves it open."""

import re

from agent.judge.quantities.binding.bindings import Bindings, Bound
from agent.judge.quantities.binding.words import STEM
from agent.judge.quantities.selection.candidates import MATTER

TIMES = frozenset("day week month year hour minute".split())
"""Stems of times: *for a day* and *every day* are said of much, so they tell hardly anything."""
_YEAR = re.compile(r"(?:19|20)\d\d")
_BEHIND = re.compile(r"['’]?s?\s+([^\W\d_]{3,})")
_NUMBER = re.compile(r"[\d.,:]+")


def is_faint(good: Bound, bad: Bound, wanted: frozenset[str], item: Bound, asked: Bindings) -> bool:
    """Tell whether hardly anything of a claim stands with ``bad`` beyond what ``good`` has.

    Only a time or that for which its rate is, or a single word of many that is neither what the
    claim is about nor a year. The *bottle* of "£18 a bottle for still wine and £25 for sparkling
    wine" is that of both, so that a claim on a bottle of bubbly need not mean the £18.

    Args:
        good: a number of the evidence that agrees.
        bad: the one that would be meant instead.
        wanted: the words of the claim that may point to a number.
        item: the number of the claim.
        asked: all numbers of the claim.
    """
    loose = frozenset[str]() if _told_by_times(good, bad) else TIMES | (_rated(bad) - _rated(item))
    telling = {w for w in wanted - loose if w in bad.near or not _NUMBER.fullmatch(w)}
    signs = (bad.near - good.near - good.inherited) & telling
    if not signs:
        return True
    plain = asked.heads | {_measured(item, asked)}
    if signs & plain or any(_YEAR.fullmatch(w) or _heads_a_column(w, bad) for w in signs):
        return False
    return len(bad.near & telling) < MATTER * len(telling)


def _measured(item: Bound, asked: Bindings) -> str:
    """Return the stem of what comes right after a number: the *notice* of "six months' notice"."""
    behind = _BEHIND.match(asked.text, item.quantity.end)
    return behind[1].lower()[:STEM] if behind else item.quantity.noun[:STEM]


def _heads_a_column(word: str, bound: Bound) -> bool:
    """Tell whether a word stands with a number in the name of a column: *After 3 years*."""
    return any(c.isdecimal() for c in bound.column) and word in bound.column


def _told_by_times(good: Bound, bad: Bound) -> bool:
    """Tell whether times tell two values apart: *after 3 years* and *after 7 years*."""
    apart = good.near - bad.near
    return bool(bad.column) or any(w in TIMES or _NUMBER.fullmatch(w) for w in apart)


def _rated(bound: Bound) -> frozenset[str]:
    """Return the stems of that for one of which a number is."""
    rates = bound.quantity.rates | {bound.quantity.rate} - {""}
    return frozenset(rate.rpartition(" ")[2][:STEM] for rate in rates)
