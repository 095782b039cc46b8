"""Either side of *but*."""

import pytest

from agent.judge.polarity.roles.butted import of_the_other_side
from tests.trees import tree

CARE = "She can wash her face but needs help with her legs."
PUMP = "The pump switches off at night, whereas the fan runs until noon."


@pytest.mark.parametrize(
    ("premise", "claim", "found"),
    [
        (CARE, "She needs help with her face.", True),
        (CARE, "She needs help with her legs.", False),
        (CARE, "She needs a walking frame.", False),
        (PUMP, "The pump runs at night.", True),
        (PUMP, "The fan runs until noon.", False),
    ],
)  # fmt: skip
def test_the_other_side(premise: str, claim: str, found: bool) -> None:
    assert bool(of_the_other_side(tree(claim), tree(premise))) is found
