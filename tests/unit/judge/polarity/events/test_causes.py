"""A main cause, or one of several, is not the only one."""

import pytest

from agent.judge.polarity.events.causes import shared_cause
from tests.trees import tree


@pytest.mark.parametrize(
    ("premise", "claim", "told"),
    [
        (
            "The harvest failed mainly because of hail.",
            "The harvest failed only because of hail.",
            "mainly because",
        ),
        ("The delay was partly due to ice.", "The delay was solely due to ice.", "partly due to"),
        (
            "Hail was the main cause of the loss.",
            "Hail was the sole cause of the loss.",
            "main cause",
        ),
        ("The loss was due to hail.", "The loss was due only to hail.", ""),
        ("The loss was mainly due to hail.", "The loss was due to hail.", ""),
        ("The loss was mainly due to hail.", "The loss was not only due to hail.", ""),
        ("The loss was solely due to hail.", "The loss was only due to hail.", ""),
    ],
)
def test_a_cause_among_others(premise: str, claim: str, told: str) -> None:
    assert shared_cause(tree(claim), tree(premise)) == told
