"""Bounds that a number shares with the one before."""

import pytest

from agent.domain.finding import Outcome
from agent.judge.quantities.check import check_quantities
from agent.models.parser import SpacyParser

PARSER = SpacyParser()
TESTS = "Hearing tests are paid up to €50, hearing aids up to €900."


@pytest.mark.parametrize(
    ("claim", "stated"),
    [
        ("We pay up to €50 for a hearing test and €900 for hearing aids.", True),
        ("We pay up to €50 for a hearing test, and €900 for hearing aids.", True),
        ("We pay up to €50 for a hearing test and €800 for hearing aids.", False),
        ("We pay up to €900 for a hearing test and €50 for hearing aids.", False),
        ("We pay at least €50 for a hearing test and €900 for hearing aids.", False),
        ("We pay up to €50 for a hearing test. It costs €900.", False),
    ],
)
def test_a_bound_is_carried_over(claim: str, stated: bool) -> None:
    found = check_quantities(*PARSER.parse([claim, TESTS]))
    assert (found.outcome is Outcome.MATCH) is stated
