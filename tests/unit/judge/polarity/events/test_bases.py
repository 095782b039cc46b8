"""Two times compared, and the same the other way round."""

import pytest

from agent.domain.finding import Outcome
from agent.judge.clauses.reading import read
from agent.judge.polarity.events.bases import compare_bases
from agent.models.parser import SpacyParser

PARSER = SpacyParser()
STUDENTS = "In 2020 there were twice as many students as in 2015."


@pytest.mark.parametrize(
    ("claim", "premise", "outcome"),
    [
        ("In 2015 there were twice as many students as in 2020.", STUDENTS, Outcome.CONFLICT),
        (
            "In 2015 the trip took three times as long as in 2020.",
            "The trip took three times as long in 2020 as in 2015.",
            Outcome.CONFLICT,
        ),
        (
            "In May the shop sold more bikes than in June.",
            "The shop sold more bikes in June than in May.",
            Outcome.CONFLICT,
        ),
        ("There were twice as many students in 2020 as in 2015.", STUDENTS, Outcome.NONE),
        ("There were half as many students in 2015 as in 2020.", STUDENTS, Outcome.NONE),
        ("There were more students in 2020 than in 2019.", STUDENTS, Outcome.NONE),
        ("In 2015 there were many students.", STUDENTS, Outcome.NONE),
        (
            "In 2015 the trip took longer than in 2020.",
            "In 2020 the price was higher than in 2015.",
            Outcome.NONE,
        ),
    ],
)
def test_times_compared_the_other_way_round_conflict(claim, premise, outcome):
    mine, theirs = PARSER.parse([claim, premise], entities=False)
    assert compare_bases(read(mine).tree, read(theirs).tree)[0] is outcome
