"""What there is for so many is told for as many as a claim has."""

import pytest

from agent.judge.unfolding.counted.ratios import for_so_many

STAMPS = "For every ten stamps there is one free coffee."
PUPILS = "One teacher accompanies every 12 pupils."
CLUB = "The club pays £5 for every 10 members."


@pytest.mark.parametrize(
    ("text", "claim", "told"),
    [
        (STAMPS, "Thirty stamps earn three coffees.", "For 30 stamps there are 3 free coffees."),
        (
            STAMPS,
            "Thirty stamps earn one coffee.",
            "For 30 stamps there are 3 free coffees, not one.",
        ),
        (PUPILS, "36 pupils need two teachers.", "3 teachers accompanies 36 pupils."),
        (CLUB, "For forty members the club pays £15.", "The club pays £20 for 40 members."),
        (
            "Staff get two days for every 60 shifts worked in a year.",
            "For 120 shifts there are four days.",
            "Staff get 4 days for 120 shifts worked in a year.",
        ),
    ],
)
def test_it_is_multiplied(text: str, claim: str, told: str) -> None:
    assert for_so_many(text, claim) == told


@pytest.mark.parametrize(
    ("text", "claim"),
    [
        (STAMPS, "Ten stamps earn a coffee."),
        (STAMPS, "Fifteen stamps earn a coffee."),
        (STAMPS, "Thirty guests came for coffee."),
        (STAMPS, "For every 20 stamps there are two coffees."),
        ("For every started ten minutes £1 is due.", "For 20 minutes £2 are due."),
        ("At most one guest for every ten seats may come.", "On 20 seats there are two guests."),
        ("Two cups and one plate come for every ten guests.", "20 guests need four cups."),
    ],
)
def test_other_claims_and_texts_stand(text: str, claim: str) -> None:
    assert for_so_many(text, claim) == text
