"""What is so in one case only is not so in each."""

import pytest

from agent.domain.finding import Outcome
from agent.judge.polarity.conditions.everywhere import compare_everywhere
from tests.trees import tree

ROAD = "Lorries are weighed only on the main road."
DAYS = "The pool is heated on Mondays and Fridays only; the sauna is always hot."
SEAL = "The vault is opened only when two keepers are present."
BUT = "Mr Orr buys bread only from the mill, but may buy milk where he likes."
DENIED = "Lorries are not weighed only on the main road."


@pytest.mark.parametrize(
    ("premise", "claim", "found"),
    [
        (ROAD, "Lorries are weighed on every road.", Outcome.CONFLICT),
        (ROAD, "Lorries are always weighed.", Outcome.MISSING),
        (ROAD, "All lorries are weighed on the main road.", Outcome.NONE),
        (ROAD, "Lorries are never weighed on every road.", Outcome.NONE),
        (ROAD, "Lorries are weighed on the bridge.", Outcome.NONE),
        (ROAD, "Every lorry is weighed only on the main road.", Outcome.NONE),
        (DAYS, "The pool is heated every day.", Outcome.CONFLICT),
        (DAYS, "The sauna is hot every day.", Outcome.NONE),
        (SEAL, "The vault is opened no matter who is there.", Outcome.MISSING),
        (SEAL, "It doesn't matter for the vault to be opened who is there.", Outcome.MISSING),
        (BUT, "Mr Orr may buy milk from any shop.", Outcome.NONE),
        (ROAD[:-1] + ", unless it snows.", "Lorries are weighed on every road.", Outcome.NONE),
        (DENIED, "Lorries are weighed on every road.", Outcome.NONE),
        ("Guests are to be told by staff only.", "All guests are told.", Outcome.MISSING),
        ("To schools abroad moves are made only.", "Any moves are made.", Outcome.NONE),
    ],
)
def test_everywhere(premise: str, claim: str, found: Outcome) -> None:
    assert compare_everywhere(tree(claim), tree(premise))[0] is found
