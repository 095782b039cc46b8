"""What may be done only in company is not said to be done alone."""

import pytest

from agent.domain.finding import Outcome
from agent.judge.clauses.reading import read
from agent.judge.polarity.conditions.unaccompanied import compare_unaccompanied
from agent.models.parser import SpacyParser

PARSER = SpacyParser()
COACH = "Members under 16 may train only in the presence of a coach."


@pytest.mark.parametrize(
    ("claim", "premise", "outcome"),
    [
        ("A 14-year-old member may train alone.", COACH, Outcome.MISSING),
        ("Members may train on their own.", COACH, Outcome.MISSING),
        (
            "Guests may use the sauna unsupervised.",
            "Guests may use the sauna only under the supervision of staff.",
            Outcome.MISSING,
        ),
        ("A 14-year-old member may not train alone.", COACH, Outcome.NONE),
        ("A 14-year-old member may train with a coach.", COACH, Outcome.NONE),
        ("A child may swim alone.", COACH, Outcome.NONE),
        ("Members may train alone.", "Members may train without a coach.", Outcome.NONE),
    ],
)
def test_done_only_in_company(claim: str, premise: str, outcome: Outcome) -> None:
    mine, theirs = (read(a).tree for a in PARSER.parse([claim, premise]))
    assert compare_unaccompanied(mine, theirs)[0] is outcome
