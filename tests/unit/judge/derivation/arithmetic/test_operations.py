"""What is told of one comes to so much for several, and only where it is told of the claim's."""

import pytest

from agent.domain.finding import Outcome
from agent.judge.rules import check
from agent.models.parser import SpacyParser

PARSER = SpacyParser()
PUMPS = (
    "The TX-40 pump moves 30 litres per minute and draws 450 W.",
    "The TX-45 moves 45 litres per minute and draws 600 W.",
)
PLANS = ("The Basic plan costs $9 per user and the Pro plan costs $15 per user.",)
ENDS = ("The price is $9 per user on the Basic plan and $15 per user on the Pro plan.",)
PRINTERS = (
    "The old printer prints 20 pages per minute.",
    "The new printer manages 35 pages per minute.",
)
WAGES = ("Nurses earn 22 euros per hour.", "Doctors earn 60 euros per hour.")
BEDS = (
    "The ward has 40 beds and the clinic has 20 beds.",
    "A quarter of the beds in the ward are for children.",
)
STORAGE = ("Team customers may store 200 GB for each user.",)
LICENCE = ("Each licence covers 5 devices.",)
BOXES = ("Every box holds 12 bottles.", "Every crate weighs 8 kg.")
PARKING = ("Parking costs €3 per hour, and at most €15 a day.",)

PAPER = ("The depot pays 4.5p per kilo of paper.",)
GRAVEL = ("Gravel is £3 a bag.",)

STUDIO = ("Plan: Studio; Price per licence: £17 per month; Support: Email",)
HIRE = ("Item: Chair; Deposit per chair: £4; Fee per week: £9",)
WATER = (
    "Charge: Water, per cubic metre; Class 1: £0.94; Class 2: £0.88",
    "Charge: Treatment, per cubic metre; Class 1: £0.77; Class 2: £0.70",
)
CRATE = ("A returned crate is worth £3.",)
HUTCH = ("The daily charge for a standard rabbit hutch rises to €0.85 for own groups.",)
CAGES = (
    "Item: Rat cage, per day; Own: €1.40; Academic: €2.20; Company: €4.50",
    "Item: Mouse cage, barrier, per day; Own: €0.95; Academic: €1.60; Company: €3.20",
)
HALL = ("Room: Hall; Price per hour (£): 45; Price per day (£): 280",)


def number(claim: str, premise: tuple[str, ...]) -> Outcome:
    parsed = PARSER.parse([claim, *premise])
    return check(parsed[0], parsed[1:], 0.0, frozenset()).findings[0].outcome


@pytest.mark.parametrize(
    ("claim", "premise"),
    [
        ("In ten minutes the TX-45 moves 450 litres.", PUMPS),
        ("In ten minutes the TX-40 pump moves 300 litres.", PUMPS),
        ("Ten users on the Pro plan cost $150.", PLANS),
        ("For ten users the Basic plan costs $90.", PLANS),
        ("Ten users on the Pro plan cost $150.", ENDS),
        ("In five minutes the new printer manages 175 pages.", PRINTERS),
        ("For eight hours doctors earn 480 euros.", WAGES),
        ("Ten beds in the ward are for children.", BEDS),
        ("A Team customer with three users may store 600 GB.", STORAGE),
        ("Four licences cover 20 devices.", LICENCE),
        ("Three boxes hold 36 bottles.", BOXES),
        ("Two crates weigh 16 kg.", BOXES),
        ("Parking for four hours costs €12.", PARKING),
        ("For 600 kilos of paper the depot pays £27.", PAPER),
        ("600 kilos would earn you £27.", PAPER),
        ("Four bags of gravel cost £12.", GRAVEL),
        ("Four bags of it cost £12.", GRAVEL),
    ],
)
def test_a_case_of_the_claims_own(claim: str, premise: tuple[str, ...]):
    assert number(claim, premise) is Outcome.MATCH


@pytest.mark.parametrize(
    ("claim", "premise"),
    [
        ("In ten minutes the TX-45 moves 300 litres.", PUMPS),
        ("In ten minutes the TX-40 moves 450 litres.", PUMPS),
        ("Ten users on the Pro plan cost $90.", PLANS),
        ("For ten users the Basic plan costs $150.", PLANS),
        ("Ten users on the Pro plan cost $90.", ENDS),
        ("For eight hours doctors earn 176 euros.", WAGES),
        ("A Team customer with three users may store 500 GB.", STORAGE),
        ("Four licences cover 25 devices.", LICENCE),
        ("Three boxes hold 24 bottles.", BOXES),
    ],
)
def test_a_case_of_another_thing_or_another_amount(claim: str, premise: tuple[str, ...]):
    assert number(claim, premise) is Outcome.CONFLICT


@pytest.mark.parametrize(
    ("claim", "premise", "expected"),
    [
        ("On the Studio plan your 40 licences come to £680 a month.", STUDIO, True),
        ("On the Studio plan your 40 licences come to £680 a year.", STUDIO, False),
        ("On the Studio plan your 40 licences come to £690 a month.", STUDIO, False),
        ("Studio costs £17 per licence.", STUDIO, True),
        ("Studio costs £17 per guest.", STUDIO, False),
        ("For 35 chairs the deposit comes to £140.", HIRE, True),
        ("For 35 chairs the deposit comes to £315.", HIRE, False),
        ("For three weeks the fee for a chair is £27.", HIRE, True),
        ("Class 2 pays £880 of water for 1,000 cubic metres.", WATER, True),
        ("For 1,000 m³ of water class 2 pays £940.", WATER, False),
        ("For 1,000 m³ of water class 1 pays £770.", WATER, False),
        ("Treatment costs 77p per cubic metre in class 1.", WATER, True),
        ("Treatment costs 77p per cubic metre in class 2.", WATER, False),
        ("Three hours in the hall cost £135.", HALL, True),
        ("Three hours in the hall cost £840.", HALL, False),
    ],
)
def test_the_head_of_a_column_or_row_tells_what_a_price_is_for(
    claim: str, premise: tuple[str, ...], expected: bool
):
    assert (number(claim, premise) is Outcome.MATCH) is expected


@pytest.mark.parametrize(
    ("claim", "premise", "expected"),
    [
        ("Four returned crates bring her only £12.", CRATE, True),
        ("Four returned crates bring her only £16.", CRATE, False),
        ("Four returned bottles bring her only £12.", CRATE, False),
        ("Your twenty standard hutches come to €17 a day.", HUTCH, True),
        ("Your twenty standard hutches come to €18 a day.", HUTCH, False),
        ("Your twenty standard hutches come to €17 a month.", HUTCH, False),
        ("Five rat cages would be €22.50 a day for a company.", CAGES, True),
        ("Ten mouse cages in the barrier are €9.50 a day.", CAGES, True),
        ("Five rat cages would be €16 a day.", CAGES, False),
        ("Five rat cages would be €22.50 a year.", CAGES, False),
    ],
)
def test_a_price_is_told_for_one_thing(claim: str, premise: tuple[str, ...], expected: bool):
    assert (number(claim, premise) is Outcome.MATCH) is expected


@pytest.mark.parametrize(
    ("claim", "premise"),
    [
        ("For 600 kilos of paper the depot pays £270.", PAPER),
        ("For 600 kilos of glass the depot pays £27.", PAPER),
        ("Four bags of fine sand cost £12.", GRAVEL),
    ],
)
def test_a_case_of_other_stuff(claim: str, premise: tuple[str, ...]):
    assert number(claim, premise) is not Outcome.MATCH


def test_another_things_number_bears_out_nothing_where_the_own_one_is_told_in_other_words():
    assert number("In five minutes the new printer prints 100 pages.", PRINTERS) is Outcome.MISSING
