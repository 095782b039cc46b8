"""What is recommended is no duty, and what lasts at least until May need not end in May."""

import pytest

from agent.judge.polarity.modality.overstated import overstated
from tests.trees import tree

TANKS = "We recommend cleaning the tanks every week."
BUSES = "Trains are replaced by buses until at least Monday."


@pytest.mark.parametrize(
    ("premise", "claim"),
    [
        (TANKS, "The tanks must be cleaned every week."),
        ("Visitors are encouraged to book ahead.", "Visitors have to book ahead."),
        ("It is advisable to wear gloves.", "You need to wear gloves."),
        ("Villagers link the dead fish to the mill.", "The dead fish were caused by the mill."),
        (BUSES, "The replacement of trains by buses ends on Monday."),
        ("The road stays closed at least until 4 May.", "The closing of the road ends on 4 May."),
    ],
)
def test_more_than_is_said(premise: str, claim: str) -> None:
    assert overstated(tree(claim), tree(premise))


@pytest.mark.parametrize(
    ("premise", "claim"),
    [
        (TANKS, "The tanks should be cleaned every week."),
        (f"{TANKS} The tanks must be cleaned every week.", "The tanks must be cleaned every week."),
        ("Groups must book; we advise to book ahead.", "Groups must book."),
        (
            "Villagers link the dead fish to the mill.",
            "Villagers think that the dead fish were caused by the mill.",
        ),
        (BUSES, "Trains are replaced by buses until at least Monday."),
        (BUSES, "Trains do not run before Monday."),
    ],
)
def test_no_more(premise: str, claim: str) -> None:
    assert not overstated(tree(claim), tree(premise))
