"""Clauses that point different ways and are both so."""

import pytest

from agent.domain.finding import Outcome
from agent.judge.polarity.check import check_polarity
from agent.models.parser import SpacyParser

PARSER = SpacyParser()
PANELS = "Panels below the ridge need no permit; in the old town, however, all do."
BOATS = "Boats with petrol motors are barred, those of the warden excepted."
LEASE = "The lease has yet to be signed by the landlord."
KEYS = "Don't leave keys under the mat again."
COVER = "The battery is covered for 500 charges."
LEVELS = "Level 2 needs a night above 24 °C, and adds calls to everyone on the list."


def outcome(claim: str, premise: str) -> Outcome:
    """Return what the polarity rule finds."""
    return check_polarity(*PARSER.parse([claim, premise])).outcome


@pytest.mark.parametrize(
    ("claim", "premise"),
    [
        ("In the old town panels below the ridge need a permit.", PANELS),
        ("The warden may use a boat with a petrol motor.", BOATS),
        ("The landlord still has to sign the lease.", LEASE),
        ("Someone has left keys under the mat before.", KEYS),
        ("Under level 2, everyone on the list is called.", LEVELS),
    ],
)
def test_of_another_case_or_time(claim: str, premise: str) -> None:
    assert outcome(claim, premise) is not Outcome.CONFLICT


def test_what_is_said_of_another_thing_is_not_stated() -> None:
    rule = "Visitors must not touch the exhibits. However, guides open the cases on Sundays."
    assert outcome("Visitors may touch the exhibits on Sundays.", rule) is Outcome.MISSING


def test_what_is_denied_beyond_a_limit_is_not_stated() -> None:
    claim = "A battery that has been charged 520 times is no longer covered."
    assert outcome(claim, COVER) is Outcome.MISSING


@pytest.mark.parametrize(
    ("claim", "premise"),
    [
        ("Panels below the ridge need a permit.", PANELS.partition(";")[0] + "."),
        ("Permits are issued for trailers.", "Permits are issued for cars, but not for trailers."),
        ("The landlord has signed the lease.", LEASE),
        ("You may leave keys under the mat.", KEYS),
        ("Level 2 needs a night below 24 °C.", LEVELS),
        ("The battery is not covered.", COVER),
    ],
)
def test_the_opposite(claim: str, premise: str) -> None:
    assert outcome(claim, premise) is Outcome.CONFLICT
