"""What somebody calls a thing it need not be."""

import pytest

from agent.judge.polarity.modality.opinions import opined
from tests.trees import tree

FAIR = "Critics called the fair a disaster."


@pytest.mark.parametrize(
    ("premise", "claim"),
    [
        (FAIR, "The fair was a disaster."),
        ("A guest described the hotel as filthy.", "The hotel is filthy."),
        ("In her memoir she called the trial a farce.", "The trial was a farce."),
        ("The coach considers the referee biased.", "The referee is biased."),
        ("Neighbours regard the new owner as a bully.", "The new owner is a bully."),
    ],
)
def test_only_an_opinion(premise: str, claim: str) -> None:
    assert opined(tree(claim), tree(premise))


@pytest.mark.parametrize(
    ("premise", "claim"),
    [
        (FAIR, "Critics described the fair as a disaster."),
        (f"{FAIR} It was a disaster.", "The fair was a disaster."),
        ("The drug is considered safe.", "The drug is safe."),
        ("The street is called Mill Lane.", "The street is Mill Lane."),
        ("The manual calls the red lever the brake.", "The red lever is the brake."),
        ("The inspector found the kitchen clean.", "The kitchen is clean."),
        ("A guest described the new hotel as filthy.", "The hotel is new."),
    ],
)
def test_no_opinion(premise: str, claim: str) -> None:
    assert not opined(tree(claim), tree(premise))
