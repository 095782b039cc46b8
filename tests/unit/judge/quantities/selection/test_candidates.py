"""Values told by way of others."""

import pytest

from agent.domain.finding import Outcome
from agent.judge.quantities.check import check_quantities
from agent.models.parser import SpacyParser

PARSER = SpacyParser()


def outcome(claim: str, premise: str, tolerance: float = 0.0) -> Outcome:
    parsed = PARSER.parse([claim, premise])
    return check_quantities(parsed[0], parsed[1], tolerance).outcome


@pytest.mark.parametrize(
    ("more", "expected"),
    [("", Outcome.CONFLICT), (", in winter two hours earlier", Outcome.MISSING)],
)
def test_a_value_told_by_way_of_others_is_no_rival(more: str, expected: Outcome) -> None:
    claim = "In the festival months the night boat for Ostend leaves at 19:35."
    assert outcome(claim, f"The night boat for Ostend leaves at 21:40{more}.") is expected
