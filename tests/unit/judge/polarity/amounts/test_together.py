"""What is so of each is not so of all together."""

import pytest

from agent.domain.finding import Outcome
from agent.judge.polarity.amounts.together import compare_together
from tests.trees import tree

TANKS = "Each tank holds 300 litres."
PONDS = "Together the two ponds hold 900 litres."


@pytest.mark.parametrize(
    ("claim", "premise"),
    [
        ("The tanks hold 300 litres altogether.", TANKS),
        ("Combined, the tanks hold 300 litres.", TANKS),
        ("A pond holds 900 litres.", PONDS),
        ("Each pond holds 900 litres.", PONDS),
    ],
)
def test_one_is_not_all(claim: str, premise: str) -> None:
    outcome, why = compare_together(tree(claim), tree(premise))
    assert outcome is Outcome.MISSING
    assert why.startswith("it says so of")


@pytest.mark.parametrize(
    ("claim", "premise"),
    [
        ("A tank holds 300 litres.", TANKS),
        ("Every tank holds 300 litres.", TANKS),
        ("The two ponds hold 900 litres combined.", PONDS),
        ("The two ponds hold 900 litres.", PONDS),
        ("The tanks hold water together.", TANKS),
        ("Together they pay $5.", "Each pays $5, together they pay $5 as well."),
    ],
)
def test_alike(claim: str, premise: str) -> None:
    assert compare_together(tree(claim), tree(premise)) == (Outcome.NONE, "")
