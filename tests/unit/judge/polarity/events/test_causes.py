"""A main cause, or one of several, is not the only one."""

import pytest

from agent.judge.polarity.events.causes import left_out_cause, shared_cause
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


FROST = "Output fell mainly because of frost and a strike at the port."
DEBT = "The firm failed chiefly due to debts and, to a lesser degree, the loss of a client."


@pytest.mark.parametrize(
    ("premise", "claim", "told"),
    [
        (FROST, "Output fell mainly because of a strike at the port.", "frost"),
        (FROST, "Output fell mainly because of frost.", "a strike at the port"),
        (DEBT, "The firm failed chiefly due to the loss of a client.", "debts"),
        (FROST, "Output fell mainly because of frost and a strike.", ""),
        (FROST, "Output fell because of frost.", ""),
        (FROST, "Output fell mainly because of rain.", ""),
        (FROST, "Output did not fall mainly because of frost.", ""),
        (
            "Output fell mainly because of frost, and the port was closed.",
            "Output fell mainly because of frost.",
            "",
        ),
        ("Output fell mainly because of frost.", "Output fell mainly because of frost.", ""),
    ],
)
def test_one_of_two_main_causes_is_not_the_main_one(premise: str, claim: str, told: str) -> None:
    assert left_out_cause(tree(claim), tree(premise)) == told
