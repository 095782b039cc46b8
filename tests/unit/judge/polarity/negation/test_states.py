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
