"""What has not been done yet."""

import pytest

from agent.judge.polarity.modality.awaited import awaited, unfinished
from tests.trees import tree

DIVIDEND = "The board has proposed a dividend of 4p, subject to shareholder approval in May."
LIBRARY = "The council is to decide in June whether to close the library."
HOSE = "Replace the hose – owner: L. Fox – due 3 May."
GATE = "Action: repair the gate. Status: {}."


@pytest.mark.parametrize(
    ("premise", "claim"),
    [
        (DIVIDEND, "Shareholders have approved a dividend of 4p."),
        (DIVIDEND, "A dividend of 4p was approved by shareholders."),
        (LIBRARY, "The council has closed the library."),
        (LIBRARY, "The council decided to close the library."),
        ("The merger is awaiting approval by the regulator.", "The regulator approved the merger."),
    ],
)
def test_what_is_awaited(premise: str, claim: str) -> None:
    assert awaited(tree(claim), tree(premise))


@pytest.mark.parametrize(
    ("premise", "claim"),
    [
        (DIVIDEND, "The board has proposed a dividend of 4p."),
        (DIVIDEND, "Shareholders have yet to approve the dividend."),
        (DIVIDEND, "The dividend must be approved by shareholders."),
        (f"{DIVIDEND} They approved it.", "Shareholders have approved a dividend of 4p."),
        ("The sale was subject to approval.", "The sale was approved."),
        ("The board approved the plan, subject to review.", "The board approved the plan."),
    ],
)
def test_what_is_not(premise: str, claim: str) -> None:
    assert not awaited(tree(claim), tree(premise))


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
