"""Both conditions for either, and for one of them alone."""

import pytest

from agent.domain.finding import Outcome
from agent.judge.polarity.conditions.jointly import compare_joint
from tests.trees import tree

LOAN = "The loan is released after the bank and the notary have both approved it."
LIFT = "The lift stops when the door is open and the alarm is ringing."
STAFF = "The bonus is paid to staff who met their target and stayed for a year."
CARD = "Entry is granted with a card and a photo."
PILOT = "If the pilot and the steward agree, the flight is diverted."

PILOTED = "Ships longer than 80 metres that carry oil need a pilot."
SIGNED = "Invoices above €5,000 from new suppliers need two signatures."


@pytest.mark.parametrize(
    ("claim", "premise", "wanted"),
    [
        ("The loan is released once either the bank or the notary agrees.", LOAN, "conflict"),
        ("The loan is released when one of the bank and the notary agrees.", LOAN, "conflict"),
        (
            "Loans are released once one of the bank and the notary has approved it.",
            LOAN,
            "conflict",
        ),
        ("Approval by either the bank or the notary releases the loan.", LOAN, "conflict"),
        ("The loan is released after the bank has approved it.", LOAN, "missing"),
        ("The lift stops when the door is open or the alarm is ringing.", LIFT, "missing"),
        ("The lift stops if the alarm is ringing.", LIFT, "missing"),
        ("The bonus is paid to staff who met their target or stayed for a year.", STAFF, "missing"),
        ("The bonus is paid to staff who stayed for a year.", STAFF, "missing"),
        ("The flight is diverted if the pilot agrees.", PILOT, "missing"),
        ("A visa is granted if Ann signs.", "A visa is granted if Ann and Ben sign.", "missing"),
        ("Entry is granted with a card or a photo.", CARD, "missing"),
        ("Entry is granted if you have a photo.", CARD, "missing"),
        (
            "Discharge takes place after a test or an interview.",
            "Discharge takes place after a test and an interview.",
            "missing",
        ),
        (
            "Entry is free as long as you hold a pass or a card.",
            "Entry is free as long as you hold a pass and a card.",
            "missing",
        ),
        ("Ships longer than 80 metres or ships that carry oil need a pilot.", PILOTED, "missing"),
        ("Ships need a pilot if they are longer than 80 metres or carry oil.", PILOTED, "missing"),
        ("Ships need a pilot if they carry oil.", PILOTED, "missing"),
        ("Invoices above €5,000 or from new suppliers need two signatures.", SIGNED, "missing"),
        (
            "Invoices above €5,000 and invoices from new suppliers need two signatures.",
            SIGNED,
            "missing",
        ),
        (
            "Cyclists under 16 or without a helmet are fined.",
            "Cyclists under 16 without a helmet are fined.",
            "missing",
        ),
        (
            "Cars parked in the yard or without a permit are towed away.",
            "Cars parked in the yard without a permit are towed away.",
            "missing",
        ),
        (
            "Women are examined every week if they are pregnant or have diabetes.",
            "Pregnant women with diabetes are examined every week.",
            "missing",
        ),
        (
            "Dwellings in the old town and dwellings that are heated with oil must be refitted.",
            "Dwellings in the old town that are heated with oil must be refitted.",
            "missing",
        ),
        (
            "Rent may be withheld if Ann has been told in writing or has not mended it.",
            "Rent may be withheld only if Ann has been told in writing and has not mended it.",
            "missing",
        ),
    ],
)
def test_one_of_two_conditions(claim: str, premise: str, wanted: str) -> None:
    assert compare_joint(tree(claim), tree(premise))[0] == Outcome(wanted)


@pytest.mark.parametrize(
    ("claim", "premise"),
    [
        ("The loan is released once the bank and the notary have approved it.", LOAN),
        ("The loan is released once both have approved it.", LOAN),
        ("The loan is released only after the bank has approved it.", LOAN),
        ("The loan is not released before the bank has approved it.", LOAN),
        ("When the alarm is ringing and the door is open, the lift stops.", LIFT),
        ("The lift stops when the power fails.", LIFT),
        ("Staff get a bonus.", STAFF),
        ("Entry is granted with a card.", CARD),
        ("Pay with cards or coins.", "Pay with cards and coins."),
        ("The flight is diverted if the pilot insists.", f"{PILOT} It is if the pilot insists."),
        ("The door opens if you show a card.", "The door opens if you ring or show a card."),
        (
            "Discounts apply when pensioners or pupils book online.",
            "Discounts apply when pensioners and pupils book online.",
        ),
        (
            "The band began to play when the bishop arrived.",
            "When the mayor and the bishop arrived, the band began to play.",
        ),
        ("Ships that are longer than 80 metres and carry oil need a pilot.", PILOTED),
        ("A pilot is needed for ships longer than 80 metres that carry oil.", PILOTED),
        ("Ships longer than 80 metres need a pilot if they carry oil or gas.", PILOTED),
        (
            "Boats over 12 metres and boats with a cabin need a licence.",
            "Boats over 12 metres or with a cabin need a licence.",
        ),
        (
            "Visitors with a pass and visitors over 70 may come in.",
            "Visitors with a pass may come in. Visitors over 70 may come in.",
        ),
        (
            "Clerks over 50 who have worked for ten years or longer get extra leave.",
            "Clerks over 50 who have worked for ten years or longer get extra leave.",
        ),
        (
            "Every driver who takes the night shift gets a bonus.",
            "Every driver at Acme who takes the night shift gets a bonus.",
        ),
        (
            "The lift stops if the alarm rings.",
            "The lift stops if the alarm rings and goes down to the ground floor.",
        ),
        ("A light is on when Ann is in.", "The lamp, which is new and red, is on when Ann is in."),
    ],
)
def test_all_that_is_asked_for(claim: str, premise: str) -> None:
    assert compare_joint(tree(claim), tree(premise))[0] is Outcome.NONE
