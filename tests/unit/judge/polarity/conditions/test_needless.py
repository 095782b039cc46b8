"""What alone makes something possible is needed for it."""

import pytest

from agent.domain.finding import Outcome
from agent.judge.polarity.conditions.needless import compare_needless
from tests.trees import tree

WARDEN = "Only the warden may open the sluice."
BADGE = "The archive is entered only with a blue badge, and on weekdays."
CLERKS = "Stamps are bought and handed out by clerks only."
DENIED = "The sluice is not opened only by the warden."


@pytest.mark.parametrize(
    ("premise", "claim", "found"),
    [
        (WARDEN, "You don't have to be the warden to open the sluice.", True),
        (WARDEN, "The sluice may be opened without the warden.", True),
        (WARDEN, "You don't need a key to open the sluice.", False),
        (WARDEN, "You don't need the warden to sweep a chimney quickly in winter.", False),
        (WARDEN, "Nobody may open the sluice without the warden.", False),
        (WARDEN, "You don't have to be the warden unless you open the sluice.", False),
        (WARDEN, "You may open the sluice.", False),
        (BADGE, "No need for a blue badge: you can enter the archive like anybody.", True),
        (BADGE, "The archive is entered with a blue badge.", False),
        (CLERKS, "You needn't be a clerk to hand out stamps.", True),
        (
            "Fees come back only if they are claimed in May, unless the hall was shut.",
            "If the hall was shut, fees come back without being claimed in May.",
            False,
        ),
        (DENIED, "You don't have to be the warden to open the sluice.", False),
    ],
)
def test_needless(premise: str, claim: str, found: bool) -> None:
    assert compare_needless(tree(claim), tree(premise))[0] is (
        Outcome.CONFLICT if found else Outcome.NONE
    )
