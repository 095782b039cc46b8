"""By how much a value of a claim is above or below another one of the evidence."""

import pytest

from agent.domain.finding import Outcome
from agent.judge.rules import check
from agent.models.parser import SpacyParser

PARSER = SpacyParser()
LOCKER = ("Item: Locker; Until 30 June: £45; From 1 July: £60",)
BOXES = (
    "Item: Box M, per 100; Now: £27.00; Previous contract: £25.40",
    "Item: Box S, per 100; Now: £21.00; Previous contract: £19.40",
)
BAGS = (
    "Where the bag is presented at the check-in desk, the fee is £22.",
    "The fee for a bag presented at the gate is £42.",
    "Online the fee is £18.",
)
DESK = "Show it at the check-in desk and it costs you £22, which is "
PLANS = ("Basic costs £30 a month.", "Plus costs £45 a month.", "Pro costs £60 a month.")


@pytest.mark.parametrize(
    ("claim", "premise", "expected"),
    [
        ("From July a locker is £60, that is £15 more than before.", LOCKER, True),
        ("From July a locker is £60, that is £25 more than before.", LOCKER, False),
        ("From July a locker is £60, that is £15 less than before.", LOCKER, False),
        ("Box M is £27.00, which is £1.60 more than under the previous contract.", BOXES, True),
        ("Box M is £27.00, which is £2.60 more than under the previous contract.", BOXES, False),
        ("Box M is £27.00, which is £7.60 more than under the previous contract.", BOXES, False),
        (f"{DESK}£20 less than at the gate.", BAGS, True),
        (f"{DESK}£18 less than at the gate.", BAGS, False),
        (f"{DESK}£4 more than at the gate.", BAGS, False),
        (f"{DESK}£20 more than at the gate.", BAGS, False),
        ("Plus is £45, which is £15 more than Basic.", PLANS, True),
        ("Plus is £45, so £15 less than Pro.", PLANS, True),
        ("Plus is £45, which is £15 less than Basic.", PLANS, False),
        ("Pro is £60, which is £15 more than Basic.", PLANS, False),
    ],
)
def test_a_value_is_held_against_another(claim: str, premise: tuple[str, ...], expected: bool):
    parsed = PARSER.parse([claim, *premise])
    found = check(parsed[0], parsed[1:], 0.0, frozenset()).findings[0]
    assert (found.outcome is Outcome.MATCH) is expected
