"""The verb of one step and the thing of another are no step."""

import pytest

from agent.domain.finding import Outcome
from agent.judge.polarity.roles.steps import compare_steps
from tests.trees import tree

TANK = "Close the valve with the red key. Open the drain with the blue key. Remove the filter."
HOST = "Copy the file to the server. Move the key to the vault. Restart the service."


@pytest.mark.parametrize(
    ("claim", "premise"),
    [
        ("Close the drain.", TANK),
        ("Remove the drain.", TANK),
        ("You must remove the valve.", TANK),
        ("The drain must be closed.", TANK),
        ("Restart the server.", HOST),
        ("Copy the key.", HOST),
        ("Close the drain.", "Close the valve. The drain opens on its own."),
    ],
)
def test_parts_of_two_steps(claim: str, premise: str) -> None:
    assert compare_steps(tree(claim), tree(premise))[0] is Outcome.MISSING


@pytest.mark.parametrize(
    ("claim", "premise"),
    [
        ("Close the valve.", TANK),
        ("Open the drain.", TANK),
        ("Do not close the drain.", TANK),
        ("Shut the drain.", TANK),
        ("Restart the service.", HOST),
        ("Close the drain.", f"{TANK} Then close the drain."),
        ("Close the drain.", f"{TANK} The drain must be closed again."),
        ("Clean the filter.", "Wash the filter. Clean the pump."),
        ("Add the sugar.", "Add the flour. Stir in the sugar."),
        ("Close the drain.", "The valve closes. The drain opens."),
        ("Close the drain.", "Close the valve. Find the drain. Close it."),
        ("The drain was closed.", TANK),
        ("Close the drain.", "Close this part first. The drain is new."),
        ("The handover should be started soon.", "Begin the work early. The handover matters."),
    ],
)
def test_steps_that_are_told_or_open(claim: str, premise: str) -> None:
    assert compare_steps(tree(claim), tree(premise))[0] is Outcome.NONE
