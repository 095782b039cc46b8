"""Days that are not excepted from all."""

import pytest

from agent.domain.finding import Outcome
from agent.judge.polarity.events.daily import compare_days
from agent.judge.quantities.times.frequency import all_days_but
from tests.trees import tree

SAILING = "The 09:40 sailing will run daily except Sundays."
MUSEUM = "The museum is open every day except Monday."


@pytest.mark.parametrize(
    ("text", "wanted"),
    [
        (SAILING, {7}),
        (MUSEUM, {1}),
        ("The bus runs every day but Sunday.", {7}),
        ("Open daily apart from Mondays and Tuesdays.", {1, 2}),
        ("Open daily, and on Sunday until 5.", set()),
        ("Closed on Sundays.", set()),
    ],
)
def test_what_is_excepted(text: str, wanted: set[int]) -> None:
    assert all_days_but(text) == wanted


@pytest.mark.parametrize(
    ("premise", "claim", "wanted"),
    [
        (SAILING, "The 09:40 sailing will not run on Saturdays.", Outcome.CONFLICT),
        (MUSEUM, "The museum is closed on Tuesdays.", Outcome.CONFLICT),
        ("The bus runs every day but Sunday.", "There is no bus on Saturdays.", Outcome.CONFLICT),
        (SAILING, "The 09:40 sailing does not run on Sundays.", Outcome.NONE),
        (SAILING, "The 09:40 sailing runs on Saturdays.", Outcome.NONE),
        (MUSEUM, "The museum is closed on Mondays.", Outcome.NONE),
        (MUSEUM, "The museum is open on Tuesdays.", Outcome.NONE),
        (MUSEUM, "The library is closed on Tuesdays.", Outcome.NONE),
        (f"{MUSEUM} In May it shuts on Tuesdays.", "The museum is shut on Tuesdays.", Outcome.NONE),
    ],
)
def test_days(premise: str, claim: str, wanted: Outcome) -> None:
    assert compare_days(tree(claim), tree(premise))[0] is wanted
