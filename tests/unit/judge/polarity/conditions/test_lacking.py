"""Without what is asked for."""

import pytest

from agent.domain.finding import Outcome
from agent.judge.polarity.conditions.lacking import compare_lacking, needed
from agent.judge.polarity.conditions.prerequisites import unmet
from tests.trees import tree

ADULT = "Children under eight are admitted only at weekends and only with an adult."
PERMIT = "Residents with a permit may park without a time limit, but must display the permit."
LEAD = "Dogs must be kept on a lead in the park."


@pytest.mark.parametrize(
    ("premise", "claim"),
    [
        (ADULT, "A six-year-old may visit on a Saturday without an adult."),
        (LEAD, "Dogs may run in the park without a lead."),
        (
            "A refund is paid provided that you have a receipt.",
            "A refund is paid without a receipt.",
        ),
        (
            "Nurses give sedatives only when a doctor has ordered them.",
            "Nurses give sedatives without an order.",
        ),
        ("Patients are treated only on referral.", "Patients are treated without a referral."),
        ("Visitors may enter only with a badge.", "A badge is not required for visitors to enter."),
        ("Visitors may enter only with a badge.", "Visitors need no badge to enter."),
        ("Visitors may enter only with a badge.", "No badge is needed to enter."),
        ("Clean the filter only when wearing gloves.", "Gloves are optional for the filter."),
        ("Claims are paid only on a receipt.", "A receipt is not necessary for a claim."),
        ("Prescribe it only when checking kidney function.", "Checking it is optional."),
        (f"{LEAD} Cats may run free without a collar.", "Dogs may run in the park without a lead."),
        ("Claims are paid only on a receipt.", "A claim does not require a receipt."),
    ],
)
def test_what_is_needed(premise: str, claim: str) -> None:
    assert needed(tree(claim), tree(premise))


@pytest.mark.parametrize(
    ("premise", "claim"),
    [
        (ADULT, "A six-year-old may visit on a Saturday with an adult."),
        (ADULT, "A six-year-old may not visit without an adult."),
        (LEAD, "Dogs may run in the park without a muzzle."),
        (f"{ADULT} Others may come without one.", "A child of ten may visit without an adult."),
        ("You must show a ticket or a pass.", "You may enter without a ticket."),
        ("Visitors may enter only with a badge.", "A badge is required for visitors to enter."),
        (
            "Surgeons operate only after a check. For teeth no check is needed.",
            "A check is not required.",
        ),
        ("Visitors may enter only with a badge.", "A guide is not required for visitors."),
        ("Visitors may enter only with a badge.", "A badge is not optional for visitors."),
        ("Claims are paid only on a receipt.", "A claim need not be signed to have a receipt."),
        ("Staff must order supplies by Friday.", "Staff get supplies without an order."),
        ("Visitors need not book a slot.", "Visitors may come without a slot."),
    ],
)
def test_what_is_not(premise: str, claim: str) -> None:
    assert not needed(tree(claim), tree(premise))


def test_even_if_what_must_be_done_is_not() -> None:
    told = "Residents may park without a time limit even if they do not display a permit."
    assert unmet(tree(told), tree(PERMIT))
    fined = "Residents who do not display a permit may be fined."
    assert not unmet(tree(fined), tree(PERMIT))


KITES = (
    "Drones may not be flown without a licence; kites and toy rockets may fly without a licence."
)
DOGS = "Small dogs may enter without a muzzle."
OVENS = "Ovens up to 5 kW may be installed without a permit; larger ovens need one."
PASS = "Adults need a pass. Children can enter without a pass on Sundays."


@pytest.mark.parametrize(
    ("premise", "claim", "wanted"),
    [
        (KITES, "Kites need a licence.", Outcome.CONFLICT),
        (KITES, "Flying kites requires a licence.", Outcome.CONFLICT),
        (KITES, "Toy rockets require a licence.", Outcome.CONFLICT),
        (KITES, "Kites do not need a licence.", Outcome.NONE),
        (KITES, "Kites need a permit.", Outcome.NONE),
        (KITES, "Rockets need a licence.", Outcome.NONE),
        (KITES, "Drones need a licence.", Outcome.NONE),
        (DOGS, "Small dogs need a muzzle.", Outcome.CONFLICT),
        (DOGS, "Large dogs need a muzzle.", Outcome.NONE),
        (OVENS, "Larger ovens need a permit.", Outcome.NONE),
        (OVENS, "Ovens up to 5 kW need a permit.", Outcome.CONFLICT),
        (PASS, "Children need a pass.", Outcome.MISSING),
        (PASS, "Adults need a pass.", Outcome.NONE),
    ],
)
def test_who_may_go_without(premise: str, claim: str, wanted: Outcome) -> None:
    assert compare_lacking(tree(claim), tree(premise))[0] is wanted
