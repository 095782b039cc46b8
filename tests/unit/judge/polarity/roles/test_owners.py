"""What is said of a part or a relative, and deeds with doer and goal exchanged."""

import pytest

from agent.domain.finding import Outcome
from agent.judge.polarity.check import check_polarity
from agent.models.parser import SpacyParser

PARSER = SpacyParser()
MISSING = [
    ("The pump is made of brass.", "The cover of the pump is made of brass."),
    ("The pump is made of brass.", "The pump cover is made of brass."),
    ("Anna sold the car.", "The brother of Anna sold the car."),
    ("Anna signed the deed.", "Anna's lawyer signed the deed."),
    ("The mayor opened the shelter.", "The wife of the mayor opened the shelter."),
    ("The bank was promoted.", "The manager of the bank's Leeds branch was promoted."),
]
CONFLICT = [
    (
        "The acquisition of Tern by Plover closed in May.",
        "The acquisition of Plover by Tern closed in May.",
    ),
    (
        "Plover's acquisition of Tern closed in May.",
        "The acquisition of Plover by Tern closed in May.",
    ),
    (
        "The attack of the sheep on the wolves was filmed.",
        "The attack of the wolves on the sheep was filmed.",
    ),
]
HARMLESS = [
    ("The pump's cover is made of brass.", "The cover of the pump is made of brass."),
    ("The committee voted for it.", "The members of the committee voted for it."),
    ("The city of Bath raised the tax.", "The council of Bath raised the tax."),
    ("Anna sold the car.", "Anna and the brother of Anna sold the car."),
    ("Apples were picked.", "In all, 640 tonnes of apples were picked."),
    (
        "Tern's acquisition of Plover closed in May.",
        "The acquisition of Plover by Tern closed in May.",
    ),
    ("The road from Bonn to Trier is shut.", "The road from Trier to Bonn is shut."),
]


@pytest.mark.parametrize(("claim", "premise"), MISSING)
def test_what_belongs_to_another_is_another(claim: str, premise: str) -> None:
    assert _outcome(claim, premise) is Outcome.MISSING


@pytest.mark.parametrize(("claim", "premise"), CONFLICT)
def test_doer_and_goal_exchanged_conflict(claim: str, premise: str) -> None:
    assert _outcome(claim, premise) is Outcome.CONFLICT


@pytest.mark.parametrize(("claim", "premise"), HARMLESS)
def test_the_same_in_other_words_is_neither(claim: str, premise: str) -> None:
    assert _outcome(claim, premise) in (Outcome.MATCH, Outcome.NONE)


def _outcome(claim: str, premise: str) -> Outcome:
    return check_polarity(*PARSER.parse([claim, premise])).outcome
