"""Days and hours that the evidence names and the claim counts."""

import pytest

from agent.domain.finding import Outcome
from agent.judge.quantities.check import check_quantities
from agent.models.parser import SpacyParser

PARSER = SpacyParser()
BUS = "A late bus is introduced on Tuesdays and Thursdays at Tarn Bank for pupils in clubs."
ROUNDS = "Make a fire round at midnight, at 2 a.m. and at 4 a.m., and sign the sheet."
VACCINE = "Flu vaccination is offered on 14 and 21 October from 9 a.m. to noon."
CLINIC = "The clinic is open on Mondays, Wednesdays and Fridays."


def outcome(claim: str, premise: str) -> Outcome:
    """Return what the number rule finds."""
    return check_quantities(*PARSER.parse([claim, premise])).outcome


@pytest.mark.parametrize(
    ("claim", "premise"),
    [
        ("Tarn Bank has a late bus two days a week.", BUS),
        ("Pupils in clubs have a late bus two times a week.", BUS),
        ("Make a fire round three times, beginning at midnight.", ROUNDS),
        ("There is flu vaccination on two mornings in October.", VACCINE),
        ("The clinic is open on three days a week.", CLINIC),
        ("The clinic is open on three days of the week, also on Fridays.", CLINIC),
    ],
)
def test_as_many_as_are_named(claim: str, premise: str) -> None:
    assert outcome(claim, premise) is Outcome.MATCH


@pytest.mark.parametrize(
    ("claim", "premise"),
    [
        ("Tarn Bank has a late bus three days a week.", BUS),
        ("Pupils in clubs wait two days for a late bus.", BUS),
        ("Make a fire round four times, beginning at midnight.", ROUNDS),
        ("There is flu vaccination on three mornings in October.", VACCINE),
        ("The clinic is open on five days a week.", CLINIC),
        ("The clinic is open on three days of the week, also on Sundays.", CLINIC),
        ("The nursery is open two days a week.", "The nursery is open Monday to Thursday."),
        ("Bread is baked two days a week.", BUS),
    ],
)
def test_more_or_fewer(claim: str, premise: str) -> None:
    assert outcome(claim, premise) in (Outcome.MISSING, Outcome.CONFLICT)
