"""A period that starts with one kind of event does not start with another kind."""

import pytest

from agent.domain.finding import Outcome
from agent.judge.polarity.events.starts import compare_starts
from tests.trees import tree

LOSS = "Card holders must report a loss within 24 hours of noticing it."
BILL = "The bill must be paid within ten days after it has been received."
WARRANTY = "Defects are repaired within two years of delivery of the notice."


@pytest.mark.parametrize(
    ("premise", "claim", "outcome"),
    [
        (LOSS, "Card holders must report a loss within 24 hours of the loss.", Outcome.MISSING),
        (LOSS, "A loss must be reported within 24 hours of its discovery.", Outcome.NONE),
        (BILL, "The bill must be paid within ten days of being sent.", Outcome.MISSING),
        (BILL, "The bill must be paid within ten days of receipt.", Outcome.NONE),
        (BILL, "The bill must be paid within ten days.", Outcome.NONE),
        (WARRANTY, "Defects are repaired within two years of issue.", Outcome.MISSING),
        (WARRANTY, "Defects are repaired within two years of the notice.", Outcome.NONE),
    ],
)
def test_starts(premise: str, claim: str, outcome: Outcome) -> None:
    assert compare_starts(tree(claim), tree(premise))[0] is outcome
