"""Calendar expressions: days, holidays, months, quarters, years, decades, centuries, weekdays."""

import datetime
import re
from collections.abc import Callable
from functools import lru_cache
from typing import NamedTuple

from agent.domain.prose import calendar
from agent.judge.quantities.quantity import Day

MONTHS = {
    name.lower(): number
    for number, month in enumerate(calendar.MONTHS, start=1)
    for name in (month, *(s for s in calendar.SHORT_MONTHS if month.startswith(s)))
}
WEEKDAYS = {name.lower(): number for number, name in enumerate(calendar.WEEKDAYS, start=1)}
_ORDINAL_WORDS = (
    "first second third fourth fifth sixth seventh eighth ninth tenth eleventh twelfth thirteenth "
    "fourteenth fifteenth sixteenth seventeenth eighteenth nineteenth twentieth twenty-first"
).split()
ORDINALS = {word: number for number, word in enumerate(_ORDINAL_WORDS, start=1)}

_DAY = r"(?:0?[1-9]|[12]\d|3[01])"
_MONTH = rf"(?:{calendar.MONTH}|(?:{calendar.SHORT_MONTH})\b\.?)"
_YEAR = r"(?:1[0-9]\d\d|20\d\d|21\d\d)"
_SUFFIX = r"(?:st|nd|rd|th)?"
_TO = r"\s?(?:-|–|to|and|or|until|till|through)\s?"
_DATE = re.compile(
    r"(?=[\dA-Zeflnst'’])(?:(?<!\w)|(?=\d))"  # nothing else begins one: most places are passed over
    rf"(?:(?P<iso>\b(?P<iy>\d{{4}})-(?P<im>\d\d)-(?P<id>\d\d)\b)"
    rf"|(?P<holiday>\b(?P<hol>{calendar.HOLIDAY})\b(?!\s[A-Z]\w)(?:,?\s(?P<hy>{_YEAR})\b)?)"
    rf"|(?P<dmy>\b(?P<dd>\d{{1,2}}){_SUFFIX}(?:\sof)?\s(?P<dm>{_MONTH})(?!\w)"
    rf"(?:,?\s(?P<dy>{_YEAR})\b)?)"
    rf"|(?P<bare>\b(?P<bd>\d{{1,2}}){_SUFFIX}(?={_TO}\d{{1,2}}{_SUFFIX}\s(?P<bm>{_MONTH})(?!\w)"
    rf"(?:,?\s(?P<by>{_YEAR})\b)?))"
    rf"|(?P<mdy>\b(?P<mm>{_MONTH})\s(?P<md>{_DAY})(?!\d|:|[.,]\d|\s?(?:%|per\s?cent)){_SUFFIX}\b"
    rf"(?:,?\s(?P<my>{_YEAR})\b)?)"
    rf"|(?P<month>\b(?P<om>{_MONTH})(?!\w)(?:(?:\sof|,)?\s(?P<oy>{_YEAR})\b)?)"
    rf"|(?P<num>(?<![\d./])(?P<na>\d{{1,2}})[/.](?P<nb>\d{{1,2}})[/.](?P<ny>\d{{4}})\b)"
    rf"|(?P<slashed>(?<![\w./-])(?P<sm>0?[1-9]|1[0-2])/(?P<sy>{_YEAR})(?![\w/-]))"
    rf"|(?P<quarter>\bQ(?P<qa>[1-4])(?:\s(?P<qy>{_YEAR}))?\b|\b(?P<yq>{_YEAR})\s?Q(?P<qb>[1-4])\b"
    rf"|\b(?P<qw>first|second|third|fourth|last)[\s-]quarter\b(?:\sof\s(?:the\s)?"
    rf"(?:fiscal\s)?(?P<qwy>{_YEAR})\b)?)"
    rf"|(?P<decade>\b(?P<ten>{_YEAR[:-1]}))['’]?s\b)"
    r"|(?P<short>(?<=[a-z-]\s)['’]?(?P<tens>[2-9]0)['’]?s\b)"
    rf"|(?P<century>\b(?P<cent>\d{{1,2}}(?:st|nd|rd|th)|{'|'.join(reversed(_ORDINAL_WORDS))})"
    rf"[\s-]century\b)"
    rf"|(?P<year>(?<![\w.,:/$€£-])(?:FY\s?)?(?P<yy>{_YEAR})(?![\w%]|[.,]\d|:\d|-\d\d\d))"
    rf"|(?P<weekday>\b(?P<wd>Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)days?\b))"
)
_PLACED = re.compile(
    r"(?:^|[(|:–]|\b(?:in|of|by|until|till|since|from|to|and|or|between|before|after|through"
    r"|during|for|is|was))\s?$",
    re.IGNORECASE,
)
_ALONE = re.compile(
    r"\b(?:in|of|by|until|till|since|from|to|and|or|between|last|next|that|this|early|late|mid"
    r"|during|every|each|before|after|for|through|on|is|was|throughout|end|start)[\s-]$",
    re.IGNORECASE,
)


class CalendarSpan(NamedTuple):
    """A calendar expression at ``text[start:end]``."""

    start: int
    end: int
    day: Day


def _month(name: str) -> int:
    return MONTHS[name.rstrip(".").lower()]


def _number(text: str | None) -> int:
    return int(text) if text else 0


def _numeric(match: re.Match[str]) -> Day | None:
    """Read 12/03/2024 day first unless only the other order is a date."""
    a, b, year = int(match["na"]), int(match["nb"]), int(match["ny"])
    if 1 <= b <= 12 and 1 <= a <= 31:
        return Day(year=year, month=b, day=a)
    return Day(year=year, month=a, day=b) if 1 <= a <= 12 and 1 <= b <= 31 else None


def _quarter(match: re.Match[str]) -> Day:
    word = match["qw"]
    number = ORDINALS.get(word.lower(), 4) if word else int(match["qa"] or match["qb"])
    return Day(year=_number(match["qy"] or match["yq"] or match["qwy"]), quarter=number)


def _century(match: re.Match[str]) -> Day:
    word = match["cent"].lower()
    return Day(century=ORDINALS.get(word) or int(re.sub(r"\D", "", word)))


_READERS: dict[str, Callable[[re.Match[str]], Day | None]] = {
    "iso": lambda m: Day(int(m["iy"]), int(m["im"]), int(m["id"])),
    "dmy": lambda m: Day(_number(m["dy"]), _month(m["dm"]), int(m["dd"])),
    "bare": lambda m: Day(_number(m["by"]), _month(m["bm"]), int(m["bd"])),
    "mdy": lambda m: Day(_number(m["my"]), _month(m["mm"]), int(m["md"])),
    "month": lambda m: Day(_number(m["oy"]), _month(m["om"])),
    "num": _numeric,
    "slashed": lambda m: Day(int(m["sy"]), int(m["sm"])),
    "quarter": _quarter,
    "decade": lambda m: Day(decade=int(m["ten"])),
    "short": lambda m: Day(decade=1900 + int(m["tens"])),
    "century": _century,
    "year": lambda m: Day(year=int(m["yy"])),
    "holiday": lambda m: Day(_number(m["hy"]), *calendar.kept_on(m["hol"])),
    "weekday": lambda m: Day(weekday=WEEKDAYS[m["wd"].lower() + "day"]),
}


def _read(match: re.Match[str]) -> Day | None:
    kind = next(k for k in _READERS if match[k])
    return _READERS[kind](match)


def _plausible(text: str, match: re.Match[str], day: Day) -> bool:
    """Refuse "May" and "March" where they may be verbs, impossible days, and Decree 8/2019."""
    if (day.day and not 1 <= day.day <= 31) or day.month > 12:
        return False
    if match["slashed"]:
        return _PLACED.search(text[: match.start()]) is not None
    name = match["om"]
    if name in ("May", "March", "Mar") and not match["oy"]:
        counted = re.match(r"\s[$€£]?\d", text[match.end() :])  # "April 6,480; May 5,935"
        alone = _ALONE.search(text[: match.start()]) or match.end() == len(text)
        return bool(alone or counted)
    return True


@lru_cache(maxsize=1024)
def calendar_spans(text: str) -> tuple[CalendarSpan, ...]:
    """Return the calendar expressions of ``text``, left to right.

    A number that looks like a year is taken for one; the caller decides by its surroundings
    whether it counts things instead ("2010 houses").
    """
    found = []
    for match in _DATE.finditer(text):
        day = _read(match)
        if day is not None and _plausible(text, match, day):
            found.append(CalendarSpan(match.start(), match.end(), day))
    return tuple(found)


def completed(day: Day) -> Day:
    """Return ``day`` with what follows from it: quarter, decade, century, weekday."""
    quarter = day.quarter or (day.month + 2) // 3
    decade = day.decade or day.year // 10 * 10
    century = day.century or ((day.year or day.decade) + 99) // 100 if decade else day.century
    weekday = day.weekday
    if not weekday and day.year and day.month and day.day:
        try:
            weekday = datetime.date(day.year, day.month, day.day).isoweekday()
        except ValueError:
            weekday = 0
    return day._replace(quarter=quarter, decade=decade, century=century, weekday=weekday)


def first_and_last(day: Day) -> tuple[datetime.date, datetime.date] | None:
    """Return the first and the last day of what ``day`` spans; None when it has no year."""
    if not day.year:
        return None
    first, last = 1, 12
    if day.month:
        first = last = day.month
    elif day.quarter:
        first, last = 3 * day.quarter - 2, 3 * day.quarter
    try:
        if day.day:
            only = datetime.date(day.year, day.month, day.day)
            return only, only
        after = datetime.date(day.year + last // 12, last % 12 + 1, 1)
        return datetime.date(day.year, first, 1), after - datetime.timedelta(days=1)
    except ValueError:
        return None
