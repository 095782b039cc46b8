"""By hand or not: the opposite means are missing, others are no matter of this rule."""

import pytest

from agent.judge.polarity.wording.means import by_other_means
from tests.trees import tree

BLINDS = "The blinds close automatically at noon."


@pytest.mark.parametrize(
    ("premise", "claim", "means"),
    [
        (BLINDS, "The blinds are closed by hand at noon.", "automatically"),
        (BLINDS, "The blinds are closed manually at noon.", "automatically"),
        ("Staff count the votes by hand.", "The votes are counted automatically.", "by hand"),
        ("The pump starts by itself at night.", "The pump is started by hand.", "by itself"),
        (BLINDS, "The blinds are not closed by hand.", ""),
        (BLINDS, "The blinds close at noon.", ""),
        (BLINDS, "The forms are filled in by hand by clerks.", ""),
        (f"{BLINDS} The blinds can be closed by hand.", "The blinds are closed by hand.", ""),
        (BLINDS, "The blinds close automatically, or by hand, at noon.", ""),
        ("The blinds do not close automatically.", "The blinds are closed by hand.", ""),
        (f"{BLINDS} At noon the blinds close.", "The blinds are closed by hand at noon.", ""),
    ],
)
def test_the_opposite_means(premise: str, claim: str, means: str):
    assert by_other_means(tree(claim), tree(premise)) == means
