"""Ladders: what is said of the step on which the case of a claim lies, in whatever words."""

import pytest

from agent.judge.unfolding.graded.ladders import on_its_step
from agent.models.parser import SpacyParser

PARSER = SpacyParser()
DELIVERY = (
    "Delivery costs £5 for orders up to £50, £2 for orders from £50 to £100 and is free above £100."
)
ADULTS = "Adults pay £14, children under 12 pay £8 and children under 5 go free."
PARKING = "Parking is £1 for up to one hour, £2.50 for one to three hours and £6 for longer stays."
CANCELLED = (
    "If you cancel more than 30 days before departure, you lose your deposit only; between 30 and "
    "14 days, you pay half the price; later than that, you pay the full price."
)
PURCHASES = (
    "Purchases of up to €500 are approved by the team leader, those of up to €5,000 by the head "
    "and anything above that by the board."
)
FEES = "Membership fees: under 18 – free; 18 to 25 – £40; 26 to 64 – £75; 65 and over – £50."
TWO = "Tenants qualify if their income is below £32,000 and their savings are below £6,000."
BOTH = "Applicants must be at least 16 and no older than 24."
VOTES = (
    "Members who joined less than a year ago have no vote, those who have been members for one to "
    "three years have one vote and those who have been members for longer have two votes."
)
BERTHS = (
    "Berths cost €15 a night for boats up to 8 m, €24 for boats from 8 m to 12 m and €38 for "
    "longer boats."
)
TRAINS = (
    "If your train is 60 to 119 minutes late, you get back a quarter of the fare; if it is 120 "
    "minutes late or more, you get back half."
)
AGES = "Members pay £5 up to the age of 17, £12 from 18 to 64 and £7 from 65."
RATES = "Power costs 30 cents per kWh up to 2,000 kWh a year and 26 cents per kWh above that."


@pytest.mark.parametrize(
    ("text", "claim", "own"),
    [
        (
            DELIVERY,
            "For an order of £140 delivery is free.",
            "Delivery is free for orders of £140.",
        ),
        (
            DELIVERY,
            "For an order of £30 delivery costs £2.",
            "Delivery costs £5 for orders of £30, not £2.",
        ),
        (ADULTS, "A child of 4 pays £8.", "Children of 4 go free, not £8."),
        (ADULTS, "A child of 12 pays £8.", f"{ADULTS} This does not apply to a child of 12."),
        (PARKING, "A stay of five hours costs £6.", "Parking is £6 for stays of five hours."),
        (
            CANCELLED,
            "Anyone who cancels 20 days before departure pays half the price.",
            "Those who cancel 20 days before departure pay half the price.",
        ),
        (
            PURCHASES,
            "A purchase of €9,000 is approved by the board.",
            "Purchases of €9,000 are approved by the board.",
        ),
        (FEES, "At 30 you pay £75.", "Membership fees: at 30 – £75."),
        (FEES, "Membership is free for a 16-year-old.", "Membership fees: aged 16 – free."),
        (
            VOTES,
            "Somebody who has been a member for two years has two votes.",
            "Members who have been members for two years have one vote, not two.",
        ),
        (
            BERTHS,
            "A boat of 10 m pays €24 a night.",
            "Berths cost €24 a night for boats of 10 m.",
        ),
        (
            TRAINS,
            "If your train is 150 minutes late, you get back half of the fare.",
            "If your train is 150 minutes late, you get back half.",
        ),
        (DELIVERY, "For an order of £50 delivery costs £5.", DELIVERY),
        (DELIVERY, "Delivery costs £5.", DELIVERY),
        (TWO, "A tenant with an income of £4,000 qualifies.", TWO),
        (AGES, "A member aged 30 pays £7.", AGES),
        (BOTH, "An applicant of 20 may apply.", BOTH),
        (RATES, "A household that uses 3,000 kWh a year pays 26 cents per kWh.", RATES),
    ],
)
def test_a_ladder_is_told_of_the_step_of_a_claim(text: str, claim: str, own: str) -> None:
    assert on_its_step(*PARSER.parse([text, claim], entities=False)) == own
