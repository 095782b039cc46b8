"""Reads the unit and the "per …" that follow a number."""

import re
from collections.abc import Sequence
from typing import NamedTuple, TypeGuard

from agent.judge.quantities.numbers.lexer import Lexeme, adjacent
from agent.judge.quantities.units.registry import (
    CURRENCY_SIGNS,
    PERCENT,
    TEMPERATURES,
    Unit,
    currency,
    symbol_units,
    word_units,
)

_SCALES = frozenset("thousand million billion trillion mn bn".split())
_HYPHENS = "-‑–"
_GOING_ON = frozenset("and or to in at on with when while for after before is was but".split())
_WORKING = ("working", "business", "school", "trading", "calendar", "consecutive", "full", "whole")
_COUNTED_APART = ("working", "business", "school", "trading")
_IN_A_ROW = ("consecutive", "successive", "full", "whole", "clear", "further", "additional")
_NATIONS = ("us", "american", "canadian", "australian", "swiss", "norwegian", "danish")
_SCALE_NAMES = {"celsius": "C", "centigrade": "C", "c": "C", "fahrenheit": "F", "f": "F"}
_PER = ("per", "a", "an", "each", "every")
_PERIODIC = {"daily": "day", "weekly": "week", "monthly": "month", "yearly": "year",
             "annually": "year", "hourly": "hour"}  # fmt: skip
# Kinds of years; a word of _NEUTRAL before a unit changes nothing.
_YEARS = frozenset("calendar fiscal financial tax academic leave plan benefit policy".split())
_NEUTRAL = frozenset("full whole single given rolling".split())
_DURING = ("in", "within", "during")
_YEAR_IN_MONTHS = frozenset(("12", "twelve"))
_PARTS = {"million": 1.0, "billion": 1e-3}
_PREFIXED = re.compile(r"[kmcdnpµμ][A-Z]{1,2}[a-z]?|[kmcdnpµμ][A-Z][a-z]{1,2}(?<!s)")
"""A symbol of a unit that is not in the tables: a prefix and a capital, as in "kQx"."""
_PICTURES = frozenset(("240", "360", "480", "576", "720", "1080", "1440", "2160", "4320"))
"""Lines of a picture, which are told as pence are: *1080p*."""
_POSSESSIVE = re.compile("['’]s$")
_NOT_UNITS = frozenset(("second", "may", "bar", "bars", "mi", "s", "h", "stone", "mo", "sec"))


class Measure(NamedTuple):
    """A unit and the index of the lexeme after it."""

    unit: Unit
    last: int


def measure_after(lexemes: Sequence[Lexeme], i: int) -> Measure | None:
    """Return the unit that begins at lexeme ``i``, a hyphen before it allowed."""
    if i >= len(lexemes):
        return None
    j = i
    if (
        lexemes[i].text in _HYPHENS
        and i + 1 < len(lexemes)
        and adjacent(lexemes[i], lexemes[i + 1])
    ):
        j = i + 1
    word = lexemes[j]
    if i > 0 and (_begins_a_cell(lexemes, j) or _opens_an_amount(lexemes, j)):
        return None
    return _sign(lexemes, j) or _two_words(lexemes, j) or _one_word(lexemes, i, j, word)


def _opens_an_amount(lexemes: Sequence[Lexeme], i: int) -> bool:
    """Tell whether a sign of a currency is that of the number after it: "the next four €41"."""
    if lexemes[i].text not in CURRENCY_SIGNS or i + 1 >= len(lexemes):
        return False
    opens = lexemes[i + 1].kind == "num" and adjacent(lexemes[i], lexemes[i + 1])
    return opens and not adjacent(lexemes[i - 1], lexemes[i])


def _sign(lexemes: Sequence[Lexeme], i: int) -> Measure | None:
    text = lexemes[i].text
    after = lexemes[i + 1].text if i + 1 < len(lexemes) else ""
    if text == "%":
        return Measure(PERCENT, i + 1)
    if text == "‰":
        return Measure(PERCENT._replace(factor=0.1), i + 1)
    if text in ("°", "º") and after in TEMPERATURES:
        return Measure(TEMPERATURES[after], i + 2)
    if text == "℃":
        return Measure(TEMPERATURES["C"], i + 1)
    if text in "€£$" and (unit := currency(text)):
        return Measure(unit, i + 1)
    return None


def _two_words(lexemes: Sequence[Lexeme], i: int) -> Measure | None:
    if i + 1 >= len(lexemes):
        return None
    first, second = lexemes[i].lower, lexemes[i + 1].lower
    third = lexemes[i + 2].lower if i + 2 < len(lexemes) else ""
    if (first, second) == ("parts", "per") and third in _PARTS:
        return Measure(Unit("concentration", _PARTS[third], f"parts per {third}"), i + 3)
    if (lexemes[i].text, third) == ("N", "m") and second in ("·", "⋅", "."):
        return Measure(Unit("torque", 1.0, "Nm"), i + 3)
    if second in _HYPHENS and i + 2 < len(lexemes) and adjacent(lexemes[i], lexemes[i + 1]):
        hyphened = word_units().get(f"{first}_{lexemes[i + 2].lower}")
        return Measure(hyphened, i + 3) if hyphened is not None else None
    if first in ("degree", "degrees"):
        scale = _SCALE_NAMES.get(second)
        return Measure(TEMPERATURES[scale or "C"], i + 2 if scale else i + 1)
    if first in _IN_A_ROW and (apart := _qualified(second, third)) is not None:
        return Measure(apart, i + 3)  # *consecutive working days*
    unit = word_units().get(f"{first}_{second}") or _qualified(first, second)
    return Measure(unit, i + 2) if unit is not None else None


def _qualified(first: str, second: str) -> Unit | None:
    """Return the unit of "working days", "US dollars", "fluid ounces"."""
    unit = word_units().get(second)
    if unit is None:
        return None
    if first in _WORKING and unit.dimension == "duration":
        qualifier = "working" if first in _COUNTED_APART else ""
        return unit._replace(qualifier=qualifier, name=f"{first} {unit.name}")
    if unit.dimension.startswith("money") and unit.factor < 1:
        whole = word_units().get(first)
        return unit._replace(dimension=whole.dimension) if _is_money(whole) else None
    if first in _NATIONS and unit.dimension.startswith("money"):
        return unit
    if first == "fluid" and second.startswith("ounce"):
        return Unit("volume", 0.0295735295625, "fluid ounces")
    return None


def _is_money(unit: Unit | None) -> TypeGuard[Unit]:
    return unit is not None and unit.dimension.startswith("money")


def _begins_a_cell(lexemes: Sequence[Lexeme], j: int) -> bool:
    """Tell whether a word is the key of the next cell rather than a unit: "510 Year: 2021".

    So is "EUR million", the head of a table, in "104 EUR million: Net profit".
    """
    word, after = lexemes[j], lexemes[j + 1 : j + 3]
    scaled = len(after) > 1 and after[0].lower in _SCALES and after[1].text == ":"
    if scaled and (word.text.isupper() or word.text in CURRENCY_SIGNS):
        return True
    key = word.text[:1].isupper() or not word.lower.endswith("s")
    return bool(after) and after[0].text == ":" and key and len(word.text) >= _SHORTEST_KEY


def _one_word(lexemes: Sequence[Lexeme], i: int, j: int, word: Lexeme) -> Measure | None:
    joined = i > 0 and adjacent(lexemes[i - 1], lexemes[i])
    unit = symbol_units().get(_with_exponent(lexemes, j))
    last = j + 1 if unit is None or unit.name == word.text else j + 2
    if unit is None:
        unit = symbol_units().get(word.text)
    if unit is None and (word.lower not in _NOT_UNITS or joined):
        unit = word_units().get(_POSSESSIVE.sub("", word.lower))  # a year's notice
    if unit is None and word.text.isupper():
        unit = currency(word.text)
    if unit is None and i > 0 and _PREFIXED.fullmatch(word.text):
        unit = Unit(f"unit:{word.text}", 1.0, word.text)
    if word.text == "K" and i > 0 and _ends_phrase(lexemes, j + 1):
        unit = TEMPERATURES["K"]
    if word.lower == "stone" and i > 0 and _ends_phrase(lexemes, j + 1):
        unit = word_units()["stone"]
    pence = joined and lexemes[i - 1].text not in _PICTURES and word.text == "p"
    if unit is None or (word.lower == "p" and not pence) or _opens_a_code(lexemes, last):
        return None
    return _speed(lexemes, unit, last)


def _opens_a_code(lexemes: Sequence[Lexeme], last: int) -> bool:
    """Tell whether digits touch what looks like a unit: the K of *two K70 cameras*."""
    touching = 0 < last < len(lexemes) and adjacent(lexemes[last - 1], lexemes[last])
    return touching and lexemes[last].kind == "num" and lexemes[last - 1].text.isalpha()


def _ends_phrase(lexemes: Sequence[Lexeme], i: int) -> bool:
    """Tell whether no noun follows at lexeme ``i``: "12 stone", not "12 stone walls"."""
    return i >= len(lexemes) or lexemes[i].kind != "word" or lexemes[i].lower in _GOING_ON


def _with_exponent(lexemes: Sequence[Lexeme], j: int) -> str:
    after = lexemes[j + 1].text if j + 1 < len(lexemes) else ""
    if after in ("²", "³", "2", "3") and adjacent(lexemes[j], lexemes[j + 1]):
        return lexemes[j].text + {"2": "²", "3": "³"}.get(after, after)
    return lexemes[j].text


def _speed(lexemes: Sequence[Lexeme], unit: Unit, last: int) -> Measure:
    """Turn a length or data unit with "per hour" or "/s" into a speed."""
    if unit.dimension in ("length", "data") and last + 1 < len(lexemes):
        link, below = lexemes[last].lower, lexemes[last + 1]
        per = symbol_units().get(below.text) or word_units().get(below.lower)
        timed = per is not None and per.dimension == "duration"
        if timed and per is not None and (link in ("/", "per") or link in ("an", "a")):
            dimension = "speed" if unit.dimension == "length" else "bandwidth"
            name = f"{unit.name}/{per.name}"
            return Measure(Unit(dimension, unit.factor / per.factor, name), last + 2)
    return Measure(unit, last)


def rate_after(lexemes: Sequence[Lexeme], i: int) -> tuple[str, int]:
    """Return what "per", "a" or "/" at lexeme ``i`` refers to, and where it ends; or ''."""
    if i + 1 >= len(lexemes):
        if i < len(lexemes) and lexemes[i].lower in _PERIODIC:
            return _PERIODIC[lexemes[i].lower], i + 1
        return "", i
    link, below = lexemes[i].lower, lexemes[i + 1]
    if link in _PERIODIC:
        return _PERIODIC[link], i + 1
    if (period := _period_after(lexemes, i)) is not None:
        return period
    if link == "for" and below.lower in ("each", "every"):
        return _one_of(lexemes, i + 2) or ("", i)
    if link in ("per", "/"):
        return _one_of(lexemes, i + 1) or ("", i)
    unit = word_units().get(below.lower) if link in _PER else None
    return (_rate_name(below), i + 2) if unit and unit.dimension == "duration" else ("", i)


def _one_of(lexemes: Sequence[Lexeme], i: int) -> tuple[str, int] | None:
    """Return what something is told for one of, "kilowatt hour" too, and where that ends."""
    if [x.lower for x in lexemes[i : i + 2]] == ["half", "hour"]:
        return "30 minutes", i + 2
    if i < len(lexemes) and lexemes[i].kind == "num":  # per 100 km
        measure = measure_after(lexemes, i + 1)
        return (f"{lexemes[i].text} {measure.unit.name}", measure.last) if measure else None
    if i >= len(lexemes) or lexemes[i].kind != "word":
        return None
    measure = measure_after(lexemes, i)
    if measure is not None and measure.last > i + 1:
        return measure.unit.name, measure.last
    return _rate_name(lexemes[i]), i + 1


def _period_after(lexemes: Sequence[Lexeme], i: int) -> tuple[str, int] | None:
    """Read "per calendar year" and "in a 12-month period" at lexeme ``i``, else None."""
    link = lexemes[i].lower
    if link in _PER:
        return _period(lexemes, i + 1)
    if link in _DURING and lexemes[i + 1].lower in _PER:
        period = _period(lexemes, i + 2)
        return period if period and lexemes[period[1] - 1].lower == "period" else None
    return None


def _period(lexemes: Sequence[Lexeme], i: int) -> tuple[str, int] | None:
    """Read "calendar year", "full day" and "12-month period" at lexeme ``i``, else None."""
    words = [x.lower for x in lexemes[i : i + 4]]
    if words[:1] and words[0] in _YEAR_IN_MONTHS:
        plain = [w for w in words if w not in _HYPHENS]
        if plain[1:2] and plain[1] in ("month", "months"):
            last = i + words.index(plain[1]) + 1
            return "year", last + (plain[2:3] == ["period"])
    if len(words) > 1 and words[0] in _YEARS and words[1] == "year":
        return f"{words[0]} year", i + 2
    if len(words) > 1 and words[0] in _NEUTRAL:
        unit = word_units().get(words[1])
        if unit is not None and unit.dimension == "duration":
            return _rate_name(lexemes[i + 1]), i + 2
    return None


def _rate_name(lexeme: Lexeme) -> str:
    if lexeme.lower in ("annum", "y", "yr", "a"):
        return "year"
    unit = symbol_units().get(lexeme.text) or word_units().get(lexeme.lower)
    if unit is None:
        return lexeme.lower.removesuffix("s")
    names = {1.0: "second", 60.0: "minute", 3600.0: "hour", 86400.0: "day", 604800.0: "week",
             2629800.0: "month", 31557600.0: "year"}  # fmt: skip
    return names.get(unit.factor, unit.name) if unit.dimension == "duration" else unit.name


_SHORTEST_KEY = 3  # letters
