"""Numbers in digits: separators, decimals, powers of ten, fractions."""

from collections.abc import Sequence

from agent.judge.quantities.numbers.lexer import SUPERSCRIPTS, Lexeme, adjacent
from agent.judge.quantities.numbers.scales import GLYPHS, Numeral, and_a_half, scaled
from agent.judge.quantities.units.registry import currency


def digits(lexemes: Sequence[Lexeme], i: int) -> Numeral:
    """Read the number in digits that begins at lexeme ``i``, with its scale."""
    signed = i > 1 and lexemes[i - 1].text in "-−–"
    money = i > 0 and _is_currency(lexemes[i - 1 - signed].text)
    number = _grouped_by_blanks(lexemes, _plain(lexemes, i))
    number = _with_glyph(lexemes, _power_of_ten(lexemes, number))
    if number.form == "digits":
        number = _simple_fraction(lexemes, number)
        if not money:  # "£58 and half a day" are two things
            number = and_a_half(lexemes, number)
    return scaled(lexemes, number, money)


def _is_currency(text: str) -> bool:
    """Tell the sign or the code before an amount, whose *m* is then a million."""
    return text in "$€£¥₹" or (text.isupper() and currency(text) is not None)


def _plain(lexemes: Sequence[Lexeme], i: int) -> Numeral:
    text, exponent = _mantissa(lexemes[i].text)
    digits = "".join(c for c in text if c.isdecimal() or c == ".")
    decimals = len(digits.partition(".")[2])
    value, last = float(digits), i + 1
    decimal_comma = (
        decimals == 0
        and len(lexemes) > i + 2
        and lexemes[i + 1].text == ","
        and lexemes[i + 2].kind == "num"
        and lexemes[i + 2].text.isdecimal()
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
        step = float(f"1e{zeros}")  # infinite, as the number is, beyond what a float holds
    power = 10.0**exponent
    return Numeral(i, last, value * power, step * power, "digits")


def _mantissa(text: str) -> tuple[str, int]:
    """Return a number without its exponent ("3.2e-3"), thousands parted by commas at most."""
    mantissa, _, exponent = text.lower().partition("e")
    if mantissa.count(".") > 1 or (0 < mantissa.find(".") < mantissa.find(",")):  # "1.240.500,75"
        mantissa = mantissa.replace(".", "").replace(",", ".")
    return mantissa, int(exponent.replace("−", "-") or 0)


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
    """Read "× 10^6", "x 10⁶", a bare "10⁶" and the exponent of "1.5e6"."""
    i = number.last
    if i + 1 < len(lexemes) and lexemes[i].lower in ("×", "x", "*", "·"):
        exponent, last = _exponent(lexemes, i + 1)
        if last:
            factor = float(f"1e{exponent}")
            return number._replace(
                last=last, value=number.value * factor, step=number.step * factor
            )
    exponent, last = _exponent(lexemes, number.first)
    if last and number.last == number.first + 1:
        return number._replace(last=last, value=float(f"1e{exponent}"), step=float(f"1e{exponent}"))
    return number


def _exponent(lexemes: Sequence[Lexeme], i: int) -> tuple[int, int]:
    """Return the exponent of the power of ten at ``i`` and the lexeme after it, (0, 0) if none."""
    if lexemes[i].text != "10" or i + 1 >= len(lexemes):
        return 0, 0
    j = i + 1
    caret = lexemes[j].text == "^"
    j += caret
    sign = -1 if j < len(lexemes) and lexemes[j].text in ("-−" if caret else "⁻") else 1
    j += sign < 0
    if j >= len(lexemes) or not adjacent(lexemes[j - 1], lexemes[j]):
        return 0, 0
    text = lexemes[j].text
    if not caret and all(c in SUPERSCRIPTS for c in text):
        return sign * _bounded("".join(str(SUPERSCRIPTS.index(c)) for c in text)), j + 1
    return (sign * _bounded(text), j + 1) if caret and text.isdecimal() else (0, 0)


def _bounded(digits: str) -> int:
    """Return the number that ``digits`` tell, at most 10**9: Python reads no endless ones."""
    return int(digits) if len(digits) <= 9 else 10**9


def _with_glyph(lexemes: Sequence[Lexeme], number: Numeral) -> Numeral:
    if number.last < len(lexemes) and lexemes[number.last].text in GLYPHS:
        value = number.value + GLYPHS[lexemes[number.last].text]
        return number._replace(last=number.last + 1, value=value, step=0.01)
    return number


def _simple_fraction(lexemes: Sequence[Lexeme], number: Numeral) -> Numeral:
    """Read "3/4" and "1 1/2" as fractions; "24/7" and dates are left alone."""
    i = number.first
    if i + 2 < len(lexemes) and lexemes[i + 1].text in "/⁄" and lexemes[i + 2].text.isdecimal():
        below = _bounded(lexemes[i + 2].text)
        whole = number.last == i + 1 and lexemes[i].text.isdecimal()
        tight = adjacent(lexemes[i], lexemes[i + 1]) and adjacent(lexemes[i + 1], lexemes[i + 2])
        longer = i + 3 < len(lexemes) and lexemes[i + 3].text == "/"
        if whole and tight and not longer and number.value < below <= 100:
            return Numeral(i, i + 3, number.value / below, 0.01, "fraction")
    return number
