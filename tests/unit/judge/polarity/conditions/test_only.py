"""What is so only in one case is so in that one."""

import pytest

from agent.domain.finding import Outcome
from agent.judge.polarity.conditions.only import (
    compare_only,
    denied_case,
    narrowed,
    says_without_only,
)
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


DOOR = "The door opens automatically only during a fire alarm."
VISITS = "Children over 12 may visit alone. Younger children may visit only with an adult."
CARD = "Teenagers may borrow books only with a card or a letter from the school."
STAIRS = "Dr Roe never operates at night. The lift is only used when the stairs are closed."


@pytest.mark.parametrize(
    ("premise", "claim", "case"),
    [
        (DOOR, "The door does not open automatically.", "only during a fire alarm."),
        (DOOR, "The door never opens automatically.", "only during a fire alarm."),
        (STAIRS, "The lift is not used.", "only used when the stairs are closed."),
        (VISITS, "Younger children may not visit.", "only with an adult."),
        (VISITS, "A 10-year-old with an adult may not visit.", "only with an adult."),
        (CARD, "Teenagers with a card may not borrow books.", CARD[27:]),
        ("It meets only in March, not in summer.", "It does not meet in March.", "only in March"),
    ],
)
def test_the_case_that_is_left_may_not_be_denied(premise: str, claim: str, case: str) -> None:
    assert denied_case(tree(claim), tree(premise)).endswith(case.removeprefix("only "))


@pytest.mark.parametrize(
    ("premise", "claim"),
    [
        (DOOR, "The door opens automatically."),
        (DOOR, "The door does not open automatically unless there is a fire alarm."),
        (DOOR, "The door only opens during a fire alarm, not on Mondays."),
        (VISITS, "A 10-year-old without an adult may not visit."),
        (VISITS, "Younger children may not visit alone."),
        (
            "Children from 6 may visit only with an adult. Children under 6 are not admitted.",
            "A 4-year-old with an adult is not admitted.",
        ),
        ("Deliveries come only until 18:00.", "Deliveries do not come after 18:00."),
        ("Visits are possible only with fewer than three guests.", "No visits with three guests."),
        ("It is given only if nobody is pregnant.", "It is not given if somebody is pregnant."),
        ("Members bring dogs only on a lead. Guests may not.", "Guests may not bring dogs."),
        ("The door does not open, and it rings only at night.", "The door does not open."),
        ("Teenagers enter only with a card and a letter.", "Teenagers with a card do not enter."),
        ("Only members may vote.", "Guests may not vote."),
        ("The lift has only four seats.", "The lift has no seats."),
    ],
)
def test_other_cases_may_be_denied(premise: str, claim: str) -> None:
    assert not denied_case(tree(claim), tree(premise))


@pytest.mark.parametrize(
    ("premise", "claim"),
    [
        ("Drugs are dispensed only with a prescription.", "Drugs are dispensed."),
        ("Goods may be shipped only after an inspection.", "Goods may be shipped."),
        ("Membership is open only to residents of the district.", "Membership is open."),
        (CASH, "Cash is accepted."),
    ],
)
def test_a_case_left_out(premise: str, claim: str) -> None:
    assert narrowed(tree(claim), tree(premise))


@pytest.mark.parametrize(
    ("premise", "claim"),
    [
        (CASH, "Cash is accepted at the ticket office."),
        (CASH, "Cash is accepted only there."),
        ("The bridge was opened only after long delays.", "The bridge was opened."),
        ("The oil comes from old olives and is sold only in tins.", "The oil comes from olives."),
        ("The rule has been applied only in winter.", "The rule has been applied."),
        (f"{DRUG} The drug is given daily.", "The drug is given."),
        ("Entry costs only 3 euros.", "Entry costs 3 euros."),
        ("Drugs are dispensed only with a prescription.", "No drugs are dispensed."),
    ],
)
def test_no_case_left_out(premise: str, claim: str) -> None:
    assert not narrowed(tree(claim), tree(premise))
