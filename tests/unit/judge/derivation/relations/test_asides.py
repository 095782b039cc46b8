"""What a multiple told beside a number yields for the other thing, and for which one."""

import pytest

from agent.domain.finding import Outcome
from agent.judge.rules import check
from agent.models.parser import SpacyParser

PARSER = SpacyParser()
STUDENTS = "The maths department has 300 students, half as many as the law department."
FRONTED = "With 300 students, the maths department has half as many as the law department."
BRIDGES = "The new bridge is 80 metres long, twice as long as the old bridge."
WARDS = "The west ward has 36 beds, three times as many as the east ward."
LICENCES = "The lifetime licence costs 400 euros, twice as much as the annual licence."
DOSES = "The first dose is 100 mg, double the second dose."
BRANCHES = "Bergen has 300 branches, half as many as Oslo."
PUPILS = "The school had 300 pupils in 2010, half as many as in 2020."
GROWN = "The port has 36 cranes, three times as many as in 2010."
SHIFTS = "The night shift, with 20 workers, packed half as many boxes as the day shift."
ROUGH = "The van carries 60 parcels, nearly twice as many as the bike."


def outcomes(claim: str, premise: str) -> set[Outcome]:
    parsed = PARSER.parse([claim, premise])
    return {f.outcome for f in check(parsed[0], parsed[1:], 0.0, frozenset()).findings}


@pytest.mark.parametrize(
    ("claim", "premise"),
    [
        ("The law department has 600 students.", STUDENTS),
        ("The maths department has 300 students.", STUDENTS),
        ("The law department has 600 students.", FRONTED),
        ("The old bridge is 40 metres long.", BRIDGES),
        ("The east ward has 12 beds.", WARDS),
        ("The annual licence costs 200 euros.", LICENCES),
        ("The second dose is 50 mg.", DOSES),
        ("Oslo has 600 branches.", BRANCHES),
        ("In 2020 the school had 600 pupils.", PUPILS),
        ("In 2010 the school had 300 pupils.", PUPILS),
        ("In 2010 the port had 12 cranes.", GROWN),
        ("The port has 36 cranes.", GROWN),
    ],
)
def test_what_follows_is_borne_out(claim: str, premise: str) -> None:
    found = outcomes(claim, premise)
    assert Outcome.MATCH in found
    assert not {Outcome.MISSING, Outcome.CONFLICT} & found


@pytest.mark.parametrize(
    ("claim", "premise"),
    [
        ("The law department has 150 students.", STUDENTS),
        ("The law department has 300 students.", STUDENTS),
        ("The maths department has 150 students.", STUDENTS),
        ("The maths department has 600 students.", STUDENTS),
        ("The law department has 150 students.", FRONTED),
        ("The old bridge is 160 metres long.", BRIDGES),
        ("The old bridge is 80 metres long.", BRIDGES),
        ("The east ward has 108 beds.", WARDS),
        ("The annual licence costs 800 euros.", LICENCES),
        ("The second dose is 200 mg.", DOSES),
        ("Oslo has 150 branches.", BRANCHES),
        ("In 2020 the school had 300 pupils.", PUPILS),
        ("In 2020 the school had 150 pupils.", PUPILS),
        ("In 2010 the port had 36 cranes.", GROWN),
        ("In 2010 the port had 108 cranes.", GROWN),
    ],
)
def test_what_is_told_of_the_other_is_not(claim: str, premise: str) -> None:
    assert {Outcome.MISSING, Outcome.CONFLICT} & outcomes(claim, premise)


def test_a_number_of_something_else_is_not_multiplied() -> None:
    assert Outcome.MATCH not in outcomes("The day shift has 40 workers.", SHIFTS)


def test_a_rough_multiple_decides_nothing() -> None:
    assert Outcome.MATCH not in outcomes("The bike carries 30 parcels.", ROUGH)


def test_what_another_sentence_states_is_left_to_it() -> None:
    premise = f"{BRIDGES} The old bridge is 12 metres wide."
    assert not {Outcome.MISSING, Outcome.CONFLICT} & outcomes(
        "The old bridge is 12 metres wide.", premise
    )
