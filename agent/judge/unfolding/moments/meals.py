"""Meals with their hours, told for the hour of a claim: *lunch from 12 to 2* is there at 1 pm.

A meal is told in its own part of the day, which its hours need not name.
"""

import re
from typing import NamedTuple

from agent.domain.prose.casing import capital
from agent.domain.prose.figures import ONE_TO_TWELVE, value
from agent.judge.quantities.times.clock import clock_spans

_EARLIEST = {"breakfast": 4, "brunch": 8, "lunch": 10, "dinner": 15, "supper": 16}
"""Meals by the first hour of the day at which they may begin, within twelve of which they end."""
_MEAL = "|".join(_EARLIEST)
_HOUR = (
    rf"(?:(?:half|quarter) past )?(?:\d{{1,2}}(?:[:.]\d\d)?|{ONE_TO_TWELVE}|noon|midday|midnight)"
)
_HALF = r"(?: ?[ap]\.?m\b\.?| o['’]clock)?"
_SERVED = re.compile(
    rf"\b(?P<meal>{_MEAL})\b(?: (?:is|are|being|served|available|runs?|on|every day|daily)){{0,4}}"
    rf"(?P<lead>:| from| between|,)? (?P<first>{_HOUR}){_HALF}"
    rf"(?: ?(?:to|until|till|and|[–-]) ?)(?P<last>{_HOUR})(?P<half>{_HALF})(?![\w%]|[.,:]\d)",
    re.IGNORECASE,
)
CUE = re.compile(rf"\b(?:{_MEAL})\b.*?\d|\b(?:{_MEAL})\b.*? noon\b", re.IGNORECASE | re.DOTALL)
_BARE = re.compile(rf"\bat (?P<hour>{_HOUR})(?=[.?]?$| (?:on|in|every|for)\b)", re.IGNORECASE)
_UNCLEAR = re.compile(
    r"\b(?:except|unless|only|if|but|no|not|about|around|usually|until|till|from|between|before"
    r"|after|begins?|starts?|ends?|opens?|closes?|finish(?:es)?|\w+days?|weekends?)\b|n['’]t\b",
    re.IGNORECASE,
)
_DAY, _NOON = 1440, 720


class _Hours(NamedTuple):
    meal: str
    first: int
    last: int


def at_its_hour(text: str, claim: str) -> str:
    """Return a text on the hours of meals, and whether one is served at the hour of a claim.

    Example:
        "Breakfast is from 7 to 10." is "Breakfast is not available at 11." for a claim on 11.
    """
    meals = {m.lower() for m in re.findall(rf"\b(?:{_MEAL})\b", claim, re.IGNORECASE)}
    found = [_hours(m) for m in _SERVED.finditer(text)]
    if len(meals) != 1 or _UNCLEAR.search(claim):
        return text
    own = [h for h in found if h and h.meal in meals]
    if len(own) != 1:
        return text
    (hours,) = own
    asked = _asked(claim, hours)
    if asked is None or asked[0] in (hours.first, hours.last):
        return text
    served = hours.first < asked[0] < hours.last
    return f"{capital(hours.meal)} is {'' if served else 'not '}available {asked[1]}."


def _hours(match: re.Match[str]) -> _Hours | None:
    """Return the hours of a meal in minutes, None where they are none of its part of the day."""
    meal = match["meal"].lower()
    first, last = (_in_its_part(match[end], meal) for end in ("first", "last"))
    if first is None or last is None:
        return None
    return _Hours(meal, first, last) if first < last else None


def _in_its_part(said: str, meal: str) -> int | None:
    """Return an hour in minutes in the twelve hours in which a meal may be."""
    named = {"noon": 12, "midday": 12, "midnight": 24}.get(said.lower())
    minutes = named * 60 if named else _minutes(said)
    if minutes is None or minutes > _DAY:
        return None
    if named or minutes > _NOON + 59:
        return minutes
    start = _EARLIEST[meal] * 60
    return start + (minutes - start) % _NOON


def _asked(claim: str, hours: _Hours) -> tuple[int, str] | None:
    """Return the hour of a claim in minutes with its words, read as one of the meal if bare."""
    spans = clock_spans(claim)
    if len(spans) == 1:
        (span,) = spans
        said = claim[span.start : span.end].rstrip(" .")
        exact = re.search(
            r"[ap]\.?m|noon|midday|midnight|\d:\d\d|morning|evening|night", said, re.I
        )
        bare = None if exact else _in_its_part(said.split(" o")[0], hours.meal)
        minutes = span.minutes if exact else bare
        return None if minutes is None else (minutes, f"at {said}")
    match = _BARE.search(claim)
    minutes = _in_its_part(match["hour"], hours.meal) if match and not spans else None
    return None if match is None or minutes is None else (minutes, match[0])


def _minutes(said: str) -> int | None:
    past, _, hour = said.lower().rpartition(" past ")
    whole, _, rest = hour.replace(".", ":").partition(":")
    number = value(whole)
    if number is None:
        return None
    return round(number) * 60 + {"half": 30, "quarter": 15}.get(past, int(rest or 0))
