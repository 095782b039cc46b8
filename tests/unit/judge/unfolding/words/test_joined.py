"""Two things that are joined are told in the claim's order."""

import pytest

from agent.judge.unfolding.words.joined import in_its_order, may_be_turned
from tests.trees import tree

CLINICS = "Clinics in Oslo and Bern took part."
PRICES = "Tea and coffee cost €2 and €3."
RAW = "Green peppers and onions are served."


@pytest.mark.parametrize(
    ("text", "claim", "told"),
    [
        (CLINICS, "Clinics in Bern and Oslo took part.", "Clinics in Bern and Oslo took part."),
        ("Nurses and doctors sign.", "Doctors and nurses sign.", "Doctors and nurses sign."),
        (
            "It covers the castle and its gardens.",
            "Its gardens and the castle are covered.",
            "It covers its gardens and the castle.",
        ),
        (CLINICS, "Clinics in Oslo and Bern took part.", CLINICS),
        (CLINICS, "Clinics in Rome and Oslo took part.", CLINICS),
        (CLINICS, "Clinics in Bern took part.", CLINICS),
        ("Ask a nurse and/or doctor.", "Ask doctor and nurse.", "Ask a nurse and/or doctor."),
        (PRICES, "Coffee and tea cost €2.", PRICES),
        (RAW, "Green onions and peppers are served.", RAW),
        ("First Ann and then Bob spoke.", "Bob and Ann spoke.", "First Ann and then Bob spoke."),
        ("Drain it and lift the lid.", "Lift the lid and drain it.", "Drain it and lift the lid."),
    ],
)
def test_in_its_order(text: str, claim: str, told: str) -> None:
    found = in_its_order(tree(text), claim) if may_be_turned(text, claim) else text
    assert found == told
