"""Two ends of a range tell the range."""

import pytest

from agent.domain.finding import Outcome
from agent.judge.quantities.check import check_quantities
from agent.models.parser import SpacyParser

PARSER = SpacyParser()
JOINT = "The joint must be not less than 4 mm and not more than 9 mm wide."
SERUM = "Keep the serum at more than 3 °C but less than 7 °C."
CREWS = "Crews are of at least 4 people. A bus takes at most 60 people."


@pytest.mark.parametrize(
    ("claim", "premise", "expected"),
    [
        ("The joint must be between 4 and 9 mm wide.", JOINT, Outcome.MATCH),
        ("The joint must be between 4 and 8 mm wide.", JOINT, Outcome.MISSING),
        ("The joint must be at least 4 mm wide.", JOINT, Outcome.MATCH),
        ("The serum is kept at 3 to 7 °C.", SERUM, Outcome.MATCH),
        ("The serum is kept at 3 to 9 °C.", SERUM, Outcome.MISSING),
        ("Crews are of 4 to 60 people.", CREWS, Outcome.MISSING),
    ],
)
def test_a_floor_and_a_ceiling(claim: str, premise: str, expected: Outcome) -> None:
    assert check_quantities(*PARSER.parse([claim, premise])).outcome is expected
