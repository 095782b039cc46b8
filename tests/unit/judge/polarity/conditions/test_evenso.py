"""What is left open in a case is not forbidden even in it."""

import pytest

from agent.domain.finding import Outcome
from agent.judge.polarity.conditions.evenso import compare_even
from tests.trees import tree

LATHE = "First-years may use the lathe only under supervision."
ROAD = "Learners must not use the motorway unless an instructor is beside them."
MAIL = "The letter was late. The letter will be sent again, without a stamp."
POOL = "Children may not swim, even with an adult."


@pytest.mark.parametrize(
    ("premise", "claim", "found"),
    [
        (LATHE, "First-years may not use the lathe, even under supervision.", True),
        (LATHE, "First-years may not use the lathe.", False),
        (LATHE, "First-years may not use the lathe, even on their birthday.", False),
        (ROAD, "Learners cannot use the motorway, even with an instructor beside them.", True),
        (POOL, "Children may not swim, even with an adult.", False),
        (LATHE, "First-years passed the lathe test even under pressure.", False),
        (MAIL, "The letter would have been sent even without a stamp.", False),
        (LATHE, "First-years may use the lathe even without supervision.", True),
        (LATHE, "First-years may even use the lathe under supervision.", False),
    ],
)  # fmt: skip
def test_even_so(premise: str, claim: str, found: bool) -> None:
    assert compare_even(tree(claim), tree(premise))[0] is (
        Outcome.CONFLICT if found else Outcome.NONE
    )
