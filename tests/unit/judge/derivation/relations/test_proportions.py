"""So many of one thing for so many of another."""

import pytest

from agent.domain.finding import Outcome
from agent.judge.rules import check
from agent.models.parser import SpacyParser

PARSER = SpacyParser()
GUIDES = "One guide is needed for every 15 hikers."
BUOYS = "There are two buoys per 40 boats."
SACHETS = "Stir in one sachet per 20 litres."


def number(claim: str, premise: str) -> Outcome:
    parsed = PARSER.parse([claim, premise])
    return check(parsed[0], parsed[1:], 0.0, frozenset()).findings[0].outcome


@pytest.mark.parametrize(
    ("claim", "premise", "expected"),
    [
        ("Three guides are needed for 45 hikers.", GUIDES, Outcome.MATCH),
        ("Two guides are needed for 45 hikers.", GUIDES, Outcome.CONFLICT),
        ("For 30 hikers two guides are needed.", GUIDES, Outcome.MATCH),
        ("There are four buoys for 80 boats.", BUOYS, Outcome.MATCH),
        ("Two sachets are needed for 40 litres.", SACHETS, Outcome.MATCH),
    ],
)
def test_as_many_times_as_many(claim: str, premise: str, expected: Outcome) -> None:
    assert number(claim, premise) is expected


def test_no_whole_number_of_times_decides_nothing() -> None:
    assert number("Three guides are needed for 40 hikers.", GUIDES) is not Outcome.MATCH
