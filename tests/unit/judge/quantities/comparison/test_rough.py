"""Rough figures: the same one is as rough in words as in digits."""

import pytest

from agent.judge.quantities.comparison.compare import Relation, relate
from agent.judge.quantities.reading.extract import quantities
from agent.models.parser import SpacyParser

PARSER = SpacyParser()


@pytest.mark.parametrize(
    ("claim", "evidence", "states"),
    [
        ("Around forty thousand people came.", "About 40,000 people came.", True),
        ("About 250,000 people came.", "About a quarter of a million people came.", True),
        ("Around fourteen thousand people came.", "About 40,000 people came.", False),
        ("About 25,000 people came.", "About a quarter of a million people came.", False),
    ],
)
def test_rough_figures(claim: str, evidence: str, states: bool) -> None:
    (asked,), (given,) = (quantities(PARSER.parse([t])[0]) for t in (claim, evidence))
    assert (relate(asked, given) is Relation.STATES) == states
