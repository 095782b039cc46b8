"""Values that stand beside that of the claim, and do not speak against it."""

import pytest

from agent.domain.finding import Outcome
from agent.judge.quantities.check import check_quantities
from agent.models.parser import SpacyParser

PARSER = SpacyParser()
LEVY = (
    "For every crossing the school pays a harbour levy: £15 to the near islands and £40 to the "
    "far ones."
)
CHOIR = "Kind: Choir; Fee per singer: £12; Paid by: 1 March"
MILL = "Parking at the Old Mill costs £4 a day, which is given back at the desk."
WATER = "Paying online lowers the yearly water fee by £5."
TRIPS = "For trips after 31 May 2026, the booking deadline for large groups becomes 20 days."
TOWER = "The tower costs £6 for adults and £2.50 for children, as the lift is broken."
COURSE = "The course began on 3 May 2025 and ends on Friday 20 June 2025."


@pytest.mark.parametrize(
    ("claim", "premise", "expected"),
    [
        # of several at a rate
        ("Your school pays a harbour levy of £75 for five crossings.", LEVY, Outcome.MISSING),
        ("For 25 singers the fee comes to £300.", CHOIR, Outcome.MISSING),
        ("The fee per singer is £14.", CHOIR, Outcome.CONFLICT),
        ("The fee per singer for a choir is £36.", CHOIR, Outcome.CONFLICT),
        # far off, but not by a slip of the scale
        ("At the Old Mill the same day costs £3,150.", MILL, Outcome.MISSING),
        ("At the Old Mill parking costs £5 a day.", MILL, Outcome.CONFLICT),
        ("At the Old Mill parking costs £400 a day.", MILL, Outcome.CONFLICT),
        # by how much, and to what
        ("Since you pay online, you will be charged £67 of the yearly water fee.", WATER,
         Outcome.MISSING),
        ("Paying online lowers the yearly water fee by £8.", WATER, Outcome.CONFLICT),
        # before a rule holds
        ("For a trip in April 2026 the booking deadline for large groups is still 14 days.", TRIPS,
         Outcome.MISSING),
        ("For a trip in July 2026 the booking deadline for large groups is 14 days.", TRIPS,
         Outcome.CONFLICT),
        # of kinds that the claim does not name
        ("Online and a week ahead, the tower would cost you £15.30.", TOWER, Outcome.MISSING),
        ("The tower costs adults £7.", TOWER, Outcome.CONFLICT),
        # what follows
        ("The course began on 3 May 2025, so from 11 May the course is open.", COURSE,
         Outcome.MISSING),
    ],
)  # fmt: skip
def test_a_value_of_something_else_speaks_against_none(
    claim: str, premise: str, expected: Outcome
) -> None:
    asked, known = PARSER.parse([claim, premise])
    assert check_quantities(asked, known).outcome is expected
