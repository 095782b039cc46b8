"""What follows if one party does it is not what follows if the other one does."""

import pytest

from agent.domain.finding import Outcome
from agent.judge.polarity.conditions.parties import compare_parties
from tests.trees import tree

LEASE = (
    "If we end the lease, it runs for three months after you get our letter. "
    "If you end the lease, it stops at once."
)
ACCIDENT = (
    "If the driver reports the accident, the premium stays the same. "
    "If the police report the accident, the premium rises by a fifth."
)
AIRLINE = "If the airline cancels the flight, you get the fare back."
PRESS = "When the device is switched on, it asks for a code. The printer is grey."
THEY = "Guests pay a fee if they cancel the trip."


@pytest.mark.parametrize(
    ("premise", "claim", "outcome"),
    [
        (LEASE, "If you end the lease, it runs for three months.", Outcome.MISSING),
        (LEASE, "If we end the lease, it stops at once.", Outcome.MISSING),
        (LEASE, "If you end the lease, it stops at once.", Outcome.NONE),
        (LEASE, "If we end the lease, it runs for three months.", Outcome.NONE),
        (ACCIDENT, "The premium rises if the driver reports the accident.", Outcome.MISSING),
        (ACCIDENT, "The premium rises if the police report the accident.", Outcome.NONE),
        (AIRLINE, "If you cancel the flight, you get the fare back.", Outcome.MISSING),
        (AIRLINE, "If the carrier cancels the flight, you get the fare back.", Outcome.NONE),
        (PRESS, "When the printer is switched on, it asks for a code.", Outcome.NONE),
        (THEY, "If guests cancel the trip, they pay a fee.", Outcome.NONE),
    ],
)
def test_parties(premise: str, claim: str, outcome: Outcome) -> None:
    assert compare_parties(tree(claim), tree(premise))[0] is outcome
