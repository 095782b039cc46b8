"""Holidays that have the same date every year, told as a claim names them: *on 1 January*."""

import re

from agent.domain.prose.calendar import HOLIDAY, MONTHS
from agent.judge.quantities.times.dates import CalendarSpan, calendar_spans

_NAME = re.compile(rf"\b(?:{HOLIDAY})")
CUE = re.compile(rf"\b(?:{HOLIDAY})|\d")


def by_its_name(text: str, claim: str) -> str:
    """Return a text with its dates by the names of a claim, where one of the two is a holiday.

    Example:
        "Closed on New Year's Day and Good Friday.", for a claim on 1 January, is "Closed on 1
        January and Good Friday."
    """
    asked = {s.day[1:3]: s for s in calendar_spans(claim) if s.day.day}
    for own in reversed(calendar_spans(text)):
        said = asked.get(own.day[1:3]) if own.day.day else None
        words = text[own.start : own.end]
        if said is None or (said.day.year and said.day.year != own.day.year):
            continue
        name = _name(said, claim)
        if bool(_NAME.match(words)) or bool(_NAME.match(name)):
            year = f" {own.day.year}" if own.day.year else ""
            text = f"{text[: own.start]}{name}{year}{text[own.end :]}"
    return text


def _name(said: CalendarSpan, claim: str) -> str:
    """Return how a claim names a day, without its year."""
    name = _NAME.match(claim, said.start)
    return name[0] if name else f"{said.day.day} {MONTHS[said.day.month - 1]}"
