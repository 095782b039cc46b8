"""What limits a superlative is part of what it says."""

import pytest

from agent.domain.finding import Outcome
from agent.judge.polarity.amounts.superlatives import compare_superlatives
from tests.trees import tree

NORTH = "The Orr dam is the largest in Asia outside China."
MINE = "The Dell mine is the deepest in the state and the third deepest in the nation."
BANK = "Nordbank is one of the safest banks in Europe and the most profitable in Denmark."
FERRY = "Mira is the fastest ferry but one."
LAKES = "Of the northern lakes, Sarn is the deepest."
FOG = "The most common cause of delay was fog, followed by strikes."
TEAM = "Lund had the best defence in the league and the worst attack."


@pytest.mark.parametrize(
    ("claim", "premise", "outcome"),
    [
        ("The Orr dam is the largest in Asia.", NORTH, Outcome.MISSING),
        ("The Dell mine is the deepest in the nation.", MINE, Outcome.CONFLICT),
        ("The Dell mine is the third deepest in the state.", MINE, Outcome.MISSING),
        ("Nordbank is the safest bank in Europe.", BANK, Outcome.MISSING),
        ("Mira is the fastest ferry.", FERRY, Outcome.MISSING),
        ("Sarn is the deepest lake.", LAKES, Outcome.MISSING),
        ("Lund had the worst defence in the league.", TEAM, Outcome.CONFLICT),
        ("The drug is the cheapest.", "The drug is the cheapest in Peru.", Outcome.MISSING),
    ],
)
def test_limit_left_out(claim: str, premise: str, outcome: Outcome) -> None:
    found, why = compare_superlatives(tree(claim), tree(premise))
    assert found is outcome
    assert why.startswith("it says")


@pytest.mark.parametrize(
    ("claim", "premise"),
    [
        ("Outside China, the Orr dam is the biggest in Asia.", NORTH),
        ("The Dell mine is the deepest in the state.", MINE),
        ("The Dell mine is not the deepest in the nation.", MINE),
        ("Nordbank is among the safest banks in Europe.", BANK),
        ("Nordbank is the most profitable bank in Denmark.", BANK),
        ("Mira is the second fastest ferry.", FERRY),
        ("Sarn is the deepest of the northern lakes.", LAKES),
        ("Strikes were the second most common cause of delay.", FOG),
        ("The hall seats at least 40.", "At least 40 find a seat in the hall, most in rows."),
    ],
)
def test_limit_kept(claim: str, premise: str) -> None:
    assert compare_superlatives(tree(claim), tree(premise)) == (Outcome.NONE, "")
