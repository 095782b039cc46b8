"""The earliest time is told in the words of the claim: *not before* is *at the earliest*."""

import pytest

from agent.judge.unfolding.words.earliest import in_its_words
from tests.trees import tree

BRIDGE = "The bridge will reopen in June at the earliest."
HALL = "The hall opens at 9 at the earliest."
PARTS = "The parts will not arrive until 10 June."


@pytest.mark.parametrize(
    ("text", "claim", "told"),
    [
        (BRIDGE, "It will not open before June.", "The bridge will not reopen before June."),
        (BRIDGE, "It stays shut until June.", "The bridge will not reopen before June."),
        (HALL, "It does not open before 9.", "The hall does not open before 9."),
        (
            "He may drive again after six weeks at the earliest.",
            "He must not drive for at least six weeks.",
            "He may not drive again before six weeks.",
        ),
        (
            PARTS,
            "They arrive on 10 June at the earliest.",
            "The parts will arrive 10 June at the earliest.",
        ),
        (
            "You cannot draw money before 1 May 2027.",
            "Money can be drawn on 1 May 2027 at the earliest.",
            "You can draw money 1 May 2027 at the earliest.",
        ),
    ],
)
def test_both_forms_say_the_same(text: str, claim: str, told: str) -> None:
    assert in_its_words(tree(text), claim) == told


@pytest.mark.parametrize(
    ("text", "claim"),
    [
        (BRIDGE, "The bridge will reopen in June."),
        (PARTS, "The parts will not arrive before June."),
        ("The hall does not open on Mondays, on others at 9 at the earliest.", "Not before 9."),
        ("June at the earliest.", "It is not before June."),
    ],
)
def test_other_sentences_stay_as_they_stand(text: str, claim: str) -> None:
    assert in_its_words(tree(text), claim) == text
