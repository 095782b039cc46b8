"""What one did, told by a relative clause, not all did."""

import pytest

from agent.judge.polarity.amounts.antecedents import of_its_antecedent
from tests.trees import tree

PAPER = "The receipts were in the Lyon office, which used a paper form."
TWO = "The Elm Street labs, which store isotopes, were inspected."


@pytest.mark.parametrize(
    ("premise", "claim", "found"),
    [
        (PAPER, "All offices used a paper form.", True),
        (PAPER, "The Lyon office used a paper form.", False),
        (PAPER, "All receipts were in the Lyon office.", False),
        (TWO, "All labs store isotopes.", False),
    ],
)  # fmt: skip
def test_all_of_a_kind(premise: str, claim: str, found: bool) -> None:
    assert bool(of_its_antecedent(tree(claim), tree(premise))) is found
