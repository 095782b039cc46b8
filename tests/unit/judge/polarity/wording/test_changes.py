import pytest

from agent.judge.clauses.tree import Tree
from agent.judge.polarity.wording.changes import departures, in_common, words
from agent.models.parser import SpacyParser

PARSER = SpacyParser()
FEE = "The fee for a locker is 20 euros and that for a desk 35 euros."


@pytest.mark.parametrize(
    ("claim", "common", "in_order"),
    [
        ("The fee for a desk is 20 euros.", 1.0, 5 / 6),  # the desk stands after the rest
        ("The fee for a locker is 90 euros.", 1.0, 5 / 6),  # one number is as good as another
        ("The key for a locker is free.", 3 / 5, 3 / 5),
        ("Members pay nothing.", 0.0, 0.0),
    ],
)
def test_words_in_any_order_are_as_many_as_those_in_order_or_more(
    claim: str, common: float, in_order: float
):
    mine, theirs = (Tree(a) for a in PARSER.parse([claim, FEE]))
    sides = (mine, words(mine, 0), theirs, words(theirs, 0))
    assert in_common(*sides) == pytest.approx(common)
    assert departures(*sides)[0] == pytest.approx(in_order)
