"""What has been done need not be done any more."""

import pytest

from agent.judge.polarity.modality.fulfilled import fulfilled
from tests.trees import tree

ROOMS = "Rooms have been reserved for all staff."


@pytest.mark.parametrize(
    ("premise", "claim"),
    [
        (ROOMS, "Staff need to reserve a room."),
        (ROOMS, "Staff have to reserve their own rooms."),
        ("Invoice for April: paid on 2 May.", "The invoice for April needs to be paid."),
        (
            "Crates are moved by drivers who have completed the training.",
            "Crates are moved by drivers who still have to complete the training.",
        ),
        ("The taxi was ordered by the ward.", "The patient must order a taxi."),
    ],
)
def test_done_already(premise: str, claim: str) -> None:
    assert fulfilled(tree(claim), tree(premise))


@pytest.mark.parametrize(
    ("premise", "claim"),
    [
        (ROOMS, "Rooms have been reserved."),
        (ROOMS, "Staff do not need to reserve a room."),
        ("Rooms have to be reserved by Friday.", "Rooms need to be reserved."),
        (f"{ROOMS} Guests must reserve theirs.", "Guests must reserve a room."),
        (
            "Tours are led by those who have passed the course.",
            "Those who lead tours must have passed the course.",
        ),
        ("Guests who have paid may sit.", "Guests must pay before they may sit."),
        ("Rooms are reserved by phone.", "Rooms need to be reserved by phone."),
    ],
)
def test_still_to_be_done(premise: str, claim: str) -> None:
    assert not fulfilled(tree(claim), tree(premise))
