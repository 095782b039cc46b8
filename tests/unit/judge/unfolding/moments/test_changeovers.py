"""What holds until an hour and what after it, told for the hour of a claim."""

import pytest

from agent.judge.unfolding.moments.changeovers import at_its_hour

LATE = (
    "Rooms must be vacated by 11 am; later departures are charged at half the daily rate until"
    " 3 pm and at the full rate after that."
)
TICKETS = "Tickets cost 5 euros until noon and 8 euros afterwards."
CALLS = "Calls are free until 6 pm, and thereafter 10 cents a minute."


@pytest.mark.parametrize(
    ("text", "claim", "told"),
    [
        (LATE, "Leaving at 5 pm costs half the daily rate.",
         "Rooms must be vacated by 11 am; later departures are charged at the full rate at 5 pm,"
         " not at half the daily rate."),
        (TICKETS, "At 3 pm a ticket costs 5 euros.", "Tickets cost 8 euros at 3 pm."),
        (TICKETS, "At 10 am a ticket costs 5 euros.",
         "Tickets cost 5 euros at 10 am."),
        ("The road is open until 8 pm and closed after that.", "The road is open at 9 pm.",
         "The road is closed at 9 pm, not open."),
        (CALLS, "Calls at 7 pm are free.", "Calls are 10 cents a minute at 7 pm, not free."),
    ],
)  # fmt: skip
def test_the_side_of_its_hour(text: str, claim: str, told: str) -> None:
    assert at_its_hour(text, claim) == told


@pytest.mark.parametrize(
    ("text", "claim"),
    [
        (LATE, "Leaving at 10 am costs half the daily rate."),
        (TICKETS, "At noon a ticket costs 8 euros."),
        (TICKETS, "Tickets cost 8 euros in the evening."),
        (TICKETS, "Between 10 am and 3 pm tickets cost 5 euros."),
        ("The pool is not heated until 9 am and heated after that.", "It is heated at 8 am."),
        ("The bar serves wine until 10 pm; after that it serves water.", "At 11 pm there is wine."),
    ],
)
def test_what_is_unclear_stands_as_it_is(text: str, claim: str) -> None:
    assert at_its_hour(text, claim) == text
