"""A verb denied that is affirmed of what a pronoun means."""

import pytest

from agent.judge.polarity.negation.pointed import affirmed_of_it
from tests.trees import tree

TEST = "We could reproduce this on the test system."
DENIED = "We could not reproduce this."
OTHER = "We could reproduce the crash."


@pytest.mark.parametrize(
    ("premise", "claim", "found"),
    [
        (TEST, "The error could not be reproduced.", True),
        (TEST, "The error could be reproduced.", False),
        (TEST, "The error could not be reproduced by customers.", False),
        (DENIED, "The error could not be reproduced.", False),
        (OTHER, "The error could not be reproduced.", False),
    ],
)  # fmt: skip
def test_a_pronoun(premise: str, claim: str, found: bool) -> None:
    assert bool(affirmed_of_it(tree(claim), tree(premise))) is found
