"""Extremes with what they stand with, and with what the other one does."""

import pytest

from agent.domain.finding import Outcome
from agent.judge.polarity.roles.extremes import compare_extremes
from tests.trees import tree

SALES = "Sales were highest in May and lowest in February."
ROOMS = "The hall is the warmest room, the cellar the coldest."
TOUR = "Order of the tour through the old mill: the cellar first, the attic last."
DAYS = "The shop is busiest in May, while it is quietest in July."


@pytest.mark.parametrize(
    ("evidence", "claim"),
    [
        (SALES, "The firm sold most in February and least in May."),
        (SALES, "Sales were lowest in May."),
        (SALES, "The most was sold in February."),
        (ROOMS, "The cellar is the warmest room."),
        (ROOMS, "The coldest room is the hall."),
        (TOUR, "The attic is seen first."),
        (DAYS, "In July the shop is busiest."),
    ],
)
def test_an_extreme_with_what_the_other_stands_with(evidence: str, claim: str) -> None:
    assert compare_extremes(tree(claim), tree(evidence))[0] is Outcome.CONFLICT


@pytest.mark.parametrize(
    ("evidence", "claim"),
    [
        (SALES, "The firm sold most in May and least in February."),
        (SALES, "Sales in February were the lowest."),
        (SALES, "Sales in May were higher than in February."),
        (SALES, "Sales were not highest in February."),
        (SALES, "At least one shop sold nothing in May."),
        (ROOMS, "The coldest room is the cellar and the warmest the hall."),
        (TOUR, "The guide sings at the last stop of the tour through the mill."),
        (DAYS, "Most customers live in the town."),
        ("The hall is the warmest room. The cellar is dry.", "The cellar is the warmest room."),
    ],
)
def test_other_claims_are_left_alone(evidence: str, claim: str) -> None:
    assert compare_extremes(tree(claim), tree(evidence))[0] is Outcome.NONE
