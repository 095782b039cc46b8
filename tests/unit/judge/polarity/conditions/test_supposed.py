"""What is so is not supposed contrary to fact."""

import pytest

from agent.domain.finding import Outcome
from agent.judge.polarity.check import check_polarity
from agent.judge.polarity.conditions.supposed import compare_suppositions, supposes_otherwise
from tests.trees import PARSER, tree

TREE = "The train, otherwise due at 9, came late because a tree had fallen on the line."
GRANT = "She got the grant because she had applied in May; otherwise she would have had to wait."
LATE = "She did not apply in time. If she had applied in time, she would have been admitted."


@pytest.mark.parametrize(
    ("claim", "premise"),
    [
        ("Had a tree fallen on the line, the train would have come at 9.", TREE),
        ("If a tree had fallen on the line, the train would have come at 9.", TREE),
        ("The train would have come at 9 if a tree had fallen on the line.", TREE),
        ("If she had applied in May, she would have had to wait.", GRANT),
        ("Had she not applied in time, she could have been admitted.", LATE),
    ],
)
def test_a_fact_is_supposed(claim: str, premise: str) -> None:
    assert compare_suppositions(tree(claim), tree(premise))[0] is Outcome.CONFLICT


@pytest.mark.parametrize(
    ("claim", "premise"),
    [
        ("Had no tree fallen on the line, the train would have come at 9.", TREE),
        ("If she had not applied in May, she would have had to wait.", GRANT),
        ("If she had applied in June, she would have had to wait.", GRANT),
        ("Had she applied in time, she would have been admitted.", LATE),
        (
            "Had Lee pleaded guilty, he would have been freed.",
            "Mann, who was freed, pleaded guilty.",
        ),
        ("If she applied in May, she had to wait.", GRANT),
    ],
)
def test_what_is_not_so_is_supposed(claim: str, premise: str) -> None:
    assert compare_suppositions(tree(claim), tree(premise))[0] is Outcome.NONE


def test_what_would_be_otherwise_drops_no_negation() -> None:
    claim, premise = PARSER.parse(["If she had not applied in May, she would have waited.", GRANT])
    assert supposes_otherwise(tree(claim.text), tree(GRANT))
    assert check_polarity(claim, premise).outcome is not Outcome.CONFLICT
