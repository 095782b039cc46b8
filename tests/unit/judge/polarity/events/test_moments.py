"""Every second Sunday is not every Sunday, and tomorrow is not today."""

import pytest

from agent.domain.finding import Outcome
from agent.judge.polarity.events.moments import compare_moments
from tests.trees import tree

ROTA = "Cleo: stairs, every second Sunday; also buys supplies."
SAUNA = "The sauna is closed until the electrician has been, tomorrow."
PARCEL = "You can fetch the parcel from tomorrow 10 am."


@pytest.mark.parametrize(
    ("claim", "premise"),
    [
        ("Cleo cleans the stairs every Sunday and also buys supplies.", ROTA),
        ("Cleo cleans the stairs every third Sunday and also buys supplies.", ROTA),
        ("The hall is swept every second Tuesday.", "The hall is swept every Tuesday."),
        ("The bin is emptied every week.", "The bin is emptied every two weeks."),
        ("The parcel can be fetched today after 10 am.", PARCEL),
        ("The sauna is closed today.", "Until noon it is cold. The sauna is closed tomorrow."),
        ("The strike ends tomorrow at noon.", "The strike ends today at noon."),
    ],
)
def test_another_turn_or_day_conflicts(claim: str, premise: str) -> None:
    assert compare_moments(tree(claim), tree(premise))[0] is Outcome.CONFLICT


@pytest.mark.parametrize(
    ("claim", "premise"),
    [
        ("Cleo cleans the stairs every other Sunday and also buys supplies.", ROTA),
        ("The hall is swept each Tuesday.", "The hall is swept every Tuesday."),
        ("The hall is swept every Tuesday.", "The hall is swept every second Friday."),
        ("The bin is emptied every 2nd week.", "The bin is emptied every two weeks."),
        ("The parcel can be fetched tomorrow after 10 am.", PARCEL),
        ("We tried to bring your parcel today.", PARCEL),
        ("The sauna is closed today.", SAUNA),
        ("The strike ends today.", "The strike ends today. The talks go on tomorrow."),
        ("Every member pays.", "Every second member pays."),
    ],
)
def test_what_says_the_same_or_nothing_does_not(claim: str, premise: str) -> None:
    assert compare_moments(tree(claim), tree(premise))[0] is Outcome.NONE
