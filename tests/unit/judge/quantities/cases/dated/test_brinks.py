"""Dates told from the other side, and dates of the cases of a rule."""

import pytest

from agent.domain.finding import Outcome
from agent.judge.quantities.check import check_quantities
from agent.models.parser import SpacyParser

PARSER = SpacyParser()
HEATED = "The water is heated to 21 degrees until the end of June and is not heated after that."
PASSES = "The old passes are valid until 31 December 2026 and not afterwards."
CHARGE = "The charge is £220 for complaints raised on or after 1 April 2025."
ACCOUNTS = "Accounts opened on or after 1 June are invoiced every Monday."
WEEKS = "The payment is £265 for weeks beginning on or after 1 April 2025."


def outcome(claim: str, premise: str) -> Outcome:
    """Return what the number rule finds."""
    return check_quantities(*PARSER.parse([claim, premise])).outcome


@pytest.mark.parametrize(
    ("claim", "premise"),
    [
        ("From July on, nobody heats the water.", HEATED),
        ("From 1 January 2027 the old passes are no longer valid.", PASSES),
        ("From January 2027 the old passes are not valid.", PASSES),
        ("From 16 May the lane is no longer closed.", "The lane is closed until 15 May."),
        ("The account was opened before 1 June and is not invoiced every Monday.", ACCOUNTS),
        ("The charge is £220, as the complaint was raised after 1 April 2025.", CHARGE),
    ],
)
def test_what_comes_next(claim: str, premise: str) -> None:
    assert outcome(claim, premise) is Outcome.MATCH


@pytest.mark.parametrize(
    ("claim", "premise"),
    [
        ("From July on, the water is heated to 21 degrees.", HEATED),
        ("From August on, nobody heats the water.", HEATED),
        ("From 1 January 2027 the old passes are valid.", PASSES),
        ("The charge is £220, as the complaint was raised before 1 April 2025.", CHARGE),
        ("The charge is £220, as it was raised after 1 March 2025.", CHARGE),
        ("The pool is open after 5 May.", "The pool is open on or after 5 May."),
        ("The week from 24 March brings £265.", WEEKS),
    ],
)
def test_another_date(claim: str, premise: str) -> None:
    assert outcome(claim, premise) in (Outcome.MISSING, Outcome.CONFLICT)


def test_a_date_without_its_year_is_of_the_year_that_the_evidence_tells() -> None:
    assert outcome("The week from 14 April brings £265.", WEEKS) is Outcome.MATCH
