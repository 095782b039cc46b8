"""The value in brackets is that of the time in them."""

import pytest

from agent.domain.finding import Outcome
from agent.judge.quantities.check import check_quantities
from agent.judge.rules import check
from agent.models.parser import SpacyParser

PARSER = SpacyParser()
MATCH, MISSING, CONFLICT = Outcome.MATCH, Outcome.MISSING, Outcome.CONFLICT
FARES = "Fares brought in 412 million (2021: 388), parking 31 million (2021: 36)."
GATE = "The gate was 7,400 (previous season: 6,900)."


CHOIR = "The choir rehearses 3 times a week for 50 minutes."
DROPS = "Give 4 drops twice a day."
PILLS = "Adults take 2 capsules of 25 mg four times daily."


def outcome(claim: str, premise: str) -> Outcome:
    return check_quantities(*PARSER.parse([claim, premise])).outcome


@pytest.mark.parametrize(
    ("claim", "premise", "expected"),
    [
        ("Fares brought in 388 million in 2021.", FARES, MATCH),
        ("Fares brought in 412 million in 2021.", FARES, CONFLICT),
        ("Fares brought in 412 million.", FARES, MATCH),
        ("Parking brought in 31 million in 2021.", FARES, CONFLICT),
        ("The gate in the previous season was 6,900.", GATE, MATCH),
        ("The gate in the previous season was 7,400.", GATE, CONFLICT),
        ("The gate was 7,400.", GATE, MATCH),
    ],
)
def test_a_year_has_its_own_value(claim: str, premise: str, expected: Outcome) -> None:
    assert outcome(claim, premise) is expected


def number(claim: str, premise: str) -> Outcome:
    parsed = PARSER.parse([claim, premise])
    return check(parsed[0], parsed[1:], 0.0, frozenset()).findings[0].outcome


@pytest.mark.parametrize(
    ("claim", "premise", "expected"),
    [
        ("The choir rehearses 50 minutes a week.", CHOIR, CONFLICT),
        ("The choir rehearses 150 minutes a week.", CHOIR, MATCH),
        ("The choir rehearses 100 minutes a week.", CHOIR, MISSING),
        ("The choir rehearses for 50 minutes at a time.", CHOIR, MATCH),
        ("The choir rehearses for 50 minutes three times a week.", CHOIR, MATCH),
        ("The child is given 4 drops a day.", DROPS, CONFLICT),
        ("The daily amount is 8 drops.", DROPS, MATCH),
        ("Adults take 200 mg a day.", PILLS, MATCH),
        ("Adults take 100 mg a day.", PILLS, MISSING),
        ("Adults take 25 mg daily.", PILLS, CONFLICT),
        (
            "The class meets for two hours a week.",
            "The class meets once a week for two hours.",
            MATCH,
        ),
    ],
)
def test_of_one_time_and_of_all(claim: str, premise: str, expected: Outcome) -> None:
    assert number(claim, premise) is expected
