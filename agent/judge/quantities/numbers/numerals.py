"""Numerals: the numbers of a text, in digits and in words."""

import re
from collections.abc import Sequence

from agent.judge.quantities.numbers.digits import digits
from agent.judge.quantities.numbers.lexer import Lexeme
from agent.judge.quantities.numbers.scales import (
    ARTICLES,
    GLYPHS,
    ORDINALS,
    SCALES,
    TENS,
    UNITS,
    Numeral,
    and_a_half,
    fraction,
    scaled,
)

_OPENERS = frozenset((*ARTICLES, *UNITS, *TENS, "half", "halves"))
_LOTS = {"couple": 2.0, "gross": 144.0}
"""How many *a couple of* things are, and the like."""
_ROMAN = re.compile(r"(?=[XVI])X{0,3}(?:IX|IV|V?I{0,3})")
_LETTERS = {"I": 1, "V": 5, "X": 10}


def numeral_at(lexemes: Sequence[Lexeme], i: int) -> Numeral | None:
    """Return the longest numeral that begins at lexeme ``i``, if one does."""
    lexeme = lexemes[i]
    if lexeme.text in GLYPHS:
        return Numeral(i, i + 1, GLYPHS[lexeme.text], 0.01, "fraction")
    if lexeme.kind == "num":
        if lexeme.text.isdecimal() and len(lexeme.text) <= 2:
            part = fraction(lexemes, i)
            if part is not None:
                return part
        return digits(lexemes, i)
    if lexeme.kind != "word" or lexeme.lower not in _OPENERS:
        return None
    return fraction(lexemes, i) or cardinal(lexemes, i)


def cardinal(lexemes: Sequence[Lexeme], i: int) -> Numeral | None:
    """Read a cardinal in words ("two hundred and six", "a dozen") that begins at ``i``."""
    group, last = _opening(lexemes, i)
    total, step = 0.0, 1.0
    while last and last < len(lexemes):
        at = last + 1 if lexemes[last].text == "-" else last
        word = lexemes[at].lower if at < len(lexemes) else ""
        if word == "hundred":
            group, last, step = group * 100, at + 1, 100.0
        elif word in SCALES:
            total, group, last, step = total + group * SCALES[word], 0.0, at + 1, SCALES[word]
        else:
            more, after = _continuation(lexemes, last, total, group)
            if not after:
                break
            group, last, step = group + more, after, 1.0
    if not last:
        return None
    number = and_a_half(lexemes, Numeral(i, last, total + group, step, "words"))
    value, step = number.value, number.step
    while step >= 1 and value >= 20 and value % (step * 10) == 0:  # forty thousand is 40,000
        step *= 10
    return scaled(lexemes, number._replace(step=step), money=False)


def _opening(lexemes: Sequence[Lexeme], i: int) -> tuple[float, int]:
    """Return the first part of a cardinal and where it ends; 0, 0 when none begins here."""
    if lexemes[i].lower not in ARTICLES:
        return _below_hundred(lexemes, i)
    words = [x.lower for x in lexemes[i + 1 : i + 3]]
    if words[1:] == ["of"] and words[0] in _LOTS:
        return _LOTS[words[0]], i + 3
    return (1.0, i + 1) if words[:1] and words[0] in SCALES else (0.0, 0)


def _continuation(
    lexemes: Sequence[Lexeme], i: int, total: float, group: float
) -> tuple[float, int]:
    """Return the tens and units that go on after hundreds or a scale, "and" allowed."""
    linked = lexemes[i].lower == "and" and (total or group >= 100)
    more, last = _below_hundred(lexemes, i + 1 if linked else i)
    open_place = group % 100 == 0 and (total or group)
    return (more, last) if last and open_place else (0.0, 0)


def _below_hundred(lexemes: Sequence[Lexeme], i: int) -> tuple[float, int]:
    word = lexemes[i].lower if i < len(lexemes) else ""
    if word in UNITS:
        return UNITS[word], i + 1
    if word not in TENS:
        return 0, 0
    value, last = float(TENS[word]), i + 1
    joined = last < len(lexemes) and lexemes[last].text in "-‑–"
    j = last + 1 if joined else last
    if joined and j < len(lexemes) and lexemes[j].lower in ORDINALS:  # the twenty-third
        return value + ORDINALS[lexemes[j].lower], j + 1
    if j < len(lexemes) and 0 < UNITS.get(lexemes[j].lower, 0) < 10:
        return value + UNITS[lexemes[j].lower], j + 1
    return value, last


def roman_value(text: str) -> int:
    """Return the value of a Roman numeral in capitals below 40, 0 where it is none.

    A single *I* or *V* may be a pronoun or a unit; those who ask know from the word before it.
    """
    if not _ROMAN.fullmatch(text):
        return 0
    values = [_LETTERS[c] for c in text]
    later = [*values[1:], 0]
    return sum(-v if v < after else v for v, after in zip(values, later, strict=True))
