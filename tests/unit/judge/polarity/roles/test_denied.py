"""Which of two sides is the denied one."""

import pytest

from agent.domain.finding import Outcome
from agent.judge.polarity.roles.denied import compare_denied
from tests.trees import tree

AID = "The grant may go with state aid but not with awards from other funds."
KEY = "The key is not with the porter but with the cook."
BOOKS = "Books in a sealed case can be read but not copied."
WORN = "Torn coats can be sent back, but you get a voucher rather than money."
CASH = "Payment is made by transfer rather than in cash."


@pytest.mark.parametrize(
    ("premise", "claim", "exchanged"),
    [
        (AID, "The grant may go with awards from other funds but not with state aid.", True),
        (AID, "The grant may go with state aid but not with awards from other funds.", False),
        (AID, "The grant may go with state aid.", False),
        (BOOKS, "Books in a sealed case can be copied but not read.", True),
        (BOOKS, "For the index, books are copied rather than read.", False),
        (WORN, "The money goes to the payer rather than to the one who got it.", False),
        ("Pay by card, not with a cheque.", "Pay with a cheque, not by card.", True),
        ("It treats adults and not children.", "It treats children and not adults.", True),
        (KEY, "The key is with the porter, not with the cook.", True),
        (KEY, "The key is with the cook, not with the porter.", False),
        (CASH, "Payment is made in cash rather than by transfer.", True),
        (CASH, "Payment is made by transfer and not in cash.", False),
        ("Ann likes neither the flute nor the drum but the horn.",
         "Ann likes the flute and not the horn.", True),
        ("The seller, not the buyer, pays. The buyer, not the seller, pays the notary.",
         "The buyer, not the seller, pays the notary.", False),
        ("Not only cyclists but also riders give way.", "Riders give way, not cyclists.", False),
    ],
)  # fmt: skip
def test_sides_are_not_exchanged(premise: str, claim: str, exchanged: bool) -> None:
    found = compare_denied(tree(claim), tree(premise))[0]
    assert found is (Outcome.CONFLICT if exchanged else Outcome.NONE)
