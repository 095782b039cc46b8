"""What is given back is no price."""

import pytest

from agent.judge.polarity.amounts.deposits import only_lent
from tests.trees import tree

COIN = "Using a locker takes a £1 coin, which drops back out with the key."
BIKE = "A deposit of 50 euros is taken by card."
KEPT = "A deposit of £40 is charged and not returned."
BOTH = "A deposit of £40 is taken. A cleaning fee of £40 is due."


@pytest.mark.parametrize(
    ("premise", "claim", "found"),
    [
        (COIN, "Using a locker costs £1.", True),
        (COIN, "A locker takes a £1 coin.", False),
        (BIKE, "Renting a bike costs 50 euros.", True),
        (BIKE, "A deposit of 50 euros is paid.", False),
        (BIKE, "Renting a bike costs 40 euros.", False),
        (KEPT, "You pay £40.", False),
        (BOTH, "The fee is £40.", False),
    ],
)  # fmt: skip
def test_a_deposit(premise: str, claim: str, found: bool) -> None:
    assert bool(only_lent(tree(claim), tree(premise))) is found
