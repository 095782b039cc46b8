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
REWARD = "Flaws are rewarded if you show how they are used."
DEPOSIT = "If the buyer withdraws, the deposit is kept; if the seller withdraws, it is paid back."
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
        (REWARD, "A flaw is rewarded if its use is shown.", Outcome.NONE),
        (REWARD, "A flaw is rewarded if the finder shows how it is used.", Outcome.NONE),
        (REWARD, "A flaw is rewarded if the company shows how it is used.", Outcome.MISSING),
        (DEPOSIT, "If the buyer withdraws, the deposit is paid back.", Outcome.MISSING),
        (DEPOSIT, "If the seller withdraws, the deposit is paid back.", Outcome.NONE),
        (LEASE, "If the tenant ends the lease, it runs for three months.", Outcome.MISSING),
        (LEASE, "If the tenant ends the lease, it stops at once.", Outcome.NONE),
        (THEY, "If guests cancel the trip, they pay a fee.", Outcome.NONE),
    ],
)
def test_parties(premise: str, claim: str, outcome: Outcome) -> None:
    assert compare_parties(tree(claim), tree(premise))[0] is outcome
