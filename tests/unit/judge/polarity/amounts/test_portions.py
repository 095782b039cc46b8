import pytest

from agent.domain.finding import Outcome
from agent.judge.polarity.amounts.portions import compare_portions, part_for_all
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


HALL = "The hall seats at most half of the guests."
FUND = "The fund covers no more than 40 per cent of the costs."


@pytest.mark.parametrize(
    ("premise", "claim", "part"),
    [
        (HALL, "The hall cannot seat all of the guests.", "more than half"),
        (HALL, "The hall can seat all of the guests.", None),
        (HALL, "The hall cannot seat any of the guests.", None),
        (HALL, "The hall cannot seat all of the speakers.", None),
        (FUND, "The fund does not cover all the costs.", "more than 40 per cent"),
        (FUND, "The fund covers all of the costs.", None),
        ("The fund does not cover 40 per cent of costs.", "It does not cover all costs.", None),
        ("At least 40 per cent of pupils passed.", "Not all pupils passed.", None),
        ("More than a third of the pupils passed.", "Not all pupils passed.", None),
        ("100 per cent of the pupils passed.", "Not all pupils passed.", None),
        ("40 per cent of the pupils passed.", "Not all pupils passed.", "more than 40 per cent"),
    ],
)
def test_a_part_is_not_all(premise: str, claim: str, part: str | None):
    found = part_for_all(tree(claim), tree(premise))
    assert (None if found is None else found.text) == part


def test_not_all_is_no_conflict_with_a_part():
    assert compare_portions(tree("It does not cover all the costs."), tree(FUND))[0] is MATCH
