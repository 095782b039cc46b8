"""Who does it, told by a pronoun after a clause with if."""

import pytest

from agent.domain.finding import Outcome
from agent.judge.polarity.roles.resumed import compare_resumed
from tests.trees import tree

RENT = "If the tenant is late with the rent, he owes the landlord interest of 4%."
FEE = "If the customer leaves during the first year, it must pay the supplier two instalments."
NEWS = "When the guard sees the keeper, he tells the porter."


@pytest.mark.parametrize(
    ("premise", "claim", "swapped"),
    [
        (RENT, "The landlord owes the tenant interest of 4%.", True),
        (RENT, "The tenant owes the landlord interest of 4%.", False),
        (RENT, "The landlord charges the tenant interest of 4%.", False),
        (FEE, "The supplier owes the customer two instalments in the first year.", True),
        (FEE, "The customer owes the supplier two instalments in the first year.", False),
        (NEWS, "The porter tells the guard.", True),
        (NEWS, "The guard tells the porter.", False),
    ],
)
def test_the_subject_of_the_clause_before(premise: str, claim: str, swapped: bool) -> None:
    found = compare_resumed(tree(claim), tree(premise))[0]
    assert found is (Outcome.CONFLICT if swapped else Outcome.NONE)
