"""In any case: what the evidence says with an exception or a condition, told without it."""

import pytest

from agent.judge.clauses.reading import read
from agent.judge.polarity.conditions.despite import in_any_case
from agent.models.parser import SpacyParser

PARSER = SpacyParser()

DOGS = "Dogs are not allowed in the museum, with the exception of guide dogs."
FLAT = "The deposit is refunded if the flat is left clean and all keys are returned."
LOAN = "The loan can be repaid early if notice is given and the fee is paid."
MEAL = "Patients may eat after surgery if they are awake and can swallow."
SEAL = "The warranty covers repairs unless the seal is broken."
LEAVE = "There is no limit to the leave you can save, and if you move, your leave moves with you."
RENT = "The tenant pays a service charge of 40 pounds per month for each flat occupied."
FENCE = "The town pays half the cost of new fences, at most 3,000."
TRIPS = "The firm refunds meals on trips, capped at €36 a day."
SHOP = "The shop is open daily except on public holidays."
POST = "Delivery is free for orders over 50 euros."
HOME = "Employees may work from home on Fridays, provided that their manager agrees."
BELL = "The alarm sounds if the door is open or the window is broken."
DUE = "The fee is due even if the course is cancelled."
BOX = "Money was paid from the box on all days, save for burial."
WATER = "Water must be provided from April through October."
INR = "If the INR is between 5 and 8, warfarin is withheld."
GOGGLES = (
    "Staff must wear goggles in the laboratory except when working at the desks. "
    "Visitors must wear goggles at all times."
)

STAFF = "If you are a TTS employee and your work calls for a clearance, your supervisor starts it."
STUDENTS = "If you are a student and live in the city, you pay half."
HOURS = "The battery lasts twelve hours, depending on the brightness."
GUARD = "The machine starts only if the guard is closed and the light is green."
CARS = "The garage tows cars, at most 300 euros a case."
CASES = [
    (DOGS, "No dogs of any kind may come into the museum.", True),
    (DOGS, "Not a single dog is allowed in the museum.", True),
    (DOGS, "Dogs are not allowed in the museum, without exception.", True),
    (DOGS, "Dogs are not allowed in the museum.", False),
    (DOGS, "Dogs are never allowed in the museum, except for guide dogs.", False),
    (FLAT, "Returning all the keys is enough for a refund of the deposit.", True),
    (FLAT, "Returning the keys is enough for a refund, even if the flat is dirty.", True),
    (FLAT, "The deposit is refunded even if keys are missing.", True),
    (FLAT, "The deposit is refunded whether or not the flat is left clean.", True),
    (FLAT, "The deposit is refunded regardless of the state of the flat.", True),
    (FLAT, "The deposit is refunded in any case.", True),
    (FLAT, "The deposit is refunded if all keys are returned.", True),
    (FLAT, "The deposit is refunded if all keys are returned and the flat is clean.", False),
    (FLAT, "Returning all the keys is not enough for a refund of the deposit.", False),
    (LOAN, "Paying the fee is sufficient to repay the loan early.", True),
    (LOAN, "Giving notice is all that is needed to repay the loan early.", True),
    (LOAN, "Notice alone suffices to repay the loan early.", True),
    (LOAN, "The loan can be repaid early if the fee is paid and notice is given.", False),
    (MEAL, "Patients may eat after surgery as long as they are awake.", True),
    (MEAL, "Patients may eat after surgery if they can swallow and are awake.", False),
    (SEAL, "The warranty covers repairs regardless of the state of the seal.", True),
    (SEAL, "The warranty covers repairs in every case.", True),
    (SEAL, "The warranty covers repairs if the seal is not broken.", False),
    (RENT, "The tenant pays a charge of 40 pounds a month, however many flats are occupied.", True),
    (RENT, "The tenant pays a charge of 40 pounds regardless of the number of flats.", True),
    (RENT, "The tenant pays a service charge of 40 pounds a month for every flat.", False),
    (FENCE, "The town pays half the cost of new fences, however high.", True),
    (FENCE, "The town pays half the cost of new fences without any upper limit.", True),
    (FENCE, "The town pays half the cost of new fences, no matter how expensive.", True),
    (FENCE, "The town pays half the cost of new fences.", False),
    (FENCE, "The town pays half the cost of new fences, at most 3,000.", False),
    (TRIPS, "The firm refunds meals on trips, however dear.", True),
    (SHOP, "The shop is open every day without exception.", True),
    (SHOP, "The shop is open every day of the year.", True),
    (SHOP, "The shop is open daily, apart from public holidays.", False),
    (POST, "Delivery is free whatever the value of the order.", True),
    (POST, "Delivery is free for orders over 50 euros, whatever the destination.", False),
    (HOME, "Employees may work from home on Fridays no matter what their manager says.", True),
    (HOME, "Employees may work from home on Fridays if their manager agrees.", False),
    (BELL, "The alarm sounds if the window is broken, even if the door is closed.", False),
    (DUE, "The fee is due whether or not the course is cancelled.", False),
    (DUE, "The fee is due in any case.", False),
    (BOX, "Money for burial was paid even when the box was nearly empty.", False),
    (BOX, "Money was always paid from the box.", True),
    (WATER, "Water must be provided all year round.", False),
    (INR, "If the INR is 6, warfarin is withheld.", False),
    (STAFF, "When your work calls for a clearance, your supervisor starts the process.", False),
    (STUDENTS, "If you live in the city, you pay half.", True),
    (HOURS, "The battery lasts twelve hours, whatever the brightness.", True),
    (HOURS, "The battery lasts twelve hours.", False),
    (GUARD, "The machine starts only if the light is green.", False),
    (GUARD, "The machine starts if the light is green.", True),
    (CARS, "The garage tows cars, without any limit.", True),
    (LEAVE, "There is no cap on the leave that you can save.", False),
    (
        "Earrings are never exchanged unless faulty.",
        "Earrings can't be exchanged, faulty or not.",
        True,
    ),
    (GOGGLES, "Visitors must always wear goggles in the laboratory.", False),
]


@pytest.mark.parametrize(("premise", "claim", "found"), CASES)
def test_what_has_an_exception_or_a_condition_does_not_hold_in_any_case(premise, claim, found):
    mine, theirs = (read(a).tree for a in PARSER.parse([claim, premise], entities=False))
    assert bool(in_any_case(mine, theirs)) is found
