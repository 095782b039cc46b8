"""What a claim puts before what, against what the evidence does."""

import pytest

from agent.domain.finding import Outcome
from agent.judge.polarity.events.order import compare_order, orders
from tests.trees import tree

VOTE = "The council heard the tenants before it voted on the rent."
LUNCH = "After the tour, guests eat lunch."


@pytest.mark.parametrize(
    ("premise", "claim", "outcome"),
    [
        (VOTE, "The council voted on the rent before it heard the tenants.", Outcome.CONFLICT),
        (VOTE, "After the vote on the rent, the council heard the tenants.", Outcome.CONFLICT),
        (VOTE, "The rent was voted on after the tenants had been heard.", Outcome.NONE),
        (VOTE, "The council never voted on the rent before it heard the tenants.", Outcome.NONE),
        (VOTE, "The council heard the tenants.", Outcome.NONE),
        (LUNCH, "Guests eat lunch before the tour.", Outcome.CONFLICT),
        (LUNCH, "The tour is followed by lunch.", Outcome.NONE),
        (LUNCH, "The tour is preceded by lunch.", Outcome.CONFLICT),
    ],
)
def test_order(premise: str, claim: str, outcome: Outcome) -> None:
    assert compare_order(tree(claim), tree(premise))[0] is outcome


def test_nothing_is_told_where_the_evidence_points_back() -> None:
    told = "The grant is for boilers fitted after May; those fitted before that date get none."
    assert compare_order(tree("Boilers fitted before May get none."), tree(told))[0] is Outcome.NONE


def test_two_connectives_leave_it_open() -> None:
    assert orders(tree("After the tour they ate before the bus came.")) == []
