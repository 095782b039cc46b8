"""What lifts a rule is no condition of it."""

import pytest

from agent.domain.finding import Outcome
from agent.judge.polarity.conditions.lifted import compare_lifted
from tests.trees import tree

STRIKE = "The crew may strike from 20 April unless a mediator is appointed."
BOAT = "A boat without a light is not to be launched unless the warden has signed for it."
FIELD = "Unless the owner objects, the council may build on the field."


@pytest.mark.parametrize(
    ("premise", "claim", "found"),
    [
        (STRIKE, "The crew may strike from 20 April only once a mediator is in place.", True),
        (STRIKE, "The crew may strike from 20 April if no mediator is appointed.", False),
        (STRIKE, "The crew may not strike if a mediator is appointed.", False),
        (STRIKE, "The crew may strike from 20 April.", False),
        (BOAT, "An unlit boat is launched only if the warden has signed for it.", False),
        (BOAT, "A boat is not to be launched if the warden has signed for it.", True),
        (FIELD, "The council may build on the field only if the owner objects.", True),
        (FIELD, "The council may build on the field if the owner does not object.", False),
    ],
)  # fmt: skip
def test_unless(premise: str, claim: str, found: bool) -> None:
    assert compare_lifted(tree(claim), tree(premise))[0] is (
        Outcome.CONFLICT if found else Outcome.NONE
    )
