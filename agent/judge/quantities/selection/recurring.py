"""How often, told by its period: *every half-year* is *twice a year*, *in 12 months* *a year*.

And days of each month: *on the first of each month* is on 1 May.
"""

import re

from agent.judge.quantities.binding.bindings import Bindings, Bound
from agent.judge.quantities.comparison.compare import CALENDAR_SLACK, states
from agent.judge.quantities.quantity import Quantity
from agent.judge.quantities.times.dates import ORDINALS
from agent.judge.quantities.units.registry import unit_of

_EVERY = re.compile(r"\b(?:every|each) $", re.IGNORECASE)
_IN = re.compile(r"\b(?:in|per|within|over) (?:any |a )?$", re.IGNORECASE)
_PERIOD = re.compile(
    r"(?: [a-z]+){0,2}? (?:an?|per|each|every|in an?|in any) (?P<unit>hour|day|week|month|year)\b",
    re.IGNORECASE,
)

_ADVERBS = {
    "daily": "day",
    "weekly": "week",
    "fortnightly": "fortnight",
    "monthly": "month",
    "quarterly": "quarter",
    "yearly": "year",
    "annually": "year",
}
_MONTHS = {"quarter": ("month", 3)}
_TURN = re.compile(
    r"\b(?:(?:every|each) (?:(?P<many>\d+) )?(?P<unit>day|week|fortnight|month|quarter|year)s?"
    rf"|(?P<how>{'|'.join(_ADVERBS)}))\b",
    re.IGNORECASE,
)
_MONTHLY = re.compile(
    rf"\bthe (?P<day>{'|'.join(ORDINALS)}|\d{{1,2}}(?:st|nd|rd|th))(?: day)? of "
    r"(?:each|every|the|any) (?:calendar )?month\b",
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
    if period.noun == "time" and _is_told_by_turns(period, asked.text, known.text):
        return True
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


def falls_monthly(item: Bound, asked: Bindings, known: Bindings) -> bool:
    """Tell whether a date of the claim is a day of every month: *1 May*, *the first of each month*.

    So is the month of such a date.
    """
    days = {_number(m["day"]) for m in _MONTHLY.finditer(known.text)}
    dates = [b.quantity.day for b in asked.items if b.quantity.day and b.quantity.day.day]
    day = item.quantity.day
    if day is None or not day.month or not days:
        return False
    return (
        day.day in days
        if day.day
        else any((d.month, d.day in days) == (day.month, True) for d in dates)
    )


def _number(told: str) -> int:
    """Return the number of an ordinal in words or digits."""
    return ORDINALS.get(told.lower()) or int(told.rstrip("stndrh"))


def _is_turn(period: Quantity, times: Quantity, text: str) -> bool:
    """Tell whether something that happens so many *times* a unit does so once in a period."""
    often = times.noun == "time" and times.interval.is_point and times.interval.low >= 1
    return often and _is_period(period, times, text, times.interval.low)


def _is_told_by_turns(times: Quantity, claim: str, text: str) -> bool:
    """Tell whether a text has the period of so many times a unit: *every quarter*, *quarterly*."""
    for match in _TURN.finditer(text):
        told = (match["unit"] or _ADVERBS[match["how"].lower()]).lower()
        name, many = _MONTHS.get(told, (told, 1))
        unit = unit_of(name)
        seconds = unit.factor * many * int(match["many"] or 1) if unit else 0.0
        if _lasts(seconds, times, claim, times.interval.low):
            return True
    return False


def _is_period(period: Quantity, counted: Quantity, text: str, times: float) -> bool:
    """Tell whether a period is the unit of time behind a count, shared out over ``times``."""
    return _lasts(period.interval.low, counted, text, times)


def _lasts(seconds: float, counted: Quantity, text: str, times: float) -> bool:
    """Tell whether so many seconds are the unit of time behind a count, shared out."""
    match = _PERIOD.match(text, counted.end)
    unit = unit_of(match["unit"].lower()) if match else None
    if unit is None or not times:
        return False
    length = unit.factor / times
    return abs(seconds - length) <= CALENDAR_SLACK * length
