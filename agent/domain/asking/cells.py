"""Cells of tables as questions about rows take them: words, months, days, values, a plain no."""

import datetime
import re
from collections.abc import Sequence

from agent.domain.prose.calendar import MONTHS, WEEKDAYS
from agent.domain.prose.terms import stem, terms
from agent.domain.prose.ticks import NO, YES

VALUE = re.compile(
    r"(?P<sign>[$€£]?)\s?(?P<number>(?:\d{1,3}(?:,\d{3})+|\d+)(?:\.\d+)?)"
    r"\s?(?P<unit>%|[^\W\d]\S*(?:\s\S+){0,2})?"
)
YEAR = re.compile(r"(?:19|20)\d\d")
_MONTHS = [month.lower() for month in MONTHS]
_SHORT = [m[:3] for m in _MONTHS]
_ISO = re.compile(r"\b(?P<year>(?:19|20)\d\d)-(?P<month>[01]\d)(?:-(?P<day>[0-3]\d))?\b")
_SAID = re.compile(
    rf"\b(?:(?P<day>\d{{1,2}})(?:st|nd|rd|th)?\s)?(?P<month>{'|'.join(_SHORT)})[a-z]*\.?"
    r"(?:\s(?P<early>\d{1,2})(?:st|nd|rd|th)?,)?\s(?P<year>(?:19|20)\d\d)\b",
    re.IGNORECASE,
)
_DAYS = [day.lower() for day in WEEKDAYS]
_DAY = rf"(?:{'|'.join(day[:3] for day in WEEKDAYS)})(?:[a-z]*day|r|rs|nes)?s?"
_WEEKDAYS = re.compile(
    rf"\b(?P<first>{_DAY})\b(?:\s?(?:-|–|—|\bto\b|\bthrough\b)\s?(?P<last>{_DAY})\b)?"
)
_MINUTES = {"s": 1 / 60, "m": 1, "h": 60, "d": 1440, "w": 10080}
_LASTING = re.compile(
    r"(\d+(?:\.\d+)?)\s?(?:(s)(?:ec(?:ond)?s?)?|(m)in(?:ute)?s?|(h)(?:(?:ou)?rs?)?|(d)ays?|(w)eeks?)\b"
)
_VERSION = re.compile(r"v?(?P<parts>\d+(?:\.\d+)+)", re.IGNORECASE)
SHARED = 3
"""Letters that a word of a question and the name of a column share."""
_NO = NO | frozenset(("none", "-", "–", "—", "n/a", "never", "not included"))
_YES = YES | frozenset(("included", "x"))


def stems(cell: str) -> frozenset[str]:
    """Return the stems of a cell's words; those of a day have the name of its month in full.

    Those of a range of weekdays have each of them.
    """
    named = [_MONTHS[n - 1] for m in _ISO.finditer(cell) if 0 < (n := int(m["month"])) <= 12]
    named += [_MONTHS[_SHORT.index(m["month"][:3].lower())] for m in _SAID.finditer(cell)]
    return frozenset((*terms(cell), *map(stem, named), *map(stem, weekdays(cell))))


def weekdays(text: str) -> list[str]:
    """Return the names of the weekdays that a text names, those of a range among them."""
    found: list[str] = []
    for match in _WEEKDAYS.finditer(text):
        first, last = (_place(match[g] or match["first"]) for g in ("first", "last"))
        found += [_DAYS[(first + i) % 7] for i in range((last - first) % 7 + 1)]
    return found


def _place(name: str) -> int:
    return next(i for i, day in enumerate(_DAYS) if name.lower().startswith(day[:3]))


def day(cell: str) -> datetime.date | None:
    """Return the day that a cell is, the first one of a month; None if it is none."""
    match = _ISO.fullmatch(cell.strip()) or _SAID.fullmatch(cell.strip())
    if match is None:
        return None
    told, month = match.groupdict(), match["month"].lower()
    number = int(month) if month.isdecimal() else _SHORT.index(month[:3]) + 1
    try:
        first = told["day"] or told.get("early") or 1
        return datetime.date(int(match["year"]), number, int(first))
    except ValueError:
        return None


def version(cell: str) -> tuple[int, ...]:
    """Return the numbers of a version such as "3.2.1"; () if a cell is none."""
    match = _VERSION.fullmatch(cell.strip())
    return tuple(map(int, match["parts"].split("."))) if match else ()


def is_no(cell: str) -> bool:
    """Tell whether a cell says that there is none."""
    return cell.strip().lower() in _NO


def is_yes(cell: str) -> bool:
    """Tell whether a cell says no more than that there is one."""
    return cell.strip().lower() in _YES


def number(cell: str) -> float:
    """Return the number in a cell of a value, 0 where it is free."""
    match = VALUE.fullmatch(cell.strip())
    return float(match["number"].replace(",", "")) if match else 0.0


def minutes(cell: str) -> float | None:
    """Return how many minutes a cell of a duration is: "1 h 10 min", "2 days"; None for others."""
    parts = _LASTING.findall(cell.lower())
    if not parts or _LASTING.sub("", cell.lower()).strip(" .,"):
        return None
    return sum(float(number) * _MINUTES["".join(unit)] for number, *unit in parts)


def of_one_unit(cells: Sequence[str]) -> bool:
    """Tell whether cells have values of one unit, years apart."""
    values = [VALUE.fullmatch(c.strip()) for c in cells]
    units = {(v["sign"], tuple(terms(v["unit"] or "")), v["unit"] == "%") for v in values if v}
    years = all(map(YEAR.fullmatch, cells))
    return all(values) and len(units) == 1 and not years


def come_to(cells: Sequence[str], *, mean: bool = False) -> str:
    """Return the sum or mean of cells of one unit, written like them."""
    total = sum(map(number, cells))
    value = total / len(cells) if mean else total
    told = f"{round(value, 2):,.2f}".rstrip("0").rstrip(".")
    match = VALUE.fullmatch(cells[-1].strip())
    return cells[-1].strip().replace(match["number"], told) if match else told


def names(column: str, wanted: Sequence[str]) -> bool:
    """Tell whether a stem of a question names a column: who *owns* it is its *Owner*."""
    return any(
        min(len(head), len(word)) >= SHARED and (head.startswith(word) or word.startswith(head))
        for head in terms(column)
        for word in wanted
    )
