"""What a speaker says of himself is not so of another."""

import pytest

from agent.domain.finding import Outcome
from agent.judge.polarity.roles.speakers import compare_speakers
from tests.trees import tree

LEASE = "I, Nina Falk, cannot sign the lease before May."
WRIST = "I, the writer, have broken my wrist and cannot type."


@pytest.mark.parametrize(
    ("premise", "claim", "outcome"),
    [
        (LEASE, "Peter cannot sign the lease before May.", Outcome.CONFLICT),
        (LEASE, "Nina cannot sign the lease before May.", Outcome.NONE),
        (LEASE, "Nina's brother cannot sign the lease before May.", Outcome.CONFLICT),
        (LEASE, "The lease cannot be signed before May.", Outcome.NONE),
        ("I, Jo, prefer the attic.", "Eva prefers the attic.", Outcome.CONFLICT),
        ("I, Jo, need a permit.", "Jo and Eva need a permit.", Outcome.NONE),
        ("I, the writer, received it.", "Ann's letter was received.", Outcome.NONE),
        (WRIST, "Mr Lang has broken his wrist.", Outcome.MISSING),
        (WRIST, "Mr Lang cannot type.", Outcome.MISSING),
        (f"{WRIST} Mr Lang cannot type.", "Mr Lang cannot type.", Outcome.NONE),
        ("I cannot sign the lease.", "Peter cannot sign the lease.", Outcome.NONE),
    ],
)
def test_speakers(premise: str, claim: str, outcome: Outcome) -> None:
    assert compare_speakers(tree(claim), tree(premise))[0] is outcome
