"""Cases outside a limit of which a claim denies what is told within it."""

import pytest

from agent.domain.finding import Outcome
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
