"""How the values of a table run over the years."""

import pytest

from agent.domain.finding import Outcome
from agent.judge.derivation.check import check_derived
from agent.models.parser import SpacyParser

PARSER = SpacyParser()
HARBOUR = (
    "Item: Ferries; 2017: 310; 2018: 290; 2019: 355 Item: Tugs; 2017: 12; 2018: 15; 2019: 19 "
    "Item: Dues; 2017: 4.0; 2018: 3.6; 2019: 3.1"
)
CELLAR = "Year: 2017; Bottles: 810 Year: 2018; Bottles: 640 Year: 2019; Bottles: 700"
SPARSE = "Item: Elms; 2005: 70; 2010: 44; 2020: 31"


@pytest.mark.parametrize(
    ("claim", "table"),
    [
        ("Tugs have increased every year since 2017.", HARBOUR),
        ("Dues fell each year from 2017 to 2019.", HARBOUR),
        ("Dues dropped steadily.", HARBOUR),
        ("Ferries were higher in 2019 than in 2017.", HARBOUR),
        ("There were fewer ferries in 2018 than in 2017.", HARBOUR),
        ("Ferries peaked in 2019.", HARBOUR),
        ("The number of ferries was lowest in 2018.", HARBOUR),
        ("Ferries rose between 2017 and 2019.", HARBOUR),
        ("Bottles fell in 2018.", CELLAR),
        ("Bottles peaked in 2017.", CELLAR),
        ("Elms have declined since 2005.", SPARSE),
    ],
)
def test_a_series_that_runs_as_claimed_matches(claim: str, table: str) -> None:
    found = check_derived(*PARSER.parse([claim, table]))
    assert found is not None
    assert found.outcome is Outcome.MATCH
    assert found.derivation is not None


@pytest.mark.parametrize(
    ("claim", "table", "cells"),
    [
        ("Ferries have increased every year since 2017.", HARBOUR, "2017: 310, 2018: 290"),
        ("Tugs fell every year.", HARBOUR, "2017: 12, 2018: 15, 2019: 19"),
        ("Tugs peaked in 2018.", HARBOUR, "2018: 15, 2019: 19"),
        ("Tugs were lower in 2019 than in 2017.", HARBOUR, "2017: 12, 2019: 19"),
        ("Dues rose from 2017 to 2019.", HARBOUR, "2017: 4.0, 2019: 3.1"),
        ("Bottles were lowest in 2019.", CELLAR, "2018: 640, 2019: 700"),
        ("Bottles rose in 2018.", CELLAR, "2017: 810, 2018: 640"),
    ],
)
def test_a_series_that_runs_otherwise_conflicts(claim: str, table: str, cells: str) -> None:
    found = check_derived(*PARSER.parse([claim, table]))
    assert found is not None
    assert found.outcome is Outcome.CONFLICT
    assert cells in found.reason


@pytest.mark.parametrize(
    ("claim", "table"),
    [
        ("Tugs did not increase every year.", HARBOUR),
        ("Tugs increased almost every year.", HARBOUR),
        ("Harbour tugs peaked in 2018.", HARBOUR),
        ("Tugs and ferries peaked in 2019.", HARBOUR),
        ("Tugs should increase every year.", HARBOUR),
        ("Tugs were among the highest in 2018.", HARBOUR),
        ("Tugs have increased every year since 2016.", HARBOUR),
        ("Most ferries came in 2018.", HARBOUR),
        ("Elms fell every year since 2005.", SPARSE),
        ("Elms peaked in 2010.", SPARSE),
    ],
)
def test_an_unclear_series_tells_nothing(claim: str, table: str) -> None:
    assert check_derived(*PARSER.parse([claim, table])) is None
