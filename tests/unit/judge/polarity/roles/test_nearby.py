"""What is next to a place is not in it."""

import pytest

from agent.domain.finding import Outcome
from agent.judge.clauses.reading import read
from agent.judge.polarity.roles.nearby import compare_nearby
from tests.trees import PARSER

FIRE = "After the fire in the warehouse next to the school, pupils were taught in the town hall."


def _found(claim: str, text: str) -> tuple[Outcome, str]:
    mine, theirs = PARSER.parse([claim, text], entities=False)
    return compare_nearby(read(mine).tree, read(theirs).tree)


@pytest.mark.parametrize(
    ("claim", "text", "where"),
    [
        ("There was a fire in the school.", FIRE, "next to the school"),
        ("Smoking is allowed inside the station.", "One may smoke outside the station.",
         "outside the station"),
        ("The bus stops in the library.", "The bus stops in front of the library.",
         "of the library"),
    ],
)  # fmt: skip
def test_by_a_place_is_not_in_it(claim: str, text: str, where: str) -> None:
    outcome, reason = _found(claim, text)
    assert outcome is Outcome.MISSING
    assert where in reason


@pytest.mark.parametrize(
    ("claim", "text"),
    [
        ("There was a fire in the warehouse.", FIRE),
        ("Pupils were taught in the hall.", FIRE),
        ("Pupils learn in the school.", "The hall is next to the school. The school teaches art."),
        ("It is done in 10 days.", "It is done close to 10 days after the order."),
        ("The pool is near the school.", FIRE),
    ],
)
def test_what_is_in_a_place_or_of_another_is_no_matter(claim: str, text: str) -> None:
    assert _found(claim, text) == (Outcome.NONE, "")
