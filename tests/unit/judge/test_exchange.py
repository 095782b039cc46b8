"""What the evidence says of one thing and a claim of the other, and back."""

import pytest

from agent.domain.finding import Outcome
from agent.judge.polarity.exchange import compare_halves
from tests.trees import tree

DESK = "Mrs Adair orders the supplies and Mr Benn checks the deliveries."
MASKS = "Masks are no longer required in the corridors; in the ward they remain so until May."


@pytest.mark.parametrize(
    ("premise", "claim"),
    [
        (DESK, "Mr Benn orders the supplies and Mrs Adair checks the deliveries."),
        (MASKS, "Masks are no longer required in the ward; in the corridors they remain so."),
        (
            "The grant is €30,000 in the plain and €38,000 in the hills.",
            "The grant is €38,000 in the plain and €30,000 in the hills.",
        ),
    ],
)
def test_exchanged_halves_conflict(premise: str, claim: str) -> None:
    assert compare_halves(tree(claim), tree(premise))[0] is Outcome.CONFLICT


@pytest.mark.parametrize(
    ("premise", "claim"),
    [
        (DESK, DESK),
        (DESK, "Mr Benn checks the deliveries and Mrs Adair orders the supplies."),
        (DESK, "Mrs Adair orders the supplies."),
        (DESK, "Mr Benn and Mrs Adair share an office."),
        (MASKS, "In the ward masks are required until May, but no longer in the corridors."),
        (
            "A tenth goes to stars, a half to comets and the rest to repairs.",
            "The rest goes to repairs, a half to comets.",
        ),
        ("", DESK),
    ],
)
def test_the_same_halves_agree(premise: str, claim: str) -> None:
    assert compare_halves(tree(claim), tree(premise))[0] is Outcome.NONE
