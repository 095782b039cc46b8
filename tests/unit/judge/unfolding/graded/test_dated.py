"""Cut-off dates are told for the date of a claim."""

import pytest

from agent.judge.clauses.reading import read
from agent.judge.unfolding.graded.dated import at_its_date
from agent.models.parser import SpacyParser

PARSER = SpacyParser()

CARS = "Cars registered before 2006 may not enter."
TICKETS = "Tickets bought after 1 May cannot be refunded."
FORMS = "Forms that were sent by 10 May are processed at once."


def told(text: str, claim: str) -> str:
    return at_its_date(read(PARSER.parse([text])[0]).tree, claim)


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
        (FORMS, "A form sent on 10 May is lost.",
         "Forms that were sent on 10 May are processed at once."),
        (FORMS, "A form sent on 12 May is lost.",
         "Forms that were sent on 10 May or earlier are processed at once."),
        ("The rule applies to leases signed after 1 May.",
         "The rule does not apply to a lease signed on 3 April.",
         "The rule does not apply to leases signed on 3 April."),
        ("Cars registered from 2018 pay the tax.", "Cars registered in 2018 pay the tax.",
         "Cars registered in 2018 pay the tax."),
        ("Cars registered from 2018 pay the tax.", "Cars registered in 2016 pay the tax.",
         "Cars registered in 2018 or later pay the tax."),
    ],
)  # fmt: skip
def test_a_cut_off_is_told_for_the_date_of_the_claim(text: str, claim: str, meant: str) -> None:
    assert told(text, claim) == meant


@pytest.mark.parametrize(
    ("text", "claim"),
    [
        (CARS, "A car built in 2004 may not enter."),
        (CARS, "A car registered on 5 May may not enter."),
        (CARS, "A car registered in 2004 may not enter in 2020."),
        (CARS, "Cars may not enter."),
        ("The house was built before 1900.", "The house was built in 1890."),
        ("The report must be finished by 5 May.", "The report must be finished on 3 May."),
        (TICKETS, "A ticket bought in May cannot be refunded."),
        ("Tickets bought after 30 February are void.", "A ticket bought on 1 January is void."),
        ("Tickets bought after 31 December are void.", "A ticket bought on 1 January is void."),
        ("Tickets bought after December are void.", "A ticket bought in March is void."),
        ("Tickets bought before 1 May or bought after 3 May are void.",
         "A ticket bought on 2 May is void."),
    ],
)  # fmt: skip
def test_what_is_unclear_stands_as_it_is(text: str, claim: str) -> None:
    assert told(text, claim) == text
