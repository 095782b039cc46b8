"""Duties in a claim, where the evidence only tells what many do or did."""

import pytest

from agent.domain.finding import Outcome
from agent.judge.clauses.reading import read
from agent.judge.polarity.check import check_polarity
from agent.judge.polarity.modality.unbidden import unbidden
from agent.models.parser import SpacyParser

PARSER = SpacyParser()


def found(claim: str, evidence: str) -> str:
    mine, theirs = (read(a).tree for a in PARSER.parse([claim, evidence], entities=False))
    return unbidden(mine, theirs)


@pytest.mark.parametrize(
    ("claim", "evidence"),
    [
        ("Many visitors have to sign in online.", "Many visitors sign in online."),
        ("Guests must pay at the bar.", "Guests usually pay at the bar."),
        ("Members have to wear the badge.", "Last year 300 members wore the badge."),
        ("Parents are required to bring a cake.", "Parents typically bring a cake."),
    ],
)
def test_what_is_told_of_many_or_of_the_past_is_no_duty(claim: str, evidence: str) -> None:
    assert found(claim, evidence)
    pair = PARSER.parse([claim, evidence], entities=False)
    assert check_polarity(*pair).outcome is Outcome.MISSING


@pytest.mark.parametrize(
    ("claim", "evidence"),
    [
        ("Visitors must sign in.", "Visitors sign in at the desk."),
        ("Visitors sign in online.", "Many visitors sign in online."),
        ("Guests must pay at the bar.", "Guests usually pay at the bar, as the rules demand."),
        ("Most guests have to pay.", "Most guests have to pay."),
        ("Riders need not wear gloves.", "Many riders wear gloves."),
        ("Members have to swim.", "Last year 300 members wore the badge."),
        ("Members must pay. ", "Some members pay online. Each member pays the fee."),
    ],
)
def test_other_claims_are_let_alone(claim: str, evidence: str) -> None:
    assert not found(claim, evidence)
