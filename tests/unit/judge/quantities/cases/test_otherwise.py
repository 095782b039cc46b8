"""What is denied of one case is not denied by what is told of another."""

import pytest

from agent.domain.finding import Outcome
from agent.judge.rules import findings
from agent.models.parser import SpacyParser

PARSER = SpacyParser()
ENZYME = "The enzyme splits the sugar in 40 minutes at 37 °C and in 15 minutes at 52 °C."
BONUS = "There is a bonus in June and in December."


@pytest.mark.parametrize(
    ("claim", "premise", "against"),
    [
        ("At 65 °C the enzyme no longer splits the sugar.", ENZYME, False),
        ("At 37 °C the enzyme does not split the sugar.", ENZYME, True),
        ("There is no bonus in March.", BONUS, False),
        ("There is no bonus in June.", BONUS, True),
    ],
)
def test_a_denial_of_another_case_conflicts_with_none(
    claim: str, premise: str, *, against: bool
) -> None:
    asked, told = PARSER.parse([claim, premise])
    outcomes = {f.outcome for f in findings(asked, [told], 0.0, frozenset())}
    assert (Outcome.CONFLICT in outcomes) is against
    assert against or Outcome.MISSING in outcomes
