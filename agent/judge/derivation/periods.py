"""For how long a value is told, and for how long a claim gives it: a month against a year."""

import re
from typing import NamedTuple

from agent.domain.prose.analysis import Analysis
from agent.judge.derivation.operands import Source
from agent.judge.derivation.tables.rows import cell_of
from agent.judge.quantities.binding.words import STEM
from agent.judge.quantities.quantity import Quantity

PERIODS = ("day", "week", "month", "quarter", "year")
ADVERBS = {
    "daily": "day", "weekly": "week", "monthly": "month", "quarterly": "quarter",
    "yearly": "year", "annually": "year", "annual": "year",
}  # fmt: skip
_FACTORS = {
    ("year", "month"): 12.0, ("year", "quarter"): 4.0, ("quarter", "month"): 3.0,
    ("week", "day"): 7.0,
}  # fmt: skip
_NAMED = re.compile(
    r"\b(?:over|in|for|across|within|per|each|every|an?|one)(?: (?:an?|one|the|each|every|any))?"
    rf" (?:(?:whole|full|single) )?(?P<period>{'|'.join(PERIODS)})\b(?! (?:ago|before|earlier))"
    rf"|\b(?P<adverb>{'|'.join(ADVERBS)})\b",
    re.IGNORECASE,
)
_OF_ONE = re.compile(rf"\b(?:an?|per|each|every|/) ?(?P<period>{'|'.join(PERIODS)})\b", re.I)


class Period(NamedTuple):
    """A period that a claim names, and the stems by which it does."""

    name: str
    words: frozenset[str]


def named_period(claim: Analysis, quantity: Quantity) -> Period | None:
    """Return for how long a claim gives an amount; None where it does not say, or says two.

    In *over a year it costs more in monthly fees* the year is meant.
    """
    found = list(_NAMED.finditer(claim.text))
    plain = [m["period"].lower() for m in found if m["period"]]
    adverbs = [ADVERBS[m["adverb"].lower()] for m in found if m["adverb"]]
    names = set(plain or adverbs)
    if quantity.rate:
        names |= {quantity.rate}
    words = frozenset(w[:STEM] for m in found for w in m.group().lower().split())
    return Period(names.pop(), words) if len(names) == 1 else None


def period_of(source: Source) -> str:
    """Return for how long a value of the evidence is told, '' where it does not say."""
    cell = cell_of(source)
    if cell is not None:
        key = source.premise.text[cell.key_start : cell.key_end]
        match = _OF_ONE.search(key)
        adverb = next((ADVERBS[w] for w in key.lower().split() if w in ADVERBS), "")
        return match["period"].lower() if match else adverb or source.quantity.rate
    return source.quantity.rate


def factor_for(wanted: Period | None, told: str) -> float:
    """Return how many of the told periods the claim's one has, or what part of one it is.

    That is 0 where it is unclear.
    """
    if wanted is None or wanted.name == told:
        return 1.0
    inverse = _FACTORS.get((told, wanted.name), 0.0)
    return _FACTORS.get((wanted.name, told), 0.0) or (1 / inverse if inverse else 0.0)
