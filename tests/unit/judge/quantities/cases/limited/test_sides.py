"""Cases of a claim that lie on the side of the limit of which it tells, and those that do not."""

import pytest

from agent.domain.finding import Outcome
from agent.judge.quantities.check import check_quantities
from agent.models.parser import SpacyParser

PARSER = SpacyParser()
STAYS = "For stays of more than 28 nights a registration form must be signed by the guest."
DRIVING = "Between six weeks and four months after the operation, driving is allowed with a note."
TENANTS = (
    "Tenants who move out between 60 and 30 days before the end of the contract pay a fee of "
    "$150; later than that, the whole month is due."
)
PARTIES = (
    "Visits cancelled more than 21 days before receive the deposit back; between 21 and 7 days "
    "the deposit is kept. A deposit of £50 is paid when booking."
)
ORDERS = "Orders below £40 carry a delivery charge of £4.50, and orders from £40 to £100 one of £2."
PRICES = "Children aged three to twelve pay 60 per cent of the adult price."
TRAMPOLINE = "Children under four must not use the trampoline."
VISITORS = "Visitors must be at least 5 years old and 1.10 metres tall."
SERVICE = "Staff with between 18 months and five years of service get six weeks' pay."
MICRO = "A micro shop is one that uses no more than 300 kWh and no more than 5 m³ of water."
GRANT = "The grant covers projects lasting from six months to three years."
SAMPLES = "Samples of less than 5 ml need no cooling."
SIGNATURE = "A child under 16 needs the signature of a parent."
FLIGHTS = "We advise against flights longer than 4 hours for 6 weeks after an operation."
FAIRS = "Event: Street fair; Persons: up to 200; To be announced: 4 weeks before"
FREE = "Event: Street fair; Persons expected: up to 200; Fee: free"
NOTICE = "Service: 2 to 5 years; Notice: 4 weeks Service: Over 5 years; Notice: 8 weeks"
AGES = "Members over 70 pay £20 a year, and everyone under 18 pays £10 a year."
GROUP = "In this agreement a group means ten or more passengers travelling together."


@pytest.mark.parametrize(
    ("claim", "premise"),
    [
        ("At 35 nights we need you to sign a registration form.", STAYS),
        ("Three months on, you may drive with a note.", DRIVING),
        ("Forty days ahead, you would pay the $150 fee.", TENANTS),
        ("Ten days before, the £50 are kept.", PARTIES),
        ("For £35 there is a delivery charge of £4.50.", ORDERS),
        ("At £70 the delivery charge is £2.", ORDERS),
        ("Tickets for the 5-year-old and the 10-year-old are 60 per cent of the price.", PRICES),
        ("Your grandchildren of five and ten pay 60 per cent of the price.", PRICES),
        ("The 3-year-old must not use the trampoline.", TRAMPOLINE),
        ("The seven-year-old needs to measure at least 1.10 metres.", VISITORS),
        ("After two years of service you get six weeks' pay.", SERVICE),
        ("With 240 kWh and 4 m³ of water yours is a micro shop.", MICRO),
        ("A project of two years is covered by the grant.", GRANT),
        ("It needs no cooling because it is less than 4 ml.", SAMPLES),
        ("At 15 she needs a parent to sign.", SIGNATURE),
        ("We'd advise against the nine-hour one for 6 weeks after the operation.", FLIGHTS),
        ("A street fair with 90 people must be announced 4 weeks before.", FAIRS),
        ("For a street fair with 90 people there is no fee.", FREE),
        ("After three years, you are owed 4 weeks' notice.", NOTICE),
        ("At 73 your father pays £20 a year.", AGES),
        ("Your 12-year-old pays £10 a year.", AGES),
        ("With thirty people travelling together you are a group.", GROUP),
        (
            "£900 would be possible with a signed form.",
            "From £200.01 to £1,000 we ask for a signed form.",
        ),
    ],
)
def test_a_case_on_the_side_of_its_limit(claim: str, premise: str) -> None:
    assert _outcome(claim, premise) is Outcome.MATCH


@pytest.mark.parametrize(
    ("claim", "premise"),
    [
        ("At 20 nights we need you to sign a registration form.", STAYS),
        ("At 35 nights we do not need you to sign a registration form.", STAYS),
        ("Five months on, you may drive with a note.", DRIVING),
        ("Four weeks on, you may drive with a note.", DRIVING),
        ("Three months on, you may drive without a note.", DRIVING),
        ("Twenty days ahead, you would pay the $150 fee.", TENANTS),
        ("Forty days ahead, the whole month is due.", TENANTS),
        ("Forty days ahead, you would pay a fee of $250.", TENANTS),
        ("Four days before, the £50 are kept.", PARTIES),
        ("Ten days before, you receive the £50 back.", PARTIES),
        ("At £70 the delivery charge is £4.50.", ORDERS),
        ("Tickets for the 5-year-old and the 14-year-old are 60 per cent of the price.", PRICES),
        ("Your grandchildren of five and fourteen pay 60 per cent of the price.", PRICES),
        ("Tickets for the 5-year-old are 40 per cent of the price.", PRICES),
        ("The 5-year-old must not use the trampoline.", TRAMPOLINE),
        ("The 3-year-old may use the trampoline.", TRAMPOLINE),
        ("The seven-year-old needs to measure at least 1.20 metres.", VISITORS),
        ("After six years of service you get six weeks' pay.", SERVICE),
        ("After two years of service you get eight weeks' pay.", SERVICE),
        ("A project of four years is covered by the grant.", GRANT),
        ("It needs no cooling because it is less than 8 ml.", SAMPLES),
        ("Losses of 6 million euros came in.", "Losses of more than 5 million euros came in."),
        ("At 8 °C the alarm is off.", "The store rises from 4 °C to 12 °C if the alarm is off."),
        ("Four weeks is what the repair takes.", "The repair takes between two and five weeks."),
        (
            "£1,900 would be possible with a signed form.",
            "From £200.01 to £1,000 we ask for a signed form.",
        ),
        (
            "At six weeks the school pays a fee.",
            "Prints are lent for up to eight weeks to a school, up to 26 weeks to a society.",
        ),
        (
            "Four hours of it are paid at 150%.",
            "It is paid at 150%, with a minimum of three hours.",
        ),
    ],
)
def test_a_case_beyond_its_limit(claim: str, premise: str) -> None:
    assert _outcome(claim, premise) in (Outcome.MISSING, Outcome.CONFLICT)


def _outcome(claim: str, premise: str) -> Outcome:
    return check_quantities(*PARSER.parse([claim, premise])).outcome
