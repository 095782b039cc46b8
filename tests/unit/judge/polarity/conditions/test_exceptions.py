"""Exceptions that a rule makes and a claim does not."""

import pytest

from agent.judge.polarity.conditions.exceptions import unexcepted
from tests.trees import tree

PATCHES = "Patches without tests are rejected, apart from patches to the manual."
TOOLS = "Members may not borrow tools, with the exception of ladders."


@pytest.mark.parametrize(
    ("premise", "claim", "told"),
    [
        (PATCHES, "Patches without tests are rejected.", "apart from patches to the manual"),
        (PATCHES, "Patches without tests are rejected if they are long.", ""),
        (TOOLS, "Members may not borrow tools.", "with the exception of ladders"),
        (TOOLS, "Members may borrow ladders.", ""),
        (TOOLS, "Members may not borrow saws.", ""),
        (TOOLS, "Members may not borrow tools except ladders.", ""),
        ("The lawn was mown except behind the barn.", "The lawn was mown.", ""),
        ("Guests pay by card instead of in cash.", "Guests pay by card.", ""),
    ],
)
def test_an_exception_left_out(premise: str, claim: str, told: str) -> None:
    rule = tree(premise)
    assert unexcepted(tree(claim), rule, range(len(rule.tokens))) == told
