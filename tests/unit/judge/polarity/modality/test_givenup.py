"""What was planned and given up is not done, and not planned any more."""

import pytest

from agent.domain.finding import Outcome
from agent.judge.polarity.check import check_polarity
from agent.judge.polarity.modality.givenup import given_up
from tests.trees import PARSER, tree

CHOIR = "Mia agreed to lead the choir but pulled out in June."
HALL = "The council planned to sell the hall but dropped the idea in May."


@pytest.mark.parametrize(
    ("premise", "claim"),
    [
        (CHOIR, "Mia leads the choir."),
        (CHOIR, "Mia led the choir."),
        (HALL, "The council plans to sell the hall."),
        ("The team tried to mend the pump but gave up.", "The team mended the pump."),
        ("He was about to close the plant when a buyer stepped in.", "He closed the plant."),
    ],
)
def test_given_up(premise: str, claim: str) -> None:
    assert given_up(tree(claim), tree(premise))


@pytest.mark.parametrize(
    ("premise", "claim"),
    [
        (CHOIR, "Mia agreed to lead the choir."),
        (CHOIR, "Mia does not lead the choir."),
        (HALL, "The council had planned to sell the hall."),
        (f"{CHOIR} She leads the choir again.", "Mia leads the choir."),
        ("Ann agreed to sell the horse, and sold it in May.", "Ann sold the horse."),
        ("The council plans to sell the hall.", "The council plans to sell the hall."),
    ],
)
def test_not_given_up(premise: str, claim: str) -> None:
    assert not given_up(tree(claim), tree(premise))


def test_what_was_given_up_may_be_denied() -> None:
    claim, premise = PARSER.parse(["Mia does not lead the choir.", CHOIR])
    assert check_polarity(claim, premise).outcome is not Outcome.CONFLICT
