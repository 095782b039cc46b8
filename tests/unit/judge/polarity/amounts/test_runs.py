"""Two days are not all days between them."""

import pytest

from agent.domain.finding import Outcome
from agent.judge.polarity.amounts.runs import compare_runs
from tests.trees import tree

DAYS = "The dressing is changed on days 2 and 6."
MARKET = "The market is held on Tuesday and Friday."
ROOMS = "Rooms 4, 7 and 9 were painted."


@pytest.mark.parametrize(
    ("claim", "premise", "outcome"),
    [
        ("The dressing is changed on days 2 to 6.", DAYS, Outcome.CONFLICT),
        ("The dressing is changed from day 2 to day 6.", DAYS, Outcome.CONFLICT),
        ("The dressing is changed between day 2 and day 6.", DAYS, Outcome.MISSING),
        ("The market is held from Tuesday to Friday.", MARKET, Outcome.CONFLICT),
        (
            "The bus runs Monday to Friday.",
            "The bus runs on Mondays and Fridays.",
            Outcome.CONFLICT,
        ),
        ("Rooms 4 to 9 were painted.", ROOMS, Outcome.CONFLICT),
        ("It is due from March to June.", "It is due in March and June.", Outcome.CONFLICT),
        ("The dressing is changed on days 2 and 6.", DAYS, Outcome.NONE),
        ("The market is held on Friday.", MARKET, Outcome.NONE),
        ("Lines 3 to 4 are closed.", "Lines 3 and 4 are closed.", Outcome.NONE),
        ("It runs from June to July.", "It runs in June and July.", Outcome.NONE),
        (
            "It is shut from Monday to Friday.",
            "It is shut between Monday and Friday.",
            Outcome.NONE,
        ),
        ("Sales rose from 4 to 9 million.", "Sales were 4 and 9 million.", Outcome.NONE),
        (
            "The pulse is taken on days 1 to 5.",
            "Blood is taken on days 1 and 5. The pulse is taken on days 1 to 5.",
            Outcome.NONE,
        ),
    ],
)
def test_runs(claim: str, premise: str, outcome: Outcome) -> None:
    assert compare_runs(tree(claim), tree(premise))[0] is outcome
