"""Denials with a case or an exception, told for the claim that is on it."""

import pytest

from agent.domain.text import Passage
from agent.judge.passages.windows import sentences
from agent.judge.unfolding.sentences import unfolded
from agent.models.parser import SpacyParser

PARSER = SpacyParser()
CHILD = "No visitor is admitted after 20:00, unless he accompanies a child."
LISTED = "The policy does not cover jewellery unless it is listed in the schedule."
RING = "Nurses must not wear jewellery, apart from a plain wedding ring."
ERROR = (
    "No penalty is charged for an error disclosed before an audit, unless it was deliberate; "
    "in that case the penalty is halved."
)


def told(text: str, claim: str) -> str:
    split = sentences([Passage(document_id="a", text=text)])
    return " ".join(s.text for s in unfolded(claim, split, PARSER)[0])


@pytest.mark.parametrize("claim", ["Dogs may run in the park.", "Dogs are allowed in the park."])
def test_the_rule_is_not_told_of_all_by_what_it_excepts(claim: str) -> None:
    text = "Dogs are not allowed in the park, except guide dogs."
    assert told(text, claim) == text


@pytest.mark.parametrize(
    ("text", "claim", "meant"),
    [
        (
            CHILD,
            "A visitor who accompanies a child is not admitted.",
            "A visitor is admitted after 20:00 if he accompanies a child.",
        ),
        (
            LISTED,
            "Jewellery listed in the schedule is not covered.",
            "The policy does cover jewellery if it is listed in the schedule.",
        ),
        (
            LISTED,
            "Jewellery that is not listed in the schedule is not covered.",
            "The policy does not cover jewellery if it is not listed in the schedule.",
        ),
        (
            "Files are not deleted unless the user has enabled cleaning.",
            "If the user has enabled cleaning, files are deleted.",
            "Files are deleted if the user has enabled cleaning.",
        ),
        (
            "The tenant may not sublet the flat unless the landlord agrees.",
            "The tenant may sublet the flat if the landlord agrees.",
            "The tenant may sublet the flat if the landlord agrees.",
        ),
        (
            ERROR,
            "A deliberate error attracts no penalty.",
            "Penalty is charged for an error disclosed before an audit if it was deliberate; "
            "in that case the penalty is halved.",
        ),
        (
            ERROR,
            "An error that was not deliberate attracts no penalty.",
            "No penalty is charged for an error disclosed before an audit "
            "if it was not deliberate.",
        ),
        (
            "Pupils may leave at noon unless they have lessons in the afternoon; then they stay.",
            "Pupils without lessons in the afternoon may leave at noon.",
            "Pupils may leave at noon if they do not have lessons in the afternoon.",
        ),
        (
            "No fee is due for a change unless it is made on the day of travel.",
            "A change before the day of travel is free.",
            "No fee is due for a change if it is not made on the day of travel.",
        ),
        (RING, "Nurses may wear a plain wedding ring.", "Nurses may wear a plain wedding ring."),
        (
            "Vehicles may not enter the park, except for ambulances.",
            "Ambulances may not enter the park.",
            "Ambulances may enter the park.",
        ),
        (
            "Staff must decline invitations from customers, other than lunches below €30.",
            "Staff may accept lunches below €30 from customers.",
            "Staff may accept lunches below €30 from customers.",
        ),
        (
            "Drivers must not leave the vehicle, other than in an emergency.",
            "Drivers may leave the vehicle in an emergency.",
            "Drivers may leave the vehicle in an emergency.",
        ),
    ],
)
def test_what_is_excepted_from_a_denial(text: str, claim: str, meant: str):
    assert told(text, claim) == meant


@pytest.mark.parametrize(
    ("text", "claim"),
    [
        (CHILD, "No visitor is admitted after 20:00."),
        (LISTED, "Jewellery is covered only if it is listed in the schedule."),
        ("No fee is due unless the guest breaks the lease.", "If the guest keeps it, no fee."),
        (RING, "Nurses may wear jewellery."),
        (RING, "Nurses may wear only a plain wedding ring."),
        ("Cars are banned, except cars which carry patients.", "Cars carry patients."),
    ],
)
def test_a_claim_that_is_not_on_the_exception(text: str, claim: str):
    assert told(text, claim) == text
