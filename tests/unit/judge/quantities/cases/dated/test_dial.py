"""Bare hours of a claim or its evidence, read as times of day."""

import pytest

from agent.domain.finding import Outcome
from agent.judge.quantities.check import check_quantities
from agent.models.parser import SpacyParser

PARSER = SpacyParser()
DESK = "The desk is open on weekdays from 09:00 to 17:00."
STAY = "Supervised stay from 16:30 to 18:00 costs £4.50 a day."
REACHED = "They must be reachable between 10:00 and 15:00, on Fridays between 10:00 and 13:00."
SHOP = "The repair shop is open from 9 to 5, on Saturdays from 10 to 2."
LIBRARY = "The library opens at 10:00. It closes at 18:00."
MEETING = "The committee meets from 14:00 to 16:00 and has six members."
FRIDGE = "The fridges are emptied every Friday at 16:00."


def outcome(claim: str, premise: str) -> Outcome:
    """Return what the number rule finds."""
    return check_quantities(*PARSER.parse([claim, premise])).outcome


@pytest.mark.parametrize(
    ("claim", "premise"),
    [
        ("The desk is open on weekdays from nine to five.", DESK),
        ("The desk is open on weekdays from 9 to 5.", DESK),
        ("The desk is open on weekdays 9-17.", DESK),
        ("The desk is open between nine and five.", DESK),
        ("Supervision until six is £4.50 a day.", STAY),
        ("Be reachable from ten to three, and on Fridays just till one.", REACHED),
        ("The shop is open from 09:00 to 17:00.", SHOP),
        ("On Saturdays the shop closes at 2 p.m.", SHOP),
        ("The library opens at ten and closes at six.", LIBRARY),
        ("The fridges are cleared on Fridays at four.", FRIDGE),
        ("Paddles are allowed before eight.", "Paddles are allowed before 8 am."),
        ("The pool is open from eight to eight.", "The pool is open from 08:00 to 20:00."),
        ("The gym is open from nine to five.", "The gym is open daily 9–17."),
    ],
)
def test_an_hour_that_the_other_text_has_in_its_place(claim: str, premise: str) -> None:
    assert outcome(claim, premise) is Outcome.MATCH


@pytest.mark.parametrize(
    ("claim", "premise"),
    [
        ("The desk is open on weekdays from nine to six.", DESK),
        ("The desk is open on weekdays 9-18.", DESK),
        ("Supervision until five is £4.50 a day.", STAY),
        ("Supervision from six is £4.50 a day.", STAY),
        ("Be reachable from ten to three, and on Fridays just till two.", REACHED),
        ("The shop is open from 09:00 to 18:00.", SHOP),
        ("The library opens at six and closes at ten.", LIBRARY),
        ("The committee meets from two to six.", MEETING),
        ("The fridges are cleared on Mondays at four.", FRIDGE),
        ("Paddles are allowed before nine.", "Paddles are allowed before 8 am."),
    ],
)
def test_another_hour(claim: str, premise: str) -> None:
    assert outcome(claim, premise) in (Outcome.MISSING, Outcome.CONFLICT)


@pytest.mark.parametrize(
    ("claim", "premise"),
    [
        ("Sales fell from 9 to 5.", "Sales fell from 9 to 5 at the shop that opens at 10:00."),
        ("The committee has six members.", MEETING),
    ],
)
def test_numbers_that_are_no_hours(claim: str, premise: str) -> None:
    assert outcome(claim, premise) is Outcome.MATCH


def test_a_vague_hour_has_rivals() -> None:
    premise = "Visitors must leave by 21:00, patients must be in bed by 22:00."
    assert outcome("Visitors must be gone by nine.", premise) is Outcome.MATCH
    assert outcome("Visitors must be gone by ten.", premise) is Outcome.CONFLICT
