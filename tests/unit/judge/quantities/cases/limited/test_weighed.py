"""Numbers that a claim holds against a limit itself."""

import pytest

from agent.domain.finding import Outcome
from agent.judge.quantities.check import check_quantities
from agent.models.parser import SpacyParser

PARSER = SpacyParser()
CASH = "The carrier bears the risk of cash, up to £250,000 for each event."
NOISE = "The noise limit for machines is at most 85 dB."
GROUP = "A group means ten or more passengers travelling together."


@pytest.mark.parametrize(
    ("claim", "premise", "expected"),
    [
        ("£180,000 is within the limit of £250,000 for each event.", CASH, Outcome.MATCH),
        ("£280,000 is within the limit of £250,000 for each event.", CASH, Outcome.MISSING),
        ("80 dB is below the limit of 85 dB.", NOISE, Outcome.MATCH),
        ("90 dB is below the limit of 85 dB.", NOISE, Outcome.MISSING),
        ("With thirty people you are well above the ten that make a group.", GROUP, Outcome.MATCH),
        ("With eight people you are well above the ten that make a group.", GROUP, Outcome.MISSING),
    ],
)
def test_a_number_held_against_a_limit(claim: str, premise: str, expected: Outcome) -> None:
    assert check_quantities(*PARSER.parse([claim, premise])).outcome is expected


def test_a_limit_that_the_evidence_lacks() -> None:
    claim = "£180,000 is within the limit of £190,000 for each event."
    found = check_quantities(*PARSER.parse([claim, CASH])).outcome
    assert found in (Outcome.MISSING, Outcome.CONFLICT)
