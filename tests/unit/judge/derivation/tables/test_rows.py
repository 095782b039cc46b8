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


BIKES = (
    "Feature: Price; Lark: £89; Lark Pro: £129; Wren: £199\n"
    "Feature: Weight; Lark: 12 kg; Lark Pro: 14 kg; Wren: 13 kg\n"
    "Feature: Range; Lark: 40 km; Lark Pro: 70 km; Wren: 90 km"
)
TOWNS = (
    "Town: Bex; Residents: 9,800; Schools: 2\n"
    "Town: Dorn; Residents: 12,400; Schools: 4\n"
    "Town: Total; Residents: 22,200; Schools: 6"
)
CODES = (
    "Code: -S; Model: plain; Price: €89\n"
    "Code: -H; Model: with a horn; Price: €129\n"
    "Code: -D; Model: with a display; Price: €118"
)
RANKS = [
    (BIKES, "The Lark is the cheapest bike.", Outcome.MATCH),
    (BIKES, "The Lark Pro is the cheapest bike.", Outcome.CONFLICT),
    (BIKES, "The Lark Pro is the heaviest bike.", Outcome.MATCH),
    (BIKES, "The Wren is the heaviest bike.", Outcome.CONFLICT),
    (BIKES, "The Wren has the longest range.", Outcome.MATCH),
    (BIKES, "The Lark Pro has the longest range.", Outcome.CONFLICT),
    (BIKES, "The Wren is the most expensive bike.", Outcome.MATCH),
    (BIKES, "The Wren has the loudest bell.", None),
    (TOWNS, "Dorn has the most residents.", Outcome.MATCH),
    (TOWNS, "Bex has the most residents.", Outcome.CONFLICT),
    ("Town: Bex; Residents: 9,800; Schools: 2", "Bex has the most residents.", None),
    (CODES, "The cheapest model is the one with a display.", Outcome.CONFLICT),
    (CODES, "The most expensive model is the one with a horn.", Outcome.MATCH),
]


@pytest.mark.parametrize(("table", "claim", "expected"), RANKS)
def test_things_are_ranked_as_rows_and_as_columns(
    table: str, claim: str, expected: Outcome | None
) -> None:
    finding = derived(claim, table)
    assert (finding and finding.outcome) is expected


YEARS = (
    "EUR million: EBIT; 2024: 96; 2023: 104\n"
    "EUR million: Net profit; 2024: 61; 2023: 70\n"
    "EUR million: Net debt; 2024: 318; 2023: 275"
)


@pytest.mark.parametrize(
    ("claim", "expected"),
    [
        ("EBIT fell in 2024.", Outcome.MATCH),
        ("EBIT rose in 2024.", Outcome.CONFLICT),
        ("EBIT fell by EUR 8 million.", Outcome.MATCH),
        ("Net profit fell by EUR 9 million.", Outcome.MATCH),
    ],
)
def test_the_head_of_the_next_row_is_no_unit(claim: str, expected: Outcome) -> None:
    finding = derived(claim, YEARS)
    assert finding is not None
    assert finding.outcome is expected


def test_the_rows_of_others_are_not_computed_with() -> None:
    finding = derived("Net profit fell by EUR 8 million.", YEARS)
    assert finding is None or finding.outcome is not Outcome.MATCH


def test_a_superlative_among_rows_tells_no_trend() -> None:
    rows = "Division: Dairy; 2024: 702; 2023: 688\nDivision: Bakery; 2024: 391; 2023: 342"
    finding = derived("Bakery was the smallest division in 2024.", rows)
    assert finding is None or finding.outcome is not Outcome.CONFLICT


SITES = "Site: North | Opened: 1998\nSite: South | Opened: 2011\nSite: West | Opened: 2016"
COUNTS = {
    ("There are three sites.", SITES): Outcome.MATCH,
    ("Three sites opened after 2010.", SITES): None,
    ("Three classes go to the caves.", TRIPS): None,
    ("Two classes go to the caves.", TRIPS): Outcome.MATCH,
}


@pytest.mark.parametrize(("claim", "table"), COUNTS)
def test_a_claim_that_parts_the_rows_counts_not_all_of_them(claim: str, table: str) -> None:
    finding = derived(claim, table)
    assert (finding and finding.outcome) is COUNTS[claim, table]
