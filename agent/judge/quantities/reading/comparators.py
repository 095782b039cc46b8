"""Comparators around a number, read as intervals."""

import math
from collections.abc import Sequence
from typing import NamedTuple

from agent.judge.quantities.numbers.lexer import Lexeme
from agent.judge.quantities.quantity import Interval
from agent.judge.quantities.units.registry import CURRENCY_SIGNS

AT_LEAST = "at least"
MORE = "more than"
AT_MOST = "at most"
LESS = "less than"
ABOUT = "about"
NEARLY = "nearly"
JUST_OVER = "just over"
EXACTLY = "exactly"

_BEFORE = {
    AT_LEAST: "at least|no less than|no fewer than|not less than|not fewer than|a minimum of"
    "|minimum of|minimum|min|min .|not under|not below|no lower than|not lower than|no earlier than"
    "|starting at|starting from|no younger than|≥|> =|upwards of|a good|not before"
    "|at or above|at or over|no sooner than|not sooner than|no smaller than"
    "|no shorter than|no lighter than|not smaller than|not shorter than"
    "|no slower than|not slower than|no colder than|not colder than|no cooler than|not cooler than",
    MORE: "more than|over|above|greater than|larger than|exceeding|exceeds|exceed|exceeded"
    "|in excess of|higher than|longer than|older than|heavier than|beyond|>|better than|well over"
    "|well above|far more than|bigger than|surpassed|topped|passed|faster than"
    "|warmer than|hotter than|wider than|taller than|thicker than|deeper than",
    AT_MOST: "at most|no more than|not more than|up to|a maximum of|maximum of|maximum|max|max ."
    "|not exceeding|not exceed|not to exceed|no longer than|not longer than|no later than"
    "|not later than|within|within the past|within the last|≤|< =|not over|not above"
    "|at or below|at or under|no higher than|no greater than|limited to"
    "|capped at|at the most|never more than|as much as|only up to|no older than|not older than"
    "|never exceed|never exceeds|cannot exceed|no larger than|no bigger than|no heavier than"
    "|no wider than|no taller than|no thicker than|no deeper than|not larger than|not heavier than"
    "|not higher than|no faster than|not faster than|no warmer than|not warmer than",
    LESS: "less than|fewer than|under|below|lower than|smaller than|younger than|shorter than|<"
    "|lighter than|short of|slower than|colder than|cooler than|narrower than|thinner than",
    ABOUT: "about|around|roughly|approximately|approx|approx .|some|close to|circa|c .|ca|ca ."
    "|~|≈|an estimated|estimated at|in the region of|something like|an average of about|near"
    "|on the order of|longer or shorter than|shorter or longer than|more or less than"
    "|less or more than|more or fewer than|higher or lower than|lower or higher than"
    "|above or below|below or above|over or under|under or over|earlier or later than"
    "|later or earlier than",
    NEARLY: "nearly|almost|just under|slightly under|slightly less than|slightly below|just below"
    "|just short of|a little under|a little less than|not quite|just less than|slightly fewer than",
    JUST_OVER: "just over|slightly over|slightly more than|slightly above|just above"
    "|a little over|a little more than|just more than|a bit over|a bit more than|a shade over",
    EXACTLY: "exactly|precisely|just|only",
}
_AFTER = {
    AT_LEAST: "or more|or over|or older|or above|or longer|or higher|or later|and above|and over"
    "|and older|and up|and more|+|or greater|at least|at a minimum|upwards|plus years|or heavier"
    "|or better|minimum|as a minimum",
    AT_MOST: "or less|or fewer|or under|or below|or younger|or lower|or shorter|and under|and below"
    "|at most|at the latest|or earlier|at the most|maximum|or smaller|or lighter|as a maximum"
    "|and younger|at maximum|tops",
    ABOUT: "or so|or thereabouts",
}


def _by_length(table: dict[str, str]) -> tuple[tuple[tuple[str, ...], str], ...]:
    pairs = [(tuple(p.split()), kind) for kind, text in table.items() for p in text.split("|")]
    return tuple(sorted(pairs, key=lambda pair: -len(pair[0])))


def _by_edge(table: dict[str, str], edge: int) -> dict[str, list[tuple[tuple[str, ...], str]]]:
    index: dict[str, list[tuple[tuple[str, ...], str]]] = {}
    for phrase, kind in _by_length(table):
        index.setdefault(phrase[edge], []).append((phrase, kind))
    return index


_PHRASES_BEFORE = _by_edge(_BEFORE, -1)
_PHRASES_AFTER = _by_edge(_AFTER, 0)


DENIED = {MORE: AT_MOST, LESS: AT_LEAST}
"""What a bound comes to under a denial: *does not pay more than ten* is at most ten."""


class Comparator(NamedTuple):
    """A comparator, the number of lexemes that it takes up, and whether it sets a limit."""

    kind: str
    length: int
    limit: bool = False


_LIMITS = frozenset(
    "limited capped maximum minimum max min up within later exceed exceeding earlier".split()
)

_CARRYING = frozenset("carry carries carried carrying roll rolls rolled rolling".split())
_CARRIED = frozenset("day days hour hours week weeks month months unused credit credits".split())
"""What is carried over; of other things more than so many are: a ferry carries over 400 people."""


def comparator_before(lexemes: Sequence[Lexeme], i: int) -> Comparator | None:
    """Return the comparator whose last lexeme stands just before ``i``."""
    if not 0 < i <= len(lexemes):
        return None
    if _is_particle(lexemes, i - 1) or _is_minutes(lexemes, i - 1):
        return None
    for phrase, kind in _PHRASES_BEFORE.get(lexemes[i - 1].lower, ()):
        n = len(phrase)
        if n <= i and all(lexemes[i - n + k].lower == phrase[k] for k in range(n)):
            if phrase[-1] == "than" and _is_an_amount(lexemes, i - n - 1):
                return None
            return Comparator(kind, n, not _LIMITS.isdisjoint(phrase))
    return None


def _is_an_amount(lexemes: Sequence[Lexeme], i: int) -> bool:
    """Tell whether money stands before a comparator: *€50 less than ten tickets* limits no ten."""
    return i > 0 and lexemes[i].kind == "num" and lexemes[i - 1].text in CURRENCY_SIGNS


def _is_particle(lexemes: Sequence[Lexeme], i: int) -> bool:
    """Tell the "over" of "carry over 5 days", which compares nothing, from that of "over 5"."""
    if i < 1 or lexemes[i].lower != "over" or lexemes[i - 1].lower not in _CARRYING:
        return False
    return not _CARRIED.isdisjoint(x.lower for x in lexemes[i + 2 : i + 4])


def _is_minutes(lexemes: Sequence[Lexeme], i: int) -> bool:
    """Tell the "min" of "2 min 40 s" from that of "min 40 s", the least."""
    return i > 0 and lexemes[i].lower == "min" and lexemes[i - 1].kind == "num"


def comparator_after(lexemes: Sequence[Lexeme], i: int) -> Comparator | None:
    """Return the comparator that begins at ``i``."""
    if i >= len(lexemes):
        return None
    for phrase, kind in _PHRASES_AFTER.get(lexemes[i].lower, ()):
        n = len(phrase)
        if i + n <= len(lexemes) and all(lexemes[i + k].lower == phrase[k] for k in range(n)):
            return Comparator(kind, n)
    return None


def slack(value: float, step: float) -> float:
    """Return how far "about ``value``" may be off: 5 %, or half the last digit up to 10 %."""
    return max(0.05 * abs(value), min(step / 2, 0.1 * abs(value)))


def _shortfall(value: float, step: float) -> float:
    """Return how far "just under ``value``" may be off: less, the more digits are given."""
    digits = len(f"{abs(value) / step:.0f}") if step else 1
    return abs(value) * {1: 0.1, 2: 0.04}.get(digits, 0.015)


def interval_of(kind: str, value: float, step: float) -> Interval:
    """Return the interval that a comparator makes of ``value``."""
    match kind:
        case "at least":
            return Interval(value, math.inf)
        case "more than":
            return Interval(value, math.inf, low_open=True)
        case "at most":
            return Interval(-math.inf, value)
        case "less than":
            return Interval(-math.inf, value, high_open=True)
        case "about":
            gap = slack(value, step)
            return Interval(value - gap, value + gap)
        case "nearly":
            return Interval(value - _shortfall(value, step), value, high_open=True)
        case "just over":
            return Interval(value, value + _shortfall(value, step), low_open=True)
    return Interval(value, value)
