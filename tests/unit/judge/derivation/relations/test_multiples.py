"""What a multiple in the evidence yields for a thing or a time, and for which one."""

import pytest

from agent.domain.finding import Outcome
from agent.judge.rules import check
from agent.models.parser import SpacyParser

PARSER = SpacyParser()
SERVERS = (
    "The new server handles twice as many requests as the old one but uses the same amount of "
    "power. The old server handled 8,000 requests per second."
)
POLICIES = (
    "The annual premium for the Coast policy is twice that for the Town policy. The Town policy "
    "costs 300 dollars a year."
)
SHIFTS = (
    "The night shift packed half as many boxes as the day shift. The day shift packed 1,400 boxes."
)
OFFICES = (
    "The Lima office is four times the size of the Quito office, which measures 250 square metres."
)
PLANS = (
    "The gold plan stores ten times as much data as the basic plan. The basic plan stores 50 GB."
)
GOALS = (
    "Rivera scored twice as many goals as Okafor this season. Okafor scored 9 goals and made 4 "
    "assists."
)
WAREHOUSES = (
    "The north warehouse is twice the size of the south warehouse. The south warehouse measures "
    "3,000 square metres and employs 40 people."
)
TREES = "The oak is twice as old as the ash. The ash is 20 metres tall."
ROUGH = "The van carries nearly twice as many parcels as the bike. The bike carries 30 parcels."
CLUB = "The club doubled its membership from 2019 to 2022, when it had 450 members."
WAITING = "The average waiting time was halved last year, to 50 minutes."
BUDGET = "The budget was halved in 2021, to 4 million euros."
EXPORTS = (
    "Exports tripled from 20 million to 60 million kroner, while the number of staff grew from 50 "
    "to 75."
)
TRAINS = "The number of flights doubled, while the number of trains was halved."
FOLLOWS = (
    ("The new server handles 16,000 requests per second.", SERVERS),
    ("The old server handled half as many requests as the new one.", SERVERS),
    ("The Coast policy costs 600 dollars a year.", POLICIES),
    ("The Town policy's premium is half that of the Coast policy.", POLICIES),
    ("The night shift packed 700 boxes.", SHIFTS),
    ("The day shift packed twice as many boxes as the night shift.", SHIFTS),
    ("The Lima office measures 1,000 square metres.", OFFICES),
    ("The gold plan stores 500 GB.", PLANS),
    ("The basic plan stores a tenth as much data as the gold plan.", PLANS),
    ("Rivera scored 18 goals.", GOALS),
    ("Okafor scored half as many goals as Rivera.", GOALS),
    ("The club had 225 members in 2019.", CLUB),
    ("The average waiting time had been 100 minutes before it was halved.", WAITING),
    ("The average wait was cut by 50 per cent last year.", WAITING),
    ("The budget had been 8 million euros before 2021.", BUDGET),
    ("The budget was cut by 50% in 2021.", BUDGET),
    ("Exports grew by 200 per cent.", EXPORTS),
    ("The number of staff went up by 50%.", EXPORTS),
    ("The number of trains fell by 50 per cent.", TRAINS),
)
FAILS = (
    ("The new server handles 8,000 requests per second.", SERVERS),
    ("The new server handles 24,000 requests per second.", SERVERS),
    ("The old server handled 16,000 requests per second.", SERVERS),
    ("The old server handled twice as many requests as the new one.", SERVERS),
    ("The new server handles three times as many requests as the old one.", SERVERS),
    ("The Coast policy costs 300 dollars a year.", POLICIES),
    ("The Town policy's premium is twice that of the Coast policy.", POLICIES),
    ("The night shift packed 1,400 boxes.", SHIFTS),
    ("The Lima office measures 250 square metres.", OFFICES),
    ("The gold plan stores 50 GB.", PLANS),
    ("Rivera scored 9 goals.", GOALS),
    ("Rivera made 8 assists.", GOALS),
    ("The north warehouse employs 80 people.", WAREHOUSES),
    ("The oak is 40 metres tall.", TREES),
    ("The van carries 60 parcels.", ROUGH),
    ("The club had 450 members in 2019.", CLUB),
    ("The average waiting time had been 50 minutes before it was halved.", WAITING),
    ("The budget had been 4 million euros before 2021.", BUDGET),
    ("The number of staff tripled.", EXPORTS),
    ("Exports grew by half.", EXPORTS),
    ("The number of trains doubled.", TRAINS),
    ("The number of trains rose by 100 per cent.", TRAINS),
)


def outcomes(claim: str, premise: str) -> set[Outcome]:
    parsed = PARSER.parse([claim, premise])
    return {f.outcome for f in check(parsed[0], parsed[1:], 0.0, frozenset()).findings}


@pytest.mark.parametrize(("claim", "premise"), FOLLOWS)
def test_what_follows_is_borne_out(claim: str, premise: str) -> None:
    found = outcomes(claim, premise)
    assert Outcome.MATCH in found
    assert not {Outcome.MISSING, Outcome.CONFLICT} & found


@pytest.mark.parametrize(("claim", "premise"), FAILS)
def test_what_is_told_of_the_other_is_not(claim: str, premise: str) -> None:
    assert {Outcome.MISSING, Outcome.CONFLICT} & outcomes(claim, premise)


@pytest.mark.parametrize(
    ("claim", "premise"),
    [
        ("Okafor scored 9 goals this season.", GOALS),
        ("The south warehouse employs 40 people.", WAREHOUSES),
        ("The old server handled 8,000 requests per second.", SERVERS),
        ("The number of flights doubled.", TRAINS),
        ("Exports tripled.", EXPORTS),
    ],
)
def test_what_is_stated_stays_so(claim: str, premise: str) -> None:
    assert not {Outcome.MISSING, Outcome.CONFLICT} & outcomes(claim, premise)


DOSES = "The adult dose is three times that for children. Children receive 20 mg."


@pytest.mark.parametrize(
    ("claim", "premise"), [("Adults receive 60 mg.", DOSES), ("The van carries 55 parcels.", ROUGH)]
)
def test_what_may_follow_is_not_opposed(claim: str, premise: str) -> None:
    assert Outcome.CONFLICT not in outcomes(claim, premise)


def test_twice_is_no_multiple_where_nothing_follows_that_it_could_be_of() -> None:
    claim, premise = PARSER.parse(
        [
            "On your turn you may sail twice if you take no other action.",
            "You may pass instead of either action and take one coin; passing twice in one turn"
            " gives two coins.",
        ]
    )
    numbers = check(claim, [premise], 0.0, frozenset()).findings[0]
    assert numbers.derivation is None
