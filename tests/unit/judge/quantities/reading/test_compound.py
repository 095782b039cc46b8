"""Amounts told in two units, and two amounts side by side."""

import pytest

from agent.judge.quantities.reading.extract import quantities
from agent.models.parser import SpacyParser

TOLD = [
    ("It takes two years and six months.", ["two years and six months"]),
    ("It is six months after five years and nine months after eight years.",
     ["six months", "five years", "nine months", "eight years"]),
    ("A bill comes every half-year and three weeks to pay it.", ["half-year", "three weeks"]),
    ("A bus runs every two hours and ten minutes.", ["two hours and ten minutes"]),
]  # fmt: skip


@pytest.mark.parametrize(("text", "amounts"), TOLD)
def test_a_like_word_before_and_behind_makes_them_two(text: str, amounts: list[str]) -> None:
    (analysis,) = SpacyParser().parse([text])
    assert [q.text for q in quantities(analysis)] == amounts
