"""Every day but some: *daily except Sundays* is on Saturdays."""

import re

from agent.domain.prose.calendar import WEEKDAY
from agent.judge.quantities.times.dates import WEEKDAYS

_DAY = rf"(?:{WEEKDAY})s?"
_DAILY = re.compile(
    rf"\b(?:daily|(?:every|each) day(?: of the week)?|(?:(?:seven|7) days a|all) week|all days)\b,?"
    rf" (?:except(?:ing)?(?: for| on)?|but(?: not)?(?: for| on)?|apart from|other than|excluding"
    rf"|save(?: for| on)?|not|with the exception of)"
    rf" (?P<days>(?:on )?{_DAY}(?:(?:, | and | or |, and )(?:on )?{_DAY})*)(?! to\b| through\b)",
    re.IGNORECASE,
)
_NAMED = re.compile(rf"\b({WEEKDAY})s?\b", re.IGNORECASE)


def weekdays(text: str) -> frozenset[int]:
    """Return the days of the week (1 Monday to 7 Sunday) that ``text`` names."""
    return frozenset(WEEKDAYS[m[1].lower()] for m in _NAMED.finditer(text))


def all_days_but(text: str) -> frozenset[int]:
    """Return the days of the week that ``text`` excepts from all, none where it excepts none.

    Where it does so twice, which of them is meant is not clear.
    """
    found = list(_DAILY.finditer(text))
    return weekdays(found[0]["days"]) if len(found) == 1 else frozenset()
