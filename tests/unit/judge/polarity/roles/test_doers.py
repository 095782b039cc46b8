"""Who did it, where several are told of."""

import pytest

from agent.judge.polarity.roles.doers import compare_doers
from tests.trees import tree

BRIDGE = "The bridge was designed by Rosa Strand and built by Halden Works."
BERGEN = (
    "First officer Yara Haddad was flying. Captain Sorensen was monitoring, and made the call to"
    " divert."
)
MURAL = "The mural was sketched by Olga Prins and painted by students of the school."
LIGHT = "The lighthouse at Kell was painted by Olga Prins and mended by Ben Moor."
SITE = "They wanted payment in ten days."
PRIZE = "The winner of the Corder Prize receives a room. The Corder Prize went to Mina Takeda."


@pytest.mark.parametrize(
    ("premise", "claim", "found"),
    [
        (BRIDGE, "Halden Works designed the bridge.", "conflict"),
        (BRIDGE, "Rosa Strand built the bridge.", "conflict"),
        (BRIDGE, "Rosa Strand designed the bridge.", "none"),
        (BRIDGE, "Ben Moor designed the bridge.", "none"),
        (BERGEN, "First officer Yara Haddad made the call to divert.", "missing"),
        (BERGEN, "Captain Sorensen made the call to divert.", "none"),
        (MURAL, "Olga Prins painted the mural.", "conflict"),
        (MURAL, "Students painted the mural.", "none"),
        (LIGHT, "Ben Moor painted the lighthouse at Kell.", "conflict"),
        (LIGHT, "When it rained, Ben Moor painted the lighthouse at Kell.", "missing"),
        (LIGHT, "While it was being mended, Ben Moor painted the lighthouse at Kell.", "conflict"),
        (SITE, "We wanted payment in ten days.", "conflict"),
        (SITE, "They wanted payment in ten days.", "none"),
        (PRIZE, "Mina Takeda receives a room.", "none"),
    ],
)  # fmt: skip
def test_another_one(premise: str, claim: str, found: str) -> None:
    assert compare_doers(tree(claim), tree(premise))[0] == found
