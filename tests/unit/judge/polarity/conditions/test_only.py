"""What is so only in one case is so in that one."""

import pytest

from agent.domain.finding import Outcome
from agent.judge.polarity.conditions.only import compare_only, says_without_only
from tests.trees import tree

DOGS = "Dogs are allowed only on night buses."
CASH = "Cash is accepted only at the ticket office."
SENIORS = "Only seniors can approve invoices."
DRUG = "The drug is given only to inpatients."
LINUX = "The plugin works on Linux only."


@pytest.mark.parametrize(
    ("premise", "claim"),
    [
        (DOGS, "Dogs are allowed on night buses."),
        (CASH, "Cash is accepted at the ticket office."),
        (CASH, "Cash can be accepted at the ticket office."),
        (SENIORS, "Seniors can approve invoices."),
        (DRUG, "The drug may be given to inpatients."),
        (LINUX, "The plugin works on Linux."),
    ],
)
def test_what_is_so_only_there_is_so_there(premise: str, claim: str) -> None:
    assert says_without_only(tree(claim), tree(premise))
    assert compare_only(tree(claim), tree(premise))[0] is Outcome.NONE


@pytest.mark.parametrize(
    ("premise", "claim"),
    [
        (DOGS, "Dogs are not allowed on night buses."),
        (CASH, "Cash is not accepted at the ticket office."),
        (SENIORS, "Seniors cannot approve invoices."),
        (DRUG, "The drug is not given to inpatients."),
        (LINUX, "The plugin does not work on Linux."),
        ("Lift B may be used by staff only.", "Staff may not use lift B."),
        ("Cranes are driven only by trained staff.", "Trained staff may not drive cranes."),
        ("(4) Dogs are allowed on night buses only.", "Dogs are not allowed on night buses."),
    ],
)
def test_it_may_not_be_denied(premise: str, claim: str) -> None:
    assert compare_only(tree(claim), tree(premise))[0] is Outcome.CONFLICT
    assert not says_without_only(tree(claim), tree(premise))


@pytest.mark.parametrize(
    ("premise", "claim"),
    [
        (DOGS, "Dogs are allowed on day buses."),
        (DOGS, "Dogs are not allowed on day buses."),
        (DOGS, "Dogs are allowed on buses."),
        (
            "The page can be reached only from the local network.",
            "The page cannot be reached from outside the local network.",
        ),
        ("Only the tenant may sue the landlord.", "The landlord may sue the tenant."),
        ("Only the tenant may sue the landlord.", "The landlord may not sue the tenant."),
        ("Lift B may be used by staff only.", "Visitors may not use lift B."),
        (DOGS, "Dogs are not allowed only on night buses."),
        (SENIORS, "Seniors approve invoices."),
        (SENIORS, "Seniors must approve invoices."),
        (DRUG, "The drug must be given to inpatients."),
        ("Not only seniors can approve invoices.", "Seniors cannot approve."),
        ("Only five members came.", "Five members did not come."),
        (
            "Dogs are allowed only if the buses are empty.",
            "Dogs are allowed if the buses are empty.",
        ),
    ],
)
def test_nothing_else_follows(premise: str, claim: str) -> None:
    assert not says_without_only(tree(claim), tree(premise))
    assert compare_only(tree(claim), tree(premise))[0] is Outcome.NONE
