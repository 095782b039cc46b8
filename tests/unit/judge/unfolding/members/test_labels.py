"""Labels are told by what they stand for, for claims that name that."""

import pytest

from agent.domain.text import Passage
from agent.judge.passages.windows import sentences
from agent.judge.unfolding.sentences import unfolded
from tests.trees import PARSER

ARMS = "Arm 1 took ibuprofen, arm 2 paracetamol. "
NAUSEA = "Nausea was reported by 6 patients in arm 1 and by 2 in arm 2."


def told(text: str, claim: str) -> str:
    split = sentences([Passage(document_id="a", text=text)])
    return " ".join(s.text for s in unfolded(claim, split, PARSER)[0])


@pytest.mark.parametrize(
    ("text", "claim", "own"),
    [
        (
            ARMS + NAUSEA,
            "Six patients who took paracetamol reported nausea.",
            ARMS + "Nausea was reported by 2 patients in the paracetamol arm.",
        ),
        (
            "Group A received the vaccine and Group B received a placebo. Group A fared well.",
            "Vaccinated people fared well.",
            "Group A received the vaccine and Group B received a placebo. "
            "The vaccine group fared well.",
        ),
        (ARMS + NAUSEA, "Six people in arm 2 took paracetamol.", ARMS + NAUSEA),
        (ARMS + NAUSEA, "Nausea was rare.", ARMS + NAUSEA),
        (
            "Room 1 is blue, room 2 is red. Room 2 is warm.",
            "The red room is warm.",
            "Room 1 is blue, room 2 is red. Room 2 is warm.",
        ),
        (
            "Plot 1 received manure, tank 2 lime. Plot 1 did well.",
            "The lime tank did well.",
            "Plot 1 received manure, tank 2 lime. Plot 1 did well.",
        ),
    ],
)
def test_labels_by_their_things(text: str, claim: str, own: str) -> None:
    assert told(text, claim) == own
