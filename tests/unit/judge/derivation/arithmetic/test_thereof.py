"""Parts and multiples of what a claim has just named."""

import pytest

from agent.domain.finding import Outcome
from agent.judge.rules import check
from agent.models.parser import SpacyParser

PARSER = SpacyParser()
OUTAGE = ("A household gets £20, and a business gets £80.",)
PARKING = ("Overstaying costs £60, reduced to £30 if paid within 14 days.",)
MUSEUM = ("The museum costs £9 for adults and £4.50 for children until 31 March.",)
TRAVEL = ("Place: Home country; Full day: €32; Day of departure: €16; Night: €110",)
NOTICE = ("Notice is two weeks for tenants.", "Owners give four weeks.")


@pytest.mark.parametrize(
    ("claim", "premise", "expected"),
    [
        ("A household gets £20, a business four times that.", OUTAGE, True),
        ("A household gets £20, a business three times that.", OUTAGE, False),
        ("A business gets £80, a household a quarter of that.", OUTAGE, True),
        ("A business gets £80, a household half of that.", OUTAGE, False),
        ("Overstaying costs £60, or half of that if you pay within 14 days.", PARKING, True),
        ("Overstaying costs £60, or a third of that if you pay within 14 days.", PARKING, False),
        ("Grown-ups pay £9 and children half of that.", MUSEUM, True),
        ("Adults pay £9 and children a third of that.", MUSEUM, False),
        ("Children pay £4.50 and adults half of that.", MUSEUM, False),
        ("At home a full day is €32, and the day of departure half of that.", TRAVEL, True),
        ("At home a full day is €32, and the night half of that.", TRAVEL, False),
        ("Tenants give two weeks of notice, owners twice that.", NOTICE, True),
        ("Tenants give two weeks of notice, owners three times that.", NOTICE, False),
    ],
)
def test_a_multiple_of_that(claim: str, premise: tuple[str, ...], expected: bool):
    parsed = PARSER.parse([claim, *premise])
    found = check(parsed[0], parsed[1:], 0.0, frozenset()).findings[0]
    assert (found.outcome is Outcome.MATCH) is expected
