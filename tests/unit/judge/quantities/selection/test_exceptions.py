"""Numbers that the evidence gives for a kind or a case that it excepts from a rule."""

import pytest

from agent.domain.finding import Outcome
from agent.judge.quantities.check import check_quantities
from agent.models.parser import SpacyParser

PARSER = SpacyParser()
OTHERS = "Urgent repairs begin within 24 hours and all other repairs within 28 days."
ONES = "Repairs are carried out within 10 days, urgent ones within one day."
TRAINEES = "The trial period is six months; for trainees it is four months."
LIVER = "The maximum is 4 g a day. For patients with liver disease the maximum is 2 g a day."


@pytest.mark.parametrize(
    ("claim", "premise", "outcome"),
    [
        ("Urgent repairs must begin within 28 days.", OTHERS, Outcome.CONFLICT),
        ("Urgent repairs must begin within 24 hours.", OTHERS, Outcome.MATCH),
        ("Other repairs must begin within 28 days.", OTHERS, Outcome.MATCH),
        ("Repairs that are not urgent begin within 28 days.", OTHERS, Outcome.MATCH),
        ("Urgent repairs are carried out within 10 days.", ONES, Outcome.CONFLICT),
        ("Urgent repairs are carried out within one day.", ONES, Outcome.MATCH),
        ("Repairs are carried out within 10 days.", ONES, Outcome.MATCH),
        ("Trainees have a trial period of six months.", TRAINEES, Outcome.CONFLICT),
        ("Trainees have a trial period of four months.", TRAINEES, Outcome.MATCH),
        ("The trial period is six months.", TRAINEES, Outcome.MATCH),
        ("Patients with liver disease may take 4 g a day.", LIVER, Outcome.CONFLICT),
        ("Patients with kidney disease may take 4 g a day.", LIVER, Outcome.MATCH),
        (
            "On Sundays the fee is €40.",
            "The fee is €40. On Sundays it is €10 higher.",
            Outcome.MISSING,
        ),
        ("The fee is €40.", "The fee is €40. On Sundays it is €10 higher.", Outcome.MATCH),
    ],
)
def test_the_number_of_an_exception(claim: str, premise: str, outcome: Outcome) -> None:
    mine, theirs = PARSER.parse([claim, premise])
    assert check_quantities(mine, theirs).outcome is outcome
