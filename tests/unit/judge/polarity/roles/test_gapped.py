"""Who did what where the verb is left out."""

import pytest

from agent.judge.polarity.roles.gapped import told_of_another
from tests.trees import tree

TEAMS = "The red team won the relay and the blue team the long jump."
OFFICES = "Owen Farr was elected captain and Tessa Lund treasurer."


@pytest.mark.parametrize(
    ("premise", "claim", "exchanged"),
    [
        (TEAMS, "The red team won the long jump.", True),
        (TEAMS, "The blue team won the relay.", True),
        (TEAMS, "The red team won the relay.", False),
        (TEAMS, "The blue team won the long jump.", False),
        (OFFICES, "Owen Farr was elected treasurer.", True),
        (OFFICES, "Tessa Lund was elected captain.", True),
        (OFFICES, "Owen Farr was elected captain.", False),
        ("Ann bought the brewery and Holt the inn. Ann bought the inn.", "Ann bought the inn.",
         False),
        ("He brings the table and the six chairs.", "He brings the six chairs.", False),
        ("Anna Koll wrote the text and the songs.", "Anna Koll wrote the songs.", False),
    ],
)  # fmt: skip
def test_who_did_what(premise: str, claim: str, exchanged: bool) -> None:
    assert bool(told_of_another(tree(claim), tree(premise))) is exchanged
