"""What a table says as a whole: sums, rests and counts over its rows, and ranks."""

import pytest

from agent.domain.finding import Finding, Outcome
from agent.judge.derivation.check import check_derived
from agent.models.parser import SpacyParser

PARSER = SpacyParser()


def derived(claim: str, *premises: str) -> Finding | None:
    parsed = PARSER.parse([claim, *premises])
    return check_derived(parsed[0], parsed[1:])


TABLE = "Lamp: Aro | Weight (g): 310 | Room: hall\nLamp: Bel | Weight (g): 95 | Room: hall"
ROWS = {
    "count": ("Two of the listed lamps are for the hall.", Outcome.MATCH),
    "heaviest": ("The heaviest lamp is the Aro.", Outcome.MATCH),
    "not the heaviest": ("The heaviest lamp is the Bel.", Outcome.CONFLICT),
    "lightest": ("Bel is the lightest lamp.", Outcome.MATCH),
}


@pytest.mark.parametrize("name", ROWS)
def test_rows(name: str) -> None:
    claim, expected = ROWS[name]
    finding = derived(claim, TABLE)
    assert finding is not None
    assert finding.outcome is expected


TRIPS = (
    "Class: 5a | Pupils: 21 | Girls: 9 | Trip: Caves\n"
    "Class: 5b | Pupils: 24 | Girls: 12 | Trip: Harbour\n"
    "Class: 5c | Pupils: 19 | Girls: 11 | Trip: Caves"
)
OVER_ROWS = {
    "Forty pupils are in the classes that go to the caves.": Outcome.MATCH,
    "Forty-five pupils are in the classes that go to the caves.": None,
    "Forty girls are in the classes that go to the caves.": None,
    "In 5c eight pupils are no girls.": Outcome.MATCH,
}


@pytest.mark.parametrize("claim", OVER_ROWS)
def test_sums_and_rests_over_rows(claim: str) -> None:
    finding = derived(claim, TRIPS)
    assert (finding and finding.outcome) is OVER_ROWS[claim]


ROUTES = (
    "Route: 14 | First bus: 05:40 | Last bus: 23:10\nRoute: 37 | First bus: 05:25 | Last bus: 21:50"
)
WARDS = (
    "Ward: Birch | Beds: 18 | Occupied: 12\n"
    "Ward: Cedar | Beds: 30 | Occupied: 30\n"
    "Ward: Maple | Beds: 24 | Occupied: 21"
)
RANKED = {
    "The earliest departure is that of route 37.": (ROUTES, None),
    "Birch is the ward with the most free beds.": (WARDS, None),
    "Birch is the ward with the most beds.": (WARDS, Outcome.CONFLICT),
    "Cedar is the ward with the most beds.": (WARDS, Outcome.MATCH),
}


@pytest.mark.parametrize("claim", RANKED)
def test_what_is_ranked_is_a_column_that_the_claim_means(claim: str) -> None:
    table, expected = RANKED[claim]
    finding = derived(claim, table)
    assert (finding and finding.outcome) is expected
