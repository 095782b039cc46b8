"""Denied bounds: *may not contain more than one* is *at most one*."""

import pytest

from agent.domain.finding import Outcome
from agent.judge.quantities.reading.extract import quantities
from agent.judge.rules import check
from agent.models.parser import SpacyParser

PARSER = SpacyParser()
AGAINST = (Outcome.MISSING, Outcome.CONFLICT)

WORD = "A password must contain at least twelve characters and at most one space."
THEFT = "The policy pays at most 10,000 euros for stolen jewellery."
LIFT = "The lift may carry six persons or fewer."
AGE = "Drivers must be at least 21 years old."
ESSAY = "Essays must not be shorter than 800 words."
TEST = "The test takes no longer than ten minutes."
TANK = "The tank cannot hold more than 60 litres."
DOSE = "The dose should not exceed four tablets a day."
CARS = "The company did not sell more than 300 cars in March."
BAGS = "Bags must not weigh over 20 kg."
RIDE = "The lift may not carry more than six persons."
DRUG = "The drug should not be taken for more than ten days."
STAY = "Rooms cannot be booked for less than two nights."
SPRAY = "Do not use the spray for longer than seven days."
ORGAN = "The organ cannot be played below 12 degrees."

CLASS = "A class has at most eight learners."
SWAP = "Each person may swap up to five times in a month."

STAYED = "The sensor stayed at or below 40 degrees."

CASES = [
    (STAYED, "The sensor did not exceed 40 degrees.", False),
    (STAYED, "The sensor stayed below 35 degrees.", True),
    (CLASS, "No class has more than eight learners.", False),
    (CLASS, "None of the classes has more than eight learners.", False),
    (CLASS, "No class has fewer than eight learners.", True),
    (CLASS, "No class has more than six learners.", True),
    (SWAP, "Nobody may swap more than five times in a month.", False),
    (SWAP, "No one may swap more than six times in a month.", True),
    ("No class has more than eight learners.", "A class has more than eight learners.", True),
    ("No class has more than eight learners.", "A class may have ten learners.", True),
    (WORD, "A password may not contain more than one space.", False),
    (WORD, "A password must not have fewer than twelve characters.", False),
    (WORD, "A password may contain fewer than twelve characters.", True),
    (WORD, "A password may not contain more than twelve characters.", True),
    (WORD, "A password must not contain fewer than fifteen characters.", True),
    (THEFT, "The policy does not pay more than 10,000 euros for stolen jewellery.", False),
    (THEFT, "The policy never pays more than 10,000 euros for stolen jewellery.", False),
    (THEFT, "The policy pays more than 10,000 euros for stolen jewellery.", True),
    (THEFT, "The policy does not pay more than 5,000 euros for stolen jewellery.", True),
    (THEFT, "The policy does not pay less than 10,000 euros for stolen jewellery.", True),
    (LIFT, "The lift may not carry more than six persons.", False),
    (LIFT, "The lift must not carry more than six persons.", False),
    (LIFT, "The lift may carry more than six persons.", True),
    (LIFT, "The lift may not carry fewer than six persons.", True),
    (LIFT, "The lift may not carry more than four persons.", True),
    (AGE, "Drivers may not be younger than 21.", False),
    (AGE, "Drivers must not be under 21 years old.", False),
    (AGE, "Drivers may be under 21 years old.", True),
    (AGE, "Drivers must not be over 21 years old.", True),
    (ESSAY, "Essays must have at least 800 words.", False),
    (ESSAY, "Essays must not be longer than 800 words.", True),
    (TEST, "The test does not take more than ten minutes.", False),
    (TEST, "The test doesn't take longer than ten minutes.", False),
    (TEST, "The test does not take less than ten minutes.", True),
    (TEST, "The test takes longer than ten minutes.", True),
    (TANK, "The tank holds at most 60 litres.", False),
    (TANK, "The tank can hold no more than 60 litres.", False),
    (TANK, "The tank holds more than 60 litres.", True),
    (TANK, "The tank holds at least 60 litres.", True),
    (DOSE, "The dose should not be more than four tablets a day.", False),
    (DOSE, "The dose should be more than four tablets a day.", True),
    (CARS, "The company sold at most 300 cars in March.", False),
    (CARS, "The company sold more than 300 cars in March.", True),
    (BAGS, "Bags may weigh at most 20 kg.", False),
    (BAGS, "Bags may not weigh more than 20 kg.", False),
    (BAGS, "Bags must weigh over 20 kg.", True),
    (CARS, "The company did not sell 300 cars in March.", True),
    (CARS, "The company did not sell cars in March.", True),
    (RIDE, "The lift may not carry six persons.", True),
    (RIDE, "The lift may not carry persons.", True),
    (RIDE, "The lift may not carry over six persons.", False),
    (DRUG, "The drug should not be taken for ten days.", True),
    (DRUG, "The drug should not be taken for more than ten days.", False),
    (TANK, "The tank cannot hold 60 litres.", True),
    (STAY, "Rooms can be booked for less than two nights.", True),
    (ORGAN, "The organ is playable at 9 degrees.", True),
    (SPRAY, "Do not use the spray for more than seven days.", False),
    (SPRAY, "Don't use the spray for more than ten days.", True),
    (SPRAY, "Do not use the spray for more than five days.", True),
]
KINDS = [
    ("The tank cannot hold more than 60 litres.", "at most"),
    ("Essays must not be shorter than 800 words.", "at least"),
    ("The shop has not been open for more than ten days.", "more than"),
    ("You do not have to pay more than 50 euros.", "more than"),
    ("No bag may weigh more than 20 kg.", "at most"),
    ("Nobody has to pay more than 50 euros.", "more than"),
    ("No dogs heavier than 10 kg may enter.", "more than"),
    ("No firm that has more than 50 workers applied.", "more than"),
    ("It is not clear that more than 50 people came.", "more than"),
    ("The film was not shown, and more than 50 people left.", "more than"),
    ("The organ cannot be played below 12 degrees.", "less than"),
]


@pytest.mark.parametrize(("premise", "claim", "objected"), CASES)
def test_a_denied_bound_is_the_bound_on_the_other_side(premise, claim, objected):
    mine, theirs = PARSER.parse([claim, premise], entities=False)
    found = check(mine, [theirs], 0.0, frozenset()).findings
    assert any(f.outcome in AGAINST for f in found) is objected, found


@pytest.mark.parametrize(("text", "bound"), KINDS)
def test_only_the_denial_of_the_verb_that_measures_turns_a_bound(text, bound):
    (analysis,) = PARSER.parse([text], entities=False)
    assert [q.bound for q in quantities(analysis) if q.bound] == [bound]


@pytest.mark.parametrize(
    ("text", "bounds"),
    [
        ("The bundle costs $500 less than ten licences.", ["", ""]),
        ("A pass costs €3 more than one ticket.", ["", ""]),
        ("The bundle covers less than ten licences.", ["less than"]),
        ("In 2020 more than ten people came.", ["", "more than"]),
    ],
)
def test_what_money_is_compared_with_is_no_limit(text: str, bounds: list[str]) -> None:
    (parsed,) = PARSER.parse([text])
    assert [q.bound for q in quantities(parsed)] == bounds
