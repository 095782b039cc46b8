"""Numbers that come out by computation, but for something else than the claim speaks of."""

import pytest

from agent.domain.finding import Outcome
from agent.judge.derivation.check import check_derived
from agent.judge.quantities.check import check_quantities
from agent.models.parser import SpacyParser

PARSER = SpacyParser()

SHIP = "On that trip 312 passengers and 145 crew were aboard the ship."
STALLS = "Room A seats 120 guests. Room B seats 85 guests."
PARCELS = "The depot shipped 2,345 parcels on Monday and 1,870 parcels on Tuesday."
BOOKS = "Revenue was $845 million and costs were $612 million in 2022."
GAMES = "The team scored 112 points in the first game and 98 in the second."
QUARTERS = "The workshop sold 420 bicycles in the first quarter and 385 in the second."
PALLETS = "Each pallet holds 48 boxes. The truck carries 26 pallets."
BRIDGE = "The bridge is 415 metres long and its towers are 128 metres high."
STAFF = "The company has 420 employees, including 125 engineers."
BEDS = "The hospital has 640 beds; 48 of these are in intensive care."
COST = "Total cost was £84,000, including £14,000 of VAT."
ACCIDENTS = "There were 318 accidents in 2021. Among them were 47 fatal ones."
APPLICATIONS = "The office received 940 applications, including 215 from abroad and 310 from women."
SALES = "Region: North; Sales: 1,200\nRegion: South; Sales: 850\nRegion: Total; Sales: 2,050"
BILL = "The bill of £300 lists £180 for labour and £120 for parts."
UNITS = "Sales rose from 120 units in 2020 to 150 units in 2021."
CUT = "The price was cut from €60 to €45."
SEATS = "A total of 45 of the 180 seats went to women; 27 of these women were newcomers."
TAXED = "Use fell in 9 of these 15 after the tax came in and in 2 of the 9 countries without one."
LEFT = "The firm had 250 customers, 50 of whom left."
JOBLESS = "Unemployment rose from 10% to 12%."
RATE = "The interest rate went up by 0.5 percentage points to 4.5%."
FEE = "The fee was increased from €120 to €150."
SCHOOL = "School starts at 8:15. On Fridays it starts 45 minutes later."
MEMBERS = "Of the 1,450 members, 620 are women."
CENTRE = "The data centre uses 1.84 MW for servers and 0.67 MW for cooling."
CHARITY = "The charity got 12,350 euros from members and 8,420 euros from sponsors in 2020."
YEARS = "Net profit was $4.2m in 2021 and $5.25m in 2022."
CONTRACT = "The three-year contract was signed on 4 May 2019."
LEASE = "The lease began on 1 October 2020 and runs for 10 years."
TERM = "She was appointed director in 2012 for a term of five years."
MOVE = "Production was moved to Vietnam in 1998, four years after the merger."
MACHINE = "The warranty lasts 24 months. The machine was delivered in June 2021."
TRAIN = "The train leaves at 14:20 and takes 2 hours 15 minutes."
PATENT = "The patent was filed in 2003 and expires after 20 years."
CARS = "The firm sold 4,210 cars in Italy, 3,905 in Spain and 3,990 in Malta."
CLASSES = "The school has 120 pupils in year one, 105 in year two and 98 in year three."
WALKERS = "Of the 500 pupils, 120 walk, 105 cycle and 98 come by bus."
ORDERS = "Region: North; Orders: 1,200\nRegion: South; Orders: 850\nRegion: West; Orders: 640"
FOLLOWS = [
    (CARS, "In all, 12,105 cars were sold."),
    (CARS, "It sold 12,105 cars in the three countries together."),
    (CARS, "It sold 8,115 cars in Italy and Spain together."),
    (CLASSES, "The three years together have 323 pupils."),
    (WALKERS, "In all, 323 pupils walk, cycle or come by bus."),
    (WALKERS, "Together 225 pupils walk or cycle."),
    (ORDERS, "North and South together had 2,050 orders."),
    (SHIP, "457 people were aboard the ship."),
    (STALLS, "Rooms A and B seat 205 guests."),
    (PARCELS, "The depot shipped 4,215 parcels on Monday and Tuesday."),
    (PARCELS, "In total 4,215 parcels were shipped."),
    (PARCELS, "The depot shipped 475 fewer parcels on Tuesday than on Monday."),
    (BOOKS, "Profit in 2022 was $233 million."),
    (GAMES, "The team scored 210 points in the two games."),
    (QUARTERS, "The workshop sold 805 bicycles in the first half of the year."),
    (PALLETS, "The truck carries 1,248 boxes."),
    (BEDS, "The hospital has 592 beds outside intensive care."),
    (COST, "Excluding VAT, the cost was £70,000."),
    (COST, "The cost net of VAT was £70,000."),
    (ACCIDENTS, "271 of the accidents in 2021 were not fatal."),
    (UNITS, "Sales rose by 25%."),
    (UNITS, "Sales were up 25% in 2021."),
    (UNITS, "Sales in 2020 were 80% of those in 2021."),
    (CUT, "The price was cut by a quarter."),
    (CUT, "The price was cut to 75% of what it had been."),
    (LEFT, "80% of the customers did not leave."),
    (TAXED, "Use went down in three fifths of the countries with a tax."),
    (JOBLESS, "Unemployment rose by two percentage points."),
    (JOBLESS, "Unemployment rose by 20%."),
    (RATE, "The interest rate was 4% before."),
    (FEE, "The fee was increased by €30."),
    (SCHOOL, "On Fridays school starts at 9:00."),
    (CENTRE, "Servers and cooling use 2.51 MW."),
    (CHARITY, "The charity got 20,770 euros in 2020."),
    (YEARS, "Net profit rose by $1.05m."),
    (CONTRACT, "The contract ends in May 2022."),
    (LEASE, "The lease ends in 2030."),
    (TERM, "Her term ends in 2017."),
    (MOVE, "The merger took place in 1994."),
    (MACHINE, "The warranty runs out in June 2023."),
    (TRAIN, "The train arrives at 16:35."),
    (PATENT, "The patent expires in 2023."),
]
MISPLACED = [
    (CARS, "In all, 8,115 cars were sold."),
    (CARS, "The firm sold a total of 8,115 cars."),
    (CARS, "It sold 8,115 cars in the three countries together."),
    (CLASSES, "The three years together have 225 pupils."),
    (WALKERS, "In all, 225 pupils walk, cycle or come by bus."),
    (ORDERS, "In total there were 2,050 orders."),
    (ORDERS, "The three regions together had 2,050 orders."),
    (SHIP, "The ship carried 457 passengers."),
    (SHIP, "A total of 457 passengers were aboard."),
    (SHIP, "The ship had a crew of 457."),
    (SHIP, "167 passengers were aboard the ship."),
    (STALLS, "Room B seats 205 guests."),
    (STALLS, "Room B seats 35 guests."),
    (PARCELS, "The depot shipped 4,215 parcels on Tuesday."),
    (PARCELS, "The depot shipped 475 parcels on Tuesday."),
    (BOOKS, "Revenue was $1,457 million in 2022."),
    (BOOKS, "Revenue in 2022 was $233 million."),
    (BOOKS, "Costs in 2022 came to $1,457 million."),
    (GAMES, "The team scored 210 points in the second game."),
    (QUARTERS, "The workshop sold 805 bicycles in the first quarter."),
    (PALLETS, "The truck carries 1,248 pallets."),
    (PALLETS, "Each pallet holds 1,248 boxes."),
    (BRIDGE, "The bridge is 543 metres long."),
    (BRIDGE, "The bridge is 287 metres long."),
    (STAFF, "The company has 545 employees."),
    (STAFF, "The company has 545 employees and engineers."),
    (STAFF, "The company employs 545 people in total."),
    (STAFF, "The company has 295 employees."),
    (BEDS, "The hospital has 688 beds in total."),
    (BEDS, "The hospital has 592 beds."),
    (COST, "The total cost was £98,000."),
    (ACCIDENTS, "There were 365 accidents in total in 2021."),
    (APPLICATIONS, "In total 1,465 applications were received."),
    (SALES, "Total sales were 4,100."),
    (SALES, "North and the total come to 3,250."),
    (BILL, "Labour, parts and the bill come to £600."),
    (UNITS, "Sales rose by 80%."),
    (UNITS, "Sales grew 80% in 2021."),
    (UNITS, "Sales were up 20% in 2021."),
    (UNITS, "Sales were 80% higher in 2021."),
    (CUT, "The price fell by 75 percent."),
    (SEATS, "15% of the women were newcomers."),
    (LEFT, "80% of the customers left."),
    (JOBLESS, "Unemployment rose by 2%."),
    (JOBLESS, "Unemployment rose by 20 percentage points."),
    (RATE, "The interest rate was 5% before."),
    (FEE, "The fee was increased to €30."),
    (SCHOOL, "On Fridays school starts at 7:30."),
    (SCHOOL, "School starts at 9:00."),
    (MEMBERS, "There are 830 members."),
    (CENTRE, "The data centre uses 2.51 MW for cooling."),
    (CHARITY, "The charity got 20,770 euros from sponsors."),
    (YEARS, "Net profit in 2022 was $1.05m."),
    (CONTRACT, "The contract was signed in 2022."),
    (CONTRACT, "The contract was concluded in 2022."),
    (CONTRACT, "The contract was signed in 2016."),
    (LEASE, "The lease started on 1 October 2030."),
    (TERM, "She became director in 2017."),
    (MOVE, "Production was moved to Vietnam in 2002."),
    (MOVE, "The merger took place in 2002."),
    (MACHINE, "The machine was bought in June 2023."),
    (TRAIN, "The train departs at 16:35."),
    (TRAIN, "The train arrives at 12:05."),
    (PATENT, "The patent expired in 1983."),
]


def matches(claim: str, evidence: str) -> bool:
    parsed = PARSER.parse([claim, evidence])
    found = check_derived(parsed[0], parsed[1:])
    return found is not None and found.outcome is Outcome.MATCH


@pytest.mark.parametrize(("evidence", "claim"), FOLLOWS)
def test_what_is_computed_of_what_the_claim_names_follows(evidence: str, claim: str) -> None:
    assert matches(claim, evidence)


@pytest.mark.parametrize(("evidence", "claim"), MISPLACED)
def test_what_is_computed_of_something_else_does_not(evidence: str, claim: str) -> None:
    assert not matches(claim, evidence)


STEPS = {
    ("Turnout rose by 68% in 2022.", "Turnout was 61% in 2018 and 68% in 2022."): Outcome.MISSING,
    ("Its share rose by 24%.", "Its share is 24%, up from 18%."): Outcome.MISSING,
    ("Its share rose by 24%.", "Its share is 24% up on last year."): Outcome.MATCH,
    ("Prices fell by 30%.", "A discount of 30% was given."): Outcome.MATCH,
    ("Output rose by 24%.", "The growth of output was 24%."): Outcome.MATCH,
    ("A total of 457 passengers were aboard.", SHIP): Outcome.MISSING,
}


@pytest.mark.parametrize(("claim", "evidence"), STEPS)
def test_a_level_states_no_step_and_a_total_is_no_case(claim: str, evidence: str) -> None:
    parsed = PARSER.parse([claim, evidence])
    assert check_quantities(*parsed).outcome is STEPS[claim, evidence]


def test_the_second_in_a_row_is_not_the_first() -> None:
    table = "Item: Lamp | Price: $45\nItem: Desk | Price: $320\nItem: Stool | Price: $28"
    parsed = PARSER.parse(["The lamp is the second cheapest item.", table])
    assert check_derived(parsed[0], parsed[1:]) is None
