"""Shares of the named part in the named whole."""

import pytest

from agent.domain.finding import Finding, Outcome
from agent.judge.derivation.check import check_derived
from agent.models.parser import SpacyParser

PARSER = SpacyParser()


def derived(claim: str, *premises: str) -> Finding | None:
    parsed = PARSER.parse([claim, *premises])
    return check_derived(parsed[0], parsed[1:])


LIBRARY = (
    "The library lent 6,200 items, of which 3,900 were novels, 1,700 films and 600 games; of the 48"
    " readers asked, 15 were students and 6 were not."
)
SHARES = {
    "Novels made up more than half of the items.": Outcome.MATCH,
    "Novels made up less than half of the items.": Outcome.CONFLICT,
    "Novels accounted for more than two thirds of the items.": Outcome.CONFLICT,
    "Films made up more than a third of the items.": Outcome.CONFLICT,
    "Films made up more than a quarter of the items.": Outcome.MATCH,
    "Games accounted for almost 10% of the items.": Outcome.MATCH,
    "Games accounted for 35% of the items.": Outcome.CONFLICT,
    "More than a third of the readers asked were students.": Outcome.CONFLICT,
    "Less than a third of the readers asked were students.": Outcome.MATCH,
    "Novels for children made up more than two thirds of the items.": None,
    "Magazines made up more than a tenth of the items.": None,
}
PARTS_ALONE = "Costs of the fair were €5,200 for tents, €900 for music and €400 for flowers."


@pytest.mark.parametrize("claim", SHARES)
def test_a_share_is_that_of_the_named_part_in_the_named_whole(claim: str) -> None:
    finding = derived(claim, LIBRARY)
    assert (finding and finding.outcome) is SHARES[claim]


def test_a_limit_of_a_share_follows_from_that_of_a_part() -> None:
    evidence = "In a 40-hour shift guides spend at least 30 hours on tours."
    claim = "Guides spend {} of a shift on tours, which is 30 hours of 40."
    finding = derived(claim.format("at least 75%"), evidence)
    assert finding is not None
    assert finding.outcome is Outcome.MATCH
    assert derived(claim.format("at most 75%"), evidence) is None


@pytest.mark.parametrize("share", ["more than 20%", "less than 60%", "more than half"])
def test_a_part_is_no_whole_of_another(share: str) -> None:
    assert derived(f"Flowers accounted for {share} of the costs.", PARTS_ALONE) is None
