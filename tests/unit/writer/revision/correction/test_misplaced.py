"""Figures that stand at another thing of a list."""

import pytest

from agent.writer.revision.correction.misplaced import misplaced
from agent.writer.revision.language.phrases import swapped

MARKS = "Marks are given as follows: speed 25%, style 15%, start 60%."


@pytest.mark.parametrize(
    ("clause", "quote", "expected"),
    [
        ("Speed counts for 15%", MARKS, "Speed counts for 25%"),
        ("Style counts for 60%", MARKS, "Style counts for 15%"),
        ("Speed counts for 25%", MARKS, None),
        ("Speed and style count for 15%", MARKS, None),
        ("Turns count for 15%", MARKS, None),
        ("Speed does not count for 15%", MARKS, None),
        (
            "A mountain bike costs 30 euros",
            "A city bike costs 30 euros, a mountain bike 45 euros.",
            "A mountain bike costs 45 euros",
        ),
    ],
)
def test_a_figure_gives_way_to_that_of_its_thing(
    clause: str, quote: str, expected: str | None
) -> None:
    swap = misplaced(clause, f"{clause}.", quote)
    assert (swapped(clause, [swap]) if swap else None) == expected
