"""What is said of several things alone is told without *only* for a claim on one of them."""

import pytest

from agent.domain.text import Passage
from agent.judge.passages.windows import sentences
from agent.judge.unfolding.sentences import unfolded
from tests.trees import PARSER

NURSES = "Only nurses and midwives may give it."
ALARM = "The alarm can be reset only by the porter or the clerk."
LICENCE = "Only doctors and paramedics with a licence may order it."
JOINT = "Only the chair and the treasurer together may sign."


def told(text: str, claim: str) -> str:
    split = sentences([Passage(document_id="a", text=text)])
    return " ".join(s.text for s in unfolded(claim, split, PARSER)[0])


@pytest.mark.parametrize(
    ("text", "claim", "meant"),
    [
        (NURSES, "Nurses may give it.", "Nurses and midwives may give it."),
        (ALARM, "The alarm can be reset by the clerk.",
         "The alarm can be reset by the porter or the clerk."),
        ("Nobody but the cook and the mate may enter.", "The cook may enter.",
         "The cook and the mate may enter."),
        (LICENCE, "Doctors may order it.", LICENCE),
        (LICENCE, "Doctors with a licence may order it.",
         "Doctors and paramedics with a licence may order it."),
        (JOINT, "The treasurer may sign.", JOINT),
        (NURSES, "Only nurses may give it.", NURSES),
        (NURSES, "Nurses may not give it.", "Nurses and midwives may give it."),
        (NURSES, "Doctors may not give it.", NURSES),
        (NURSES, "Doctors may give it.", NURSES),
        ("Only nurses may give it.", "Nurses may give it.", "Only nurses may give it."),
    ],
)  # fmt: skip
def test_one_of_several(text: str, claim: str, meant: str) -> None:
    assert told(text, claim) == meant
