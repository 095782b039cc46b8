"""Rows told as the one cell that a claim is on."""

import pytest

from agent.judge.unfolding.members.drafted import CUE, of_its_cell

BOAT = "Boat: Canoe; Seats: 3; 1 hour: £14; Full day: £58"
TURNED = "Price: Full day; Kayak: £38; Canoe: £58"
TOLD = [
    (BOAT, "For Canoe, the full day is £56.", "For Canoe, the full day is £58."),
    (BOAT, "For Canoe, the 1 hour is £14.", "For Canoe, the 1 hour is £14."),
    (
        BOAT,
        "For Canoe (3 seats), the full day is £58.",
        "For Canoe (3 seats), the full day is £58.",
    ),
    (TURNED, "For Canoe, the full day is £58.", "For Canoe, the full day is £58."),
    (BOAT, "For Canoe, the seats are 4.", "For Canoe, the seats are 3."),
]
LEFT = [
    (BOAT, "For Kayak, the full day is £38."),
    (BOAT, "For Canoe, the half day is £36."),
    (BOAT, "For Canoe (4 seats), the full day is £58."),
    (BOAT, "A canoe costs £58 for the full day."),
    ("Boat: Canoe; Seats: ; Full day: £58", "For Canoe, the seats are 3."),
]


@pytest.mark.parametrize(("row", "claim", "sentence"), TOLD)
def test_a_row_is_told_as_the_cell_of_a_claim(row: str, claim: str, sentence: str) -> None:
    assert CUE.search(row)
    assert of_its_cell(row, claim) == sentence


@pytest.mark.parametrize(("row", "claim"), LEFT)
def test_a_row_without_that_cell_is_left(row: str, claim: str) -> None:
    assert of_its_cell(row, claim) == row
