"""Of the entries of a legend, that of the claim's label is told."""

import pytest

from agent.domain.text import Passage
from agent.judge.passages.windows import sentences
from agent.judge.unfolding.members.legends import of_its_label

LAMPS = "Red lamp flashing: oil is hot. Red lamp steady: stop is pressed."
LEDS = "LED green: charged. LED green blinking: charging. LED red: error."
CODES = "E1 – sensor defective; E2 – water tank empty; E3 – lid open."
GRADES = "Grade A: no defects. Grade B: minor defects."
BULB = "Bulb blinks twice, then glows: no connection. Bulb blinks fast: update."
BEEPS = "One beep: key accepted. Two beeps: wrong code."
SHEET = "Price: €50 per night. Breakfast: 8 to 10."


def told(text: str, claim: str) -> list[str]:
    split = sentences([Passage(document_id="d", text=text)])[0]
    return list(dict.fromkeys(s.text for s in of_its_label(split, claim)))


@pytest.mark.parametrize(
    ("text", "claim", "own"),
    [
        (LAMPS, "If the red lamp flashes, oil is hot.", "Red lamp flashing: oil is hot."),
        (LEDS, "A blinking green LED means charging.", "LED green blinking: charging."),
        (LEDS, "A green LED means that it is charged.", "LED green: charged."),
        (CODES, "E2 means that the tank is empty.", "E2 – water tank empty."),
        (GRADES, "Goods of grade B have minor defects.", "Grade B: minor defects."),
        (BULB, "If the bulb blinks fast, it has no connection.", "Bulb blinks fast: update."),
        (BEEPS, "Two beeps mean that the code is wrong.", "Two beeps: wrong code."),
        (
            BEEPS,
            "Two beeps mean that the key was accepted.",
            "Two beeps: wrong code. Two beeps does not mean that key accepted.",
        ),
        ("Group A: 12 cups. Group B: 9 cups.", "Group A has 9 cups.", "Group A: 12 cups."),
        (
            LEDS,
            "A green LED means that it is charging.",
            "LED green: charged. LED green does not mean that charging.",
        ),
    ],
)
def test_the_entry_of_the_label_is_told(text: str, claim: str, own: str) -> None:
    assert told(text, claim) == [own]


@pytest.mark.parametrize(
    ("text", "claim"),
    [
        (LAMPS, "The red lamp shows that oil is hot."),
        (LAMPS, "The lamp flashes."),
        (LAMPS, "A flashing red lamp does not mean that stop is pressed."),
        (LEDS, "A green LED and a red LED mean different things."),
        (CODES, "E20 means that the lid is open."),
        (CODES, "E1 and E2 are errors."),
        (GRADES, "The grade of a watch tells its defects."),
        (SHEET, "The price of the room is €50."),
        ("Red lamp: error.", "A red lamp means an error."),
    ],
)
def test_legends_of_none_or_several_labels_stand(text: str, claim: str) -> None:
    assert told(text, claim) == [
        s.text for s in sentences([Passage(document_id="d", text=text)])[0]
    ]
