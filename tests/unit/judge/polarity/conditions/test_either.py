"""Both for either, and either for both."""

import pytest

from agent.domain.finding import Outcome
from agent.judge.polarity.conditions.either import compare_choices
from tests.trees import tree

DEGREE = (
    "Applicants must hold a degree in chemistry or have at least five years' laboratory experience."
)
CARD = "Entry requires a passport or a national identity card."
TEST = "You must submit either a blood test or a urine test."
LISTED = "Tenants must provide one of the following: a bank statement, a payslip or a letter."
DUTIES = "The tenant must notify the landlord and drain the pipes before leaving."
RESET = "To reset it, hold the power button and press the red key."
BOTH = "Both a username and a token are required."


@pytest.mark.parametrize(
    ("premise", "claim", "wanted"),
    [
        (DEGREE, "An applicant needs both a degree and five years' experience.", Outcome.CONFLICT),
        (CARD, "Entry requires a passport and a national identity card.", Outcome.MISSING),
        (TEST, "You must submit both a blood test and a urine test.", Outcome.CONFLICT),
        (LISTED, "Tenants must provide a bank statement and a payslip.", Outcome.CONFLICT),
        (BOTH, "Either a username or a token is required.", Outcome.CONFLICT),
        ("You must bring a form and a photo.", "A form or a photo is enough.", Outcome.MISSING),
        (DUTIES, "The tenant must notify the landlord or drain the pipes.", Outcome.MISSING),
        (
            "It is fed only after a scan or a test.",
            "A scan and a test are needed.",
            Outcome.MISSING,
        ),
        ("Notify the ward or the desk.", "Notify the ward and the desk.", Outcome.MISSING),
        (RESET, "To reset it, hold the power button or press the red key.", Outcome.MISSING),
        ("Stop the pump and drain the tank.", "Stop the pump or drain the tank.", Outcome.MISSING),
    ],
)
def test_one_for_two(premise: str, claim: str, wanted: Outcome) -> None:
    assert compare_choices(tree(claim), tree(premise))[0] is wanted


@pytest.mark.parametrize(
    ("premise", "claim"),
    [
        (CARD, "Entry requires a passport or a national identity card."),
        (BOTH, "A username and a token are both required."),
        ("No food or drink is allowed.", "Food and drink are not allowed."),
        ("You must not bring a dog or a cat.", "You need to leave a dog and a cat at home."),
        ("Guests may bring tea or coffee.", "Guests may bring tea and coffee."),
        ("Patients should avoid a cold or a flu.", "Patients should avoid a cold and a flu."),
        ("Staff must report accidents or near misses.", "Staff must report accidents and misses."),
        ("Stop smoking or drinking.", "Stop smoking and drinking."),
        ("You must declare a gift or a loan.", "You must declare a gift and a loan."),
        ("Tell the nurse of any fall or any cut.", "Tell the nurse of falls and cuts."),
        ("You must report errors or near misses.", "You must report errors and near misses."),
        (RESET, "To reset it, press the red key and hold the power button."),
        (RESET, "Pressing the power button or the red key wakes it."),
        ("Keep the gate shut.", "You need both a form and a photo."),
        (
            f"{CARD} A passport and a card are both required.",
            "Entry requires a passport and a card.",
        ),
        (
            "You must tell us if you lose a card or a key.",
            "You must tell us about both a lost card and a lost key.",
        ),
    ],
)
def test_what_is_no_choice(premise: str, claim: str) -> None:
    assert compare_choices(tree(claim), tree(premise))[0] is Outcome.NONE
