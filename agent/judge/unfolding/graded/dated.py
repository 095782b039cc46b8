"""Cut-off dates, told for the date of a claim: *cars registered before 2006 may not enter*.

Of a car that was registered in 2004 that is told by its own date, and of one of 2008 with the last
date that is meant: *registered in 2005 or earlier*.
"""

import calendar
import datetime
import re
from typing import NamedTuple

from agent.judge.clauses.stems import stem
from agent.judge.quantities.times.dates import MONTHS

_MONTH = "|".join(sorted(MONTHS, key=len, reverse=True))
_DATE = (
    rf"(?:(?:(?P<day>\d{{1,2}})(?:st|nd|rd|th)? )?(?=(?-i:[A-Z]))(?P<month>{_MONTH})"
    r"(?: (?P<year>\d{4}))?"
    r"|(?P<only>(?:1[5-9]|20)\d\d))(?![\w/-]|[.,]\d)"
)
_LIMIT = re.compile(rf"(?P<deed>[a-z]+) (?P<side>before|after) {_DATE}", re.IGNORECASE)
_CASE = re.compile(rf"(?P<deed>[a-z]+) (?P<at>(?:on|in) {_DATE})", re.IGNORECASE)
_TIMES = re.compile(rf"\b{_DATE}", re.IGNORECASE)
CUE = re.compile(rf"[a-z] (?:before|after) {_DATE}", re.IGNORECASE)
_SOME_YEAR = 2001
_MONTHS = 12


class _Date(NamedTuple):
    """A date, as far as it is told; 0 for what is left out."""

    year: int
    month: int
    day: int


def at_its_date(text: str, claim: str) -> str:
    """Return a text with its one cut-off date told for the one date of a claim.

    It stands as it is where the two are not of the same deed, or where it is unclear which of them
    is earlier.
    """
    limits, cases = list(_LIMIT.finditer(text)), list(_CASE.finditer(claim))
    if len(limits) != 1 or len(cases) != 1 or len(_TIMES.findall(claim)) != 1:
        return text
    (limit,), (case,) = limits, cases
    if stem(limit["deed"].lower()) != stem(case["deed"].lower()):
        return text
    end, asked = _date(limit), _date(case)
    order = _order(asked, end)
    if order is None:
        return text
    before = limit["side"].lower() == "before"
    kept = order < 0 if before else order > 0
    told = case["at"] if kept else _last(end, before=before)
    return f"{text[: limit.end('deed')]} {told}{text[limit.end() :]}" if told else text


def _date(match: re.Match[str]) -> _Date:
    month = MONTHS[match["month"].lower()] if match["month"] else 0
    return _Date(int(match["year"] or match["only"] or 0), month, int(match["day"] or 0))


def _order(one: _Date, other: _Date) -> int | None:
    """Return whether one date is before (-1) or after (1) another, or the same (0)."""
    if bool(one.year) != bool(other.year):
        return None
    for a, b in zip(one, other, strict=True):
        if a and b and a != b:
            return -1 if a < b else 1
        if bool(a) != bool(b):
            return None
    return 0


def _last(end: _Date, *, before: bool) -> str:
    """Return the date next to a cut-off date that is meant, with those beyond it."""
    step, beyond = (-1, "earlier") if before else (1, "later")
    if not end.month:
        return f"in {end.year + step} or {beyond}"
    year = f" {end.year}" if end.year else ""
    if not end.day:
        month = end.month + step
        return f"in {calendar.month_name[month]}{year} or {beyond}" if 1 <= month <= _MONTHS else ""
    try:
        day = datetime.date(end.year or _SOME_YEAR, end.month, end.day)
    except ValueError:
        return ""
    day += datetime.timedelta(days=step)
    same = day.year == (end.year or _SOME_YEAR)
    year = year if same or not year else f" {day.year}"
    return (
        f"on {day.day} {calendar.month_name[day.month]}{year} or {beyond}" if same or year else ""
    )
