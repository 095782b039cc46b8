"""States that are still to come."""

import pytest

from agent.judge.polarity.modality.planned import planned
from tests.trees import tree

RAMP = "Ramp B will be opened in the summer."
LINE = "Line 4 will be back in service from Monday."


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
