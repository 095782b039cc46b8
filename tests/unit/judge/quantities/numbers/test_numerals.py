"""Numbers as texts write them."""

from itertools import pairwise

import pytest
from hypothesis import given
from hypothesis import strategies as st

from agent.judge.quantities.numbers.lexer import lex
from agent.judge.quantities.numbers.numerals import numeral_at

VALUES = {
    "7": 7,
    "1,284": 1284,
    "61 204": 61204,
    "3.75": 3.75,
    ".5": 0.5,
    "3,5": 3.5,
    "2,100M": 2.1e9,
    "48.3k": 48300,
    "5 million": 5e6,
    "0.9bn": 9e8,
    "3 lakh": 3e5,
    "1.5 × 10^6": 1.5e6,
    "4 x 10⁵": 4e5,
    "10⁶": 1e6,
    "10^6": 1e6,
    "10¹²": 1e12,
    "10⁻³": 1e-3,
    "2 × 10⁻¹¹": 2e-11,
    "2.5e-3": 0.0025,
    "7E4": 70000,
    "1.234.567": 1234567,
    "1.234,5": 1234.5,
    "1½": 1.5,
    "¾": 0.75,
    "⅚": 5 / 6,
    "3⁄4": 0.75,
    "3/4": 0.75,
    "a million and a half": 1.5e6,
    "two thousand and a half": 2500,
    "twelve": 12,
    "forty-two": 42,
    "two hundred and six": 206,
    "three thousand four hundred": 3400,
    "a dozen": 12,
    "two dozen": 24,
    "a hundred": 100,
    "one million two hundred thousand": 1.2e6,
    "half": 0.5,
    "two-thirds": 2 / 3,
    "three quarters": 0.75,
    "three-quarter": 0.75,
    "a fifth": 0.2,
    "two and a half": 2.5,
    "one and three-quarter": 1.75,
    "8 and a half": 8.5,
    "twenty-five thousand": 25000,
}


@pytest.mark.parametrize("text", VALUES)
def test_value(text: str) -> None:
    numeral = numeral_at(lex(text), 0)
    assert numeral is not None
    assert numeral.value == pytest.approx(VALUES[text])
    assert numeral.last == len(lex(text))


def test_an_amount_of_money_ends_before_and_half() -> None:
    numeral = numeral_at(lex("£58 and half a day"), 1)
    assert numeral is not None
    assert (numeral.last, numeral.value) == (2, 58)


def test_a_point_right_after_a_comma_is_no_decimal_comma() -> None:
    numeral = numeral_at(lex("0,.0"), 0)
    assert numeral is not None
    assert (numeral.last, numeral.value) == (1, 0)


@pytest.mark.parametrize("text", ["10 ⁶", "12⁶", "30¹", "10^x", "10 ^ 6"])
def test_only_what_stands_at_a_ten_is_its_exponent(text: str) -> None:
    numeral = numeral_at(lex(text), 0)
    assert numeral is not None
    assert (numeral.last, numeral.value) == (1, int(text[:2]))


@pytest.mark.parametrize("text", ["table", "a table", "and", "third party", "an", "secondly"])
def test_no_number(text: str) -> None:
    assert numeral_at(lex(text), 0) is None


@pytest.mark.parametrize(
    ("text", "step"),
    [
        ("2.1 billion", 1e8),
        ("37.50", 0.01),
        ("1,500", 100),
        ("19.7", 0.1),
        ("forty thousand", 1e4),
        ("two hundred and fifty", 10),
        ("twelve hundred", 100),
        ("sixty-one", 1),
    ],
)
def test_step_is_the_last_digit_given(text: str, step: float) -> None:
    numeral = numeral_at(lex(text), 0)
    assert numeral is not None
    assert numeral.step == pytest.approx(step)


@given(st.integers(min_value=0, max_value=10**9))
def test_grouping_does_not_change_a_number(number: int) -> None:
    for text in (str(number), f"{number:,}", f"{number:,}".replace(",", " ")):
        numeral = numeral_at(lex(text), 0)
        assert numeral is not None
        assert numeral.value == number


@given(st.text(max_size=60))
def test_lexemes_cover_their_own_text(text: str) -> None:
    lexemes = lex(text)
    assert all(text[x.start : x.end] == x.text for x in lexemes)
    assert all(a.end <= b.start for a, b in pairwise(lexemes))
    for i in range(len(lexemes)):
        numeral = numeral_at(lexemes, i)
        assert numeral is None or i < numeral.last <= len(lexemes)
