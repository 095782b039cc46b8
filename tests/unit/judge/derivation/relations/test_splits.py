"""What is split evenly has so much in each part; those that did not leave those that did."""

import pytest

from agent.domain.finding import Outcome
from agent.judge.rules import check
from agent.models.parser import SpacyParser

PARSER = SpacyParser()
ADULTS = ("240 adults were split evenly between a walking group and a control group.",)
BUDGET = ("The budget of £90,000 was divided equally among three schools.",)
DRUGS = ("The 60 patients were randomly assigned in equal numbers to drug A, drug B or placebo.",)
WOMEN = ("We randomised 500 women 1:1 to metformin or placebo.",)
ESTATE = ("The estate of $600,000 shall be divided in equal shares among Ann, Ben and Carl.",)
PUPILS = ("The class of 24 pupils was divided into four equal groups.",)
BICYCLES = (
    "Most of the 50 respondents owned a bicycle.",
    "Asked about it, nine said that they did not own one.",
)
STAFF = ("Of the 80 employees, 12 were not vaccinated.",)
TENANTS = ("We asked 40 tenants.", "Six were not satisfied with the repairs.")
ATTEMPT = ("All 24 pupils took the test.", "Five did not pass the test at the first attempt.")
BARGES = ("Of 140 barges, 36 lacked an anchor.",)
CANOES = ("Of 90 canoes, 14 had no paddle.",)
CADETS = ("Out of 75 cadets, 20 failed the drill.",)
WOMEN_ONLY = ("We asked 50 respondents.", "Of the women, nine did not own a bicycle.")
TRADERS = ("We asked 50 respondents and 30 traders.", "Nine did not own a bicycle.")
SILENT = ("Of the 50 respondents, nine did not own a bicycle and three did not answer.",)


def number(claim: str, premise: tuple[str, ...]) -> Outcome:
    parsed = PARSER.parse([claim, *premise])
    return check(parsed[0], parsed[1:], 0.0, frozenset()).findings[0].outcome


@pytest.mark.parametrize(
    ("claim", "premise"),
    [
        ("The walking group consisted of 120 adults.", ADULTS),
        ("The control group had 120 adults.", ADULTS),
        ("240 adults were split between a walking group and a control group.", ADULTS),
        ("Each school received £30,000.", BUDGET),
        ("The three schools received £90,000.", BUDGET),
        ("Twenty patients received placebo.", DRUGS),
        ("60 patients were assigned to drug A, drug B or placebo.", DRUGS),
        ("250 women were randomised to metformin.", WOMEN),
        ("500 women were randomised.", WOMEN),
        ("Ben receives $200,000.", ESTATE),
        ("Each group had six pupils.", PUPILS),
        ("Forty-one respondents owned a bicycle.", BICYCLES),
        ("Nine respondents did not own a bicycle.", BICYCLES),
        ("68 employees were vaccinated.", STAFF),
        ("12 employees were not vaccinated.", STAFF),
        ("34 tenants were satisfied with the repairs.", TENANTS),
        ("Nineteen pupils passed the test at the first attempt.", ATTEMPT),
        ("104 barges had an anchor.", BARGES),
        ("76 canoes had a paddle.", CANOES),
        ("55 cadets passed the drill.", CADETS),
    ],
)
def test_parts_that_follow(claim: str, premise: tuple[str, ...]):
    assert number(claim, premise) is Outcome.MATCH


@pytest.mark.parametrize(
    ("claim", "premise"),
    [
        ("The walking group consisted of 240 adults.", ADULTS),
        ("The control group had 240 adults.", ADULTS),
        ("Each school received £90,000.", BUDGET),
        ("Each school received £45,000.", BUDGET),
        ("Placebo was assigned to 60 patients.", DRUGS),
        ("500 women were randomised to metformin.", WOMEN),
        ("Ben receives $600,000.", ESTATE),
        ("Each group had eight pupils.", PUPILS),
        ("Nine respondents owned a bicycle.", BICYCLES),
        ("Forty-one respondents did not own a bicycle.", BICYCLES),
        ("12 employees were vaccinated.", STAFF),
        ("68 employees were not vaccinated.", STAFF),
        ("Six tenants were satisfied with the repairs.", TENANTS),
        ("36 barges had an anchor.", BARGES),
        ("104 barges lacked an anchor.", BARGES),
        ("104 barges had no anchor.", BARGES),
        ("14 canoes had a paddle.", CANOES),
        ("55 cadets failed the drill.", CADETS),
    ],
)
def test_parts_that_do_not(claim: str, premise: tuple[str, ...]):
    assert number(claim, premise) is Outcome.CONFLICT


@pytest.mark.parametrize("premise", [WOMEN_ONLY, TRADERS, SILENT])
def test_what_is_left_is_not_told_of_other_wholes(premise: tuple[str, ...]):
    assert number("Forty-one respondents owned a bicycle.", premise) is not Outcome.MATCH


def test_who_did_not_at_first_may_have_later():
    assert number("Nineteen pupils passed the test.", ATTEMPT) is not Outcome.MATCH
