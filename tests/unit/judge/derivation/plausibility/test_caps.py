"""A product that goes beyond a cap is not what is paid."""

import pytest

from agent.domain.finding import Outcome
from agent.judge.rules import check
from agent.models.parser import SpacyParser

PARSER = SpacyParser()
LOCKERS = "A locker costs €3 per hour, at most €20 per day."
MEALS = "The club pays €4.50 for each day of travel, capped at €36 per month."

TRANSLATION = "A translator charges $0.12 a word, with a minimum of $40 per job."


FURTHER = "Every further suitcase costs $40."
FIRST = "Drivers get $0.38 per kilometre for the first 200 km."
TRIAL = "The magazine costs £4 a month for 3 months."
USERS = "The licence includes 10 users; each additional user is charged at €8 a month."


@pytest.mark.parametrize(
    ("claim", "premise", "expected"),
    [
        ("Four hours in a locker cost €12.", LOCKERS, True),
        ("Nine hours in a locker cost €27.", LOCKERS, False),
        ("For six days of travel the club pays €27.", MEALS, True),
        ("For ten days of travel the club pays €45.", MEALS, False),
        ("A text of 1,000 words costs $120.", TRANSLATION, True),
        ("A text of 200 words costs $24.", TRANSLATION, False),
    ],
)
def test_a_cap_holds(claim: str, premise: str, expected: bool) -> None:
    parsed = PARSER.parse([claim, premise])
    found = check(parsed[0], parsed[1:], 0.0, frozenset()).findings[0]
    assert (found.outcome is Outcome.MATCH) is expected


@pytest.mark.parametrize(
    ("claim", "premise", "expected"),
    [
        ("Three suitcases cost $120.", FURTHER, False),
        ("Three further suitcases cost $120.", FURTHER, True),
        ("A team of 25 users pays €200 a month for additional users.", USERS, False),
        ("Three suitcases cost $120.", "Every suitcase costs $40.", True),
        ("A trip of 300 km earns $114.", FIRST, False),
        ("A trip of 100 km earns $38.", FIRST, True),
        ("Over ten months the magazine costs £40.", TRIAL, False),
        ("Over two months the magazine costs £8.", TRIAL, True),
    ],
)
def test_a_price_holds_for_its_own_things(claim: str, premise: str, expected: bool) -> None:
    parsed = PARSER.parse([claim, premise])
    found = check(parsed[0], parsed[1:], 0.0, frozenset()).findings[0]
    assert (found.outcome is Outcome.MATCH) is expected
