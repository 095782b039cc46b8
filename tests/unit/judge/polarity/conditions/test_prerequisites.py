"""Conditions that a claim leaves out."""

import pytest

from agent.judge.polarity.conditions.prerequisites import dropped
from tests.trees import tree

LATE = "If the train is late, passengers get a refund."
PAID = "Overtime is paid where the head has agreed."
DOOR = "The door may be opened when the lamp is off."


@pytest.mark.parametrize(
    ("premise", "claim", "told"),
    [
        (LATE, "Passengers get a refund.", "If the train is late"),
        (LATE, "Passengers get a refund if the train is late.", ""),
        ("Returns are not accepted if the seal is broken.", "Returns are not accepted.",
         "if the seal is broken"),
        ("Returns are not accepted if the seal is broken.", "Returns are accepted.", ""),
        ("Returns are not accepted unless the seal is whole.", "Returns are not accepted.", ""),
        (PAID, "Overtime is paid.", "where the head has agreed"),
        (PAID, "Overtime is paid where the head has agreed.", ""),
        (DOOR, "The door may be opened.", "when the lamp is off"),
        ("Hospitality is acceptable where a manager agreed.", "Hospitality is acceptable.",
         "where a manager agreed"),
        ("Visitors are received in the hall, where they leave their coats.",
         "Visitors are received in the hall.", ""),
        ("Bread is baked at four, when the ovens are hot.", "Bread is baked at four.", ""),
        ("The school was closed when the river rose.", "The school was closed.", ""),
        ("The hut can be reached once you have crossed the bridge.", "The hut can be reached.", ""),
        ("The tower stands where two rivers meet.", "The tower stands.", ""),
    ],
)  # fmt: skip
def test_a_condition_left_out(premise: str, claim: str, told: str) -> None:
    assert dropped(tree(claim), tree(premise)) == told
