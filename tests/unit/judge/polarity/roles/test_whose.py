"""What is told of somebody's sister is not told of them, nor the other way round."""

import pytest

from agent.domain.finding import Outcome
from agent.judge.polarity.roles.whose import compare_whose
from tests.trees import tree

INN = "The painter whose daughter runs the inn owns the mill."
SHIP = "The ship, whose captain died in March, reached Perth in June."


@pytest.mark.parametrize(
    ("claim", "premise"),
    [
        ("The painter runs the inn.", INN),
        ("The daughter of the painter owns the mill.", INN),
        ("The painter's daughter owns the mill.", INN),
        ("The captain reached Perth in June.", SHIP),
    ],
)
def test_told_of_the_other(claim: str, premise: str) -> None:
    assert compare_whose(tree(claim), tree(premise))[0] is Outcome.MISSING


@pytest.mark.parametrize(
    ("claim", "premise"),
    [
        ("The painter owns the mill.", INN),
        ("The painter's daughter runs the inn.", INN),
        ("The ship reached Perth in June.", SHIP),
        ("The captain of the ship died in March.", SHIP),
        ("The painter runs the inn.", f"{INN} The painter runs the inn with her."),
        ("The painter owns a mill and has a daughter.", INN),
        ("The painter runs the inn.", "Whose inn it is, the painter knows."),
        (
            "The architect lives in Basel.",
            "The architect whose firm won the contest lives in Basel.",
        ),
    ],
)
def test_told_of_the_same(claim: str, premise: str) -> None:
    assert compare_whose(tree(claim), tree(premise)) == (Outcome.NONE, "")
