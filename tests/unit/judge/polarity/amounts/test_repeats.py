"""Who fails once is not told of where the evidence speaks of who fails twice."""

import pytest

from agent.domain.finding import Outcome
from agent.judge.polarity.amounts.repeats import compare_repeats
from tests.trees import tree

COURSE = "Whoever fails twice must repeat the course."
TEST = "A component that fails the test three times is scrapped."


@pytest.mark.parametrize(
    ("claim", "premise"),
    [
        ("A student who has failed once must repeat the course.", COURSE),
        ("Someone who fails once must repeat the course.", COURSE),
        ("A component that fails the test once is scrapped.", TEST),
        ("An employee who is warned once can be dismissed.",
         "An employee who is warned twice can be dismissed."),
    ],
)  # fmt: skip
def test_once_is_not_several_times(claim: str, premise: str) -> None:
    outcome, why = compare_repeats(tree(claim), tree(premise))
    assert outcome is Outcome.CONFLICT
    assert "once" in why


@pytest.mark.parametrize(
    ("claim", "premise"),
    [
        ("A student who has failed twice must repeat the course.", COURSE),
        ("A student who has failed must repeat the course.", COURSE),
        ("The course is repeated once.", COURSE),
        ("Once it fails, it is scrapped.", TEST),
        ("It fails at least once.", TEST),
        ("It fails once a year.", TEST),
        ("It failed once.", "It fails at least twice."),
        ("It failed once.", "It fails twice a year."),
    ],
)
def test_others(claim: str, premise: str) -> None:
    assert compare_repeats(tree(claim), tree(premise)) == (Outcome.NONE, "")
