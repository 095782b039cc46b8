"""Periods that the evidence opens or closes, and dates of a claim that fall into them."""

import datetime
import re
from collections.abc import Iterator, Sequence
from dataclasses import replace
from itertools import pairwise

from agent.judge.quantities.binding.bindings import Bound
from agent.judge.quantities.cases.dated.brinks import tells_the_other_side
from agent.judge.quantities.quantity import Day, Quantity
from agent.judge.quantities.times.clock import HALF_DAY
from agent.judge.quantities.times.dates import first_and_last
from agent.judge.quantities.times.frequency import all_days_but
from agent.judge.quantities.times.placing import placed_alike, same_limit
from agent.judge.quantities.times.when import AFTER, BEFORE

# Days and months without a year are compared inside one ordinary year.
_PLAIN_YEAR = 2001
Period = tuple[datetime.date, datetime.date]


def _span(day: Day, year: int = 0) -> Period | None:
    if not day.year and not (day.month or day.quarter):
        return None
    return first_and_last(day if day.year else day._replace(year=year or _PLAIN_YEAR))


def periods(items: Sequence[Bound], text: str) -> Iterator[Period]:
    """Yield the periods of a text that have one end: "until 1806", "within 14 days of …"."""
    dates = [b.quantity for b in items if b.quantity.is_date]
    closed = {q.start for pair in pairwise(dates) if joined(text, *pair) for q in pair}
    for quantity in dates:
        span = _span(quantity.day) if quantity.day is not None else None
        if span is None:
            continue
        if quantity.start not in closed:
            yield from _open_period(quantity, span)
        for other in (b.quantity for b in items):
            if other.dimension == "duration" and other.bound == "at most":
                days = other.interval.high / 86400
                if days < 40000:
                    yield span[0], span[0] + datetime.timedelta(days=days)


def _open_period(quantity: Quantity, span: Period) -> Iterator[Period]:
    """Yield the period that ends or begins at a date; what is *before* it ends the day before."""
    day = datetime.timedelta(days=1)
    if quantity.bound == "until":
        yield datetime.date.min, span[0] - day if quantity.when == BEFORE else span[1]
    elif quantity.bound == "since":
        yield span[1] + day if quantity.when == AFTER else span[0], datetime.date.max


def _joined_dates(dates: Sequence[Quantity], text: str) -> Iterator[Period]:
    """Yield the periods between two dates that the text joins: "between April and July"."""
    for first, last in pairwise(dates):
        if joined(text, first, last):
            yield from _between(first, last)


def _between(first: Quantity, last: Quantity) -> Iterator[Period]:
    """Yield what lies between two dates; without a year, it may run over the end of one."""
    if first.day is None or last.day is None:
        return
    year = last.day.year or first.day.year
    plain = [_span(d._replace(year=0)) for d in (first.day, last.day)]
    for begin, end in ((_span(first.day, year), _span(last.day, year)), plain):
        if begin is None or end is None:
            continue
        if begin[0] <= end[1]:
            yield begin[0], end[1]
        elif not first.day.year and (begin, end) == tuple(plain):
            yield begin[0], datetime.date(_PLAIN_YEAR, 12, 31)
            yield datetime.date(_PLAIN_YEAR, 1, 1), end[1]


_TO = re.compile(r"\s*(?:to|until|till|through|-|–|—)\s*", re.IGNORECASE)
_BETWEEN = re.compile(r"\bbetween\s+$", re.IGNORECASE)
_AND = re.compile(r"\s+and\s+", re.IGNORECASE)
_FROM = re.compile(r"\b(?:to|until|till|from|between)\s+$", re.IGNORECASE)
EVENT = re.compile(
    r"\b(?:(?:open|start|end|depart|finish)(?:s|ed|ing)?|(?:close|leave|arrive)[sd]?"
    r"|(?:clos|leav|arriv)ing|begin(?:s|ning)?|began|begun|left|stop(?:s|ped|ping)?)\b",
    re.IGNORECASE,
)
_BEING = r"\b(?:is|are|was|were|be|been|being|remain\w*|stay\w*|keeps?|kept)\s+(?:not\s+|\w+ly\s+)*"
_STATE = re.compile(rf"{_BEING}(?:closed|open)\b", re.IGNORECASE)
_CLOSED = re.compile(rf"{_BEING}closed\b", re.IGNORECASE)
"""A state of some hours; *is open at 4 p.m.* may be when it opens, as far as one text tells."""


def _tells_an_event(claim: str) -> bool:
    """Tell whether a claim speaks of what begins or ends, rather than of what goes on."""
    return EVENT.search(_STATE.sub(" ", claim)) is not None


def within_hours(quantity: Quantity, claim: str, items: Sequence[Bound], text: str) -> bool:
    """Tell whether a time of day lies between two that ``text`` joins: *from 6 a.m. to 10 p.m.*.

    A ``claim`` that tells when something begins or ends, or a period of its own, is not excused.
    """
    event = EVENT.search(_CLOSED.sub(" ", claim))
    if quantity.dimension != "clock" or event or is_end(quantity, claim):
        return False
    if period_around(quantity, items, text) is not None:
        return True
    return any(_is_open(quantity, claim, b, items, text) for b in items)


def _is_open(quantity: Quantity, claim: str, end: Bound, items: Sequence[Bound], text: str) -> bool:
    """Tell whether a time of day comes after one *from* which, or before one *until* which, it is.

    It is the only one of its sentence: *from 5 pm* is from then to the end of the day.
    """
    sentence = [b for b in items if b.sentence == end.sentence and b.quantity.dimension == "clock"]
    placed = _AT_OR.search(claim, 0, quantity.start)
    opening = _OPENING.search(text, 0, end.quantity.start)
    if sentence != [end] or placed is None or opening is None:
        return False
    begins = opening["from"] is not None
    if placed["side"] and (placed["side"].lower() == "after") != begins:
        return False
    hours = {quantity.interval.low}
    if quantity.qualifier == "vague":
        hours = {(h + shift) % (2 * HALF_DAY) for h in hours for shift in (0, HALF_DAY)}
    limit = end.quantity.interval.low
    return all(h >= limit if begins else h <= limit for h in hours)


_AT_OR = re.compile(r"\b(?:at|(?P<side>after|before))\s+$", re.IGNORECASE)
_OPENING = re.compile(r"\b(?:(?P<from>from|since)|until|till)\s+$", re.IGNORECASE)


def _within_weekdays(quantity: Quantity, claim: str, items: Sequence[Bound], text: str) -> bool:
    """Tell the same of a day of the week: *from Monday to Thursday*, *daily except Sundays*."""
    if not _is_weekday(quantity) or _tells_an_event(claim) or is_end(quantity, claim):
        return False
    return _among_all(quantity, text) or period_around(quantity, items, text) is not None


def _among_all(quantity: Quantity, text: str) -> bool:
    """Tell whether a day of the week is not one of those excepted: *daily except Sundays*."""
    excepted = all_days_but(text)
    return bool(excepted) and quantity.day is not None and quantity.day.weekday not in excepted


def _is_weekday(quantity: Quantity) -> bool:
    """Tell a day of the week without a date."""
    return quantity.day is not None and quantity.day == Day(weekday=quantity.day.weekday)


def period_around(
    quantity: Quantity, items: Sequence[Bound], text: str
) -> tuple[Bound, Bound] | None:
    """Return the two dates or times of day that ``text`` joins and between which another lies."""
    clock = quantity.dimension == "clock"
    kin = [b for b in items if (b.quantity.dimension == "clock" if clock else b.quantity.is_date)]
    for first, last in pairwise(kin):
        one, two = first.quantity, last.quantity
        if joined(text, one, two) and lies_between(quantity, one, two):
            return first, last
    return None


def lies_between(quantity: Quantity, first: Quantity, last: Quantity) -> bool:
    """Tell whether a date or time of day lies between two; hours may run over midnight."""
    if quantity.day is None:
        low, time, high = (q.interval.low for q in (first, quantity, last))
        return low <= time <= high if low <= high else time >= low or time <= high
    if _is_weekday(quantity):
        if first.day is None or last.day is None or not (first.day.weekday and last.day.weekday):
            return False
        length = (last.day.weekday - first.day.weekday) % 7
        return (quantity.day.weekday - first.day.weekday) % 7 <= length
    span = _span(quantity.day)
    between = _between(first, last)
    return span is not None and any(s <= span[0] and span[1] <= e for s, e in between)


def lies_beyond(quantity: Quantity, end: Quantity) -> bool:
    """Tell whether a date lies in the period that begins or ends at another of its kind."""
    if quantity.day is None or end.day is None or bool(quantity.day.year) != bool(end.day.year):
        return False
    span, limit = _span(quantity.day), _span(end.day)
    if span is None or limit is None:
        return False
    return any(s <= span[0] and span[1] <= e for s, e in _open_period(end, limit))


def is_end(quantity: Quantity, claim: str) -> bool:
    """Tell whether a date or time of day begins or ends a period in the claim itself."""
    before, after = claim[: quantity.start], claim[quantity.end :]
    return bool(quantity.bound or _FROM.search(before) or _TO.match(after))


def joined(text: str, first: Quantity, last: Quantity) -> bool:
    """Tell whether ``text`` makes a period of two dates or times of day."""
    if _TO.fullmatch(text, first.end, last.start):
        return True
    between = _BETWEEN.search(text, 0, first.start)
    return between is not None and _AND.fullmatch(text, first.end, last.start) is not None


def _is_its_end(quantity: Quantity, other: Quantity) -> bool:
    """Tell whether a period of the evidence ends at the very date of a claim, but not as it says.

    What must be done *by* a day is not said to be done *on* it, nor *after* it.
    """
    if quantity.day is None or other.day is None:
        return False
    if same_limit(quantity, other, quantity.day, other.day) is False:
        return True
    one, two = _span(quantity.day), _span(other.day)
    meets = one is not None and two is not None and one[0] <= two[1] and two[0] <= one[1]
    return meets and placed_alike(quantity, other, quantity.day, other.day) is None


_BEFORE_THAT = re.compile(
    r"\b(?:until then|before (?:that|then)|previously|formerly|currently|at present|up to then)\b",
    re.IGNORECASE,
)


def within_a_period(quantity: Quantity, claim: str, items: Sequence[Bound], text: str) -> bool:
    """Tell whether a date of the claim lies in a period that the evidence ``text`` speaks of.

    Words such as "until then" open the time before every date of the text. A date without its year
    is one of the year that the text tells.
    """
    years = {b.quantity.day.year for b in items if b.quantity.day is not None} - {0}
    if quantity.day is not None and not quantity.day.year and len(years) == 1:
        quantity = replace(quantity, day=quantity.day._replace(year=years.pop()))
    span = _span(quantity.day) if quantity.day is not None else None
    if span is None:
        return False
    others = [
        b
        for b in items
        if not _is_its_end(quantity, b.quantity)
        and not tells_the_other_side(quantity, claim, b.quantity, text)
    ]
    spans = list(periods(others, text))
    if not (is_end(quantity, claim) or _tells_an_event(claim)):
        spans += _joined_dates([b.quantity for b in items if b.quantity.is_date], text)
    if any(start <= span[0] and span[1] <= end for start, end in spans):
        return True
    starts = [s for b in items if b.quantity.day is not None and (s := _span(b.quantity.day))]
    earlier = any(span[1] < start for start, _ in starts)
    return earlier and _BEFORE_THAT.search(text) is not None


def within(quantity: Quantity, claim: str, items: Sequence[Bound], text: str) -> bool:
    """Tell whether a date or time of day lies in a period that the evidence gives."""
    if not quantity.is_date:
        return within_hours(quantity, claim, items, text)
    dated = within_a_period(quantity, claim, items, text)
    return dated or _within_weekdays(quantity, claim, items, text)


def is_around(
    other: Bound, quantity: Quantity, claim: str, items: Sequence[Bound], text: str
) -> bool:
    """Tell whether a date or time of day is an end of the period in which another lies."""
    ends = period_around(quantity, items, text)
    return ends is not None and other in ends and within(quantity, claim, items, text)
