"""What holds in general does not hold in a case for which the evidence says otherwise."""

import pytest

from agent.domain.finding import Outcome
from agent.judge.quantities.cases.graded.bands import of_band
from agent.models.parser import SpacyParser

PARSER = SpacyParser()
LEAVE = "Staff receive 23 days of leave. Employees with more than ten years of service receive 27."
PARCELS = "Shipping costs $5. For orders of more than $50 shipping costs $2."
TOURS = "The fee is 40 euros. Groups of at least 10 persons pay 30 euros."
EXTRA = "Staff get 20 days of leave. Those with more than ten years of service get 5 extra days."
ACCRUAL = (
    "With fewer than 3 years leave accrues at 4 hours per pay period. After 15 years leave accrues "
    "at 8 hours per pay period."
)
FULL = "Packs under 70% (n = 19) were sent back. Packs lasted 1,400 cycles."


@pytest.mark.parametrize(
    ("claim", "premise", "value"),
    [
        ("An employee with fifteen years of service gets 23 days of leave.", LEAVE, "27"),
        ("Shipping an order of $80 costs $5.", PARCELS, "$2"),
        ("A group of 12 persons pays 40 euros.", TOURS, "30 euros"),
    ],
)
def test_the_value_of_another_case_conflicts(claim: str, premise: str, value: str) -> None:
    found = of_band(*PARSER.parse([claim, premise]))
    assert found is not None
    assert found.outcome is Outcome.CONFLICT
    assert found.opposed == value
    assert found.elsewhere


@pytest.mark.parametrize(
    ("claim", "premise"),
    [
        ("An employee with fifteen years of service gets 27 days of leave.", LEAVE),
        ("Annual leave accrues at eight hours per pay period after 15 years.", ACCRUAL),
        ("An employee with eight years of service gets 23 days of leave.", LEAVE),
        ("Shipping an order of $80 costs $2.", PARCELS),
        ("A group of 6 persons pays 40 euros.", TOURS),
        ("Someone with fifteen years of service gets 20 days of leave.", EXTRA),
        ("Packs under 70% (n = 19) were sent back.", FULL),
        (PARCELS, PARCELS),
        ("", LEAVE),
    ],
)
def test_nothing_is_said_where_the_case_is_another(claim: str, premise: str) -> None:
    assert of_band(*PARSER.parse([claim, premise])) is None
