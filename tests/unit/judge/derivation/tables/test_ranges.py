"""Values of a table held against the ranges beside them."""

import pytest

from agent.domain.finding import Outcome
from agent.judge.derivation.check import check_derived
from agent.models.parser import SpacyParser

PARSER = SpacyParser()
BLOOD = (
    "Analyte: Sodium | Value: 139 mmol/L | Reference range: 135–145 mmol/L\n"
    "Analyte: Potassium | Value: 5.6 mmol/L | Reference range: 3.5–5.0 mmol/L\n"
    "Analyte: Calcium | Value: 2.1 mmol/L | Reference range: 2.2–2.6 mmol/L"
)
COLD = (
    "Room: North | Reading (°C): 3 | Permitted range: 2-8\n"
    "Room: South | Reading (°C): 11 | Permitted range: 2-8"
)
TWICE = "Test: TSH | Result: 6.1 | Previous: 3.9 | Normal range: 0.4-4.0"


@pytest.mark.parametrize(
    ("claim", "table"),
    [
        ("Potassium is above its reference range.", BLOOD),
        ("The sodium value lies within the normal range.", BLOOD),
        ("Calcium is out of range.", BLOOD),
        ("One of the three values is below its reference range.", BLOOD),
        ("Two values are outside their reference range.", BLOOD),
        ("The south room exceeds the permitted range.", COLD),
        ("The TSH result is above the normal range.", TWICE),
    ],
)
def test_a_value_that_stands_as_claimed_matches(claim: str, table: str) -> None:
    found = check_derived(*PARSER.parse([claim, table]))
    assert found is not None
    assert found.outcome is Outcome.MATCH
    assert found.derivation is not None


@pytest.mark.parametrize(
    ("claim", "table", "cells"),
    [
        ("Potassium is in the reference range.", BLOOD, "5.6 mmol above 3.5–5.0"),
        ("Calcium exceeds its reference range.", BLOOD, "2.1 mmol below 2.2–2.6"),
        ("All values are within their reference ranges.", BLOOD, "5.6 mmol above 3.5–5.0"),
        ("No reading is outside the permitted range.", COLD, "11 above 2-8"),
        ("Two of the three values are in range.", BLOOD, "139 mmol within 135–145"),
        ("Three values are outside their reference range.", BLOOD, "139 mmol within 135–145"),
        ("The previous TSH was above the normal range.", TWICE, "3.9 within 0.4-4.0"),
    ],
)
def test_a_value_that_stands_otherwise_conflicts(claim: str, table: str, cells: str) -> None:
    found = check_derived(*PARSER.parse([claim, table]))
    assert found is not None
    assert found.outcome is Outcome.CONFLICT
    assert cells in found.reason


@pytest.mark.parametrize(
    ("claim", "table"),
    [
        ("Potassium is not within the reference range.", BLOOD),
        ("Potassium is above the lower limit.", BLOOD),
        ("Four values are outside their reference range.", BLOOD),
        ("Magnesium is above its reference range.", BLOOD),
        ("TSH is above the normal range.", TWICE),
        ("The price is above the usual range.", "Shoes cost 40 euros. Boots cost 60-80 euros."),
    ],
)
def test_what_is_unclear_is_left_to_the_models(claim: str, table: str) -> None:
    assert check_derived(*PARSER.parse([claim, table])) is None
