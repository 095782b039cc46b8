"""Parts of parts."""

import pytest

from agent.domain.finding import Outcome
from agent.judge.polarity.amounts.chained import compare_chained
from tests.trees import tree

COUNT = "We counted 40 of the 310 places. In 38 of them all was well."
WELDS = "We tested 60 of the 900 welds. Four of these were faulty."


@pytest.mark.parametrize(
    ("premise", "claim", "found"),
    [
        (COUNT, "All was well in 38 of the 310 places.", True),
        (COUNT, "All was well in 38 of the 40 places counted.", False),
        (COUNT, "40 of the 310 places were counted.", False),
        (WELDS, "Four of the 900 welds were faulty.", True),
        (WELDS, "Five of the 900 welds were faulty.", False),
    ],
)  # fmt: skip
def test_a_part_of_a_part(premise: str, claim: str, found: bool) -> None:
    assert compare_chained(tree(claim), tree(premise))[0] is (
        Outcome.CONFLICT if found else Outcome.NONE
    )
