"""Words that the evidence has besides the claim's: those that change what is said, and others."""

import pytest

from agent.domain.finding import Outcome
from agent.judge.clauses.reading import read
from agent.judge.polarity.amounts.rates import rate_left_out
from agent.judge.polarity.check import check_polarity
from agent.judge.polarity.events.past import past_only
from agent.judge.polarity.wording.besides import left_out
from agent.models.parser import SpacyParser

PARSER = SpacyParser()


def trees(*texts: str):
    return [read(a).tree for a in PARSER.parse(list(texts), entities=False)]


RANKS = [
    ("The Severn is the second longest river.", "The Severn is the longest river.", True),
    ("The Severn is the second longest river.", "The Severn is the second longest river.", False),
    ("The 2nd-highest bid came from Orbis.", "The highest bid came from Orbis.", True),
    ("Corby is the next-largest town.", "Corby is the largest town.", True),
    ("Corby is the next-largest town. Ayr is the largest town.", "Ayr is the largest town.", False),
    ("It is one of the largest ports.", "It is the largest port.", True),
    ("These are among the oldest houses.", "These are the oldest houses.", True),
    ("These are among the oldest houses.", "These are among the oldest houses.", False),
    ("It is one of the largest ports.", "It is among the largest ports.", False),
    ("It is the largest port in Europe.", "It is the largest port.", False),
]
TURNS = [
    ("The filter is changed every two weeks.", "The filter is changed every week.", True),
    ("The filter is changed every two weeks.", "The filter is changed weekly.", True),
    ("The filter is changed every two weeks.", "The filter is changed every two weeks.", False),
    ("The board meets every other month.", "The board meets every month.", True),
    ("The backup runs on alternate days.", "The backup runs every day.", True),
    ("The board meets every month.", "The board meets monthly.", False),
    ("The board meets every week and every two months.", "The board meets every week.", False),
]
PREFIXES = [
    ("Non-members pay a fee.", "Members pay a fee.", True),
    ("Non-members pay a fee.", "Non-members pay a fee.", False),
    ("Non-members pay a fee.", "Those who are not members pay a fee.", False),
    ("Members and non-members pay a fee.", "Members pay a fee.", False),
    ("The ex-president opened the museum.", "The president opened the museum.", True),
    ("The would-be buyer signed the form.", "The buyer signed the form.", True),
    ("The so-called expert testified.", "The expert testified.", True),
    ("The part-time gardener testified.", "The gardener testified.", False),
]
EXCEPTIONS = [
    ("All but three members voted.", "All members voted.", True),
    ("All but three members voted.", "All but three members voted.", False),
    ("The bus runs on all days but Monday.", "The bus runs on Monday.", True),
    ("Everyone but the driver was hurt.", "The driver was hurt.", True),
    ("Everyone but the driver was hurt.", "Everyone was hurt.", True),
    ("Everyone but the driver was hurt.", "Everyone except the driver was hurt.", False),
    ("All lights were on, but nobody was in.", "All lights were on.", False),
    ("The house, with the exception of the cellar, is heated.", "The cellar is heated.", True),
    ("The house, with the exception of the cellar, is heated.", "The house is heated.", False),
    ("The recipe uses butter instead of oil.", "The recipe uses oil.", True),
    ("The recipe uses butter instead of oil.", "The recipe uses butter.", False),
    ("The flat shall not be let except with consent.", "The flat may be let with consent.", False),
    ("Excluding rent, the cost was low.", "Adjusted for rent, the cost was low.", False),
]
NEARLY = [
    ("The fire partly destroyed the barn.", "The fire destroyed the barn.", True),
    ("The fire partly destroyed the barn.", "The fire destroyed part of the barn.", False),
    ("The mayor virtually ruled out a tax.", "The mayor ruled out a tax.", True),
    ("The man allegedly stole a van.", "The man stole a van.", True),
    ("The man allegedly stole a van.", "The man is alleged to have stolen a van.", False),
    ("The man quickly stole a van.", "The man stole a van.", False),
    ("The trip took nearly 40 minutes.", "The trip took 40 minutes.", False),  # left to numbers
]
FEW = [
    ("Few patients reported pain.", "A few patients reported pain.", True),
    ("A few patients reported pain.", "Few patients reported pain.", True),
    ("A few patients reported pain.", "Some patients reported pain.", False),
    ("The team has little experience.", "The team has experience.", True),
    ("The team has little experience.", "The team does not have experience.", False),
    ("The little girl found a key.", "The girl found a key.", False),
]
VEILS = [
    ("It is a myth that bats are blind.", "Bats are blind.", True),
    ("It is a myth that bats are blind.", "That bats are blind is a myth.", False),
    ("It is a myth that bats are blind.", "Bats are not blind.", False),
    ("It is far from certain that the pump works.", "The pump works.", True),
    ("It is untrue that the pump works.", "The pump works.", True),
    ("It is true that the pump works.", "The pump works.", False),
    ("The report wrongly states that the dam failed.", "The dam failed.", True),
    ("Rumours that the mill burned down were denied.", "The mill burned down.", True),
    ("The idea that sugar harms teeth has been debunked.", "Sugar harms teeth.", True),
    ("The idea that sugar harms teeth is widespread.", "Sugar harms teeth.", False),
]


@pytest.mark.parametrize(
    ("premise", "claim", "changed"),
    [*RANKS, *TURNS, *PREFIXES, *EXCEPTIONS, *NEARLY, *FEW, *VEILS],
)
def test_words_that_change_what_is_said(premise: str, claim: str, changed: bool):
    assert bool(left_out(*trees(claim, premise))) is changed


@pytest.mark.parametrize(
    ("premise", "claim", "left"),
    [
        ("Staff get 20 days of leave each year.", "Staff get 20 days of leave.", False),
        ("The dose is 5 mg per kg.", "The dose is 5 mg.", True),
        ("The dose is 5 mg per kg.", "The dose is 5 mg per kg.", False),
        ("The room costs £20 per person per night.", "The room costs £20 per night.", True),
        ("The room costs £20 per person per night.", "The room costs £20 per night each.", False),
        ("The room costs £20 per night.", "The room costs £20 a night.", False),
        ("The room costs £20 per night.", "The nightly price of the room is £20.", False),
        ("The room costs £20 per night in May.", "The room costs £20.", True),
        ("The rate is 5 per cent per annum.", "The rate is 5 per cent.", False),
        ("The H3 uses 9 litres per eco cycle.", "An eco cycle of the H3 uses 9 litres.", False),
        ("The limit is 90 km per hour.", "The limit is 90 km/h.", False),
        ("Take 1 tablet 3 times a day.", "Take 1 tablet a day.", True),
        ("Take 1 tablet 3 times a day.", "Take 1 tablet 3 times a day.", False),
        ("The pallets weigh 200 kg each.", "The pallets weigh 200 kg.", True),
        ("The pallets weigh 200 kg each.", "A pallet weighs 200 kg.", False),
        ("The pallets weigh 200 kg each.", "Each of the pallets weighs 200 kg.", False),
        ("The pallets weigh 200 kg each.", "Together the pallets weigh 200 kg.", True),
        ("The kit has 20 plates and a pan.", "The kit has 20 plates.", False),
        ("The kit has 20 plates. Each kit has 20 plates per box.", "The kit has 20 plates.", False),
    ],
)
def test_a_rate_is_not_left_out(premise: str, claim: str, left: bool):
    assert bool(rate_left_out(*trees(claim, premise))) is left


@pytest.mark.parametrize(
    ("premise", "claim", "over"),
    [
        ("The plant had 200 workers in 1990.", "The plant has 200 workers.", True),
        ("The plant had 200 workers in 1990.", "The plant had 200 workers.", False),
        ("The plant had 200 workers.", "The plant has 200 workers.", False),
        ("The plant had 200 workers in 1990.", "In 1990 the plant has 200 workers.", False),
        ("The plant used to employ 200 people.", "The plant employs 200 people.", True),
        ("The plant used to employ 200 people.", "The plant does not employ 200 people.", False),
        ("Mr Falk served as treasurer until March 2021.", "Mr Falk is treasurer.", True),
        ("Mr Falk served in the bar until March 2021.", "Mr Falk is in the bar.", False),
        ("The club was once the richest.", "The club is the richest.", True),
        ("At that time the ferry carried cars.", "The ferry carries cars.", True),
        ("In those days the ferry carried cars.", "The ferry carries cars.", True),
        ("The original version supported two languages.",
         "The version supports two languages.", True),
        ("The plant, founded in 1990, has 200 workers.", "The plant has 200 workers.", False),
        ("The plant had 200 workers in 1990. It has 200 workers.",
         "The plant has 200 workers.", False),
        ("The plant has had 200 workers since 1990.", "The plant has 200 workers.", False),
        ("In 2019 it was shown that the alloy resists heat.", "The alloy resists heat.", False),
        ("The hall will have 300 seats from 2027.", "The hall has 300 seats.", True),
        ("The bridge will open in 2027.", "The bridge opens.", False),
    ],
)  # fmt: skip
def test_then_is_not_now(premise: str, claim: str, over: bool):
    assert bool(past_only(*trees(claim, premise))) is over


def test_what_is_left_out_is_missing_and_told():
    claim, premise = PARSER.parse(
        ["The Severn is the longest river in the region.",
         "The Severn is the second longest river in the region."]
    )  # fmt: skip
    found = check_polarity(claim, premise)
    assert found.outcome is Outcome.MISSING
    assert "second longest" in found.reason
