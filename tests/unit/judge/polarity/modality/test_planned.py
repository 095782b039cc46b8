"""States that are still to come."""

import pytest

from agent.domain.finding import Outcome
from agent.judge.polarity.check import check_polarity
from agent.judge.polarity.modality.planned import given_up, planned
from tests.trees import PARSER, tree

RAMP = "Ramp B will be opened in the summer."
LINE = "Line 4 will be back in service from Monday."
CHOIR = "Mia agreed to lead the choir but pulled out in June."
HALL = "The council planned to sell the hall but dropped the idea in May."


@pytest.mark.parametrize(
    ("premise", "claim"),
    [
        (RAMP, "Ramp B is opened."),
        (LINE, "Line 4 is back in service."),
        ("The leak is to be sealed by Friday.", "The leak is sealed."),
        ("Wall 3 remains to be painted.", "Wall 3 is painted."),
        ("The pool will be open from 1 June.", "The pool is open."),
    ],
)
def test_still_to_come(premise: str, claim: str) -> None:
    assert planned(tree(claim), tree(premise))


@pytest.mark.parametrize(
    ("premise", "claim"),
    [
        (RAMP, "Ramp B is to be opened in the summer."),
        (LINE, "Line 4 is in service from Monday."),
        ("The gate will be locked at night.", "The gate is locked."),
        ("Fees will be paid by card.", "Fees are paid."),
        ("Line 4 is in service and will be in service in May.", "Line 4 is in service."),
        ("It will rain in May, but the gate is open.", "The gate is open."),
        ("It will rain in May.", "The gate is open."),
    ],
)
def test_already_so(premise: str, claim: str) -> None:
    assert not planned(tree(claim), tree(premise))


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
