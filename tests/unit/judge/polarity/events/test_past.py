"""What was so at another time."""

import pytest

from agent.judge.polarity.events.past import past_only
from tests.trees import tree

RATED = "Our previous report had rated the area red; we now rate it amber."
STILL = "The fee was 5 euros in 2019 and is still 5 euros today."


@pytest.mark.parametrize(
    ("premise", "claim", "found"),
    [
        (RATED, "The area is rated red.", True),
        (RATED, "The area is rated amber.", False),
        (RATED, "The area was rated red.", False),
        (STILL, "The fee is 5 euros.", False),
    ],
)  # fmt: skip
def test_then_and_now(premise: str, claim: str, found: bool) -> None:
    assert bool(past_only(tree(claim), tree(premise))) is found
