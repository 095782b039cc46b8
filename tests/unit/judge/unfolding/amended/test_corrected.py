"""A corrected number is told with what it counts."""

import pytest

from agent.judge.unfolding.amended.corrected import told_in_full

DEATHS = "It was first reported that three people had died."


@pytest.mark.parametrize(
    ("text", "after", "told"),
    [
        (
            DEATHS,
            "The police later corrected the number to two.",
            "The police later corrected the number to two: two people had died.",
        ),
        (
            "First reports spoke of 40 injured.",
            "The clinic later put the number at 26.",
            "The clinic later put the number at 26: 26 injured.",
        ),
    ],
)
def test_told_with_its_noun(text: str, after: str, told: str) -> None:
    assert told_in_full(text, after) == told


@pytest.mark.parametrize(
    ("text", "after"),
    [
        (DEATHS, "The police came at two."),
        ("Three people had died.", "The police put the number at two."),
        (DEATHS, "The police put it at two floors."),
        ("It was said that 3 of 7 had died.", "The police put the number at two."),
    ],
)
def test_other_sentences_stand(text: str, after: str) -> None:
    assert told_in_full(text, after) == after
