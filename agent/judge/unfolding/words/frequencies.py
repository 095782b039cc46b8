"""How often, told in the words of a claim: *weekly* is *every week*, *four times a day*.

What happens every three years does not happen *yearly*, which readers do not tell for sure: where
the claim has it happen more often than the evidence, the evidence is told as not having it so. What
happens twice a day may well be said to happen daily, though not once a day or every two days.
"""

import re
from collections.abc import Iterator
from typing import NamedTuple

from agent.judge.alignment.lexical import coverage

_HOURS = {
    "half hour": 0.5, "half-hour": 0.5, "half an hour": 0.5, "quarter of an hour": 0.25,
    "minute": 1 / 60, "hour": 1.0, "day": 24.0, "week": 168.0, "fortnight": 336.0,
    "month": 730.0, "quarter": 2190.0, "half-year": 4380.0, "year": 8760.0,
    "two years": 17520.0,
}  # fmt: skip
_ADVERBS = {
    "hourly": "hour", "daily": "day", "weekly": "week", "fortnightly": "fortnight",
    "monthly": "month", "quarterly": "quarter", "half-yearly": "half-year", "yearly": "year",
    "annually": "year", "half-hourly": "half-hour", "semi-annually": "half-year",
    "biannually": "half-year", "biennially": "two years",
}  # fmt: skip
_COUNTS = {
    word: float(n)
    for n, words in enumerate(
        ("", "one once", "two twice other second alternate", "three third thrice", "four fourth",
         "five fifth", "six sixth", "seven", "eight", "nine", "ten", "eleven", "twelve"),
    )
    for word in words.split()
}  # fmt: skip
_NUMBER = rf"\d{{1,3}}|{'|'.join(_COUNTS)}"
_UNIT = rf"(?:{'|'.join(_HOURS)})s?"
_OFTEN = re.compile(
    rf"(?<!-)\b(?:(?<!\bof )(?:once )?(?:every|each) (?:(?P<every>{_NUMBER}) )?(?P<unit>{_UNIT})"
    rf"|on (?P<alternate>alternate) (?P<units>{_UNIT})"
    rf"|(?:(?P<once>once|twice|thrice)|(?P<times>{_NUMBER}) times)"
    rf"(?: (?:a|an|per|each|every|in (?:a|every)) (?P<per>{_UNIT})"
    rf"|[ -](?P<rate>{'|'.join(_ADVERBS)}))"
    rf"|(?P<adverb>{'|'.join(_ADVERBS)})"
    r"(?=[.,;:!?)]|$| (?:by|in|on|at|from|for|with|to|and|until|during|through|after|before|if|when"
    r"|as|between|since|throughout)\b))\b",
    re.IGNORECASE,
)
_UNSURE = re.compile(
    r"\b(?:not|no|never|only|least|most|more|less|fewer|up to|maximum|minimum|except|unless|if|or"
    r"|otherwise|about|around|roughly|usually|older|younger|first|next|last)\b|n['’]t\b"
    r"|\bevery \w+day",
    re.IGNORECASE,
)
_ANOTHER = re.compile(r";|\b(?:and|but|while) [a-z]+s\b", re.IGNORECASE)
"""What goes on with another verb: *meets quarterly and reports every six months*."""
_COUNTED = re.compile(rf"(?:once|twice|thrice|(?:{_NUMBER}) times)(?P<per>\b.*)", re.IGNORECASE)
_TIMES = ("", "once", "twice", "three times", "four times", "five times", "six times")
_ON_IT = 0.5  # share of the other words of a claim in a sentence on the same matter
_ALIKE = 0.02  # share by which two frequencies may differ: every 90 days is four times a year
_EXACT = re.compile(rf"\b(?:once|twice|thrice|times|(?:every|each) (?:{_NUMBER}))\b", re.IGNORECASE)
"""What tells just how often: what happens every week happens *monthly*, but not *twice a year*."""
_SENTENCE = re.compile(r"[.!?][\"'”’)]*$")
"""How a sentence ends; in a row, readers make nothing of *Every 2 years, not every three years*."""
CUE = _OFTEN


class _Often(NamedTuple):
    """How often something is: the words for it, where they stand, and the hours between."""

    words: str
    start: int
    end: int
    hours: float


def in_its_words(text: str, claim: str) -> str:
    """Return the text with its frequency in the words of the claim, or told not to be its one.

    It stands as it is unless both have just one and are on the same matter; of several that a text
    has, the one that is the claim's is told so.
    """
    told, asked = list(found(text)), list(found(claim))
    if len(told) > 1 and len(asked) == 1 and _ANOTHER.search(text[told[0].end : told[-1].start]):
        told = [t for t in told if alike(t, asked[0])]
    if len(told) != 1 or len(asked) != 1 or told[0].words.lower() == asked[0].words.lower():
        return text
    (own,), (other,) = told, asked
    if coverage(claim[: other.start] + claim[other.end :], [text]) < _ON_IT:
        return text
    if alike(own, other):
        return f"{text[: own.start]}{other.words}{text[own.end :]}"
    unsure = _UNSURE.search(text) or _UNSURE.search(claim)
    if _COUNTED.match(other.words) and (counted := _counted(own, other)):
        more = "" if unsure else f", not {other.words}"
        return f"{text[: own.start]}{counted}{more}{text[own.end :]}"
    exact = _SENTENCE.search(text) and _EXACT.search(other.words)
    if unsure or (own.hours < other.hours and not exact):
        return text
    return f"{text[: own.start]}{own.words}, not {other.words}{text[own.end :]}"


def alike(own: _Often, other: _Often) -> bool:
    """Tell whether two things are equally often."""
    return abs(own.hours - other.hours) <= _ALIKE * max(own.hours, other.hours)


def _counted(own: _Often, other: _Often) -> str:
    """Return how often something is in the period of a claim, '' where that is no whole number."""
    match = _COUNTED.match(other.words)
    period = next(found(f"once{match['per']}"), None) if match else None
    times = period.hours / own.hours if period else 0.0
    whole = round(times)
    if not match or abs(times - whole) > _ALIKE * times or not 0 < whole < len(_TIMES):
        return ""
    return f"{_TIMES[whole]}{match['per']}"


def found(text: str) -> Iterator[_Often]:
    """Yield the words of a text that tell how often something is."""
    for match in _OFTEN.finditer(text):
        adverb = match["adverb"] or match["rate"]
        unit = _ADVERBS[adverb.lower()] if adverb else match["unit"] or match["units"]
        times = match["once"] or match["times"] or "one"
        hours = _hours(unit or match["per"]) / (_count(times) or 1.0)
        hours *= _count(match["every"] or match["alternate"] or "one")
        yield _Often(match.group(), match.start(), match.end(), hours)


def _hours(unit: str) -> float:
    word = unit.lower()
    return _HOURS[word if word in _HOURS else word.removesuffix("s")]


def _count(word: str) -> float:
    return float(word) if word.isdigit() else _COUNTS[word.lower()]
