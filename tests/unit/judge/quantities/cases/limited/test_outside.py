"""Cases outside a limit of which a claim denies what is told within it."""

import pytest

from agent.domain.finding import Outcome
from agent.judge.quantities.check import check_quantities
from agent.judge.rules import check
from agent.models.parser import SpacyParser

PARSER = SpacyParser()
LEAVE = "Paid work during a leave needs the consent of the head if it exceeds 10 days."
CREDIT = "In a dispute about more than £50 we give a temporary credit within 10 working days."
MEALS = "Catering for more than 40 guests requires a deposit and a signed contract."
SHEDS = (
    "Extensions of more than 20 square metres need planning permission from the council, those "
    "below need a notice to it."
)
YEARS = (
    "Claim-free years: 1 or 2; Discount: 20% Claim-free years: 3 or 4; Discount: 40% "
    "Claim-free years: 5 to 8; Discount: 55%"
)
DELIVERY = (
    "Orders below £40 carry a delivery charge of £4.50, and orders from £40 to £100 one of £2."
)
CHECKS = "Boats longer than 7 m are checked every year, those longer than 12 m every six months."
TAXIS = "A taxi is paid if a bus is cancelled or if it is more than 30 minutes late."


@pytest.mark.parametrize(
    ("claim", "premise", "objected"),
    [
        ("At 9 days no consent of the head would be required.", LEAVE, False),
        ("At 12 days no consent of the head would be required.", LEAVE, True),
        (
            "Temporary credit is for disputes about more than £50, so not for your £45.",
            CREDIT,
            False,
        ),
        (
            "Temporary credit is for disputes about more than £50, so not for your £65.",
            CREDIT,
            True,
        ),
        ("For 25 guests no deposit is required and no contract need be signed.", MEALS, False),
        ("For 55 guests no deposit is required and no contract need be signed.", MEALS, True),
        ("At 25 square metres you need no planning permission from the council.", SHEDS, True),
        ("If a bus is 20 minutes late, no taxi is paid.", TAXIS, True),
    ],
)
def test_a_case_outside_a_limit(claim: str, premise: str, objected: bool) -> None:
    mine, theirs = PARSER.parse([claim, premise])
    found = {f.outcome for f in check(mine, [theirs], 0.0, frozenset()).findings}
    assert bool(found & {Outcome.MISSING, Outcome.CONFLICT}) is objected


@pytest.mark.parametrize(
    ("claim", "premise", "objected"),
    [
        ("With six years you now stand at 55%.", YEARS, False),
        ("With six years you now stand at 40%.", YEARS, True),
        ("With four years you now stand at 40%.", YEARS, False),
        ("For £35 there is a delivery charge of £4.50.", DELIVERY, False),
        ("For £35 there is a delivery charge of £2.", DELIVERY, True),
        ("At 9 m yours is checked every six months.", CHECKS, True),
    ],
)
def test_what_is_told_only_outside_the_own_limit(claim: str, premise: str, objected: bool) -> None:
    found = check_quantities(*PARSER.parse([claim, premise])).outcome
    assert (found in (Outcome.MISSING, Outcome.CONFLICT)) is objected
