"""The value in brackets is that of the time in them."""

import pytest

from agent.domain.finding import Outcome
from agent.judge.quantities.check import check_quantities
from agent.models.parser import SpacyParser

PARSER = SpacyParser()
MATCH, CONFLICT = Outcome.MATCH, Outcome.CONFLICT
FARES = "Fares brought in 412 million (2021: 388), parking 31 million (2021: 36)."
GATE = "The gate was 7,400 (previous season: 6,900)."


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
