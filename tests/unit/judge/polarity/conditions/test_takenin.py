"""Exceptions told behind what they are excepted from."""

import pytest

from agent.judge.polarity.conditions.takenin import taken_in
from tests.trees import tree

DIRT = "Cleaning fees are not charged for ordinary dirt, pet hair excepted."
PARKING = "Parking is free on Sundays, market days excluded."


@pytest.mark.parametrize(
    ("premise", "claim", "found"),
    [
        (DIRT, "Cleaning fees are not charged for dirt or pet hair.", True),
        (DIRT, "Cleaning fees are not charged for ordinary dirt.", False),
        (DIRT, "Cleaning fees are charged for pet hair.", False),
        (PARKING, "Parking is free on market days.", True),
        (PARKING, "Parking is free on Sundays.", False),
        (PARKING, "Parking is not free on market days.", False),
    ],
)  # fmt: skip
def test_what_is_excepted_is_not_taken_in(premise: str, claim: str, found: bool) -> None:
    assert bool(taken_in(tree(claim), tree(premise))) is found
