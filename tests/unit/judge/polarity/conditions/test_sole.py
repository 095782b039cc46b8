"""Of whom alone something is so, told without *only*."""

import pytest

from agent.domain.finding import Outcome
from agent.judge.polarity.conditions.sole import compare_sole
from tests.trees import tree

PAPERS = "Only the recruiter, the head of the team and the works council see your papers."
SAFE = "Combination: ask Per. He and Mrs Dlamini are the only ones who know it."
KEYS = "Ms Abel is the only one who has the key."


@pytest.mark.parametrize(
    ("premise", "claim", "found"),
    [
        (PAPERS, "Apart from the recruiter, nobody sees the papers.", True),
        (PAPERS, "Nobody but the works council may see the papers.", True),
        (PAPERS, "The recruiter is the only one who sees the papers.", True),
        (PAPERS, "Nobody but the recruiter, the head and the works council sees papers.", False),
        (PAPERS, "The recruiter sees the papers.", False),
        (SAFE, "Per is the only person who knows the combination.", True),
        (SAFE, "Per knows the combination.", False),
        (KEYS, "Ms Abel is the only one who has the key.", False),
    ],
)  # fmt: skip
def test_one_alone(premise: str, claim: str, found: bool) -> None:
    assert compare_sole(tree(claim), tree(premise))[0] is (
        Outcome.CONFLICT if found else Outcome.NONE
    )
