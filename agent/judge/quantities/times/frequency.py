"""How often something happens: *four times a day*, *every six hours*, *daily except Sundays*."""

import re

from agent.domain.prose.calendar import WEEKDAY
from agent.judge.quantities.quantity import Quantity
from agent.judge.quantities.times.dates import WEEKDAYS

_PERIOD = r"(?:days?|weeks?|months?|years?|hours?)"
_ADVERBS = {
    "daily": "day", "nightly": "day", "weekly": "week", "monthly": "month", "yearly": "year",
    "annually": "year", "annual": "year", "hourly": "hour",
}  # fmt: skip
_ADVERB = "|".join(_ADVERBS)
_EACH = rf"(?:an?|per|each|every|in the|in a) (?P<period>{_PERIOD})\b|(?P<adverb>{_ADVERB})\b"
_OFTEN = re.compile(rf"(?:\s?times?|\s?x)?,? (?:{_EACH})", re.IGNORECASE)
_IN_ALL = re.compile(rf"\b(?:{_EACH})", re.IGNORECASE)
_REPEATING = re.compile(r"\b(?:times|twice|thrice|once|whenever|every \w+ hours)\b", re.IGNORECASE)
_DAY = rf"(?:{WEEKDAY})s?"
_DAILY = re.compile(
    rf"\b(?:daily|(?:every|each) day(?: of the week)?|(?:(?:seven|7) days a|all) week|all days)\b,?"
    rf" (?:except(?:ing)?(?: for| on)?|but(?: not)?(?: for| on)?|apart from|other than|excluding"
    rf"|save(?: for| on)?|not|with the exception of)"
    rf" (?P<days>(?:on )?{_DAY}(?:(?:, | and | or |, and )(?:on )?{_DAY})*)(?! to\b| through\b)",
    re.IGNORECASE,
)
_NAMED = re.compile(rf"\b({WEEKDAY})s?\b", re.IGNORECASE)


def period_of(text: str, quantity: Quantity) -> str:
    """Return the period in which something happens so often, '' where a number tells no such thing.

    Args:
        text: the text of the number.
        quantity: *four*, or *twice*, of "four times a day".
    """
    counts = quantity.noun == "time" or quantity.text.lower() in ("twice", "thrice")
    if quantity.dimension != "count" or not counts or not quantity.interval.is_point:
        return ""
    match = _OFTEN.match(text, quantity.end)
    return _period(match) if match else ""


def told_in_all(text: str) -> str:
    """Return the one period for which a text tells an amount, '' where it tells how often as well.

    *5 ml a day* and *the daily dose* tell one, *5 ml twice a day* does not.
    """
    if _REPEATING.search(text):
        return ""
    periods = {_period(m) for m in _IN_ALL.finditer(text)}
    return periods.pop() if len(periods) == 1 else ""


def _period(match: re.Match[str]) -> str:
    if match["adverb"]:
        return _ADVERBS[match["adverb"].lower()]
    return match["period"].lower().removesuffix("s")


def weekdays(text: str) -> frozenset[int]:
    """Return the days of the week (1 Monday to 7 Sunday) that ``text`` names."""
    return frozenset(WEEKDAYS[m[1].lower()] for m in _NAMED.finditer(text))


def all_days_but(text: str) -> frozenset[int]:
    """Return the days of the week that ``text`` excepts from all, none where it excepts none.

    Where it does so twice, which of them is meant is not clear.
    """
    found = list(_DAILY.finditer(text))
    return weekdays(found[0]["days"]) if len(found) == 1 else frozenset()
