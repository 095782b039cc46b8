"""What only those with something may do, told of those without it."""

import pytest

from agent.domain.text import Passage
from agent.judge.passages.windows import sentences
from agent.judge.unfolding.sentences import unfolded
from agent.models.parser import SpacyParser

PARSER = SpacyParser()
BADGE = "Only visitors with a badge may enter the hall."
PAID = "Only members who have paid their fee can vote."
BARE = "Visitors without a badge must stay outside."
UNPAID = "Members who have not paid stand aside."


def told(text: str, claim: str) -> str:
    split = sentences([Passage(document_id="a", text=text)])
    return " ".join(s.text for s in unfolded(claim, split, PARSER)[0])


@pytest.mark.parametrize(
    ("text", "claim", "anew"),
    [
        (BADGE, BARE, "Visitors without a badge may not enter the hall."),
        (PAID, UNPAID, "Members who have not paid their fee can not vote."),
        (
            "Only drivers who have a licence are insured.",
            "A driver lacking a licence is insured.",
            "Drivers who do not have a licence are not insured.",
        ),
    ],
)
def test_those_without_it_may_not(text: str, claim: str, anew: str) -> None:
    assert told(text, claim) == anew


@pytest.mark.parametrize(
    ("text", "claim"),
    [
        (BADGE, "Visitors with a badge may not enter the hall."),
        (BADGE, "Visitors may enter the hall."),
        ("Only visitors with a badge or a pass may enter.", BARE),
        ("Only visitors with a badge may not enter.", BARE),
        ("Only visitors with a badge must enter.", BARE),
        ("Only guests of members with a badge may enter.", BARE),
        ("Only visitors of the hall may enter.", BARE),
    ],
)
def test_other_sentences_are_left_alone(text: str, claim: str) -> None:
    assert told(text, claim) == text
