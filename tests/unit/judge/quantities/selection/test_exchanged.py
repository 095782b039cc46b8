"""Several cells of a row told in one claim."""

import pytest

from agent.domain.finding import Outcome
from agent.judge.quantities.check import assess
from agent.models.parser import SpacyParser

PARSER = SpacyParser()
FINES = "Breach: No muzzle, listed dog; First time: €200; Repeated: €500"
DAYS = "Level: none; Full day: £58; Half day with lunch: £36; Half day without lunch: £30"
TYRES = "Material: Car tyre with rim; Residents: €5; Visitors: €6; Businesses: €8"


def outcomes(claim: str, premise: str) -> list[tuple[Outcome, str]]:
    """Return what is found for each sum of money in a claim, and the number held against it."""
    found = assess(*PARSER.parse([claim, premise]))
    return [(f.outcome, f.opposed) for b, f in found if b.quantity.text[0] in "€£"]


@pytest.mark.parametrize(
    ("claim", "row"),
    [
        ("A listed dog without a muzzle costs €200, and €500 the second time.", FINES),
        ("A full day would be £58, or £36 if he just stays half the day and eats with us.", DAYS),
        ("A full day is £58 and half a day with lunch £36.", DAYS),
        ("Residents pay €5 for a car tyre with rim, and firms €8.", TYRES),
    ],
)
def test_each_number_stands_in_the_column_that_it_is_told_for(claim: str, row: str) -> None:
    assert outcomes(claim, row) == [(Outcome.MATCH, "")] * 2


@pytest.mark.parametrize(
    ("claim", "row", "opposed"),
    [
        (
            "A listed dog without a muzzle costs €500 the first time and €200 when repeated.",
            FINES,
            ["€200", "€500"],
        ),
        ("Half a day with lunch costs £58 and a full day £36.", DAYS, ["£36", "£58"]),
        ("Visitors pay €5 for a car tyre with rim, and businesses €6.", TYRES, ["€6", "€5"]),
    ],
)
def test_numbers_in_each_others_columns_conflict(claim: str, row: str, opposed: list[str]) -> None:
    assert outcomes(claim, row) == [(Outcome.CONFLICT, o) for o in opposed]


def test_a_cell_whose_column_the_claim_names_conflicts_with_its_neighbour() -> None:
    found = outcomes("A full day costs £58, and half a day without lunch £36.", DAYS)
    assert found == [(Outcome.MATCH, ""), (Outcome.CONFLICT, "£30")]


def test_a_number_alone_is_held_against_the_column_that_the_claim_names() -> None:
    assert outcomes("A full day costs £36.", DAYS) == [(Outcome.CONFLICT, "£58")]
