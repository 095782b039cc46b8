"""Quantities told in two units: "2 hours and 20 minutes", "6 ft 2 in", "four pounds eighty"."""

import re
from collections.abc import Iterable, Iterator
from dataclasses import replace

from agent.judge.quantities.quantity import Quantity
from agent.judge.quantities.units.registry import same_dimension

_KINDS = ("duration", "mass", "length", "volume")
_BETWEEN = (" ", " and ")
_BETWEEN_TIMES = (*_BETWEEN, ", ", ", and ")  # weights and lengths with commas are a list
_BARE_PARTS = {"m": 100, "ft": 12, "foot": 12, "feet": 12, "lb": 16, "lbs": 16}
"""How many of what a bare number counts make up the unit before it: "1 m 85", "6 ft 2"."""
_CENTS = 100
_RANGING = re.compile(r"\bfrom \d[\d.,]* to $", re.IGNORECASE)  # "8 to 11 kg 60 g": 60 g for them
_SCOPE_BEFORE = re.compile(r"\b(after|before|for|from|until|with|in|at) $", re.IGNORECASE)
_SCOPE_BEHIND = re.compile(r" (after|before|for|from|until|with|in|at) (?:\w+ )?\w+", re.IGNORECASE)
_EACH = re.compile(r"\b(?:every|each) $", re.IGNORECASE)
_TO_DO = re.compile(r" (?:to|for) \w+", re.IGNORECASE)
_FARTHEST = 5000  # times a unit of one amount: hours and seconds, no kilogram and milligrams


def joined(text: str, found: Iterable[Quantity]) -> Iterator[Quantity]:
    """Yield ``found``, left to right, what two or more of them say together as one.

    Each unit is smaller than the one before: "2 kg and 300 g and 150 g" are two weights.
    """
    held: Quantity | None = None
    finest = 0.0  # scale of the last unit of ``held``
    for q in found:
        share = None
        if held is not None:
            share = _share(text, held, q) if q.scale < finest else _elliptic(text, held, q)
        if held is not None and share is not None:
            held, finest = _extended(text, held, q, share), q.scale
            continue
        if held is not None:
            yield held
        held, finest = q, q.scale
    if held is not None:
        yield held


def _share(text: str, first: Quantity, second: Quantity) -> float | None:
    """Return what an amount in a smaller unit adds to ``first`` in the base unit, else None."""
    kind, between = first.dimension, text[first.end : second.start]
    allowed = _BETWEEN_TIMES if kind == "duration" else _BETWEEN
    alike = same_dimension(kind, second.dimension) and (kind in _KINDS or kind.startswith("money:"))
    near = first.scale <= _FARTHEST * second.scale
    near = near and not _RANGING.search(text, 0, first.start)
    near = near and not _are_two(text, first, second)
    goes_on = alike and near and between in allowed and _are_plain(first, second)
    return second.interval.low if goes_on and second.interval.low < first.scale else None


def _are_two(text: str, first: Quantity, second: Quantity) -> bool:
    """Tell the two of "six months after five years and nine months after eight years".

    And those of "a bill every half year and three weeks to pay it".
    """
    if _EACH.search(text, 0, first.start) and _TO_DO.match(text, second.end):
        return True
    before = _SCOPE_BEFORE.search(text, 0, first.start)
    behind = _SCOPE_BEHIND.match(text, second.end)
    return before is not None and behind is not None and before[1].lower() == behind[1].lower()


def _elliptic(text: str, first: Quantity, second: Quantity) -> float | None:
    """Return what a bare number adds to ``first``: "four pounds eighty", "1 m 85"; else None."""
    bare = second.is_bare and text[first.end : second.start] == " "
    if not bare or first.number.low % 1 or not _are_plain(first, second):
        return None
    parts = _CENTS if first.dimension.startswith("money:") and first.unit.isalpha() else 0
    parts = parts or _BARE_PARTS.get(first.unit, 0)
    value = second.number.low
    return first.scale * value / parts if 1 <= value < parts and value % 1 == 0 else None


def _are_plain(first: Quantity, second: Quantity) -> bool:
    plain = first.interval.is_bounded and second.interval.is_point and not second.bound
    return plain and not _is_range(first) and second.interval.low >= 0


def _is_range(quantity: Quantity) -> bool:
    return quantity.bound == "range" or (not quantity.approximate and not quantity.number.is_point)


def _extended(text: str, first: Quantity, second: Quantity, share: float) -> Quantity:
    interval = first.interval._replace(
        low=first.interval.low + share, high=first.interval.high + share
    )
    scale = first.scale or 1.0
    return replace(
        first,
        end=second.end,
        text=text[first.start : second.end],
        interval=interval,
        number=interval.mapped(1 / scale),
        noun=second.noun or first.noun,
        rate=second.rate or first.rate,
        rates=second.rates or first.rates,
        step=min(first.step, second.step),
        soft=False,
    )
