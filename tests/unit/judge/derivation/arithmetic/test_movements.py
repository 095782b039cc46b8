"""Changes told beside a level."""

import pytest

from agent.domain.finding import Finding, Outcome
from agent.judge.derivation.check import check_derived
from agent.models.parser import SpacyParser

PARSER = SpacyParser()


def derived(claim: str, *premises: str) -> Finding | None:
    parsed = PARSER.parse([claim, *premises])
    return check_derived(parsed[0], parsed[1:])


CREW = "The ferry has a crew of 36, four fewer than a year earlier."
GUILD = "The guild counts 4,200 bakers, an increase of 200 on the previous year."


PONDS = "The north pond holds 90 carp, 15 more than the south pond."
MOVED = {
    ("A year earlier the ferry had a crew of 40.", CREW): Outcome.MATCH,
    ("A year earlier the ferry had a crew of 32.", CREW): Outcome.CONFLICT,
    ("The ferry has a crew of 40.", CREW): None,
    ("In the previous year the guild counted 4,000 bakers.", GUILD): Outcome.MATCH,
    ("In the previous year the guild counted 4,400 bakers.", GUILD): Outcome.CONFLICT,
    ("The guild grew by 5%.", GUILD): Outcome.MATCH,
    ("The guild grew by 8%.", GUILD): Outcome.CONFLICT,
    ("The guild shrank by 5%.", GUILD): Outcome.CONFLICT,
    ("The south pond holds 75 carp.", PONDS): Outcome.MATCH,
    ("The south pond holds 105 carp.", PONDS): Outcome.CONFLICT,
    ("Together the ponds hold 165 carp.", PONDS): None,
    ("Together the ponds hold 105 carp.", PONDS): None,
}


@pytest.mark.parametrize(("claim", "evidence"), MOVED)
def test_a_change_told_beside_a_level_is_undone(claim: str, evidence: str) -> None:
    finding = derived(claim, evidence)
    assert (finding and finding.outcome) is MOVED[claim, evidence]
