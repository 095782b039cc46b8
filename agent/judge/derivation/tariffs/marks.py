"""Words that tell for which of a number of things a price is: the first ten, or each further one.

*$0.38 per kilometre for the first 200 km and $0.24 for each further kilometre* has one of each.
"""

import re
from typing import NamedTuple

from agent.judge.claims.parsing.inflection import singular_noun
from agent.judge.derivation.operands import Source
from agent.judge.quantities.quantity import Quantity
from agent.judge.quantities.units.registry import unit_of

_MORE = r"(?:further|additional|extra|subsequent|following)"
_REST = re.compile(
    rf"\b(?:(?:each|every|any|per|all|the|a|an) )?{_MORE} (?P<noun>[^\W\d][\w-]*)"
    r"|\b(?:each|every|any|per) (?P<later>[^\W\d][\w-]*) (?:after|beyond|above|over|thereafter)\b"
    r"(?: (?:that|this|these|those)\b)?"
    r"|\b(?:(?:above|beyond|over|after) (?:that|this|these|those)|thereafter|afterwards"
    r"|from then on)\b"
    r"|\bthen(?= (?:(?:it |they )?costs? |(?:for|at) )?(?:[€£$]|\d))",
    re.IGNORECASE,
)
_ONE = re.compile(r"\b(?:the )?first (?P<noun>[^\W\d][\w-]*)", re.IGNORECASE)
_LED = re.compile(r"\b(?:first|for|includ(?:es?|ed|ing)|up to)\s+$", re.IGNORECASE)
_FIRST = re.compile(r"\bfirst\s+$", re.IGNORECASE)
_FURTHER = re.compile(rf"\b{_MORE}\b", re.IGNORECASE)


class Kind(NamedTuple):
    """What is counted: a dimension of units, or a noun; ``factor`` leads to the base unit."""

    dimension: str
    noun: str
    factor: float

    @property
    def of(self) -> tuple[str, str]:
        """Return what two kinds have in common that count the same in other units."""
        return self.dimension, self.noun

    def has(self, quantity: Quantity) -> bool:
        """Tell whether a number is one of these things."""
        same = quantity.dimension == self.dimension
        return same and (self.dimension != "count" or quantity.noun == self.noun)


class Mark(NamedTuple):
    """For which things a price is: ``size`` of the first ones, None for all further ones.

    ``kind`` is None where it is left open; ``told`` is whether *first* or *further* stands there,
    so that no price of a step is that of all things.
    """

    start: int
    end: int
    size: float | None
    kind: Kind | None
    told: bool


def kind_of(noun: str) -> Kind | None:
    """Return what a noun counts, None for *ones*."""
    word = noun.lower()
    unit = unit_of(word) or unit_of(singular_noun(word))
    if unit is not None:
        return Kind(unit.dimension, "", unit.factor)
    return None if word in ("one", "ones") else Kind("count", singular_noun(word), 1.0)


def kind_like(quantity: Quantity) -> Kind:
    """Return what a number counts."""
    noun = quantity.noun if quantity.dimension == "count" else ""
    return Kind(quantity.dimension, noun, quantity.scale)


def is_a_period(quantity: Quantity) -> bool:
    """Tell whether a time says how often something is so, or within which time: *in a week*."""
    return quantity.soft and quantity.dimension == "duration"


def speaks_of_the_rest(text: str) -> bool:
    """Tell whether a text speaks of further things than the first ones."""
    return _REST.search(text) is not None


def rests(text: str, start: int, end: int) -> list[Mark]:
    """Return the marks of further things in a part of a text."""
    return [
        Mark(m.start(), m.end(), None, kind_of(noun) if noun else None, bool(_FURTHER.search(m[0])))
        for m in _REST.finditer(text, start, end)
        for noun in [m["noun"] or m["later"]]
    ]


def firsts(text: str, start: int, end: int, numbers: list[Source]) -> list[Mark]:
    """Return the marks of the first things in a part of a text, of one or of as many as are told.

    ``numbers`` are those in it that are no prices.
    """
    found = []
    for q in (s.quantity for s in numbers):
        high = q.interval.high
        if q.interval.is_point or (q.interval.is_one_sided and 0 < high < float("inf")):
            told = _FIRST.search(text, start, q.start) is not None
            found.append(Mark(q.start, q.end, high, kind_like(q), told))
    places = [s.quantity.start for s in numbers]
    for match in _ONE.finditer(text, start, end):
        kind = kind_of(match["noun"])
        if match.start("noun") not in places and kind is not None:
            found.append(Mark(match.start(), match.end(), kind.factor, kind, told=True))
    return found


def is_a_limit(text: str, start: int, quantity: Quantity) -> bool:
    """Tell whether a number says for how many things a price is: *first* or *up to* so many."""
    limited = quantity.interval.is_one_sided and quantity.interval.low <= 0
    return limited or _LED.search(text, start, quantity.start) is not None
