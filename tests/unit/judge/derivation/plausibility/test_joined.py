"""A rest bears out what sets it apart, not what a claim adds."""

import pytest

from agent.domain.finding import Outcome
from agent.judge.rules import check
from agent.models.parser import SpacyParser

PARSER = SpacyParser()
CATS = "Cattery: eleven cats, two with colds in separate boxes."
BEDS = "The ward has 24 beds; 5 are occupied."
FLATS = "Of the 96 flats 61 have been sold; the others are to be let from May."


@pytest.mark.parametrize(
    ("claim", "premise", "expected"),
    [
        ("Nine of the eleven cats are free of colds.", CATS, True),
        ("Nine of the eleven cats are free of colds and ready to be placed.", CATS, False),
        ("Nineteen beds are free.", BEDS, True),
        ("Nineteen beds are free and have been booked for Monday.", BEDS, False),
        ("The other 35 flats have not been sold and are to be let.", FLATS, True),
        ("The other 35 flats have not been sold and will be painted.", FLATS, False),
    ],
)
def test_a_rest_bears_out_no_more(claim: str, premise: str, expected: bool) -> None:
    parsed = PARSER.parse([claim, premise])
    found = check(parsed[0], parsed[1:], 0.0, frozenset()).findings[0]
    assert (found.outcome is Outcome.MATCH) is expected
