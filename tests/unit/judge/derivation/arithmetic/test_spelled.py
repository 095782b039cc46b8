"""What a claim itself reckons out, and where its numbers must come from."""

import pytest

from agent.domain.finding import Outcome
from agent.judge.rules import check
from agent.models.parser import SpacyParser

PARSER = SpacyParser()
STUDIO = ("Plan: Studio; Price per licence: £17 per month; Support: Email",)
SEATS = ("Studio seats cost £13 a month per seat.",)
NIGHTS = ("The night allowance is £2.50 per hour.",)
LEAVE = ("Staff may take 6 hours for a dentist, up to three times per leave year.",)
LATE = ("If we are late, £25 is paid for each working day, up to £500.",)
CAPPED = ("If we are late, £25 is paid for each working day.", "At most £500 is paid.")
MONTHLY = ("The membership costs £14 a month.",)
WATER = ("Water costs 83p per cubic metre.",)
VAN = ("Members get 8% off the rental price.", "The van costs £320 a week.")
TRIP = ("The deposit is 20 per cent of the price of the trip.",)
PRICED = (*TRIP, "The price of the trip is £950.")
FEE = ("The fee is 3% of the sale price, at least £50.",)
INTEREST = ("Interest is charged at 8% a year.",)
HALL = (
    "Hall: Lecture Hall; Seats: 120; Price per hour, societies: £18; "
    "Price per hour, commercial: £55",
)
PRINTS = (
    "Printing costs 5p a black-and-white page and 20p a colour page.",
    "Two-sided printing is charged at 4p and 18p a side.",
)
INTERN = ("Grade: Intern, undergraduate; Pay: $21.50 an hour",)
FAMILY = ("A family ticket is £5 for two children and £12 for an adult.",)
RENT = ("Flat: Pell Terrace; Rent: £232 per week; Contract: 51 weeks",)


def number(claim: str, premise: tuple[str, ...]) -> Outcome:
    parsed = PARSER.parse([claim, *premise])
    return check(parsed[0], parsed[1:], 0.0, frozenset()).findings[0].outcome


@pytest.mark.parametrize(
    ("claim", "premise"),
    [
        ("At £17 per licence your 40 licences come to £680 a month, or £8,160 a year.", STUDIO),
        ("At £13 per seat your 30 seats come to £390 a month, or £4,680 over the year.", SEATS),
        ("Four nights of nine hours come to 36 hours, so the week adds £90.", NIGHTS),
        ("You may take 6 hours up to three times a year, so 18 hours in all.", LEAVE),
        ("For each of the six working days you are due £25, so £150 in all.", LATE),
        ("At £14 a month you would pay £168 over the year.", MONTHLY),
        ("She would have £14 a month, hence £70 over the five months.", MONTHLY),
        ("At 83p, 2,000 m³ cost £1,660.", WATER),
        ("Water costs £1,660 for 2,000 m³ at 83p.", WATER),
        ("That takes 8% off £320, which is £25.60, leaving £294.40.", VAN),
        ("On a trip of £900 your deposit is 20 per cent, so £180.", TRIP),
        ("Your deposit is 20 per cent, £180 of £900.", TRIP),
        ("On a sale of £4,000 the fee is 3%, so £120.", FEE),
        ("On a debt of £2,000, 8% interest comes to £160 over a full year.", INTEREST),
        ("The booking was worth £220, four hours at the commercial £55.", HALL),
        ("The 120 sides cost 4p each, £4.80.", PRINTS),
        ("Ten colour pages at 20p are £2.", PRINTS),
        ("At 40 hours for 12 weeks, that is 480 hours and $10,320.", INTERN),
        ("The contract is for 51 weeks, which makes £11,832 in all.", RENT),
    ],
)
def test_a_claim_reckons_out_what_its_numbers_come_to(claim: str, premise: tuple[str, ...]):
    assert number(claim, premise) is Outcome.MATCH


@pytest.mark.parametrize(
    ("claim", "premise"),
    [
        ("At £17 per licence your 40 licences come to £680 a month, or £8,610 a year.", STUDIO),
        ("At £17 per licence your 40 licences come to £620 a month, or £7,440 a year.", STUDIO),
        ("At £19 per licence your 40 licences come to £760 a month.", STUDIO),
        ("At £13 per seat your 30 seats come to £390 a year.", SEATS),
        ("At £13 per seat your 30 seats come to £390 a month, or £4,680 a quarter.", SEATS),
        ("Four nights of nine hours come to 36 hours, so the week adds £96.", NIGHTS),
        ("Four nights of nine hours come to 32 hours, so the week adds £80.", NIGHTS),
        ("You may take 6 hours up to three times a year, so 24 hours in all.", LEAVE),
        ("For each of the six working days you are due £25, so £175 in all.", LATE),
        ("For each of the six weeks you are due £25, so £150 in all.", LATE),
        ("For each of the 30 working days you are due £25, so £750 in all.", LATE),
        ("For each of the 30 working days you are due £25, so £750 in all.", CAPPED),
        ("At £14 a month you would pay £158 over the year.", MONTHLY),
        ("Water costs £1,560 for 2,000 m³ at 83p.", WATER),
        ("That takes 8% off £320, which is £25.60, leaving £296.40.", VAN),
        ("On a trip of £900 your deposit is 20 per cent, so £190.", TRIP),
        ("On a trip of £900 your deposit is 30 per cent, so £270.", TRIP),
        ("On a trip of £900 your deposit is 20 per cent, so £180.", PRICED),
        ("On a sale of £1,000 the fee is 3%, so £30.", FEE),
        ("On a debt of £2,000, 9% interest comes to £180 over a full year.", INTEREST),
        ("The booking was worth £220, four days at the commercial £55.", HALL),
        ("The 120 sides cost 4p each, £5.80.", PRINTS),
        ("At 40 hours for 12 weeks, that is 520 hours and $11,180.", INTERN),
        ("Two children cost £5, so an adult costs £10.", FAMILY),
        ("It costs £5 for two children, £10 for an adult.", FAMILY),
        ("The contract is for 51 weeks, which makes £12,064 in all.", RENT),
    ],
)
def test_a_claim_that_reckons_wrong_or_from_other_numbers(claim: str, premise: tuple[str, ...]):
    assert number(claim, premise) is not Outcome.MATCH
