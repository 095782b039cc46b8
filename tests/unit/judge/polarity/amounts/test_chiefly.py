"""What is said of all, and mostly of a part."""

import pytest

from agent.judge.polarity.amounts.chiefly import of_all_together
from tests.trees import tree

LOANS = "Loans rose by 6%, chiefly of films."
LATE = "Complaints doubled, especially about delivery."


@pytest.mark.parametrize(
    ("premise", "claim", "found"),
    [
        (LOANS, "Loans of films rose by 6%.", True),
        (LOANS, "Loans rose by 6%.", False),
        (LOANS, "Loans rose by 6%, mainly of films.", False),
        (LOANS, "Loans of films rose.", False),
        (LATE, "Complaints about delivery doubled.", True),
    ],
)  # fmt: skip
def test_of_a_part(premise: str, claim: str, found: bool) -> None:
    assert bool(of_all_together(tree(claim), tree(premise))) is found
