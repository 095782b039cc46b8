"""Values for groups of days, told for the days of a claim: *€5 on weekdays and €8 at weekends*."""

import re
from typing import NamedTuple

from agent.domain.prose.casing import small
from agent.judge.unfolding.moments.weekly import days_in
from agent.judge.unfolding.timetables.clock import CLEAR, DAYS, NAMED, named

CUE = DAYS
_WORD = r"(?!(?:on|at|from|every|each|and|or|but|for|to|until|till|by|per)\b)[a-z]+"
_NUMBER = r"(?:[€$£] ?)?(?:\d+(?:[.,]\d+)*|one|two|three|four|five|six|seven|eight|nine|ten|twelve)"
_VALUE = rf"(?P<number>{_NUMBER})(?P<unit>(?: ?[%€]| {_WORD}){{0,3}})"
_PART = rf"{_VALUE} (?P<days>{NAMED})"
_FIRST = re.compile(rf"^(?P<lead>[^\d€$£;]{{3,80}}?) {_PART}", re.IGNORECASE)
_NEXT = re.compile(rf"(?:,? (?:and|but) |, |; ){_PART}", re.IGNORECASE)
_LASTING = re.compile(
    r"\b(?:costs?|is|are|pays?|charges?|prices?|rates?|fees?|hire|admission|entry|lasts?)\b|:$",
    re.I,
)
_UNCLEAR = re.compile(
    r"\b(?:no|not|never|only|unless|except|if|up to|at least|at most|from|between|was|were|had|or"
    r"|total|altogether|usually)\b|n['’]t\b",
    re.IGNORECASE,
)


class _Value(NamedTuple):
    """A value and the days for which it holds."""

    days: frozenset[int]
    value: str


def of_its_days(text: str, claim: str) -> str:
    """Return a text on values for groups of days with the one for the days of a claim."""
    first, asked = _FIRST.match(text), days_in(claim)
    if first is None or asked is None or asked.only:
        return text
    lead = first["lead"]
    if _UNCLEAR.search(lead) or not _LASTING.search(lead) or CLEAR.search(text):
        return text
    told = _values(text, first)
    own = [v.value for v in told if asked.days <= v.days]
    if len(own) != 1 or sum(bool(asked.days & v.days) for v in told) != 1:
        return text
    phrase = asked.words if asked.start else small(asked.words)
    return f"{lead} {own[0]} {phrase}."


def _values(text: str, first: re.Match[str]) -> list[_Value]:
    """Return the values of a text by their days, none where it has only one or more to say."""
    found, end = list[_Value](), 0
    match: re.Match[str] | None = first
    while match:
        value = match["number"] + (match["unit"] or first["unit"])
        found.append(_Value(named(match["days"]), value))
        end = match.end()
        match = _NEXT.match(text, end)
    return found if len(found) > 1 and not text[end:].strip(" .!") else []
