"""Dates told with their weekdays: a week after *Wednesday 5 March* comes *Wednesday 12 March*."""

import datetime
import re
from collections.abc import Iterable

from agent.domain.prose.calendar import WEEKDAY, WEEKDAYS
from agent.judge.quantities.quantity import Day
from agent.judge.quantities.times.dates import calendar_spans

ASKED = re.compile(rf"\b(?:{WEEKDAY})s?\b")
CUE = re.compile(r"\d")
_BEFORE = re.compile(rf"\b(?:{WEEKDAY}|Mon|Tues?|Wed|Thurs?|Fri|Sat|Sun)\.?,?(?: the)? $")
_AFTER = re.compile(rf",? \(?(?:a )?(?:{WEEKDAY})\b")
_ORDINARY = 2001


def with_their_weekdays(text: str, passage: Iterable[str]) -> str:
    """Return a text with the weekday before each date that has none, where it is known.

    It is known of a date with its year, and of those of one passage by another of them.
    """
    known = _known(passage)
    for span in reversed(calendar_spans(text)):
        if not span.day.day or _BEFORE.search(text, 0, span.start):
            continue
        weekday = _weekday(span.day, known)
        if (
            weekday is None
            or _AFTER.match(text, span.end)
            or text[: span.start].endswith(("–", "-"))
        ):
            continue
        text = f"{text[: span.start]}{WEEKDAYS[weekday]} {text[span.start :]}"
    return text


def _known(passage: Iterable[str]) -> set[int]:
    """Return by how many days the weekdays of a passage are ahead of those of an ordinary year."""
    found = set()
    for text in passage:
        for span in calendar_spans(text):
            match = _BEFORE.search(text, 0, span.start)
            date = _date(span.day)
            if match and date and not span.day.year:
                told = next(i for i, name in enumerate(WEEKDAYS) if name[:3] == match[0][:3])
                found.add((told - date.weekday()) % 7)
    return found


def _weekday(day: Day, known: set[int]) -> int | None:
    date = _date(day)
    if date is None:
        return None
    if day.year:
        return date.weekday()
    return (date.weekday() + next(iter(known))) % 7 if len(known) == 1 else None


def _date(day: Day) -> datetime.date | None:
    """Return a day as a date, in an ordinary year where it has none."""
    try:
        return datetime.date(day.year or _ORDINARY, day.month, day.day) if day.day else None
    except ValueError:
        return None
