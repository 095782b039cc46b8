"""How often, told by its period: *every half-year* is *twice a year*, *in 12 months* *a year*."""

import re

from agent.judge.quantities.binding.bindings import Bindings, Bound
from agent.judge.quantities.comparison.compare import CALENDAR_SLACK, states
from agent.judge.quantities.quantity import Quantity
from agent.judge.quantities.units.registry import unit_of

_EVERY = re.compile(r"\b(?:every|each) $", re.IGNORECASE)
_IN = re.compile(r"\b(?:in|per|within|over) (?:any |a )?$", re.IGNORECASE)
_PERIOD = re.compile(
    r"(?: [a-z]+){0,2}? (?:an?|per|each|every|in an?|in any) (?P<unit>hour|day|week|month|year)\b",
    re.IGNORECASE,
)


def recurs(item: Bound, asked: Bindings, known: Bindings) -> bool:
    """Tell whether the evidence has a period of the claim as that of a number of times.

    Args:
        item: a quantity of the claim, *twelve months* of "three times in twelve months".
        asked: the bindings of the claim.
        known: those of the evidence, which tells "three times a year".
    """
    period = item.quantity
    if period.dimension != "duration" or not period.interval.is_point:
        return False
    if _EVERY.search(asked.text, 0, period.start):
        return any(_is_turn(period, b.quantity, known.text) for b in known.items)
    if not _IN.search(asked.text, 0, period.start):
        return False
    counts = [b.quantity for b in asked.items if b.quantity.end <= period.start][-1:]
    return any(
        states(count, b.quantity) and _is_period(period, b.quantity, known.text, 1.0)
        for count in counts
        for b in known.items
    )


def _is_turn(period: Quantity, times: Quantity, text: str) -> bool:
    """Tell whether something that happens so many *times* a unit does so once in a period."""
    often = times.noun == "time" and times.interval.is_point and times.interval.low >= 1
    return often and _is_period(period, times, text, times.interval.low)


def _is_period(period: Quantity, counted: Quantity, text: str, times: float) -> bool:
    """Tell whether a period is the unit of time behind a count, shared out over ``times``."""
    match = _PERIOD.match(text, counted.end)
    unit = unit_of(match["unit"].lower()) if match else None
    if unit is None:
        return False
    length = unit.factor / times
    return abs(period.interval.low - length) <= CALENDAR_SLACK * length
