"""What is recommended is no duty, and what lasts at least until May need not end in May."""

import pytest

from agent.domain.finding import Outcome
from agent.judge.clauses.reading import read
from agent.judge.polarity.check import check_polarity
from agent.judge.polarity.modality.overstated import overstated, unbidden
from agent.models.parser import SpacyParser
from tests.trees import tree

TANKS = "We recommend cleaning the tanks every week."
BUSES = "Trains are replaced by buses until at least Monday."


PARSER = SpacyParser()


@pytest.mark.parametrize(
    ("premise", "claim"),
    [
        (TANKS, "The tanks must be cleaned every week."),
        ("Visitors are encouraged to book ahead.", "Visitors have to book ahead."),
        ("It is advisable to wear gloves.", "You need to wear gloves."),
        ("Villagers link the dead fish to the mill.", "The dead fish were caused by the mill."),
        (BUSES, "The replacement of trains by buses ends on Monday."),
        ("The road stays closed at least until 4 May.", "The closing of the road ends on 4 May."),
    ],
)
def test_more_than_is_said(premise: str, claim: str) -> None:
    assert overstated(tree(claim), tree(premise))


@pytest.mark.parametrize(
    ("premise", "claim"),
    [
        (TANKS, "The tanks should be cleaned every week."),
        (f"{TANKS} The tanks must be cleaned every week.", "The tanks must be cleaned every week."),
        ("Groups must book; we advise to book ahead.", "Groups must book."),
        (
            "Villagers link the dead fish to the mill.",
            "Villagers think that the dead fish were caused by the mill.",
        ),
        (BUSES, "Trains are replaced by buses until at least Monday."),
        (BUSES, "Trains do not run before Monday."),
    ],
)
def test_no_more(premise: str, claim: str) -> None:
    assert not overstated(tree(claim), tree(premise))


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
