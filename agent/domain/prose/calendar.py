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

NAMES = frozenset(name.lower() for name in (*MONTHS, *SHORT_MONTHS, *WEEKDAYS))
"""All of them, in lower case."""
