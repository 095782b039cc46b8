"""None of them, and some of them."""

import pytest

from agent.judge.polarity.amounts.neither import none_or_some
from tests.trees import tree

FERRIES = "Only one of the two ferries carries cars."
DRAFTS = "Neither of the two drafts was accepted."


@pytest.mark.parametrize(
    ("premise", "claim"),
    [
        (FERRIES, "Neither ferry carries cars."),
        (FERRIES, "None of the ferries carries cars."),
        (DRAFTS, "Only one of the drafts was accepted."),
        (DRAFTS, "Both drafts were accepted."),
    ],
)
def test_the_opposite(premise: str, claim: str) -> None:
    assert none_or_some(tree(claim), tree(premise))


@pytest.mark.parametrize(
    ("premise", "claim"),
    [
        (FERRIES, "One of the ferries carries cars."),
        (FERRIES, "One of the ferries does not carry cars."),
        (DRAFTS, "Neither draft was accepted."),
        ("One of the drafts was not accepted.", "Neither draft was accepted."),
        (FERRIES, "The ferries carry cars."),
    ],
)
def test_no_opposite(premise: str, claim: str) -> None:
    assert not none_or_some(tree(claim), tree(premise))
