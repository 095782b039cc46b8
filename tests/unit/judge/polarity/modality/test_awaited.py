"""What has not been done yet."""

import pytest

from agent.judge.polarity.modality.awaited import awaited
from tests.trees import tree

DIVIDEND = "The board has proposed a dividend of 4p, subject to shareholder approval in May."
LIBRARY = "The council is to decide in June whether to close the library."


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
