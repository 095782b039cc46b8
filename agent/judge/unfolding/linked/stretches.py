"""When something was so, by the one time that its sentence tells: a day, a year, *since 2016*."""

import datetime
import re
from typing import NamedTuple

from agent.judge.alignment.lexical import content
from agent.judge.quantities.quantity import Day
from agent.judge.quantities.times.dates import CalendarSpan, calendar_spans, first_and_last

_FIRST, _LAST = datetime.date.min, datetime.date.max
_ORDINARY = 2001  # stands for the year of a day without one
_BREAK = re.compile(r";\s|,\s(?:and|but|which|who|where|while)\s|:\s")
_JOINED = re.compile(r"\s*(?:to|until|till|through|and|-|–)\s*(?:the\s)?", re.IGNORECASE)
_BEFORE = {
    "since": re.compile(r"\b(?:since|as of)(?: early| late)?\s(?:the\s)?$", re.IGNORECASE),
    "until": re.compile(r"\b(?:until|till|up to)(?: the end of)?\s(?:the\s)?$", re.IGNORECASE),
    "open": re.compile(
        r"\b(?:before|after|by|around|about|between|not on|due|deadline[^.]*|earliest|latest|than"
        r"|older|newer|the)\s(?:the\s)?$",
        re.IGNORECASE,
    ),
}
_PAST = re.compile(r"\bhad\b")


class Stretch(NamedTuple):
    """A stretch of time: the first and last day on which it may begin, and on which it may end."""

    begins: tuple[datetime.date, datetime.date]
    ends: tuple[datetime.date, datetime.date]
    text: str

    @property
    def lasts(self) -> bool:
        """Tell whether it is told with an end or two, and is not the one time of an event."""
        return self.begins != self.ends

    def holds(self, other: "Stretch") -> bool | None:
        """Tell whether all of another stretch lies in this one, None where that is open."""
        if other.begins[0] >= self.begins[1] and other.ends[1] <= self.ends[0]:
            return True
        return False if self.before(other) or other.before(self) else None

    def before(self, other: "Stretch") -> bool:
        """Tell whether it surely ends before another one begins."""
        return self.ends[1] < other.begins[0]


def told_in(text: str, words: frozenset[str]) -> Stretch | None:
    """Return when that is so which a sentence tells in some words, None unless it tells one time.

    Of several clauses it is the one that has all the words.
    """
    dated = [part for part in _BREAK.split(text) if calendar_spans(part)]
    if len(dated) > 1:
        dated = [part for part in dated if words <= content(part)]
    return _stretch(dated[0]) if len(dated) == 1 else None


def _stretch(text: str) -> Stretch | None:
    found = calendar_spans(text)
    if len(found) == 2 and _JOINED.fullmatch(text[found[0].end : found[1].start]):
        one, two = found
        year, month = two.day.year, two.day.month
        day = one.day._replace(year=one.day.year or year, month=one.day.month or month)
        begins, ends = days(day), days(two.day)
        told = text[one.start : two.end]
        return Stretch(begins, ends, told) if begins and ends and begins <= ends else None
    return _of_one(text, found[0]) if len(found) == 1 else None


def _of_one(text: str, span: CalendarSpan) -> Stretch | None:
    """Return the stretch that one date tells: itself, all since it, or all until it."""
    range_ = days(span.day)
    before = text[: span.start]
    told = text[span.start : span.end]
    if range_ is None or _BEFORE["open"].search(before):
        return None
    if _BEFORE["since"].search(before):
        over = (_FIRST, _LAST) if _PAST.search(text) else (_LAST, _LAST)
        return Stretch(range_, over, told)
    if _BEFORE["until"].search(before):
        return Stretch((_FIRST, _LAST), range_, told)
    return Stretch(range_, range_, told)


def days(day: Day) -> tuple[datetime.date, datetime.date] | None:
    """Return the first and the last day of a date, of an ordinary year where it has none."""
    if day.weekday and not (day.month or day.year):
        return None
    return first_and_last(day if day.year or not day.month else day._replace(year=_ORDINARY))
