"""What hardly points to another value leaves open which one is meant."""

import pytest

from agent.domain.finding import Outcome
from agent.judge.quantities.check import check_quantities
from agent.models.parser import SpacyParser

PARSER = SpacyParser()
CORKAGE = "Corkage is £18 a bottle for white wine and £25 for sparkling wine."
MILK = "For milk of the farms we pay members 41p and others 36p per litre, if the tank is sealed."
FEES = (
    "For loss of a tool the charge becomes £30. Properties with a garden pay £12 a year, flats £5."
)
BREAK = (
    "The canteen closes in the first two weeks of August. Eight days of leave are taken for this "
    "break. Up to four days may be moved."
)
REPORTS = "Each late report costs 3 points for each day, and is marked zero after ten days."


@pytest.mark.parametrize(
    ("claim", "premise", "expected"),
    [
        # for what a rate is tells not apart
        ("For a bottle of bubbly it remains £25.", CORKAGE, Outcome.MISSING),
        ("For a bottle of sparkling wine it remains £25.", CORKAGE, Outcome.MATCH),
        ("For a bottle of white wine it is £25.", CORKAGE, Outcome.CONFLICT),
        ("As a member you get 41p for each litre you deliver.", MILK, Outcome.MATCH),
        ("The others get 41p per litre.", MILK, Outcome.CONFLICT),
        # what the claim sets apart belongs to another number
        ("For a lost tool you get a charge of £30, and not what you pay for a year.", FEES,
         Outcome.MATCH),
        # a stretch of the calendar is no amount of days
        ("The break costs you eight days of leave in the first half of the month.", BREAK,
         Outcome.MATCH),
        ("The canteen closes for eight weeks in August.", BREAK, Outcome.MISSING),
        # nor is a time another value than none
        ("After ten days the report would be marked zero.", REPORTS, Outcome.MATCH),
        ("After three days the report would be marked zero.", REPORTS, Outcome.CONFLICT),
    ],
)  # fmt: skip
def test_hardly_a_sign_is_no_conflict(claim: str, premise: str, expected: Outcome) -> None:
    asked, known = PARSER.parse([claim, premise])
    assert check_quantities(asked, known).outcome is expected
