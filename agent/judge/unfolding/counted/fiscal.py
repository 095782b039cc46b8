"""Years that begin on a day, and their quarters and halves: *the fiscal year begins on 1 October*.

So its first quarter ends on 31 December.
"""

import datetime
import re

from agent.domain.prose.calendar import DAY_OF_MONTH
from agent.judge.alignment.lexical import content
from agent.judge.quantities.times.dates import calendar_spans

_YEAR = re.compile(
    r"\b(?:fiscal|financial|accounting|business|tax|budget|school|academic|membership|club"
    r"|insurance|policy|reporting|hydrological|water|leave|holiday|church|political)\W+years?\b",
    re.IGNORECASE,
)
_EDGE = re.compile(
    r"\b(?P<begins>begins?|starts?|commences?|runs from|runs|opens?|beginning|starting)"
    rf"(?: on| from)?(?: the)? (?P<day>{DAY_OF_MONTH})"
    rf"|\b(?:ends?|finishes?|closes?|ending|runs (?:until"
    rf"|to))(?: on)?(?: the)? (?P<end>{DAY_OF_MONTH})",
    re.IGNORECASE,
)
_PART = re.compile(
    r"\b(?P<which>first|second|third|fourth|last|final) (?P<part>quarter|half(?:[- ]year)?)\b"
    r"|\bQ(?P<number>[1-4])\b",
    re.IGNORECASE,
)
_ASKED = re.compile(
    r"\b(?:(?P<begins>begins?|starts?|commences?|opens?|runs from)|ends?|finish(?:es)?"
    r"|closes?|runs until"
    rf"|runs to)(?: on| at)?(?: the)? (?P<day>{DAY_OF_MONTH})(?! \d{{4}})",
    re.IGNORECASE,
)
_NUMBERS = {"first": 1, "second": 2, "third": 3, "fourth": 4}
_PLAIN = 2001  # a year without a leap day
_UNCLEAR = re.compile(r"\b(?:not|never|until \d{4}|previously|formerly|if|unless)\b", re.IGNORECASE)
CUE = _YEAR
_OWN = content("q1 q2 q3 q4 first second third fourth last final quarter half year")


def of_its_part(text: str, claim: str) -> str:
    """Return what follows for the part of a year that a claim is on, in the claim's words.

    Example:
        "The tax year begins on 6 April.", for "The second half of the tax year begins on 1 May.",
        is "The second half of the tax year begins on 6 October."
    """
    asked, year, told = _ASKED.search(claim), _YEAR.search(text), _edges(text)
    mine = _YEAR.search(claim)
    if asked is None or year is None or mine is None or told is None or _UNCLEAR.search(text):
        return text
    besides = content(f"{claim[: asked.start()]} {claim[asked.end() :]}") - _OWN
    if not besides <= content(text) or len(list(_ASKED.finditer(claim))) != 1:
        return text
    months = _part(claim)
    if months is None:
        return text
    day = _moved(told, months[0] if asked["begins"] else months[1])
    if day is None:
        return text
    if not asked["begins"]:
        day -= datetime.timedelta(days=1)
    written = f"{day.day} {day:%B}"
    return f"{claim[: asked.start('day')]}{written}{claim[asked.end('day') :]}"


def _edges(text: str) -> datetime.date | None:
    """Return the first day of the year that a text tells of, by its beginning or its end."""
    found = list(_EDGE.finditer(text))
    if not found:
        return None
    match = found[0]
    (span, *_) = calendar_spans(match["day"] or match["end"])
    try:
        day = datetime.date(_PLAIN, span.day.month, span.day.day)
    except ValueError:
        return None
    return day if match["day"] else day + datetime.timedelta(days=1)


def _part(claim: str) -> tuple[int, int] | None:
    """Return the months after which the part of a claim begins and ends; None for several."""
    found = list(_PART.finditer(claim))
    if len(found) > 1:
        return None
    if not found:
        return 0, 12
    (match,) = found
    length = 3 if match["number"] or match["part"].lower() == "quarter" else 6
    which = (match["which"] or "").lower()
    number = int(match["number"] or 0) or _NUMBERS.get(which, 12 // length)
    return ((number - 1) * length, number * length) if number * length <= 12 else None


def _moved(day: datetime.date, months: int) -> datetime.date | None:
    year, month = divmod(day.month - 1 + months, 12)
    try:
        return datetime.date(day.year + year, month + 1, day.day)
    except ValueError:
        return None
