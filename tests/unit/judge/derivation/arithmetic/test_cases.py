"""What a time in two units comes to at the prices for each, and points that are still wanted."""

import pytest

from agent.domain.finding import Outcome
from agent.judge.rules import check
from agent.models.parser import SpacyParser

PARSER = SpacyParser()
TENT = ("The tent costs £30 a day or £110 a week.",)
PUMPS = ("A TX 200 costs £28 a day or £120 a week, a TX 600 costs £44 a day or £195 a week.",)
PARKING = ("Parking is £3 an hour and £18 a day.",)
OAK = ("Hall: Oak Room; Price per day: £140; Price per week: £600",)
METERS = ("So far 61 per cent of homes have a meter; the target for December is 70 per cent.",)


@pytest.mark.parametrize(
    ("claim", "premise", "expected"),
    [
        ("One week plus two days with the tent would come to £170.", TENT, True),
        ("You could take one week and two days, which is £170.", TENT, True),
        ("Two weeks and a day with the tent cost £250.", TENT, True),
        ("One week plus two days with the tent would come to £180.", TENT, False),
        ("Two weeks plus two days with the tent would come to £170.", TENT, False),
        ("One week plus two days with the TX 200 would come to £176.", PUMPS, True),
        ("One week plus two days with the TX 600 would come to £283.", PUMPS, True),
        ("One week plus two days with the TX 600 would come to £176.", PUMPS, False),
        ("One week plus two days with the TX 600 would come to £208.", PUMPS, False),
        ("One week plus two days with the TX 200 would come to £283.", PUMPS, False),
        ("One day plus two hours of parking come to £24.", PARKING, True),
        ("One day plus two hours of parking come to £22.", PARKING, False),
        ("For one week and two days the Oak Room costs £880.", OAK, True),
        ("For one week and two days the Oak Room costs £780.", OAK, False),
        ("Nine more percentage points are needed for the December target.", METERS, True),
        ("Ten more percentage points are needed for the December target.", METERS, False),
    ],
)
def test_numbers_of_a_case(claim: str, premise: tuple[str, ...], expected: bool):
    parsed = PARSER.parse([claim, *premise])
    found = check(parsed[0], parsed[1:], 0.0, frozenset()).findings[0]
    assert (found.outcome is Outcome.MATCH) is expected
