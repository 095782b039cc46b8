"""Whose number it is that is told one by one."""

import pytest

from agent.domain.finding import Outcome
from agent.judge.rules import check
from agent.models.parser import SpacyParser

PARSER = SpacyParser()
PRINTS = "Prints cost €3 each and frames €20."
MONEY = "Each child receives €3 per week."


@pytest.mark.parametrize(
    ("claim", "premise", "expected"),
    [
        ("Ten prints cost €30.", PRINTS, True),
        ("Ten frames cost €30.", PRINTS, False),
        ("Five children receive €15 per week.", MONEY, True),
        ("Five children receive €15 per month.", MONEY, False),
    ],
)
def test_what_is_told_of_each_is_reckoned_for_several(
    claim: str, premise: str, expected: bool
) -> None:
    parsed = PARSER.parse([claim, premise])
    found = check(parsed[0], parsed[1:], 0.0, frozenset()).findings[0]
    assert (found.outcome is Outcome.MATCH) is expected
