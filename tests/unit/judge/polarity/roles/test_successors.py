"""What takes the place of what, told by a column of a table."""

import pytest

from agent.domain.finding import Outcome
from agent.judge.clauses.tree import Tree
from agent.judge.polarity.roles.successors import compare_successors
from agent.models.parser import SpacyParser

PARSER = SpacyParser()
ROW = "Form: P-11; Withdrawn: May; Replaced by: P-20"
SAME = "Form: P-11; Withdrawn: May; Filed with: P-20"


@pytest.mark.parametrize(
    ("claim", "row", "wanted"),
    [
        ("P-11 replaces P-20.", ROW, Outcome.CONFLICT),
        ("P-11 has replaced P-20.", ROW, Outcome.CONFLICT),
        ("Hand in P-11 instead of P-20.", ROW, Outcome.CONFLICT),
        ("P-20 was replaced in May by P-11.", ROW, Outcome.CONFLICT),
        ("P-20 was withdrawn in favour of P-11.", ROW, Outcome.CONFLICT),
        ("P-20 replaces P-11.", ROW, Outcome.NONE),
        ("P-20 is the replacement for P-11.", ROW, Outcome.NONE),
        ("Hand in P-20 rather than P-11.", ROW, Outcome.NONE),
        ("P-11 was replaced in May by P-20.", ROW, Outcome.NONE),
        ("P-11 was replaced: hand in P-20.", ROW, Outcome.NONE),
        ("P-11 does not replace P-20.", ROW, Outcome.NONE),
        ("P-11 comes with P-20.", ROW, Outcome.NONE),
        ("P-11 replaces P-20.", SAME, Outcome.NONE),
        ("P-11 replaces P-200.", ROW, Outcome.NONE),
    ],
)
def test_what_takes_the_place_of_what(claim: str, row: str, wanted: Outcome):
    mine, theirs = (Tree(a) for a in PARSER.parse([claim, row]))
    assert compare_successors(mine, theirs)[0] is wanted
