"""Numbers that a word tells, in the words of a claim."""

import pytest

from agent.judge.unfolding.words.numbers import in_its_words


@pytest.mark.parametrize(
    ("text", "claim", "told"),
    [
        ("The twin engines were replaced.", "The two engines are new.",
         "The two engines were replaced."),
        ("It has a pair of doors.", "It has two steel doors.", "It has two doors."),
        ("Rolls are sold by the half-dozen.", "Six rolls are sold at a time.",
         "Rolls are sold by six."),
        ("The dose is halved.", "The dose is cut to half.", "The dose is reduced to half."),
        ("It has a pair of doors.", "It has two windows.", "It has a pair of doors."),
        ("A pair of scissors is missing.", "Two scissors are missing.",
         "A pair of scissors is missing."),
        ("The dose is halved.", "The dose is cut to a third.", "The dose is halved."),
    ],
)  # fmt: skip
def test_a_number_in_the_words_of_the_claim(text: str, claim: str, told: str) -> None:
    assert in_its_words(text, claim) == told
