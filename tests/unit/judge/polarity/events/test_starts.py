"""A period that starts with one kind of event does not start with another kind."""

import pytest

from agent.domain.finding import Outcome
from agent.judge.polarity.events.starts import compare_starts
from tests.trees import tree

LOSS = "Card holders must report a loss within 24 hours of noticing it."
BILL = "The bill must be paid within ten days after it has been received."
SHOP = (
    "You may cancel within 3 days from the date of the order. "
    "You may return goods within 14 days of delivery."
)
APPEAL = "Appeals must be filed within 14 days of the decision."
GUEST = "Guests may cancel up to 2 days before they arrive."
WARRANTY = "Defects are repaired within two years of delivery of the notice."


@pytest.mark.parametrize(
    ("premise", "claim", "outcome"),
    [
        (LOSS, "Card holders must report a loss within 24 hours of the loss.", Outcome.MISSING),
        (LOSS, "A loss must be reported within 24 hours of its discovery.", Outcome.NONE),
        (BILL, "The bill must be paid within ten days of being sent.", Outcome.MISSING),
        (BILL, "The bill must be paid within ten days of receipt.", Outcome.NONE),
        (BILL, "The bill must be paid within ten days.", Outcome.NONE),
        (SHOP, "You may cancel within 3 days of payment.", Outcome.MISSING),
        (SHOP, "You may cancel within 3 days of delivery.", Outcome.MISSING),
        (SHOP, "You may cancel within 3 days of the date of payment.", Outcome.MISSING),
        (SHOP, "You may cancel up to 3 days after your purchase.", Outcome.NONE),
        (SHOP, "You may return goods within 14 days of the order.", Outcome.MISSING),
        (SHOP, "You may return goods within 14 days after they have arrived.", Outcome.NONE),
        (APPEAL, "Appeals must be filed within 14 days of the hearing.", Outcome.MISSING),
        (APPEAL, "Appeals must be filed within 14 days of the decision.", Outcome.NONE),
        (APPEAL, "Appeals must be filed within 30 days of the hearing.", Outcome.NONE),
        (GUEST, "Guests may cancel up to 2 days before payment.", Outcome.MISSING),
        (GUEST, "Guests may cancel until 2 days before arrival.", Outcome.NONE),
        (WARRANTY, "Defects are repaired within two years of issue.", Outcome.MISSING),
        (WARRANTY, "Defects are repaired within two years of the notice.", Outcome.NONE),
    ],
)
def test_starts(premise: str, claim: str, outcome: Outcome) -> None:
    assert compare_starts(tree(claim), tree(premise))[0] is outcome
