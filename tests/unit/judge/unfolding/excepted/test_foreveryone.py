"""What is so for all but some is not so for these."""

import pytest

from agent.judge.unfolding.excepted.foreveryone import told_of_some

PARKING = "Parking is free for all vehicles other than lorries."
CANTEEN = "The canteen is open to everyone except contractors."


@pytest.mark.parametrize(
    ("text", "claim", "told"),
    [
        (PARKING, "Lorries pay for parking.", "Parking is not free for lorries."),
        (CANTEEN, "Contractors may use it.", "The canteen is not open to contractors."),
        (CANTEEN, "Nurses may use the canteen.", CANTEEN),
        (CANTEEN, "Only contractors may not use the canteen.", CANTEEN),
        (
            "Entry is forbidden to all but staff.",
            "Staff may enter.",
            "Entry is forbidden to all but staff.",
        ),
    ],
)
def test_of_those_whom_it_excepts(text: str, claim: str, told: str) -> None:
    assert told_of_some(text, claim) == told
