"""What a table says of one row it does not say of another that the claim names."""

import pytest

from agent.domain.finding import Finding, Outcome
from agent.judge.agreement.measure import WHOLE
from agent.judge.checked import Checked
from agent.judge.referents.rows import of_all_rows, of_other_row, rows
from agent.models.parser import SpacyParser

PARSER = SpacyParser()
SIGNALS = [
    "Signal: 310; Meaning: track blocked",
    "Signal: 320; Meaning: drive with caution",
    "Signal: 330; Meaning: brakes tested",
]
HALLS = [
    "The food of North Hall is soup.",
    "The food of South Hall is soup, salad.",
    "The seats of North Hall is 80.",
]
BY_ROWS = "by the rows of the table, highest price: Elm, €150"
FEW = frozenset({(0, 1), (0, 2)})
ALL = frozenset({(0, 1), (0, 2), (0, 3)})
APART = frozenset({(1, 4), (1, 5)})


@pytest.mark.parametrize(
    ("claim", "parts", "table", "other"),
    [
        ("The tested brakes are shown by signal 310.", SIGNALS, SIGNALS, "330"),
        ("The tested brakes are shown by signal 310.", SIGNALS[:1] + SIGNALS[2:], SIGNALS, "330"),
        ("The tested brakes are shown by signal 310.", SIGNALS[2:], SIGNALS, "330"),
        ("North Hall serves soup and salad.", HALLS[1:2], HALLS, "South Hall"),
        ("North Hall serves soup and salad.", HALLS, HALLS, "South Hall"),
        # its own row has it, or no other has all of a cell
        ("The tested brakes are shown by signal 330.", SIGNALS, SIGNALS, ""),
        ("The brakes stay on at signal 310.", SIGNALS, SIGNALS, ""),
        ("South Hall serves soup and salad.", HALLS, HALLS, ""),
        ("North Hall serves soup.", HALLS, HALLS, ""),
        # several rows, none, or what is denied
        ("North Hall and South Hall serve soup and salad.", HALLS[1:2], HALLS, ""),
        ("The larger hall serves soup and salad.", HALLS[1:2], HALLS, ""),
        ("North Hall does not serve salad.", HALLS[1:2], HALLS, ""),
        # prose beside the rows tells it
        ("North Hall serves soup and salad.", [*HALLS, "Both halls have salad now."], HALLS, ""),
        ("North Hall serves soup and salad.", ["All halls serve salad.", HALLS[1]], HALLS[:1], ""),
    ],
)
def test_words_of_another_row(claim: str, parts: list[str], table: list[str], other: str):
    found = of_other_row(PARSER.parse([claim])[0], parts, rows([*table, *parts]))
    assert (found.outcome if found else None) == (Outcome.MISSING if other else None)
    assert not found or f"of “{other}”" in found.reason


PLANS = ["Plan: Basic; Support: none; Storage: 10 GB", "Plan: Plus; Support: email; Storage: 5 GB"]


@pytest.mark.parametrize(
    ("claim", "told"),
    [
        ("Plus customers get no support.", "Support: email"),
        ("Basic comes with no storage.", "Storage: 10 GB"),
        ("Basic customers get no support.", ""),
        ("Plus customers get no storage limit.", ""),
        ("Plus customers get no refund.", ""),
        ("Plus customers get no refund for support.", ""),
        ("Plus customers get email support.", ""),
        ("Basic and Plus customers get no storage.", ""),
    ],
)
def test_nothing_where_the_row_has_something(claim: str, told: str):
    found = of_other_row(PARSER.parse([claim])[0], PLANS, rows(PLANS))
    assert (found.reason if found else "").endswith(f"“{told}”" if told else "")
    assert bool(found) is bool(told)


ITEMS = [
    "Kitchen: check the fridge and wipe the counters.",
    "Bar: fill the ice bucket and test the taps.",
    "Guests: sign the book.",
]


@pytest.mark.parametrize(
    ("claim", "other"),
    [
        ("In the kitchen, fill the ice bucket.", "Bar"),
        ("At the bar, wipe the counters.", "Kitchen"),
        ("At the bar, fill the ice bucket.", ""),
        ("Guests fill the ice bucket at the bar.", ""),
        ("Guests fill the ice bucket.", ""),
        ("In the kitchen and at the bar, fill the ice bucket.", ""),
    ],
)
def test_what_one_item_of_a_list_tells(claim: str, other: str):
    found = of_other_row(PARSER.parse([claim])[0], ITEMS, rows(ITEMS))
    assert (found.reason if found else "").startswith(
        f"the evidence says this of “{other}”" * bool(other)
    )
    assert bool(found) is bool(other)


def test_a_number_of_one_or_two_digits_names_no_row():
    table = ["Place: 1; Rider: Lund", "Place: 12; Rider: Abara"]
    claim = PARSER.parse(["Lund rode 12 laps."])[0]
    assert of_other_row(claim, table[:1], rows(table)) is None


def found(outcome: Outcome, reason: str = BY_ROWS) -> Checked:
    return Checked((Finding(rule="numbers", outcome=outcome, reason=reason),), WHOLE)


def outcomes(held: list[Checked]) -> list[Outcome]:
    return [c.findings[0].outcome for c in held]


def test_more_rows_overrule_fewer() -> None:
    held = of_all_rows([found(Outcome.MATCH), found(Outcome.CONFLICT)], [FEW, ALL])
    assert outcomes(held) == [Outcome.CONFLICT, Outcome.CONFLICT]
    assert not held[0].agreement.stated


def test_rows_of_another_table_and_other_findings_do_not() -> None:
    apart = of_all_rows([found(Outcome.MATCH), found(Outcome.CONFLICT)], [FEW, APART])
    assert outcomes(apart) == [Outcome.MATCH, Outcome.CONFLICT]
    told = [found(Outcome.MATCH, "stated"), found(Outcome.CONFLICT)]
    assert outcomes(of_all_rows(told, [FEW, ALL])) == [Outcome.MATCH, Outcome.CONFLICT]


def test_fewer_rows_do_not_overrule_all() -> None:
    held = of_all_rows([found(Outcome.CONFLICT), found(Outcome.MATCH)], [FEW, ALL])
    assert outcomes(held) == [Outcome.CONFLICT, Outcome.MATCH]
