"""Days of the week as timetables and claims name them: *Mon–Fri*, *at weekends*, *daily*."""

import re

from agent.domain.prose.calendar import WEEKDAY
from agent.judge.quantities.times.dates import WEEKDAYS

ALL = frozenset(WEEKDAYS.values())
_WEEK, _WEEKEND = frozenset({1, 2, 3, 4, 5}), frozenset({6, 7})
_SHORT = r"(?-i:Mon|Tues?|Wed|Thurs?|Thu|Fri|Sat|Sun)\b\.?"
_DAY = rf"(?:(?:{WEEKDAY})s?\b|{_SHORT})"
_TO = r"(?: ?[-–—] ?| to | through | until | till )"
_JOIN = r"(?:,? and (?:on )?|, (?:on )?| ?& ?| ?/ ?| or (?:on )?)"
_SPAN = rf"(?:{_DAY}(?:{_TO}{_DAY})?)"
_MANY = (
    r"(?:(?:all |the )?week ?days|(?:on )?working days|(?:the )?weekends?"
    r"|daily|(?:every|each) day(?: of the week)?|(?:seven|7) days a week|all week)\b"
)
_PART = r"(?: (?P<part>morning|afternoon|evening)s?\b)?"
NAMED = rf"(?:(?:on|from|at|every|each|for) )?(?:{_MANY}|{_SPAN}(?:{_JOIN}(?:{_SPAN}|{_MANY}))*)"
DAYS = re.compile(rf"\b(?P<days>{NAMED}){_PART}", re.IGNORECASE)
_EACH = re.compile(rf"({_DAY})(?:{_TO}({_DAY}))?|({_MANY})", re.IGNORECASE)


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
    return _WEEK if re.search("week ?days|working", phrase) else ALL


def _number(day: str) -> int:
    return next(n for name, n in WEEKDAYS.items() if name.startswith(day[:3].lower()))
