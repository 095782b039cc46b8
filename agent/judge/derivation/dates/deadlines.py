"""Whether the day of a claim keeps a deadline: "a letter sent on 5 April is still in time"."""

import datetime
import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from agent.domain.prose.analysis import Analysis
from agent.judge.derivation.dates.calendar import first_day, shifted
from agent.judge.derivation.operands import Source, shown
from agent.judge.quantities.binding.bindings import Bindings
from agent.judge.quantities.binding.words import stems
from agent.judge.quantities.quantity import Day, Quantity

SAME_ROOT = 4  # letters that an event and the sentence of its date share ("signed", "signature")
ENOUGH = 0.5  # share of the claim's words that a deadline must have around it
NEAR = 150  # most days between two dates without a year that are meant of one year

_TERM = r"(?:the|its|their|his|her)\s+(?:\w+\s+)?(?:deadline|period|time limit|closing date|window)"
IN_TIME = re.compile(
    r"\b(?:still|in time|on time|not too late"
    rf"|(?:within|before|inside|meets?|met|keeps?) {_TERM})\b",
    re.IGNORECASE,
)
LATE = re.compile(
    r"(?<!not )\b(?:too late|no longer|expired|lapsed"
    rf"|(?:after|past|outside|beyond|miss(?:es|ed)?|exceed(?:s|ed)?) {_TERM})\b",
    re.IGNORECASE,
)
_CUES = frozenset(
    "still late too longer time period deadli window limit permit allow possib expire lapse".split()
)
_CLOSED = re.compile(
    r"\b(?:closed|shut|blocked|unavailable|prohibited|forbidden|banned|invalid|owed|unpaid|not|never"
    r"|\w+n['’]t|no|nobody|none|unless|if)\b",
    re.IGNORECASE,
)
_ON = re.compile(r"\bon\s+(?:\w+day,?\s+)?(?:the\s+)?$", re.IGNORECASE)
LAST = re.compile(
    r"\b(?:until|till|by|through|up to(?: and including)?|(?P<before>before)|(?:no|not) later than"
    r"|(?:clos|end|expir|laps)(?:e[sd]?|s|ed|ing)(?: on| at)?|due(?: on| by)?"
    r"|(?:closing date|deadline)\b[^.;\n]{0,30}?)\s+"
    r"(?P<hour>(?:noon|midnight|\d{1,2}(?:[:.]\d\d)?(?:\s?[ap]\.?m\.?|\s?o['’]clock)?),?\s+(?:on\s+)?)?"
    r"(?:the\s+)?(?:(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day,?\s+)?$",
    re.IGNORECASE,
)
_GIVEN = re.compile(r"\b(?:within|have|has|had|up to|no more than|at most)\s+$", re.IGNORECASE)
_FROM = re.compile(r"\s*(?:of|from|after|following)\s+([^.,;:\n]+)")


@dataclass(frozen=True, slots=True)
class Deadline:
    """The last day of a period, the words it shares with a claim, and its sources.

    ``timed`` tells that the period ends at an hour of that day.
    """

    last: datetime.date
    shared: frozenset[str]
    told: str
    sources: tuple[Source, ...]
    timed: bool = False


@dataclass(frozen=True, slots=True)
class Timely:
    """How the day of a claim stands to a deadline, and whether the claim says so."""

    sources: tuple[Source, ...]
    formula: str
    holds: bool


def timely(claim: Analysis, asked: Bindings, pool: Sequence[Source]) -> Timely | None:
    """Return what a claim with one day says of a deadline of the evidence; None when unclear.

    The deadline is the one that shares most words with the claim: a last day ("until 31 March"),
    or a time from a day ("within 14 days of signature", "signed on 6 May").
    """
    days = [b.quantity for b in asked.items if not _is_weekday(b.quantity)]
    known = days[0].day if len(days) == 1 else None
    if known is None or not known.day or not _is_case(claim, days[0]):
        return None
    named = wanted(claim, days[0])
    found = [*_last_days(named, pool), *running(named, pool)]
    most = max((len(d.shared) for d in found), default=0)
    kept = [(d, _keeps(known, d)) for d in found if len(d.shared) == most]
    if most < ENOUGH * len(named) or len({keeps for _, keeps in kept}) != 1:
        return None
    deadline, keeps = kept[0]
    spoken_of = any(s.quantity.day == known and s not in deadline.sources[-1:] for s in pool)
    if keeps is None or spoken_of:
        return None
    formula = f"{days[0].text} is {'not after' if keeps else 'after'} {deadline.told}"
    return Timely(deadline.sources, formula, keeps == bool(IN_TIME.search(claim.text)))


def _is_case(claim: Analysis, day: Quantity) -> bool:
    """Tell whether ``claim`` says of what is done on ``day`` that it is in time, or too late.

    Not so if it denies that, or speaks of what is closed.
    """
    in_time, late = IN_TIME.search(claim.text), LATE.search(claim.text)
    rest = LATE.sub("", IN_TIME.sub("", claim.text))
    on_it = _ON.search(claim.text[: day.start]) is not None
    return bool(in_time) != bool(late) and on_it and _CLOSED.search(rest) is None


def wanted(claim: Analysis, day: Quantity) -> frozenset[str]:
    """Return the words of a claim that tell which deadline it is about."""
    outside = (
        "" if day.start <= t.start < day.end else stem
        for t, stem in zip(claim.tokens, stems(claim), strict=True)
    )
    return frozenset(filter(None, outside)) - _CUES


def _is_weekday(quantity: Quantity) -> bool:
    day = quantity.day
    return day is not None and bool(day.weekday) and not (day.day or day.month or day.year)


def _keeps(day: Day, deadline: Deadline) -> bool | None:
    """Tell whether ``day`` is not after a deadline; None where year or hour would have to tell."""
    date = first_day(day, default_year=deadline.last.year)
    if date is None or (not day.year and abs((date - deadline.last).days) > NEAR):
        return None
    return None if deadline.timed and date == deadline.last else date <= deadline.last


def _last_days(named: frozenset[str], pool: Sequence[Source]) -> Iterator[Deadline]:
    """Yield the days that the evidence calls the last, or before which something must be done."""
    for source in pool:
        day, text = source.quantity.day, source.quantity.text
        last = first_day(day) if day is not None and day.day else None
        ends = LAST.search(source.premise.text[: source.quantity.start])
        if last is None or ends is None:
            continue
        last -= datetime.timedelta(days=bool(ends["before"]))
        told = f"{text} − 1 day" if ends["before"] else text
        shared = named & source.bound.near
        yield Deadline(last, shared, told, (source,), timed=bool(ends["hour"]))


def running(named: frozenset[str], pool: Sequence[Source]) -> Iterator[Deadline]:
    """Yield the last days of times that run from a day which the evidence gives.

    Working days and the like, which a calendar alone cannot count, have units of their own.
    """
    for span in (s for s in pool if s.quantity.dimension == "duration"):
        quantity, text = span.quantity, span.premise.text
        given = quantity.bound == "at most" or _GIVEN.search(text[: quantity.start])
        event = _FROM.match(text, quantity.end)
        if not given or event is None:
            continue
        roots = {w[:SAME_ROOT].lower() for w in event[1].split() if len(w) >= SAME_ROOT}
        for date in (s for s in pool if s.quantity.day is not None and s.quantity.day.day):
            begin = first_day(date.quantity.day) if date.quantity.day else None
            last = begin and shifted(begin, quantity.number.high, quantity.unit, 1)
            if last and roots & {w[:SAME_ROOT] for w in date.bound.near}:
                told = f"{date.quantity.text} + {shown(quantity.number.high)} {quantity.unit}"
                shared = named & (span.bound.near | date.bound.near)
                yield Deadline(last, shared, told, (date, span))
