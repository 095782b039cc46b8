"""What a claim puts before what, against what the evidence does."""

import pytest

from agent.domain.finding import Outcome
from agent.judge.polarity.events.order import compare_order, orders
from tests.trees import tree

VOTE = "The council heard the tenants before it voted on the rent."
LUNCH = "After the tour, guests eat lunch."
LATE = "By the time the inspector arrived, the staff had left."
BAND = "When the doors opened, the band had already finished."
TRAIN = "No sooner had the train left than the bridge collapsed."
FOG = "Not until the fog lifted did the boats sail."
BRAKES = "Having checked the brakes, the mechanic changed the oil."
PAINT = "The frames are hung once the paint has dried."


@pytest.mark.parametrize(
    ("premise", "claim", "outcome"),
    [
        (VOTE, "The council voted on the rent before it heard the tenants.", Outcome.CONFLICT),
        (VOTE, "After the vote on the rent, the council heard the tenants.", Outcome.CONFLICT),
        (VOTE, "The rent was voted on after the tenants had been heard.", Outcome.NONE),
        (VOTE, "The council never voted on the rent before it heard the tenants.", Outcome.NONE),
        (VOTE, "The council heard the tenants.", Outcome.NONE),
        (LUNCH, "Guests eat lunch before the tour.", Outcome.CONFLICT),
        (LATE, "The staff left after the inspector arrived.", Outcome.CONFLICT),
        (LATE, "The staff left before the inspector arrived.", Outcome.NONE),
        (BAND, "The doors opened before the band finished.", Outcome.CONFLICT),
        (TRAIN, "The bridge collapsed before the train left.", Outcome.CONFLICT),
        (FOG, "The boats sailed before the fog lifted.", Outcome.CONFLICT),
        (FOG, "The fog lifted before the boats sailed.", Outcome.NONE),
        (BRAKES, "The mechanic changed the oil before checking the brakes.", Outcome.CONFLICT),
        (PAINT, "The paint dries after the frames are hung.", Outcome.CONFLICT),
        (PAINT, "The frames are hung after the paint has dried.", Outcome.NONE),
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


SHIP = "The ship left Bergen on 3 June and sank off Iceland on 9 June."


@pytest.mark.parametrize(
    ("claim", "outcome"),
    [
        ("The ship left Bergen after it sank off Iceland.", Outcome.MISSING),
        ("The ship sank off Iceland before it left Bergen.", Outcome.MISSING),
        ("The ship sank off Iceland after it left Bergen.", Outcome.NONE),
        ("The ship left Bergen on 3 June.", Outcome.NONE),
    ],
)
def test_past_deeds_that_and_joins_are_not_told_the_other_way_round(
    claim: str, outcome: Outcome
) -> None:
    assert compare_order(tree(claim), tree(SHIP))[0] is outcome


PAINT = "Sand the door, then prime it, and after that paint the frame."
CANTEEN = "Trays are rinsed. Then they are dried and the cook counts the forks."


@pytest.mark.parametrize(
    ("premise", "claim", "outcome"),
    [
        (PAINT, "Prime the door before sanding it.", Outcome.CONFLICT),
        (PAINT, "Paint the frame before you sand the door.", Outcome.CONFLICT),
        (PAINT, "Paint the frame, then sand the door.", Outcome.CONFLICT),
        (PAINT, "First paint the frame.", Outcome.CONFLICT),
        (PAINT, "The frame is painted first.", Outcome.CONFLICT),
        (PAINT, "The door is sanded last.", Outcome.CONFLICT),
        (PAINT, "The frame is painted last.", Outcome.NONE),
        (PAINT, "The door is sanded first.", Outcome.NONE),
        (PAINT, "The door is not painted first.", Outcome.NONE),
        (PAINT, "Paint the frame after sanding the door.", Outcome.NONE),
        (CANTEEN, "The cook counts the forks before the trays are rinsed.", Outcome.CONFLICT),
        (CANTEEN, "The cook counts the forks before the trays are dried.", Outcome.MISSING),
        (CANTEEN, "The trays are rinsed before the cook counts the forks.", Outcome.NONE),
        ("The goat was shorn, then fed.", "The goat was fed before being shorn.", Outcome.CONFLICT),
        ("The owner signs first, then the tenant.", "The tenant signs first.", Outcome.CONFLICT),
        ("If it leaks, then call us.", "Call us before it leaks.", Outcome.NONE),
        (
            "The key card will show up as a pass once the form has been sent.",
            "First request a key card.",
            Outcome.NONE,
        ),
    ],
)
def test_sequences(premise: str, claim: str, outcome: Outcome) -> None:
    assert compare_order(tree(claim), tree(premise))[0] is outcome
