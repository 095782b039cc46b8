"""Days and hours as timetables write them: *Mon–Fri*, *at weekends*, *8–12*, *until 18:30*."""

import re
from typing import NamedTuple

from agent.domain.prose.calendar import WEEKDAY
from agent.judge.quantities.times.dates import WEEKDAYS

_HALF, DAY = 12 * 60, 24 * 60
_NAMED = {"noon": _HALF, "midday": _HALF, "midnight": DAY}
TIME = (
    r"(?:(?<![\d.:€$£])\d{1,2}(?:[:.h]\d\d)?(?![\d%])(?: ?(?:[ap]\.m\b\.?|[ap]m\b)| o['’]clock\b)?"
    r"|\b(?:noon|midday|midnight)\b)"
)
_PARTS = re.compile(r"(\d+)(?:[:.h](\d\d))?(?: ?([ap])\.?m)?", re.IGNORECASE)
_BARE = re.compile(r"[1-9](?:[:.]\d\d)?|1[01]")
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
ALL = frozenset(WEEKDAYS.values())
_WEEK, _WEEKEND = frozenset({1, 2, 3, 4, 5}), frozenset({6, 7})
_SHORT = r"(?-i:Mon|Tues?|Wed|Thurs?|Thu|Fri|Sat|Sun)\b\.?"
_DAY = rf"(?:(?:{WEEKDAY})s?\b|{_SHORT})"
_TO = r"(?: ?[-–—] ?| to | through | until | till )"
_JOIN = r"(?:,? and (?:on )?|, (?:on )?| ?& ?| ?/ ?| or (?:on )?)"
_SPAN = rf"(?:{_DAY}(?:{_TO}{_DAY})?)"
_GROUP = (
    r"(?:(?:all |the )?week ?days|(?:on )?working days|(?:every|each|any) (?:week|working )day"
    r"|(?:the )?weekends?)\b"
)
_MANY = (
    rf"(?:{_GROUP}"
    r"|(?:daily|(?:every|each) day(?: of the week)?|(?:seven|7) days a week|all week)\b)"
)
_AND = r",? and (?:(?:on|at) )?"
_PART = r"(?: (?P<part>morning|afternoon|evening)s?\b)?"
NAMED = (
    r"(?:(?:on|from|at|every|each|for) )?"
    rf"(?:{_GROUP}(?:{_AND}(?:{_SPAN}|{_GROUP}))+|{_MANY}|{_SPAN}(?:{_JOIN}(?:{_SPAN}|{_MANY})|{_AND}{_GROUP})*)"
)
DAYS = re.compile(rf"\b(?P<days>{NAMED}){_PART}", re.IGNORECASE)
_EACH = re.compile(rf"({_DAY})(?:{_TO}({_DAY}))?|({_MANY})", re.IGNORECASE)


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
    elif end <= start <= _HALF and _BARE.fullmatch(closing) and end < _HALF:
        end, closing = end + _HALF, f"{closing} pm"
        opening = f"{opening} am" if opening.isdigit() and start < _HALF else opening
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


def named(text: str) -> frozenset[int]:
    """Return the days (1 Monday to 7 Sunday) that a text names, ranges filled in."""
    found = frozenset[int]()
    for first, last, many in _EACH.findall(text):
        if many:
            found |= _many(many.lower())
        else:
            start, end = _number(first), _number(last or first)
            found |= {(start - 1 + i) % 7 + 1 for i in range((end - start) % 7 + 1)}
    return found


def _many(phrase: str) -> frozenset[int]:
    if "weekend" in phrase:
        return _WEEKEND
    return _WEEK if re.search("week ?day|working", phrase) else ALL


def _number(day: str) -> int:
    return next(n for name, n in WEEKDAYS.items() if name.startswith(day[:3].lower()))
