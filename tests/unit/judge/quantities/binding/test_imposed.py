import pytest

from agent.domain.finding import Outcome
from agent.judge.quantities.check import check_quantities
from tests.trees import PARSER

LATE = "A fee of £12 is charged for bills overdue by more than 28 days."
SUNDAY = "A surcharge of 5% applies on Sundays."
BONUS = "Staff receive a bonus of £300 in December."
GROUPS = "A deposit of £40 is required for groups of 8 or more."
CLAIMS = "Claims of up to £50 are paid within a week."
REFUND = "Joining fees of up to £50 are refunded."
CASES = [
    ("If a bill is 30 days overdue, a fee of £12 is charged.", LATE, True),
    ("If a bill is 30 days overdue, a fee of £15 is charged.", LATE, False),
    ("A fee of £15 is added when a bill is 30 days overdue.", LATE, False),
    ("On Sundays, a surcharge of 5% applies.", SUNDAY, True),
    ("On Sundays, a surcharge of 8% applies.", SUNDAY, False),
    ("In December, a bonus of £300 is paid to staff.", BONUS, True),
    ("In December, a bonus of £500 is paid to staff.", BONUS, False),
    ("For a group of ten, a deposit of £60 is taken.", GROUPS, False),
    ("A claim of £40 is paid within a week.", CLAIMS, True),
    ("A joining fee of £45 is refunded.", REFUND, True),
    ("A joining fee of £65 is refunded.", REFUND, False),
]


@pytest.mark.parametrize(("claim", "premise", "states"), CASES)
def test_what_is_laid_on_somebody_is_told_and_no_case(
    claim: str, premise: str, states: bool
) -> None:
    said, known = PARSER.parse([claim, premise])
    assert (check_quantities(said, known).outcome is Outcome.MATCH) is states
