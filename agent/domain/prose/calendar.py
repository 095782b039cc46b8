"""The words of the calendar: months and weekdays, and how the months are shortened."""

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
