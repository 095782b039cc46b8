"""One of several values is not the only one."""

import pytest

from agent.domain.finding import Outcome
from agent.judge.quantities.wholes.sole import of_several
from tests.trees import PARSER

GRANTS = "Grant: Youth; Share: none; Closing date: 31 January and 30 September"
HALL = "Grant: Hall; Share: 30%; Closing date: 31 January only"
DAYS = "The office opens on Mondays, Tuesdays and Fridays."
SIZES = "The sizes are 10, 20 and 50 litres."


@pytest.mark.parametrize(
    ("claim", "premise", "other"),
    [
        ("For the youth grant the only closing date is 31 January.", GRANTS, "30 September"),
        ("The sole closing date is 30 September.", GRANTS, "31 January"),
        ("Tuesday is the only day on which the office is open.", DAYS, "Mondays"),
        ("20 litres is the only size.", SIZES, "10"),
    ],
)
def test_one_of_several_is_not_the_only_one(claim: str, premise: str, other: str) -> None:
    found = of_several(*PARSER.parse([claim, premise]))
    assert found is not None
    assert found.outcome is Outcome.CONFLICT
    assert found.opposed == other


@pytest.mark.parametrize(
    ("claim", "premise"),
    [
        ("The closing date is 31 January.", GRANTS),
        ("The only closing dates are 31 January and 30 September.", GRANTS),
        ("31 January is not the only closing date.", GRANTS),
        ("For the hall grant the only closing date is 31 January.", HALL),
        ("For the hall grant the only closing date is 31 January.", f"{GRANTS}\n{HALL}"),
        ("The only closing date is 1 March.", GRANTS),
    ],
)
def test_what_may_be_said_of_a_list(claim: str, premise: str) -> None:
    assert of_several(*PARSER.parse([claim, premise])) is None
