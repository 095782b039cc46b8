"""What follows in one case is not what follows in another."""

import pytest

from agent.domain.finding import Outcome
from agent.judge.polarity.events.consequences import compare_consequences
from tests.trees import tree

UNPAID = (
    "If the invoice is not paid within 30 days, the supplier sends a reminder; "
    "if it is still unpaid after 60 days, the supplier may stop deliveries."
)
PRICE = (
    "If the price rises, the buyer is informed; "
    "if the price rises by more than 10%, the buyer may withdraw."
)
GOODS = (
    "If the goods arrive on time, the buyer pays the price. "
    "If the goods do not arrive on time, the buyer may withdraw."
)
PUMP = "If the pump fails, the light goes on. If the pump fails, the valve closes."
ORDER = "When an order is placed, the shop confirms it; when it is sent, the shop sends a number."


@pytest.mark.parametrize(
    ("claim", "premise"),
    [
        ("If the invoice is not paid within 30 days, the supplier may stop deliveries.", UNPAID),
        ("The supplier may stop deliveries if the invoice is not paid within 30 days.", UNPAID),
        ("If the price rises, the buyer may withdraw.", PRICE),
        ("If the goods arrive on time, the buyer may withdraw.", GOODS),
        ("When an order is placed, the shop sends a number.", ORDER),
    ],
)
def test_another_case(claim: str, premise: str) -> None:
    assert compare_consequences(tree(claim), tree(premise))[0] is Outcome.MISSING


@pytest.mark.parametrize(
    ("claim", "premise"),
    [
        ("If the invoice is not paid within 30 days, the supplier sends a reminder.", UNPAID),
        ("If the invoice is still unpaid after 60 days, the supplier may stop deliveries.", UNPAID),
        ("If the invoice is not paid within 60 days, the supplier may stop deliveries.", UNPAID),
        ("The supplier may stop deliveries.", UNPAID),
        ("Only if the invoice is not paid, the supplier may stop deliveries.", UNPAID),
        ("If the price rises, the buyer is informed.", PRICE),
        ("If the price rises by more than 10%, the buyer is informed.", PRICE),
        ("If the price rises by more than 10%, the buyer may withdraw.", PRICE),
        ("If the goods do not arrive on time, the buyer may withdraw.", GOODS),
        ("If the pump fails, the valve closes.", PUMP),
        (
            "If the price rises, the buyer may withdraw.",
            f"{PRICE} If the price rises, the buyer may also withdraw.",
        ),
    ],
)
def test_its_own_case(claim: str, premise: str) -> None:
    assert compare_consequences(tree(claim), tree(premise))[0] is Outcome.NONE
