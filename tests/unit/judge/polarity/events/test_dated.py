"""What dates a thing does not date what is done to it."""

import pytest

from agent.judge.polarity.events.dated import of_a_dated_thing
from tests.trees import tree

CLAIM = "We have received your claim for damage of 12 May."
PERMIT = "The permit of 14 January has been revoked."
MEETING = "The meeting of 2 February confirmed the fine."
LETTER = "The letter of 3 March was answered on 3 March."


@pytest.mark.parametrize(
    ("premise", "claim", "found"),
    [
        (CLAIM, "The claim was received on 12 May.", True),
        (PERMIT, "The permit was revoked on 14 January.", True),
        (PERMIT, "The permit was issued on 14 January.", False),
        (MEETING, "The fine was confirmed on 2 February.", False),
        (LETTER, "The letter was answered on 3 March.", False),
        (PERMIT, "The permit was revoked on 3 March.", False),
    ],
)  # fmt: skip
def test_a_date(premise: str, claim: str, found: bool) -> None:
    assert bool(of_a_dated_thing(tree(claim), tree(premise))) is found
