import pytest

from agent.domain.finding import Outcome
from agent.judge.polarity.amounts.portions import compare_portions
from tests.trees import tree

STORES = "Of the 40 stores inspected, 37 passed at the first attempt."
SEATS = "Women held four of the nine seats on the court."
HALF = "In the poll 50% of the members voted for the plan."
MATCH, CONFLICT, NONE = Outcome.MATCH, Outcome.CONFLICT, Outcome.NONE


@pytest.mark.parametrize(
    ("premise", "claim", "outcome"),
    [
        (STORES, "All of the 40 stores passed at the first attempt.", CONFLICT),
        (STORES, "Not all stores passed at the first attempt.", MATCH),
        (STORES, "Most stores passed at the first attempt.", MATCH),
        (STORES, "None of the stores passed at the first attempt.", CONFLICT),
        (STORES, "All visitors passed at the first attempt.", NONE),
        (STORES, "All of the stores will be sold next spring by the owner.", NONE),
        (STORES, "The stores passed at the first attempt.", NONE),
        (SEATS, "Women held the majority of the seats on the court.", CONFLICT),
        (SEATS, "Women held less than half of the seats on the court.", MATCH),
        (HALF, "Most members voted for the plan in the poll.", CONFLICT),
        (HALF, "Half of the members voted for the plan in the poll.", MATCH),
        ("All 40 stores passed.", "All 40 stores passed.", NONE),
    ],
)
def test_shares_against_numbers(premise: str, claim: str, outcome: Outcome):
    assert compare_portions(tree(claim), tree(premise))[0] is outcome
