"""The words of the calendar: months, weekdays and holidays, and how the months are shortened."""

import re

MONTHS = tuple(
    "January February March April May June July August September October November December".split()
)
SHORT_MONTHS = tuple("Jan Feb Mar Apr Jun Jul Aug Sept Sep Oct Nov Dec".split())
WEEKDAYS = tuple("Monday Tuesday Wednesday Thursday Friday Saturday Sunday".split())

MONTH = "|".join(MONTHS)
SHORT_MONTH = "|".join(SHORT_MONTHS)
WEEKDAY = "|".join(WEEKDAYS)
"""The same as alternatives of a pattern."""

ANY_MONTH = rf"(?:{MONTH}|(?:{SHORT_MONTH})\b\.?)"
"""A pattern of a month, in full or shortened."""
DAY_OF_MONTH = (
    rf"(?:\d{{1,2}}(?:st|nd|rd|th)? {ANY_MONTH}|{ANY_MONTH} \d{{1,2}}(?:st|nd|rd|th)?(?![\d.:]))"
)
"""A pattern of a day without its year: *3 May*, *May 3rd*."""

NAMES = frozenset(name.lower() for name in (*MONTHS, *SHORT_MONTHS, *WEEKDAYS))
"""All of them, in lower case."""

HOLIDAYS = {
    "New Year's Day": (1, 1), "Epiphany": (1, 6), "Valentine's Day": (2, 14),
    "St Patrick's Day": (3, 17), "May Day": (5, 1), "Labour Day": (5, 1),
    "Bastille Day": (7, 14), "Assumption Day": (8, 15), "Halloween": (10, 31),
    "All Saints' Day": (11, 1), "All Souls' Day": (11, 2), "Christmas Eve": (12, 24),
    "Christmas Day": (12, 25), "Boxing Day": (12, 26), "St Stephen's Day": (12, 26),
    "New Year's Eve": (12, 31),
}  # fmt: skip
"""The month and the day of holidays that have the same one every year and wherever they are kept.

*Labor Day*, as it is spelled where it is in September, is none.
"""
HOLIDAY = "|".join(name.replace("'", "['’]").replace("St ", r"St\.? ") for name in HOLIDAYS)
"""The same as alternatives of a pattern."""
_KEPT = {re.sub(r"\W", "", name).lower(): day for name, day in HOLIDAYS.items()}


def kept_on(name: str) -> tuple[int, int]:
    """Return the month and the day of a holiday, in whatever spelling `HOLIDAY` takes."""
    return _KEPT[re.sub(r"\W", "", name).lower()]
