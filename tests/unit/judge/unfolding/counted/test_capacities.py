"""Parts of a capacity in numbers."""

import pytest

from agent.judge.unfolding.counted.capacities import in_numbers

TANK = "The tank holds 900 litres; in winter it is filled to a third of its capacity."
LAKE = "In summer it falls to two thirds of its capacity."
HOLDS = "The lake holds 3.2 million cubic metres."


@pytest.mark.parametrize(
    ("text", "claim", "told"),
    [
        (TANK, "In winter it contains 600 litres.",
         TANK.replace("a third", "300 litres, a third")),
        (LAKE, "It falls to 2.1 million cubic metres.",
         "In summer it falls to about 2.13 million cubic metres, two thirds of its capacity."),
        (LAKE, "It falls by a third.", LAKE),
        (LAKE.replace("to two", "to about two"), "It has 2 million cubic metres.",
         LAKE.replace("to two", "to about two")),
        (LAKE, "It has 2 million litres.", LAKE),
    ],
)  # fmt: skip
def test_a_part_of_what_a_thing_holds(text: str, claim: str, told: str) -> None:
    assert in_numbers(text, claim, text if text == TANK else f"{HOLDS} {text}") == told


def test_two_wholes_are_unclear() -> None:
    passage = f"{HOLDS} The tank holds 3 cubic metres. {LAKE}"
    assert in_numbers(LAKE, "It falls to 2 million cubic metres.", passage) == LAKE
