"""What less than half do, told as what most do not."""

import pytest

from agent.domain.text import Passage
from agent.judge.passages.windows import sentences
from agent.judge.unfolding.sentences import unfolded
from agent.models.parser import SpacyParser

PARSER = SpacyParser()
BATH = "Only a third of the 90 rooms have a bath."
NO_BATH = "Most rooms do not have a bath."


def told(text: str, claim: str) -> str:
    split = sentences([Passage(document_id="a", text=text)])
    return " ".join(s.text for s in unfolded(claim, split, PARSER)[0])


@pytest.mark.parametrize(
    ("text", "claim", "meant"),
    [
        (BATH, "Most rooms have a bath.", "A minority of the 90 rooms have a bath."),
        (BATH, NO_BATH, "Most of the 90 rooms do not have a bath."),
        ("40% of the staff came.", "The majority did not come.", "Most of the staff did not come."),
        (
            "Two in five of our schools are open.",
            "Most schools aren't open.",
            "Most of our schools are not open.",
        ),
    ],
)
def test_most_do_not_what_few_do(text: str, claim: str, meant: str) -> None:
    assert told(text, claim) == meant


@pytest.mark.parametrize(
    ("text", "claim"),
    [
        (BATH, "Some rooms do not have a bath."),
        ("Three quarters of the rooms have a bath.", NO_BATH),
        ("Half of the rooms have a bath.", NO_BATH),
        ("A third of the rooms have no bath.", NO_BATH),
        ("A third of the rooms that are let have a bath.", NO_BATH),
        ("At least a third of the rooms have a bath.", NO_BATH),
        ("A bath is found in a third of the rooms.", NO_BATH),
    ],
)
def test_other_sentences_stand_as_they_are(text: str, claim: str) -> None:
    assert told(text, claim) == text
