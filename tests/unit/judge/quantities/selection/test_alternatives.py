"""A value for a case stands in the place of another in that case alone."""

import pytest

from agent.domain.finding import Outcome
from agent.judge.quantities.check import check_quantities
from agent.models.parser import SpacyParser

PARSER = SpacyParser()
CALL = "The call-out fee is £60, or £90 if the visit is on a Sunday (from 1 May 2025)."
STANDBY = "Nurses receive £30 for a night on standby, or £45 if they are called in."
RENT = "Rent for the hall is £80. If a band plays, it rises to £130."


@pytest.mark.parametrize(
    ("claim", "premise", "expected"),
    [
        ("Without a Sunday visit the call-out fee is £60.", CALL, Outcome.MATCH),
        ("Without a Sunday visit the call-out fee is £90.", CALL, Outcome.CONFLICT),
        ("If the visit is on a Sunday, the call-out fee is £90.", CALL, Outcome.MATCH),
        ("If the visit is on a Sunday, the call-out fee is £60.", CALL, Outcome.CONFLICT),
        ("The call-out fee is £60, and £90 if the visit is on a Sunday.", CALL, Outcome.MATCH),
        ("A nurse who is called in receives £45.", STANDBY, Outcome.MATCH),
        ("A nurse who is called in receives £30.", STANDBY, Outcome.CONFLICT),
        (
            "A nurse on standby for a night without being called in receives £30.",
            STANDBY,
            Outcome.MATCH,
        ),
        (
            "A nurse on standby for a night without being called in receives £45.",
            STANDBY,
            Outcome.CONFLICT,
        ),
        ("Rent for the hall is £80 if no band plays.", RENT, Outcome.MATCH),
        ("Rent for the hall is £130 if no band plays.", RENT, Outcome.CONFLICT),
        ("Rent for the hall is £80 when a band plays.", RENT, Outcome.CONFLICT),
    ],
)
def test_the_case_of_the_claim_tells_which_value_is_meant(
    claim: str, premise: str, expected: Outcome
) -> None:
    asked, known = PARSER.parse([claim, premise])
    assert check_quantities(asked, known).outcome is expected
