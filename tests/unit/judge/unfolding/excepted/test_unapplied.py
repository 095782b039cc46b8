"""A rule told for those to whom the next sentence says that it does not apply."""

import pytest

from agent.judge.unfolding.excepted.unapplied import told_for

TAXIS = "This does not apply to taxis."


@pytest.mark.parametrize(
    ("rule", "after", "claim", "told"),
    [
        ("Vehicles may not enter.", TAXIS, "Taxis may enter.", "Taxis may enter."),
        ("Cars must stop.", "The above shall not apply to taxis.", "Taxis stop.",
         "Taxis need not stop."),
        ("Tickets are not refunded.", "That rule does not apply to the gold tickets.",
         "Gold tickets are refunded.", "Gold tickets are refunded."),
        ("Staff may not accept gifts.", "(2) This does not apply to gifts of less than €2.50.",
         "Staff accept gifts of less than €2.50.", "Staff may accept gifts of less than €2.50."),
        ("Shops close at 8.", "The provision does not apply to kiosks.", "Kiosks close at 8.",
         "Shops close at 8, except for kiosks."),
        ("Vehicles may not enter.", "This does not apply to taxis and vans before 10 am.",
         "Taxis may enter.", "Taxis may enter before 10 am."),
        ("Vehicles may not enter.", "This does not apply to taxis, vans and buses.",
         "A van may not enter.", "Vans may enter."),
    ],
)  # fmt: skip
def test_those_exempted(rule: str, after: str, claim: str, told: str) -> None:
    assert told_for(rule, after, claim) == told


@pytest.mark.parametrize(
    ("after", "claim"),
    [
        (TAXIS, "Vans may not enter."),
        (TAXIS, "The ban does not apply to taxis."),
        ("The discount does not apply to taxis.", "Taxis may not enter."),
        ("Taxis may enter.", "Taxis may not enter."),
    ],
)
def test_others(after: str, claim: str) -> None:
    assert told_for("Vehicles may not enter.", after, claim) == "Vehicles may not enter."
