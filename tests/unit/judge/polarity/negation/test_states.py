"""What is in is not out."""

import pytest

from agent.domain.finding import Outcome
from agent.judge.clauses.reading import read
from agent.judge.polarity.negation.states import compare_states
from agent.models.parser import SpacyParser

PARSER = SpacyParser()


@pytest.mark.parametrize(
    ("claim", "premise", "outcome"),
    [
        ("Lift 2 is in service.", "Lift 2 is out of service.", Outcome.CONFLICT),
        ("The book is out of print.", "The book is in print.", Outcome.CONFLICT),
        ("Dogs may run off the lead.", "Dogs may run on the lead.", Outcome.CONFLICT),
        ("Lift 2 is out of service.", "Lift 2 is out of service.", Outcome.NONE),
        ("Lift 2 is not in service.", "Lift 2 is out of service.", Outcome.NONE),
        ("Lift 2 is in service.", "Lift 2 is not out of service.", Outcome.NONE),
        ("Lift 2 is in service.", "Lift 2 was out of service, then in service.", Outcome.NONE),
        ("Lift 2 is in service.", "Lift 1 is out of service.", Outcome.NONE),
        ("Lift 2 is in stock.", "Lift 2 is out of service.", Outcome.NONE),
        ("Lift 2 is slow.", "Lift 2 is out of service.", Outcome.NONE),
    ],
)
def test_a_state_is_held_against_its_other_side(claim: str, premise: str, outcome: Outcome) -> None:
    trees = [read(a).tree for a in PARSER.parse([claim, premise], entities=False)]
    assert compare_states(*trees)[0] is outcome


TAPS = "Tap A is out of order; tap B is in order."
PAINTS = "The red paint is in stock and the blue paint is out of stock."
BUSES = "Bus 5, which runs to the port, is out of service; bus 6 is in service."


@pytest.mark.parametrize(
    ("claim", "premise", "outcome"),
    [
        ("Tap A is in order.", TAPS, Outcome.MISSING),
        ("Tap B is in order.", TAPS, Outcome.NONE),
        ("Both taps are in order.", TAPS, Outcome.MISSING),
        ("The red paint is out of stock.", PAINTS, Outcome.MISSING),
        ("The blue paint is out of stock.", PAINTS, Outcome.NONE),
        ("Bus 5 is in service.", BUSES, Outcome.MISSING),
        ("Bus 5 is out of service.", BUSES, Outcome.NONE),
        ("Bus 6 is in service.", BUSES, Outcome.NONE),
    ],
)
def test_each_thing_has_its_own_state(claim: str, premise: str, outcome: Outcome) -> None:
    trees = [read(a).tree for a in PARSER.parse([claim, premise], entities=False)]
    assert compare_states(*trees)[0] is outcome
