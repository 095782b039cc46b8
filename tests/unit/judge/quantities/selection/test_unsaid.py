"""Numbers that the evidence may tell without their noun, or that a claim denies or compares."""

import pytest

from agent.domain.finding import Outcome
from agent.judge.quantities.check import check_quantities
from agent.models.parser import SpacyParser

PARSER = SpacyParser()
HOURS = "The Harrow office stays open three days a week, Tuesday to Thursday."
FLIGHTS = "So far there has been one flight a day to the island and none on Saturdays."
BOXES = "Of the fourteen nest boxes, nine were used: six by tits, one by a dormouse."
WOUNDS = "In the gel group 61 wounds had closed by week 12, in the placebo group 44."
SAILINGS = (
    "Guests booked on the sailings of 7 and 14 September are moved to the Sun; those of 21 and "
    "28 September may have their money back."
)
SAMPLES = "Anaemic participants give no second sample on day 8."
GATES = (
    "The Minister comes on Thursday at ten by gate A; from 09:30 to 10:30 exhibitors use C instead."
)
DESK = "The Minister comes on Thursday at ten; exhibitors may use the desk from 09:30 to 10:30."
LICENCES = "Licences bought for 6.0 or 6.1 remain valid; those for 5 and older must be renewed."
STATES = "The plan needs five states; Spain and Malta have started, the other three are waiting."


def outcome(claim: str, premise: str) -> Outcome:
    """Return what the number rule finds."""
    return check_quantities(*PARSER.parse([claim, premise])).outcome


@pytest.mark.parametrize(
    ("claim", "premise"),
    [
        ("On Fridays the Harrow office is shut.", HOURS),
        ("There has been no Saturday flight to the island.", FLIGHTS),
        ("One nest box was used by a dormouse.", BOXES),
        ("By week 12, seventeen more wounds had closed with the gel than with placebo.", WOUNDS),
        ("Guests on the 21 September sailing may have their money back.", SAILINGS),
        ("Three states have yet to start the plan.", STATES),
        ("Anaemic participants give just one sample on day 8.", SAMPLES),
        ("On Thursday at ten, exhibitors have to go through gate C.", GATES),
        ("Your licence for 6.1 is still good.", LICENCES),
    ],
)
def test_may_be_so(claim: str, premise: str) -> None:
    assert outcome(claim, premise) is not Outcome.CONFLICT


@pytest.mark.parametrize(
    ("claim", "premise"),
    [
        ("On Fridays the Harrow office stays open.", HOURS),
        ("There have been two flights a day to the island so far.", FLIGHTS),
        ("By week 12, 44 wounds had closed in the gel group.", WOUNDS),
        ("The plan needs four states.", STATES),
        ("Anaemic participants give one sample on day 8.", SAMPLES.replace("second ", "")),
        ("Exhibitors may use the desk from ten on Thursday.", DESK),
    ],
)
def test_speaks_against_it(claim: str, premise: str) -> None:
    assert outcome(claim, premise) is Outcome.CONFLICT
