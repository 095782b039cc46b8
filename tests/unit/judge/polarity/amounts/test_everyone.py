"""What is so for some is not so for everyone."""

import pytest

from agent.judge.polarity.amounts.everyone import told_of_some
from tests.trees import tree

PARKING = "Parking is free for residents."
LAPTOPS = "Members may borrow laptops for a week."


@pytest.mark.parametrize(
    ("claim", "premise", "whom"),
    [
        ("Everyone parks free of charge.", PARKING, "residents"),
        ("Parking costs nothing for anyone.", PARKING, "residents"),
        ("Anybody may borrow a laptop for a week.", LAPTOPS, "Members"),
        (
            "Anyone may use the roof.",
            "Anyone who owns a flat may use the roof.",
            "Anyone who owns a flat",
        ),
        ("Anyone can borrow books.", "Anyone with a card can borrow books.", "Anyone with a card"),
        ("Anyone with a flat may use the roof.", "Anyone who owns a flat may use the roof.", ""),
        ("Residents park for free.", PARKING, ""),
        ("Everyone parks for free.", "Parking is free for all residents and guests.", ""),
        ("Everyone on the staff may borrow laptops.", LAPTOPS, ""),
        ("Everyone who is a member may borrow laptops.", LAPTOPS, ""),
        ("Everyone may borrow laptops as members do.", LAPTOPS, ""),
        ("Everyone can use the archive.", "The archive is open to the public.", ""),
        ("Everyone parks for free.", "Parking is free on Sundays.", ""),
    ],
)
def test_whom_it_is_said_of(claim: str, premise: str, whom: str) -> None:
    assert told_of_some(tree(claim), tree(premise)) == whom
