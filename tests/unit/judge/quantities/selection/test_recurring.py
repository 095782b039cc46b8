"""How often, told by a period of the claim."""

import pytest

from agent.domain.finding import Outcome
from agent.judge.quantities.check import check_quantities
from agent.models.parser import SpacyParser

PARSER = SpacyParser()
GUEST = "The same guest may come not more than three times a year."
RENT = "Rent is payable monthly in advance on the first day of each month."
BILLS = "Metered bills are sent twice a year and are due within 21 days."

OIL = "Compressor oil: sample every quarter, change once a year."


def outcome(claim: str, premise: str) -> Outcome:
    """Return what the number rule finds."""
    return check_quantities(*PARSER.parse([claim, premise])).outcome


@pytest.mark.parametrize(
    ("claim", "premise"),
    [
        ("A guest may come no more than three times in twelve months.", GUEST),
        ("You get a bill every half-year and three weeks to pay it.", BILLS),
        ("Metered bills come every six months.", BILLS),
        ("The oil is sampled four times a year.", OIL),
        ("The board meets twelve times a year.", "The board meets monthly."),
        ("Your May rent is due on 1 May.", RENT),
        ("The rent for June is due on 1 June.", RENT),
        ("The ward is staffed 24/7.", "The ward is staffed 24 hours a day."),
        ("The line is staffed 24 hours a day.", "The line is staffed around the clock."),
        ("Staff work at most 48 hours in seven days.", "Staff work at most 48 hours a week."),
    ],
)
def test_the_same_period(claim: str, premise: str) -> None:
    assert outcome(claim, premise) is Outcome.MATCH


@pytest.mark.parametrize(
    ("claim", "premise"),
    [
        ("A guest may come no more than three times in six months.", GUEST),
        ("A guest may come no more than two times in twelve months.", GUEST),
        ("You get a bill every half-year and four weeks to pay it.", BILLS),
        ("Metered bills come every three months.", BILLS),
        ("The oil is changed five times a year.", OIL),
        ("Your May rent is due on 15 May.", RENT),
        ("The line is staffed 18 hours a day.", "The line is staffed around the clock."),
        ("The contract runs for twelve months.", "The contract costs £20 a year."),
    ],
)
def test_another_period(claim: str, premise: str) -> None:
    assert outcome(claim, premise) in (Outcome.MISSING, Outcome.CONFLICT)
