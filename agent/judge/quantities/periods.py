"""Periods that the evidence opens or closes, and dates of a claim that fall into them."""

import datetime
import re
from collections.abc import Iterator, Sequence
from itertools import pairwise

from agent.judge.quantities.binding import Bound
from agent.judge.quantities.dates import first_and_last
from agent.judge.quantities.quantity import Day, Quantity

# Days and months without a year are compared inside one ordinary year.
_PLAIN_YEAR = 2001
Period = tuple[datetime.date, datetime.date]


def _span(day: Day, year: int = 0) -> Period | None:
    if not day.year and not (day.month or day.quarter):
        return None
    return first_and_last(day if day.year else day._replace(year=year or _PLAIN_YEAR))


def periods(items: Sequence[Bound], text: str) -> Iterator[Period]:
    """Yield the periods of a text: "until 1806", "from May to August", "within 14 days of …"."""
    dates = [b for b in items if b.quantity.is_date]
    yield from _joined_dates([b.quantity for b in dates], text)
    for bound in dates:
        day = bound.quantity.day
        span = _span(day) if day is not None else None
        if span is None:
            continue
        if bound.quantity.bound == "until":
            yield datetime.date.min, span[1]
        elif bound.quantity.bound == "since":
            yield span[0], datetime.date.max
        for other in items:
            if other.quantity.dimension == "duration" and other.quantity.bound == "at most":
                days = other.quantity.interval.high / 86400
                if days < 40000:
                    yield span[0], span[0] + datetime.timedelta(days=days)


def _joined_dates(dates: Sequence[Quantity], text: str) -> Iterator[Period]:
    """Yield the periods between two dates that the text joins: "between April and July"."""
    for first, last in pairwise(dates):
        if first.day is None or last.day is None or not _joined(text, first, last):
            continue
        begin, end = _span(first.day), _span(last.day)
        if begin is not None and end is not None:
            yield begin[0], end[1]


_TO = re.compile(r"\s*(?:to|until|till|through|-|–|—)\s*", re.IGNORECASE)
_AND = re.compile(r"\bbetween\s+(?P<first>\S[^.;]*?)\s+and\s+$", re.IGNORECASE)


def within_hours(quantity: Quantity, items: Sequence[Bound], text: str) -> bool:
    """Tell whether a time of day lies between two that ``text`` joins: *from 6 to 10 p.m.*."""
    if quantity.dimension != "clock" or quantity.bound:
        return False
    clocks = [b.quantity for b in items if b.quantity.dimension == "clock"]
    time = quantity.interval.low
    return any(
        _joined(text, first, last) and first.interval.low <= time <= last.interval.low
        for first, last in pairwise(clocks)
    )


def _joined(text: str, first: Quantity, last: Quantity) -> bool:
    between = _AND.search(text, 0, last.start)
    paired = between is not None and between.span("first") == (first.start, first.end)
    return paired or _TO.fullmatch(text, first.end, last.start) is not None


_BEFORE_THAT = re.compile(
    r"\b(?:until then|before (?:that|then)|previously|formerly|currently|at present|up to then)\b",
    re.IGNORECASE,
)


def within_a_period(quantity: Quantity, items: Sequence[Bound], text: str) -> bool:
    """Tell whether a date of the claim lies in a period that the evidence ``text`` speaks of.

    Words such as "until then" open the time before every date of the text.
    """
    span = _span(quantity.day) if quantity.day is not None else None
    if span is None:
        return False
    if any(start <= span[0] and span[1] <= end for start, end in periods(items, text)):
        return True
    starts = [s for b in items if b.quantity.day is not None and (s := _span(b.quantity.day))]
    earlier = any(span[1] < start for start, _ in starts)
    return earlier and _BEFORE_THAT.search(text) is not None
