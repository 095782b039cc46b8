"""Cut-off dates are told for the date of a claim."""

import pytest

from agent.judge.unfolding.graded.dated import at_its_date

CARS = "Cars registered before 2006 may not enter."
TICKETS = "Tickets bought after 1 May cannot be refunded."


@pytest.mark.parametrize(
    ("text", "claim", "meant"),
    [
        (CARS, "A car registered in 2004 may not enter.", "Cars registered in 2004 may not enter."),
        (CARS, "A car registered in 2006 may not enter.",
         "Cars registered in 2005 or earlier may not enter."),
        (CARS, "A car registered in 2008 may not enter.",
         "Cars registered in 2005 or earlier may not enter."),
        (CARS, "A car registered on 5 May 2004 may not enter.",
         "Cars registered on 5 May 2004 may not enter."),
        (TICKETS, "A ticket bought on 5 June cannot be refunded.",
         "Tickets bought on 5 June cannot be refunded."),
        (TICKETS, "A ticket bought on 1 May cannot be refunded.",
         "Tickets bought on 2 May or later cannot be refunded."),
        (TICKETS, "A ticket bought in April cannot be refunded.",
         "Tickets bought on 2 May or later cannot be refunded."),
        ("Staff hired after 31 December 2020 get a card.", "Staff hired on 1 July 2019 get it.",
         "Staff hired on 1 January 2021 or later get a card."),
        ("Letters sent before March are kept.", "A letter sent in May is kept.",
         "Letters sent in February or earlier are kept."),
    ],
)  # fmt: skip
def test_a_cut_off_is_told_for_the_date_of_the_claim(text: str, claim: str, meant: str) -> None:
    assert at_its_date(text, claim) == meant


@pytest.mark.parametrize(
    ("text", "claim"),
    [
        (CARS, "A car built in 2004 may not enter."),
        (CARS, "A car registered on 5 May may not enter."),
        (CARS, "A car registered in 2004 may not enter in 2020."),
        (CARS, "Cars may not enter."),
        (TICKETS, "A ticket bought in May cannot be refunded."),
        ("Tickets bought after 30 February are void.", "A ticket bought on 1 January is void."),
        ("Tickets bought after 31 December are void.", "A ticket bought on 1 January is void."),
        ("Tickets bought after December are void.", "A ticket bought in March is void."),
        ("Tickets bought before 1 May or bought after 3 May are void.",
         "A ticket bought on 2 May is void."),
    ],
)  # fmt: skip
def test_what_is_unclear_stands_as_it_is(text: str, claim: str) -> None:
    assert at_its_date(text, claim) == text
