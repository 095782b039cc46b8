"""Numerals: numbers as texts write them, in digits and in words, with their granularity."""

from collections.abc import Sequence
from typing import NamedTuple

from agent.judge.quantities.lexer import Lexeme, adjacent

UNITS = {
    word: value
    for value, word in enumerate(
        "zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen "
        "fifteen sixteen seventeen eighteen nineteen".split()
    )
}
TENS = {
    word: 10 * value
    for value, word in enumerate(
        "twenty thirty forty fifty sixty seventy eighty ninety".split(), start=2
    )
} | {"fourty": 40}
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
GLYPHS = {
    "½": 1 / 2,
    "⅓": 1 / 3,
    "⅔": 2 / 3,
    "¼": 1 / 4,
    "¾": 3 / 4,
    "⅕": 1 / 5,
    "⅖": 2 / 5,
    "⅗": 3 / 5,
    "⅘": 4 / 5,
    "⅙": 1 / 6,
    "⅛": 1 / 8,
    "⅜": 3 / 8,
    "⅝": 5 / 8,
    "⅞": 7 / 8,
}
SUPERSCRIPTS = {c: d for d, c in enumerate("⁰¹²³⁴⁵⁶⁷⁸⁹")}
ARTICLES = ("a", "an")


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


def _plain(lexemes: Sequence[Lexeme], i: int) -> Numeral:
    text = lexemes[i].text
    digits = "".join(c for c in text if c.isdecimal() or c == ".")
    decimals = len(digits.partition(".")[2])
    value, last = float(digits), i + 1
    decimal_comma = (
        decimals == 0
        and len(lexemes) > i + 2
        and lexemes[i + 1].text == ","
        and lexemes[i + 2].kind == "num"
        and len(lexemes[i + 2].text) <= 2
        and adjacent(lexemes[i], lexemes[i + 1])
        and adjacent(lexemes[i + 1], lexemes[i + 2])
        and not (i and lexemes[i - 1].text == "," and adjacent(lexemes[i - 1], lexemes[i]))
    )
    if decimal_comma:
        tail = lexemes[i + 2].text
        value, decimals, last = float(f"{digits}.{tail}"), len(tail), i + 3
    step = 10.0**-decimals
    if decimals == 0 and value:
        zeros = len(digits) - len(digits.rstrip("0"))
        step = 10.0**zeros
    return Numeral(i, last, value, step, "digits")


def _grouped_by_blanks(lexemes: Sequence[Lexeme], number: Numeral) -> Numeral:
    """Join "61 204" when every further group has exactly three digits."""
    first = lexemes[number.first]
    if number.last != number.first + 1 or not first.text.isdecimal() or len(first.text) > 3:
        return number
    digits, last = first.text, number.last
    while (
        last < len(lexemes)
        and lexemes[last].kind == "num"
        and len(lexemes[last].text.partition(".")[0]) == 3
        and lexemes[last].start - lexemes[last - 1].end == 1
        and digits != "0"
    ):
        digits += lexemes[last].text
        last += 1
        if "." in digits:
            break
    if last == number.last:
        return number
    step = 10.0 ** -len(digits.partition(".")[2])
    return Numeral(number.first, last, float(digits), step, "digits")


def _power_of_ten(lexemes: Sequence[Lexeme], number: Numeral) -> Numeral:
    """Read "× 10^6", "x 10⁶" and the exponent of "1.5e6"."""
    i = number.last
    if i + 1 < len(lexemes) and lexemes[i].lower in ("×", "x", "*", "·"):
        exponent, last = _exponent(lexemes, i + 1)
        if last:
            factor = 10.0**exponent
            return number._replace(
                last=last, value=number.value * factor, step=number.step * factor
            )
    return number


def _exponent(lexemes: Sequence[Lexeme], i: int) -> tuple[int, int]:
    text = lexemes[i].text
    if text.startswith("10") and text[2:] and all(c in SUPERSCRIPTS for c in text[2:]):
        return int("".join(str(SUPERSCRIPTS[c]) for c in text[2:])), i + 1
    if text != "10" or i + 1 >= len(lexemes):
        return 0, 0
    rest = lexemes[i + 1]
    if rest.text in SUPERSCRIPTS:
        return SUPERSCRIPTS[rest.text], i + 2
    j, sign = i + 1, 1
    if rest.text == "^":
        j += 1
        if j < len(lexemes) and lexemes[j].text in "-−":
            j, sign = j + 1, -1
        if j < len(lexemes) and lexemes[j].text.isdecimal():
            return sign * int(lexemes[j].text), j + 1
    return 0, 0


def _scaled(lexemes: Sequence[Lexeme], number: Numeral, money: bool) -> Numeral:
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


def _digits(lexemes: Sequence[Lexeme], i: int) -> Numeral:
    money = i > 0 and lexemes[i - 1].text in "$€£¥₹"
    number = _grouped_by_blanks(lexemes, _plain(lexemes, i))
    number = _with_glyph(lexemes, _power_of_ten(lexemes, number))
    if number.form == "digits":
        number = _simple_fraction(lexemes, number)
        number = _and_a_half(lexemes, number)
    return _scaled(lexemes, number, money)


def _with_glyph(lexemes: Sequence[Lexeme], number: Numeral) -> Numeral:
    if number.last < len(lexemes) and lexemes[number.last].text in GLYPHS:
        value = number.value + GLYPHS[lexemes[number.last].text]
        return number._replace(last=number.last + 1, value=value, step=0.01)
    return number


def _simple_fraction(lexemes: Sequence[Lexeme], number: Numeral) -> Numeral:
    """Read "3/4" and "1 1/2" as fractions; "24/7" and dates are left alone."""
    i = number.first
    if i + 2 < len(lexemes) and lexemes[i + 1].text == "/" and lexemes[i + 2].text.isdecimal():
        below = int(lexemes[i + 2].text)
        whole = number.last == i + 1 and lexemes[i].text.isdecimal()
        tight = adjacent(lexemes[i], lexemes[i + 1]) and adjacent(lexemes[i + 1], lexemes[i + 2])
        longer = i + 3 < len(lexemes) and lexemes[i + 3].text == "/"
        if whole and tight and not longer and number.value < below <= 100:
            return Numeral(i, i + 3, number.value / below, 0.01, "fraction")
    return number


def _and_a_half(lexemes: Sequence[Lexeme], number: Numeral) -> Numeral:
    """Add the tail of "two and a half", "8 and three quarters"."""
    i = number.last
    if i < len(lexemes) and lexemes[i].lower == "and":
        tail = fraction(lexemes, i + 1)
        if tail is not None and tail.value < 1:
            return number._replace(last=tail.last, value=number.value + tail.value, step=0.1)
    return number


def _below_hundred(lexemes: Sequence[Lexeme], i: int) -> tuple[float, int]:
    word = lexemes[i].lower if i < len(lexemes) else ""
    if word in UNITS:
        return UNITS[word], i + 1
    if word not in TENS:
        return 0, 0
    value, last = float(TENS[word]), i + 1
    j = last + 1 if last < len(lexemes) and lexemes[last].text in "-‑–" else last
    if j < len(lexemes) and 0 < UNITS.get(lexemes[j].lower, 0) < 10:
        return value + UNITS[lexemes[j].lower], j + 1
    return value, last


def cardinal(lexemes: Sequence[Lexeme], i: int) -> Numeral | None:
    """Read a cardinal in words ("two hundred and six", "a dozen") that begins at ``i``."""
    start = i
    if lexemes[i].lower in ARTICLES:
        if i + 1 >= len(lexemes) or lexemes[i + 1].lower not in SCALES:
            return None
        group, i = 1.0, i + 1
    else:
        group, i = _below_hundred(lexemes, i)
        if not i:
            return None
    total, step = 0.0, 1.0
    while i < len(lexemes):
        word = lexemes[i].lower
        if word == "-" and i + 1 < len(lexemes) and lexemes[i + 1].lower in SCALES:
            i += 1
            continue
        if word == "hundred":
            group, i, step = group * 100, i + 1, 100.0
        elif word in SCALES:
            total, group, step, i = total + group * SCALES[word], 0.0, SCALES[word], i + 1
        else:
            j = i + 1 if word == "and" and (total or group >= 100) else i
            more, last = _below_hundred(lexemes, j)
            if not last or not (
                (total and not group) or (group and group % 100 == 0 and more < 100)
            ):
                break
            if group == 0 or j == i + 1 or group % 100 == 0:
                group, i, step = group + more, last, 1.0
    if step == 1.0 and total + group >= 20 and (total + group) % 10 == 0:
        step = 10.0
    number = Numeral(start, i, total + group, step, "words")
    return _scaled(lexemes, _and_a_half(lexemes, number), money=False)


def fraction(lexemes: Sequence[Lexeme], i: int) -> Numeral | None:
    """Read "half", "a third", "three-quarters" at ``i``; ordinals are not fractions."""
    if i >= len(lexemes):
        return None
    top, j = 1.0, i
    if lexemes[i].lower in (*ARTICLES, "one"):
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
    if j > i and j < len(lexemes) and lexemes[j].text in "-‑":
        j += 1
    if j >= len(lexemes) or lexemes[j].kind != "word":
        return None
    word = lexemes[j].lower
    plural = word.endswith("s") and word != "halves"
    below = DENOMINATORS.get(word[:-1] if plural else word)
    if below is None or (plural and top == 1) or (below != 2 and j == i):
        return None
    if (top > 1) != (plural or word == "halves"):
        return None
    return Numeral(i, j + 1, top / below, 0.01, "fraction")


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
        return _digits(lexemes, i)
    if lexeme.kind != "word":
        return None
    return fraction(lexemes, i) or cardinal(lexemes, i)
