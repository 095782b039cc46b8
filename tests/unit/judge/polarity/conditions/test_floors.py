"""What demands the same or more is not met by less."""

import pytest

from agent.domain.finding import Outcome
from agent.judge.clauses.reading import read
from agent.judge.polarity.conditions.floors import compare_floors
from tests.trees import PARSER

ROPE = "Climbing requires the same or a thicker rope."
LENS = "Repairs need a wider or equal lens."


def outcome(claim: str, premise: str) -> Outcome:
    mine, theirs = PARSER.parse([claim, premise], entities=False)
    return compare_floors(read(mine), read(theirs))[0]


@pytest.mark.parametrize(
    ("claim", "premise"),
    [
        ("Climbing is possible on a thinner rope.", ROPE),
        ("Climbers can climb with a thinner rope.", ROPE),
        ("Repairs can use a narrower lens.", LENS),
        ("A move is open into a lower grade.", "A move needs an equal or higher grade."),
    ],
)
def test_less_than_the_least_is_a_conflict(claim: str, premise: str) -> None:
    assert outcome(claim, premise) is Outcome.CONFLICT


@pytest.mark.parametrize(
    ("claim", "premise"),
    [
        ("Climbing is possible on a thicker rope.", ROPE),
        ("Climbing is not possible on a thinner rope.", ROPE),
        ("Climbing on a thinner rope is forbidden.", ROPE),
        ("Climbing fails on a thinner rope.", ROPE),
        ("Climbing is possible by way of a thinner rope.", ROPE),
        ("Climbing is possible with a thinner glove.", ROPE),
        ("Climbing is possible on a thinner rope.", f"{ROPE[:-1]}, or a thinner rope with a net."),
        ("Climbing is possible on a thinner rope.", "The same or a thicker rope is sold."),
        ("A copy of a lower grade can move.", "A move needs an equal or higher grade."),
        ("", ROPE),
    ],
)  # fmt: skip
def test_what_the_demand_leaves_open(claim: str, premise: str) -> None:
    assert outcome(claim, premise) is Outcome.NONE
