"""Entries of a list of actions that are not ticked off."""

import pytest

from agent.judge.polarity.modality.tasks import unfinished
from tests.trees import tree

HOSE = "Replace the hose – owner: L. Fox – due 3 May."
GATE = "Action: repair the gate. Status: {}."


@pytest.mark.parametrize(
    ("premise", "claim"),
    [
        (HOSE, "The hose has been replaced."),
        ("Ms Wolf: send the deed by 12 June.", "The deed has been sent."),
        ("Open items: test the alarm; label the keys.", "The alarm has been tested."),
        (GATE.format("open"), "The gate has been repaired."),
        ("To do: update the register by 1 July. Done: repaint.", "The register has been updated."),
        (
            "The team inspected the boiler in May. Action: inspect the chimney by June.",
            "The chimney has been inspected.",
        ),
    ],
)
def test_still_to_be_done(premise: str, claim: str) -> None:
    assert unfinished(tree(claim), tree(premise))


@pytest.mark.parametrize(
    ("premise", "claim"),
    [
        (HOSE, "The hose must be replaced by 3 May."),
        (GATE.format("completed"), "The gate has been repaired."),
        ("Repair the gate – done.", "The gate has been repaired."),
        ("Fix the crash on start.", "The crash has been fixed."),
        ("The hose was replaced; action is due in May.", "The hose has been replaced."),
        (f"{HOSE} The hose was replaced.", "The hose has been replaced."),
    ],
)
def test_nothing_left_to_do(premise: str, claim: str) -> None:
    assert not unfinished(tree(claim), tree(premise))
