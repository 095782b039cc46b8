"""What a tariff in steps comes to in the case of a claim."""

import pytest

from agent.domain.finding import Outcome
from agent.judge.rules import check
from agent.models.parser import SpacyParser

PARSER = SpacyParser()
MILEAGE = "Drivers get $0.38 per km for the first 200 km and $0.24 for each further km."
TYRES = "Up to four tyres a year are taken free of charge; each further tyre costs £5.50."
PARKING = "The first two hours of parking are free. Each additional hour costs €3."
PHONE = "Heron: £20 a month for 6 months, then £33; 60 Mb/s; no set-up fee."
PLAN = "The plan costs €15 a month for the first three months and €25 a month thereafter."
DRILL = "Hiring a drill costs £18 for the first day and £11 for every day after that."
COPIES = "Copies: 10 cents a page for the first 100 pages, 6 cents a page beyond that."
LUGGAGE = "One suitcase is included in the fare. Every further suitcase costs $40."
TEAMS = "A team of up to 5 players pays a fee of $50; each additional player costs $8."
RIDES = "The first 30 minutes of a ride are free, after that a ride costs 10 cents a minute."
WATER = "Water costs €2 per cubic metre up to 100 cubic metres and €3 per cubic metre above that."
KENNEL = "The kennel charges £18 a night for one dog, plus £10 a night for each further dog."
FORMULA = "computed from the evidence: 200 × $0.38 + 100 × $0.24 = $100"
YES, NO, OPEN = Outcome.MATCH, Outcome.CONFLICT, Outcome.MISSING


@pytest.mark.parametrize(
    ("claim", "premise", "expected"),
    [
        ("A trip of 300 km earns $100.", MILEAGE, YES),
        ("A trip of 300 km earns $114.", MILEAGE, NO),
        ("A trip of 300 km earns $90.", MILEAGE, OPEN),
        ("A trip of 150 km earns $57.", MILEAGE, YES),
        ("A trip of 150 km earns $36.", MILEAGE, NO),
        ("A household bringing six tyres pays £11.", TYRES, YES),
        ("A household bringing six tyres pays £33.", TYRES, NO),
        ("Six further tyres cost £33.", TYRES, YES),
        ("Parking for five hours costs €9.", PARKING, YES),
        ("Parking for five hours costs €15.", PARKING, NO),
        ("Over the first twelve months Heron costs £318 in all.", PHONE, YES),
        ("Over the first twelve months Heron costs £240 in all.", PHONE, OPEN),
        ("Over a whole year the plan costs €270.", PLAN, YES),
        ("Over a whole year the plan costs €180.", PLAN, NO),
        ("Over a whole year the plan costs €300.", PLAN, NO),
        ("For the first three months the plan costs €45.", PLAN, YES),
        ("A drill hired for four days costs £51.", DRILL, YES),
        ("A drill hired for four days costs £44.", DRILL, NO),
        ("A print job of 250 pages costs 19 dollars.", COPIES, YES),
        ("A print job of 250 pages costs 25 dollars.", COPIES, NO),
        ("A passenger with three suitcases pays $80.", LUGGAGE, YES),
        ("A passenger with three suitcases pays $120.", LUGGAGE, NO),
        ("A team of seven players pays $66.", TEAMS, YES),
        ("A team of seven players pays $56.", TEAMS, NO),
        ("A team of four players pays $50.", TEAMS, YES),
        ("A ride of 45 minutes costs $1.50.", RIDES, YES),
        ("A ride of 45 minutes costs $4.50.", RIDES, NO),
        ("A household using 150 cubic metres pays €350.", WATER, YES),
        ("A household using 150 cubic metres pays €300.", WATER, OPEN),
    ],
)
def test_a_tariff_is_charged_by_its_steps(claim: str, premise: str, expected: Outcome) -> None:
    parsed = PARSER.parse([claim, premise])
    assert check(parsed[0], parsed[1:], 0.0, frozenset()).findings[0].outcome is expected


def test_the_formula_has_each_step() -> None:
    parsed = PARSER.parse(["A trip of 300 km earns $100.", MILEAGE])
    (number, *_) = check(parsed[0], parsed[1:], 0.0, frozenset()).findings
    assert number.reason == FORMULA
    assert number.derivation is not None
    assert [o.text for o in number.derivation.operands] == ["$0.38", "$0.24"]


@pytest.mark.parametrize(
    ("claim", "premise"),
    [
        ("After three months the plan costs €25 a month.", PLAN),
        ("Each further km earns $0.24.", MILEAGE),
    ],
)
def test_what_tells_a_step_is_no_total(claim: str, premise: str) -> None:
    parsed = PARSER.parse([claim, premise])
    found = check(parsed[0], parsed[1:], 0.0, frozenset()).findings[0]
    assert found.outcome is Outcome.MATCH
    assert found.derivation is None


def test_a_price_per_night_is_none_per_dog() -> None:
    parsed = PARSER.parse(["For three nights with one dog the kennel charges £54.", KENNEL])
    found = check(parsed[0], parsed[1:], 0.0, frozenset()).findings[0]
    assert found.outcome is not Outcome.CONFLICT
