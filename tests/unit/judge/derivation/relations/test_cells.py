"""How many times one cell of a table is another."""

import pytest

from agent.domain.finding import Outcome
from agent.judge.derivation.check import check_derived
from agent.models.parser import SpacyParser

PARSER = SpacyParser()

TOWNS = (
    "Town: Luno; Area (km²): 120; Hotels: 36\nTown: Vero; Area (km²): 40; Hotels: 72\n"
    "Town: Sarn; Area (km²): 90; Hotels: 9"
)
TARIFFS = (
    "Tariff: Basic; Messages per day: 50; Storage (GB): 20\n"
    "Tariff: Pro; Messages per day: 500; Storage (GB): 100"
)
HOLDS = {
    "Vero has twice as many hotels as Luno.": TOWNS,
    "Luno has half as many hotels as Vero.": TOWNS,
    "Luno has three times the area of Vero.": TOWNS,
    "Vero has eight times as many hotels as Sarn.": TOWNS,
    "Pro allows ten times as many messages per day as Basic.": TARIFFS,
    "The storage of Pro is five times that of Basic.": TARIFFS,
}
FAILS = {
    "Luno has twice as many hotels as Vero.": TOWNS,
    "Vero has three times the area of Luno.": TOWNS,
    "Vero has twice as many hotels as Sarn.": TOWNS,
    "Pro allows five times as many messages per day as Basic.": TARIFFS,
    "The storage of Pro is ten times that of Basic.": TARIFFS,
    "Vero has about twice as many hotels as Sarn.": TOWNS,
}


def outcome(claim: str, table: str) -> Outcome | None:
    parsed = PARSER.parse([claim, table])
    finding = check_derived(parsed[0], parsed[1])
    return finding.outcome if finding else None


@pytest.mark.parametrize("claim", HOLDS)
def test_a_multiple_of_a_cell_follows_from_the_two(claim: str) -> None:
    assert outcome(claim, HOLDS[claim]) is Outcome.MATCH


@pytest.mark.parametrize("claim", FAILS)
def test_another_multiple_does_not(claim: str) -> None:
    assert outcome(claim, FAILS[claim]) is not Outcome.MATCH
