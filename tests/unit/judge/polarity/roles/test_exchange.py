"""What the evidence says of one thing and a claim of the other, and back."""

import pytest

from agent.domain.finding import Outcome
from agent.judge.polarity.roles.exchange import compare_halves, in_another_order
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


SHIRTS = "The home shirt is red and the away shirt is white."
MENUS = "The winter menu is in French and the summer menu is in English."


@pytest.mark.parametrize(
    ("premise", "claim"),
    [
        (SHIRTS, "The away shirt is white and the home shirt is red."),
        (SHIRTS, "The away shirt is white, while the home shirt is red."),
        (MENUS, "The summer menu is in English and the winter menu in French."),
        (DESK, "Mr Benn checks the deliveries and Mrs Adair orders the supplies."),
        ("Ms Orr taught Latin and learned Greek.", "Ms Orr learned Greek and taught Latin."),
        (
            "The shop lends skis and sells boots, and repairs bicycles.",
            "The shop repairs bicycles, sells boots and lends skis.",
        ),
    ],
)
def test_parts_may_be_told_in_another_order(premise: str, claim: str) -> None:
    assert in_another_order(tree(claim), tree(premise))


@pytest.mark.parametrize(
    ("premise", "claim"),
    [
        (SHIRTS, "The away shirt is red and the home shirt is white."),
        (SHIRTS, "The away shirt was white and the home shirt was red."),
        (SHIRTS, "The away shirt is white."),
        (MENUS, "The summer menu is in French and the winter menu is in English."),
        (
            "If it rains, the pool is closed and the bar is open.",
            "The bar is open and the pool is closed.",
        ),
        ("The king met the queen and she left.", "She left and the king met the queen."),
        ("The king and queen sang.", "The queen and king sang."),
        ("Cars must stop and not hoot.", "Cars must not hoot and stop."),
        ("Ann taught Latin and Ben learned Greek.", "Ann learned Greek and Ben taught Latin."),
    ],
)
def test_other_parts_are_not(premise: str, claim: str) -> None:
    assert not in_another_order(tree(claim), tree(premise))
