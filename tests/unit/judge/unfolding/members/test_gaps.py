"""A claim about two at once is held against what is said of the one that it does not fit."""

import pytest

from agent.domain.text import Passage
from agent.judge.passages.windows import sentences
from agent.judge.unfolding.sentences import unfolded
from agent.models.parser import SpacyParser

PARSER = SpacyParser()
SAILS = "Main sails are stored for 30 months, spare sails for 9 months."
CABINS = "Upper cabins cost €70 and lower cabins €55."
DECKS = "Deck A has 12 boats, deck B 31."


def told(text: str, claim: str) -> str:
    split = sentences([Passage(document_id="a", text=text)])
    return " ".join(s.text for s in unfolded(claim, split, PARSER)[0])


@pytest.mark.parametrize(
    ("text", "claim", "other"),
    [
        (
            SAILS,
            "Both main and spare sails are stored for 30 months.",
            "Spare sails are stored for 9 months.",
        ),
        (
            SAILS,
            "Main and spare sails are stored for 9 months.",
            "Main sails are stored for 30 months.",
        ),
        (
            SAILS,
            "Sails are stored for 9 months, whether main or spare.",
            "Main sails are stored for 30 months.",
        ),
        (CABINS, "Upper and lower cabins cost €70.", "Lower cabins cost €55."),
        (
            "Full-time staff get 30 days' leave, part-time staff 15.",
            "Full-time and part-time staff get 30 days' leave.",
            "Part-time staff get 15 days' leave.",
        ),
    ],
)
def test_the_other_is_told_alone(text: str, claim: str, other: str) -> None:
    assert told(text, claim) == other


@pytest.mark.parametrize(
    ("text", "claim"),
    [
        (SAILS, "Main sails are stored for 30 months and spare sails for 9 months."),
        (SAILS, "Main and spare sails are stored."),
        (SAILS, "Main and spare sails are stored for 40 months."),
        (SAILS, "Main and torn sails are stored for 30 months."),
        (SAILS, "Main or spare sails are stored for 9 months."),
        (DECKS, "Deck A and deck B have 43 boats together."),
        ("Upper cabins cost €70 and lower cabins €70.", "Upper and lower cabins cost €70."),
    ],
)
def test_it_stands_as_it_is_where_the_claim_fits_all(text: str, claim: str) -> None:
    assert told(text, claim) == text
