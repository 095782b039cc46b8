"""Rates told for another period than the evidence tells them for."""

import pytest

from agent.judge.checked import Checked
from agent.judge.rules import check
from agent.models.parser import SpacyParser

PARSER = SpacyParser()
RENT = "The yearly rent is £38,400, payable in four equal instalments."
PAY = "The salary is £42,000 a year; the bonus is £2,400 a year."
TAX = "She earns 2,750 euros a month before tax and 1,900 euros after tax."
DOSE = "The dose is 2.5 mg every six hours."
BOTH = "The licence costs $1,200 per year, or $120 per month."
CLUB = "Membership is 15 pounds a month; juniors pay 60 pounds a year."
HEAT = "Rent for the workshop is 900 euros a month, heating 120 euros a month."


def checked(claim: str, premise: str) -> Checked:
    mine, theirs = PARSER.parse([claim, premise])
    return check(mine, [theirs], 0.0, frozenset())


@pytest.mark.parametrize(
    ("claim", "premise", "formula"),
    [
        ("The rent is £3,200 a month.", RENT, "£38,400 × 1/12 = 3,200 £"),
        ("The monthly salary is £3,500.", PAY, "£42,000 × 1/12 = 3,500 £"),
        ("The daily dose is 10 mg.", DOSE, "2.5 mg × 4 = 10 mg"),
        ("Juniors pay 5 pounds a month.", CLUB, "60 pounds × 1/12 = 5 pounds"),
        ("Before tax she earns 33,000 euros a year.", TAX, "2,750 euros × 12 = 33,000 euros"),
    ],
)
def test_a_rate_follows_for_another_period(claim: str, premise: str, formula: str) -> None:
    found = [f for f in checked(claim, premise).findings if f.derivation]
    assert [f.derivation.formula for f in found if f.derivation] == [formula]
    assert checked(claim, premise).agreement.stated


@pytest.mark.parametrize(
    ("claim", "premise"),
    [
        ("The rent is £3,300 a month.", RENT),
        ("The monthly salary is £200.", PAY),
        ("The daily dose is 15 mg.", DOSE),
        ("The rent is 1,440 euros a year.", HEAT),
        ("After tax she earns 33,000 euros a year.", TAX),
        ("The licence costs $100 per month.", BOTH),
        ("The daily dose is 100 mg.", "Adults take 2 capsules of 25 mg four times daily."),
    ],
)
def test_a_rate_that_is_wrong_or_of_something_else_does_not_follow(
    claim: str, premise: str
) -> None:
    assert not checked(claim, premise).agreement.stated
