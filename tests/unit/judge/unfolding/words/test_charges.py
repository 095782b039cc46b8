"""What is not charged is free, and what is included costs nothing extra."""

import pytest

from agent.domain.text import Passage
from agent.judge.passages.windows import sentences
from agent.judge.unfolding.sentences import unfolded
from agent.models.parser import SpacyParser

PARSER = SpacyParser()


def told(text: str, claim: str) -> str:
    split = sentences([Passage(document_id="a", text=text)])
    return " ".join(s.text for s in unfolded(claim, split, PARSER)[0])


@pytest.mark.parametrize(
    ("text", "claim", "meant"),
    [
        ("There is no charge for delivery.", "Delivery is free.", "Delivery is free."),
        (
            "The use of the sauna costs nothing.",
            "The use of the sauna is free.",
            "The use of the sauna is free.",
        ),
        (
            "Patients do not have to pay for the first visit.",
            "The first visit is free.",
            "The first visit is free.",
        ),
        (
            "For the first three months no rent is payable.",
            "The first three months are rent-free.",
            "The first three months are rent-free.",
        ),
        (
            "No fee is charged for the first two lessons.",
            "Lessons are free.",
            "No fee is charged for the first two lessons.",
        ),
        (
            "No delivery charge is made for orders over 50 euros.",
            "Orders over 50 euros are free.",
            "No delivery charge is made for orders over 50 euros.",
        ),
        (
            "Meals are included in the room rate.",
            "Guests do not pay extra for meals.",
            "There is no extra charge for meals.",
        ),
        (
            "The price of the ticket includes a tour.",
            "The tour costs nothing extra.",
            "There is no extra charge for a tour.",
        ),
        (
            "The price does not include flights.",
            "There is no extra charge for flights.",
            "There is an extra charge for flights.",
        ),
    ],
)
def test_charges_are_told_as_the_claim_tells_them(text: str, claim: str, meant: str) -> None:
    assert told(text, claim) == meant


@pytest.mark.parametrize(
    ("text", "claim"),
    [
        ("There is no extra charge for delivery.", "Delivery is free."),
        ("There is no charge for delivery.", "Delivery is fast."),
        ("Patients do not have to pay for the first visit.", "The second visit is free."),
        ("Meals are included in the room rate.", "Guests do not pay extra for towels."),
        ("Meals are included in the room rate.", "Meals are good."),
        ("Meals are included in the room rate.", "Guests do not pay extra for meals and towels."),
    ],
)
def test_charges_are_told_as_the_claim_tells_them_not_where_that_is_unclear(
    text: str, claim: str
) -> None:
    assert told(text, claim) == text
