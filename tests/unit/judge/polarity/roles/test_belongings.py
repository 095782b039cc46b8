"""Whose it is that something is done to."""

import pytest

from agent.domain.finding import Outcome
from agent.judge.clauses.reading import read
from agent.judge.polarity.roles.belongings import compare_belongings
from tests.trees import PARSER

ROOF = "Eve repaired Noah's roof in August."
CAR = "Anna's father sold Ben's car to Carl."
HORSES = "Mr Hall looks after Mrs Dean's horses on Sundays."


def _found(premise: str, claim: str) -> Outcome:
    mine, theirs = PARSER.parse([claim, premise], entities=False)
    return compare_belongings(read(mine), read(theirs))[0]


@pytest.mark.parametrize(
    ("premise", "claim"),
    [
        (ROOF, "Eve repaired her roof in August."),
        (ROOF, "Noah repaired his roof in August."),
        (CAR, "Ben sold his car to Carl."),
        (CAR, "Anna's father sold his car to Carl."),
        (HORSES, "Mr Hall looks after Mrs Dean on Sundays."),
    ],
)
def test_another_ones(premise: str, claim: str) -> None:
    assert _found(premise, claim) is Outcome.MISSING


@pytest.mark.parametrize(
    ("premise", "claim"),
    [
        (ROOF, "Eve repaired Noah's roof in August."),
        ("Noah repaired his own roof in August.", "Noah repaired his roof in August."),
        ("Lopez repaired Lopez's van in the yard.", "Lopez repaired his van in the yard."),
        (HORSES, "Mr Hall looks after Mrs Dean's horses on Sundays."),
        ("Mr Hall looks after Mrs Dean's team.", "Mr Hall looks after Mrs Dean."),
        ("Mr Hall looks after Mrs Dean and Mrs Dean's dog.", "Mr Hall looks after Mrs Dean."),
        ("The company sold its shares in May.", "The company sold its shares."),
    ],
)
def test_their_own(premise: str, claim: str) -> None:
    assert _found(premise, claim) is Outcome.NONE
