"""Times of day inside and outside a limit."""

import pytest

from agent.domain.finding import Outcome
from agent.judge.quantities.check import check_quantities
from agent.models.parser import SpacyParser

PARSER = SpacyParser()
ORDERS = "Orders placed before 11:00 are delivered the same day."
LATE = "Requests received after 17:00 are answered the next day."
CARS = "Company cars may be taken home only by staff whose first visit begins before 6:30."


@pytest.mark.parametrize(
    ("claim", "premise", "opposed"),
    [
        ("An order placed at 10:30 is delivered the same day.", ORDERS, False),
        ("An order placed at 11:30 is delivered the same day.", ORDERS, True),
        ("An order placed at 11:00 is delivered the same day.", ORDERS, True),
        ("The hall closes at 10:30.", "The hall closes before 11:00.", True),
        ("Orders placed before 10:30 are delivered the same day.", ORDERS, True),
        ("A request received at 17:20 is answered the next day.", LATE, False),
        ("A request received at 16:20 is answered the next day.", LATE, True),
        ("If the first visit is at 6:15, staff may take the company car home.", CARS, False),
    ],
)
def test_only_what_breaks_a_limit_is_held_against_it(
    claim: str, premise: str, opposed: bool
) -> None:
    found = check_quantities(*PARSER.parse([claim, premise]))
    assert (found.outcome is Outcome.CONFLICT) is opposed


@pytest.mark.parametrize(
    ("claim", "premise", "expected"),
    [
        ("Members may row at 7 a.m.", "Members may row no earlier than 6 a.m.", Outcome.MATCH),
        ("Members may row at 5 a.m.", "Members may row no earlier than 6 a.m.", Outcome.CONFLICT),
        ("Drums may be played at 9 p.m.", "Drums are played no later than 10 p.m.", Outcome.MATCH),
        ("The drums are played at 9 p.m.", "Drums may be played before 10 p.m.", Outcome.MISSING),
    ],
)
def test_a_time_that_keeps_a_limit_is_permitted(
    claim: str, premise: str, expected: Outcome
) -> None:
    assert check_quantities(*PARSER.parse([claim, premise])).outcome is expected


PARKING = "Others may park from 5 pm without a permit. Guests may park until 10 am."


@pytest.mark.parametrize(
    ("claim", "opposed"),
    [
        ("After 6 pm others can park without a permit.", False),
        ("At 7 pm others can park without a permit.", False),
        ("After 4 pm others can park without a permit.", True),
        ("At 3 pm others can park without a permit.", True),
        ("At 9 am guests can park.", False),
        ("At 11 am guests can park.", True),
    ],
)
def test_a_time_after_an_onset_or_before_an_end(claim: str, opposed: bool) -> None:
    found = check_quantities(*PARSER.parse([claim, PARKING]))
    assert (found.outcome in (Outcome.CONFLICT, Outcome.MISSING)) is opposed


NIGHT = "The yard is closed from 10 p.m. to 6 a.m."


@pytest.mark.parametrize(
    ("claim", "opposed"),
    [
        ("At 11 p.m. the yard is closed.", False),
        ("The yard is kept closed at 11 p.m.", False),
        ("The yard closes at 11 p.m.", True),
        ("At 3 p.m. the yard is closed.", True),
    ],
)
def test_what_is_closed_within_its_hours_is_no_event(claim: str, opposed: bool) -> None:
    found = check_quantities(*PARSER.parse([claim, NIGHT]))
    assert (found.outcome is Outcome.CONFLICT) is opposed
