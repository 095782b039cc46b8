"""Hours of a day as timetables write them: *8–12*, *from 9 a.m. to 5 p.m.*, *until 18:30*."""

import re
from typing import NamedTuple

_HALF, DAY = 12 * 60, 24 * 60
_NAMED = {"noon": _HALF, "midday": _HALF, "midnight": DAY}
TIME = (
    r"(?:(?<![\d.:€$£])\d{1,2}(?:[:.h]\d\d)?(?![\d%])(?: ?(?:[ap]\.m\b\.?|[ap]m\b)| o['’]clock\b)?"
    r"|\b(?:noon|midday|midnight)\b)"
)
_PARTS = re.compile(r"(\d+)(?:[:.h](\d\d))?(?: ?([ap])\.?m)?", re.IGNORECASE)
CLEAR = re.compile(
    r"\d[:h]\d\d|\d\.\d\d ?[ap]|\d ?[ap]\.?m\b|o['’]clock|noon|midday|midnight", re.I
)
RANGE = re.compile(
    rf"(?:(?:from|between|starts? at|opens? at|begins? at) )?(?P<start>{TIME})"
    rf"(?: ?[-–—] ?| to | until | till | and (?:(?:it |they )?(?:closes?|ends?) at )?)"
    rf"(?P<end>{TIME})",
    re.IGNORECASE,
)
UNTIL = re.compile(rf"(?:until|till|closes? at|ends? at) (?P<end>{TIME})", re.IGNORECASE)
FROM = re.compile(rf"(?:from|opens? at|starts? at) (?P<start>{TIME})", re.IGNORECASE)


class Session(NamedTuple):
    """Minutes after midnight from ``start`` to ``end``, and how both are written."""

    start: int
    end: int
    opening: str
    closing: str

    def shared(self, start: int, end: int) -> int:
        """Return how many minutes of the time from ``start`` to ``end`` lie in the session."""
        return max(0, min(self.end, end) - max(self.start, start))

    def told(self) -> str:
        """Return the session in words."""
        return f"from {self.opening} to {self.closing}"


def session(opening: str, closing: str) -> Session:
    """Return the session between two times: *9 to 5* ends in the afternoon, *20 to 2* at night."""
    start, end = minutes(opening), minutes(closing)
    half = re.search(r"[ap]\.?m\.?$", closing, re.IGNORECASE)
    if half and opening.isdigit():
        opening = f"{opening} {half[0]}"
        start = minutes(opening)
        if start >= end >= _HALF:
            start -= _HALF
    elif end <= start and closing.isdigit() and end < _HALF and start < _HALF:
        end += _HALF
    return Session(start, end if end > start else end + DAY, opening, closing)


def minutes(time: str) -> int:
    """Return the minutes from midnight to a time as it is written."""
    if time.lower() in _NAMED:
        return _NAMED[time.lower()]
    match = _PARTS.match(time)
    assert match is not None
    hour, half = int(match[1]), (match[3] or "").lower()
    if half:
        hour = hour % 12 + (12 if half == "p" else 0)
    return hour * 60 + int(match[2] or 0)
