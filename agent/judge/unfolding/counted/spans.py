"""Spans of time in digits and words, to be counted with: *24 months*, *ten weeks*, *a year*."""

import re

from agent.judge.quantities.numbers.scales import TENS, UNITS

_NAMED = {**UNITS, **TENS}
_WORDS = "|".join(sorted((w for w in _NAMED if w.isalpha()), key=len, reverse=True))
NUMBER = rf"(?:\d{{1,3}}|(?:{_WORDS})|an?)"
UNIT = r"(?:minute|hour|day|night|week|month|year|semester|term)"
_LARGE = {"year": (12, "month"), "week": (7, "day")}
"""What units are made of, to add those of two sorts."""


def span(prefix: str) -> str:
    """Return a pattern of a span of time whose groups begin with a prefix."""
    return rf"(?P<{prefix}number>{NUMBER})[ -](?P<{prefix}unit>{UNIT})s?\b"


def told(match: re.Match[str], prefix: str) -> tuple[int, str]:
    """Return the number and the unit of a span."""
    return count(match[f"{prefix}number"]), match[f"{prefix}unit"].lower()


def count(word: str) -> int:
    """Return a whole number that is written in digits or words; *a* is one."""
    low = word.lower()
    return int(low) if low.isdigit() else 1 if low in ("a", "an") else int(_NAMED[low])


def added(first: tuple[int, str], second: tuple[int, str]) -> str:
    """Return two spans as one, '' where neither unit is made up of the other."""
    if first[1] == second[1]:
        return written(first[0] + second[0], first[1])
    for large, small in ((first, second), (second, first)):
        times, unit = _LARGE.get(large[1], (0, ""))
        if unit == small[1]:
            return written(times * large[0] + small[0], unit)
    return ""


def written(number: int, unit: str) -> str:
    """Return a span of time in words."""
    return f"{number} {unit}{'' if number == 1 else 's'}"
