"""Number words, scales and fractions, and the numeral that they make up."""

import math
import unicodedata
from collections.abc import Sequence
from typing import NamedTuple

from agent.domain.prose import figures
from agent.judge.quantities.numbers.lexer import VULGAR, Lexeme, adjacent

UNITS = {word: value for value, word in enumerate(figures.UNITS)}
TENS = {word: 10 * value for value, word in enumerate(figures.TENS, start=2)} | {"fourty": 40}
ORDINALS = {
    word: value
    for value, word in enumerate(
        "first second third fourth fifth sixth seventh eighth ninth".split(), start=1
    )
}
SCALES = {
    "hundred": 1e2,
    "thousand": 1e3,
    "lakh": 1e5,
    "lakhs": 1e5,
    "million": 1e6,
    "millions": 1e6,
    "mio": 1e6,
    "mln": 1e6,
    "mn": 1e6,
    "crore": 1e7,
    "crores": 1e7,
    "billion": 1e9,
    "billions": 1e9,
    "bn": 1e9,
    "bln": 1e9,
    "trillion": 1e12,
    "trillions": 1e12,
    "tn": 1e12,
    "dozen": 12.0,
}
ATTACHED = {"k": 1e3, "K": 1e3, "M": 1e6, "B": 1e9, "T": 1e12}
MONEY_ATTACHED = {"m": 1e6, "b": 1e9, "M": 1e6, "B": 1e9, "k": 1e3, "K": 1e3, "T": 1e12}
DENOMINATORS = {
    "half": 2,
    "halves": 2,
    "third": 3,
    "quarter": 4,
    "fourth": 4,
    "fifth": 5,
    "sixth": 6,
    "seventh": 7,
    "eighth": 8,
    "ninth": 9,
    "tenth": 10,
    "twelfth": 12,
    "sixteenth": 16,
    "twentieth": 20,
    "hundredth": 100,
    "thousandth": 1000,
}
GLYPHS = {c: unicodedata.numeric(c) for c in VULGAR}
ARTICLES = ("a", "an")
_ONE = (*ARTICLES, "one")
_HALVED = frozenset({"thousand", "million", "billion", "trillion"})
"""Scales of which a half may be added: *a million and a half*."""


class Numeral(NamedTuple):
    """A number as read from lexemes ``first`` up to, not including, ``last``.

    ``step`` is the size of the last digit that the text spells out: 1e8 for "2.1 billion",
    0.01 for "37.50"; ``form`` is ``digits``, ``words`` or ``fraction``.
    """

    first: int
    last: int
    value: float
    step: float
    form: str


def scaled(lexemes: Sequence[Lexeme], number: Numeral, money: bool) -> Numeral:
    """Apply the scale words or letters that follow a number in digits."""
    while number.last < len(lexemes):
        after = lexemes[number.last]
        joined = adjacent(lexemes[number.last - 1], after)
        factor = None
        if after.lower in SCALES:
            factor = SCALES[after.lower]
        elif joined and after.kind == "word":
            factor = (MONEY_ATTACHED if money else ATTACHED).get(after.text)
        elif money and after.text in ("m", "M", "B", "b"):
            factor = MONEY_ATTACHED[after.text]
        elif after.text == "-" and number.last + 1 < len(lexemes):
            beyond = lexemes[number.last + 1]
            if joined and beyond.lower in SCALES and adjacent(after, beyond):
                number = number._replace(last=number.last + 1)
                continue
        if factor is None:
            break
        step = number.step if number.step <= 1 else 1.0 if number.step > 1e2 else number.step
        number = number._replace(
            last=number.last + 1, value=number.value * factor, step=step * factor
        )
    return number


def and_a_half(lexemes: Sequence[Lexeme], number: Numeral) -> Numeral:
    """Add the tail of "two and a half", "8 and three quarters", "a million and a half"."""
    i = number.last
    if i < len(lexemes) and lexemes[i].lower == "and":
        tail = fraction(lexemes, i + 1)
        if tail is not None and tail.value < 1:
            scale = number.step if lexemes[i - 1].lower in _HALVED else 1.0
            value = number.value + tail.value * scale
            return number._replace(last=tail.last, value=value, step=scale / 10)
    return number


def fraction(lexemes: Sequence[Lexeme], i: int) -> Numeral | None:
    """Read "half", "a third", "three-quarters" at ``i``; ordinals are not fractions.

    They are coarse: their step is the value itself.
    """
    if i >= len(lexemes):
        return None
    top, j = 1.0, i
    if lexemes[i].lower in _ONE:
        j = i + 1
    elif lexemes[i].lower in UNITS or lexemes[i].text.isdecimal():
        top, j = (
            (
                float(UNITS[lexemes[i].lower])
                if lexemes[i].lower in UNITS
                else float(lexemes[i].text)
            ),
            (i + 1),
        )
    hyphened = j > i and j < len(lexemes) and lexemes[j].text in "-‑"
    j += hyphened
    if j >= len(lexemes) or lexemes[j].kind != "word":
        return None
    word = lexemes[j].lower
    plural = word.endswith("s") and word != "halves"
    below = DENOMINATORS.get(word[:-1] if plural else word)
    if below is None or (plural and top == 1) or (below != 2 and j == i):
        return None
    compound = hyphened and top < below and math.gcd(int(top), below) == 1  # three-quarter length
    if (top > 1) != (plural or word == "halves") and not compound:
        return None
    return Numeral(i, j + 1, top / below, top / below, "fraction")
