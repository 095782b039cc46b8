"""What is done to the whole is not said of a part."""

import pytest

from agent.judge.polarity.roles.parts import of_the_whole
from tests.trees import tree

BRIDGE = "The bridge was designed by Strand."
BOTH = "The bridge was designed by Strand, its lighting by Ek."
BOARD = "The board was elected in May."


@pytest.mark.parametrize(
    ("premise", "claim", "found"),
    [
        (BRIDGE, "Strand designed the lighting of the bridge.", True),
        (BRIDGE, "Strand designed the bridge.", False),
        (BOTH, "Ek designed the lighting of the bridge.", False),
        (BOARD, "The members of the board were elected in May.", False),
    ],
)  # fmt: skip
def test_a_part(premise: str, claim: str, found: bool) -> None:
    assert bool(of_the_whole(tree(claim), tree(premise))) is found
