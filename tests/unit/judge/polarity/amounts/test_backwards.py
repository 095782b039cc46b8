"""A comparison told from the other side is no other comparison."""

import pytest

from agent.judge.polarity.amounts.backwards import compares_back
from agent.judge.rules import check
from agent.models.parser import SpacyParser
from tests.trees import tree

QUEUES = "Queues were longer in Graz than in Linz."
GROWTH = "Growth was faster in 2020 than in 2019, and small in 2018."


@pytest.mark.parametrize(
    ("premise", "claim", "told"),
    [
        (QUEUES, "Queues were shorter in Linz than in Graz.", True),
        (QUEUES, "Queues were shorter in Linz.", True),
        (QUEUES, "Queues were shorter in Graz.", False),
        (QUEUES, "Queues were shorter in Graz than in Linz.", False),
        (QUEUES, "Queues were longer in Graz.", False),
        (QUEUES, "Queues were not shorter in Linz.", False),
        (QUEUES, "Costs were shorter in Linz.", False),
        (GROWTH, "Growth was slower in 2019.", True),
        (GROWTH, "Growth was slower in 2018.", False),
    ],
)
def test_the_other_side(premise: str, claim: str, told: bool) -> None:
    assert compares_back(tree(claim), tree(premise)) is told


def test_no_rule_objects_to_the_other_side() -> None:
    claim, premise = SpacyParser().parse(["Queues were shorter in Linz.", QUEUES])
    assert check(claim, [premise], 0.0, frozenset()).agreement.stated
