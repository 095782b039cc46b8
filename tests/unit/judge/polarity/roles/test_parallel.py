"""Parallel pairs: who goes with what."""

import pytest

from agent.domain.finding import Outcome
from agent.judge.clauses.reading import read
from agent.judge.polarity.roles.parallel import compare_pairs
from agent.models.parser import SpacyParser

PARSER = SpacyParser()
SIZES = "At most eight in stages 1 to 3, and at most ten in adult classes."
SIGNED = "It was signed for the Supplier by Ann Gray and for the Customer by Ben Dale."


@pytest.mark.parametrize(
    ("claim", "premise", "expected"),
    [
        ("It was signed for the Customer by Ann Gray.", SIGNED, Outcome.CONFLICT),
        ("It was signed for the Supplier by Ann Gray.", SIGNED, Outcome.NONE),
        ("No class has more than eight learners.", SIZES, Outcome.NONE),
    ],
)
def test_a_bound_opens_no_place_of_a_pair(claim: str, premise: str, expected: Outcome) -> None:
    mine, theirs = PARSER.parse([claim, premise])
    assert compare_pairs(read(mine).tree, read(theirs).tree)[0] is expected
