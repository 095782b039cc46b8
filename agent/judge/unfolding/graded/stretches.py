"""Stretches of time that have one end, and the one of which a claim speaks.

Days and months without a year are placed in one ordinary year. There it is open whether those long
before a day belong to the time before it or to the year after.
"""

import datetime
import re
from collections.abc import Sequence
from itertools import pairwise
from typing import NamedTuple

from agent.judge.quantities.quantity import Day
from agent.judge.quantities.times.dates import calendar_spans, first_and_last

_YEAR = 2001
_DAY = datetime.timedelta(days=1)
_HALF = datetime.timedelta(days=184)
_NEVER, _EVER = datetime.date.min, datetime.date.max
_OPENING = re.compile(r"^(?:from|as of|as from|since|starting|effective|beginning|on|in)\b", re.I)
_AFTER = re.compile(
    r"\b(?:then|afterwards|after that|thereafter|since then|from then on)$", re.IGNORECASE
)
_EARLIER = re.compile(r"\b(?:before that|before|previously|until then)$", re.IGNORECASE)
_EDGE = re.compile(r"\bthe (?P<edge>end|beginning|start) of\b", re.IGNORECASE)
_PLACED = re.compile(
    r"(?:^|(?<=\W))(?P<how>in|on|during|throughout|for|from|as of|as from|since|until|till|before"
    r"|after|starting(?: in| on| from)?|beginning(?: in| on| from)?) (?P<edge>the end of )?$",
    re.IGNORECASE,
)
_ON = re.compile(r" on(?:wards?)?\b(?! \w+days?\b)", re.IGNORECASE)


class Stretch(NamedTuple):
    """The days from ``first`` to ``last``; ``dated`` tells whether their year is told."""

    first: datetime.date
    last: datetime.date
    dated: bool = True
    open: str = ""

    def has(self, other: "Stretch") -> bool:
        """Tell whether the other stretch lies in this one and it is told for which year."""
        if other.dated and not self.dated:
            return False
        if self.first == _NEVER and not other.dated:
            recent = other.first == _NEVER or self.last - other.first < _HALF
            return not self.dated and other.last <= self.last and recent
        return self.first <= other.first and other.last <= self.last


ALWAYS = Stretch(_NEVER, _EVER, open="rest")


class Question(NamedTuple):
    """The time of which a claim speaks, and its words."""

    stretch: Stretch
    text: str


def asked(claim: str) -> Question | None:
    """Return the only time of which a claim speaks, None where it has none or several."""
    spans = calendar_spans(claim)
    if len(spans) != 1 or (day := spans[0].day).weekday:
        return None
    match, ends = _PLACED.search(claim[: spans[0].start]), _ends(day)
    if match is None or ends is None:
        return None
    on = _ON.match(claim, spans[0].end)
    text = claim[match.start() : on.end() if on else spans[0].end]
    return Question(_asked(match, ends, bool(day.year)), text)


def _asked(match: re.Match[str], ends: tuple[datetime.date, datetime.date], dated: bool) -> Stretch:
    how, (first, last) = match["how"].lower(), ends
    if match["edge"]:
        first = last
    if how in ("until", "till"):
        return Stretch(_NEVER, last, dated)
    if how == "before":
        return Stretch(_NEVER, first - _DAY, dated)
    if how == "after":
        return Stretch(last + _DAY, _EVER, dated)
    return Stretch(first, _EVER if _OPENING.match(how) and how not in ("on", "in") else last, dated)


def stretch(when: str, days: Sequence[Day]) -> Stretch | None:
    """Return when something holds by words such as *until @0@*, where @0@ is the first day.

    What is told of the rest of time (*before that*, *then*) is ``open`` and has no ends yet.
    """
    if _EARLIER.search(when):
        return Stretch(_NEVER, _EVER, open="before")
    if _AFTER.search(when):
        return Stretch(_NEVER, _EVER, open="after")
    place = re.search(r"@(\d+)@", when)
    day = days[int(place[1])] if place else Day()
    years = {d.year for d in days if d.year}
    if not day.year and len(years) == 1:
        day = day._replace(year=years.pop())
    ends = _ends(day) if day.year or not years else None
    if ends is None:
        return None
    first, last = ends
    edge = _EDGE.search(when)
    if edge:
        first, last = (last, last) if edge["edge"].lower() == "end" else (first, first)
    if _OPENING.match(when):
        return Stretch(first, _EVER, bool(day.year))
    end = first - _DAY if when.lower().startswith("before") else last
    return Stretch(_NEVER, end, bool(day.year))


def placed(told: Sequence[Stretch | None]) -> list[Stretch]:
    """Return stretches that end where the next begins, none where they cannot stand together."""
    known = [t for t in told if t is not None]
    starts = sorted(t.first for t in known if not t.open and t.first != _NEVER)
    ends = sorted(t.last for t in known if not t.open and t.last != _EVER)
    dated = all(t.dated for t in known if not t.open)
    if len(known) < len(told) or len({t.dated for t in known if not t.open}) != 1:
        return []
    found = []
    for t in known:
        first, last = t.first, t.last
        if t.open == "after" or (t.open == "rest" and not starts):
            first = ends[-1] + _DAY if ends and not starts else _EVER
        elif t.open:
            last = min(starts[0] - _DAY, t.last) if starts else _NEVER
        elif last == _EVER:
            last = min((s - _DAY for s in starts if s > first), default=_EVER)
        found.append(Stretch(first, last, dated))
    spread = sorted(found)
    apart = all(a.last < b.first for a, b in pairwise(spread))
    return found if apart else []


def _ends(day: Day) -> tuple[datetime.date, datetime.date] | None:
    if not (day.year or day.month or day.quarter):
        return None
    return first_and_last(day if day.year else day._replace(year=_YEAR))
