"""What somebody calls a thing it need not be."""

import pytest

from agent.judge.polarity.modality.opinions import deemed, opined
from tests.trees import tree

FAIR = "Critics called the fair a disaster."
LETTER = "A letter counts as delivered on the third day after posting."
CLAIM = "A claim is considered settled once the payment has been received."


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


@pytest.mark.parametrize(
    ("premise", "claim"),
    [
        (LETTER, "A letter is delivered on the third day after posting."),
        ("An email is deemed served the next day.", "An email is served the next day."),
        (CLAIM, "A claim is settled once the payment has been received."),
        ("A pupil who leaves early is treated as absent.", "A pupil who leaves early is absent."),
        ("Absent members are considered to have consented.", "Absent members have consented."),
    ],
)
def test_only_deemed(premise: str, claim: str) -> None:
    assert deemed(tree(claim), tree(premise))


@pytest.mark.parametrize(
    ("premise", "claim"),
    [
        (LETTER, "A letter is deemed delivered on the third day after posting."),
        ("The drug is considered safe.", "The drug is safe."),
        ("Sunday counts as a working day.", "Sunday is a working day."),
        (f"{LETTER} It is delivered by hand.", "A letter is delivered."),
        ("The tax is considered as it is paid.", "The tax is paid."),
    ],
)
def test_not_only_deemed(premise: str, claim: str) -> None:
    assert not deemed(tree(claim), tree(premise))
