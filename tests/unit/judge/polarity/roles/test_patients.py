"""Who does it to somebody is not who it is done to."""

import pytest

from agent.domain.finding import Outcome
from agent.judge.clauses.reading import read
from agent.judge.polarity.roles.patients import compare_patients
from tests.trees import PARSER

NURSE = "The nurse must inform the doctor of any reaction."


def _found(premise: str, claim: str) -> Outcome:
    mine, theirs = PARSER.parse([claim, premise], entities=False)
    return compare_patients(read(mine), read(theirs))[0]


@pytest.mark.parametrize(
    ("premise", "claim"),
    [
        (NURSE, "The nurse must be informed of any reaction."),
        ("Judge Marlow replaced Judge Pike in March.", "Judge Marlow was replaced in March."),
        ("The company trains its staff twice a year.", "The company is trained twice a year."),
        ("The coach drives the players to every match.", "The coach is driven to every match."),
    ],
)
def test_only_does_it(premise: str, claim: str) -> None:
    assert _found(premise, claim) is Outcome.MISSING


@pytest.mark.parametrize(
    ("premise", "claim"),
    [
        (NURSE, "The doctor must be informed of any reaction."),
        ("Judge Marlow replaced Judge Pike in March.", "Judge Pike was replaced in March."),
        ("The store closes at eight.", "The store is closed at eight."),
        ("The jury hears the witness. The jury is heard too.", "The jury is heard."),
        ("The board elects the chair. Others elect it.", "The board is elected."),
    ],
)
def test_it_is_done_to(premise: str, claim: str) -> None:
    assert _found(premise, claim) is Outcome.NONE
