"""How much longer or dearer one thing is than another tells what that other one has."""

import pytest

from agent.domain.finding import Outcome
from agent.judge.rules import check
from agent.models.parser import SpacyParser

PARSER = SpacyParser()
RIVERS = "The Larch River is 310 km long, 40 km longer than the Birch River."
STUDENTS = "The maths department has 300 students, 50 fewer than the law department."
LICENCES = "The annual licence costs 400 euros, 150 euros more than the monthly licence."
MASTS = "The new mast stands 90 metres tall, 12 metres shorter than the old mast."
MODELS = "The basic model weighs 14 kg, 3 kg lighter than the deluxe model, which has a bigger fan."
WARDS = "The ward has 36 beds, 12 more beds than the clinic."
PLANNED = "The bridge is 310 m long, 40 m longer than planned."
YEARS = "In 2020 the school had 300 pupils, 20 more than in 2019."


def number(claim: str, premise: str) -> Outcome:
    parsed = PARSER.parse([claim, premise])
    return check(parsed[0], parsed[1:], 0.0, frozenset()).findings[0].outcome


@pytest.mark.parametrize(
    ("claim", "premise"),
    [
        ("The Birch River is 270 km long.", RIVERS),
        ("The Birch River has a length of 270 km.", RIVERS),
        ("The Larch River is 310 km long.", RIVERS),
        ("The Larch River is 40 km longer than the Birch River.", RIVERS),
        ("The law department has 350 students.", STUDENTS),
        ("The maths department has 300 students.", STUDENTS),
        ("The monthly licence costs 250 euros.", LICENCES),
        ("The annual licence costs 400 euros.", LICENCES),
        ("The old mast was 102 metres tall.", MASTS),
        ("The new mast stands 90 metres tall.", MASTS),
        ("The deluxe model weighs 17 kg.", MODELS),
        ("The clinic has 24 beds.", WARDS),
        ("The bridge is 310 m long.", PLANNED),
        ("The bridge had been planned to be 270 m long.", PLANNED),
        ("In 2019 the school had 280 pupils.", YEARS),
        ("In 2020 the school had 300 pupils.", YEARS),
    ],
)
def test_what_a_gap_yields(claim: str, premise: str):
    assert number(claim, premise) is Outcome.MATCH


@pytest.mark.parametrize(
    ("claim", "premise"),
    [
        ("The Birch River is 310 km long.", RIVERS),
        ("The Birch River has a length of 310 km.", RIVERS),
        ("The Birch River is 350 km long.", RIVERS),
        ("The Larch River is 270 km long.", RIVERS),
        ("The law department has 300 students.", STUDENTS),
        ("The law department has 250 students.", STUDENTS),
        ("The monthly licence costs 400 euros.", LICENCES),
        ("The old mast was 90 metres tall.", MASTS),
        ("The old mast was 78 metres tall.", MASTS),
        ("The deluxe model weighs 14 kg.", MODELS),
        ("The clinic has 36 beds.", WARDS),
        ("The Larch River is 270 km longer than the Birch River.", RIVERS),
        ("The maths department has 350 fewer students than the law department.", STUDENTS),
    ],
)
def test_the_number_of_one_is_not_that_of_the_other(claim: str, premise: str):
    assert number(claim, premise) is Outcome.CONFLICT
