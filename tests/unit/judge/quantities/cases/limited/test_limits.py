"""What lies beyond a limit may be called forbidden; what lies within it may not."""

import pytest

from agent.domain.finding import Outcome
from agent.judge.rules import check
from agent.models.parser import SpacyParser

PARSER = SpacyParser()
PILOTS = "A boat longer than 12 m may enter only with a pilot."
LOADS = "Loads over 3 tonnes must not be lifted without a second operator."
LOAD = "The trolley has a maximum load of 80 kg."
PLANT = "The plant needs at least 18 °C."
VACCINE = "The vaccine must be stored at no more than 8 °C."
FILES = "Files of up to 25 MB can be uploaded."
LIFT = "The lift carries a maximum of 10 people."
SPEED = "The speed limit in the yard is 30 km/h."
CHARACTERS = "Passwords must have at least 12 characters."
FREE = "Children up to 12 can swim in the pool for free."
LOANS = "Loans of up to 5,000 euros can be repaid early without a fee."
ADVICE = "Parcels should weigh no more than 20 kg."


def outcomes(claim: str, premise: str) -> set[Outcome]:
    parsed = PARSER.parse([claim, premise])
    return {f.outcome for f in check(parsed[0], parsed[1:], 0.0, frozenset()).findings}


@pytest.mark.parametrize(
    ("claim", "premise"),
    [
        ("The trolley must not be loaded with 100 kg.", LOAD),
        ("The plant must not be kept at 15 °C.", PLANT),
        ("The vaccine must not be stored at 10 °C.", VACCINE),
        ("Files of 30 MB cannot be uploaded.", FILES),
        ("The lift must not carry 12 people.", LIFT),
        ("Do not drive at 60 km/h in the yard.", SPEED),
        ("Passwords may not be 6 characters long.", CHARACTERS),
    ],
)
def test_what_lies_beyond_is_forbidden(claim: str, premise: str) -> None:
    found = outcomes(claim, premise)
    assert Outcome.MATCH in found
    assert not {Outcome.MISSING, Outcome.CONFLICT} & found


@pytest.mark.parametrize(
    ("claim", "premise"),
    [
        ("The trolley may be loaded with 100 kg.", LOAD),
        ("The trolley must not be loaded with 70 kg.", LOAD),
        ("The vaccine may be stored at 10 °C.", VACCINE),
        ("The vaccine must not be stored at 5 °C.", VACCINE),
        ("Files of 30 MB can be uploaded.", FILES),
        ("Files of 20 MB cannot be uploaded.", FILES),
        ("The lift may carry 12 people.", LIFT),
        ("Children of 14 cannot swim in the pool.", FREE),
        ("Loans of 9,000 euros cannot be repaid early.", LOANS),
        ("A boat of 10 m may not enter without a pilot.", PILOTS),
    ],
)
def test_nothing_else_follows(claim: str, premise: str) -> None:
    assert {Outcome.MISSING, Outcome.CONFLICT} & outcomes(claim, premise)


@pytest.mark.parametrize(
    ("claim", "premise"),
    [
        ("A boat of 14 m may not enter without a pilot.", PILOTS),
        ("A load of 4 tonnes may be lifted only with a second operator.", LOADS),
    ],
)
def test_not_without_is_only_with(claim: str, premise: str) -> None:
    assert not {Outcome.MISSING, Outcome.CONFLICT} & outcomes(claim, premise)


@pytest.mark.parametrize(
    ("claim", "premise"),
    [
        ("The tray must not be loaded with 100 kg.", LOAD),
        ("Parcels must not weigh 25 kg.", ADVICE),
        ("The trolley does not weigh 100 kg.", LOAD),
    ],
)
def test_a_limit_on_something_else_or_a_loose_one_forbids_nothing(claim: str, premise: str) -> None:
    parsed = PARSER.parse([claim, premise])
    assert not check(parsed[0], parsed[1:], 0.0, frozenset()).agreement.stated


@pytest.mark.parametrize(
    ("claim", "premise", "barred"),
    [
        ("Nothing heavier than 23 kg is accepted.", "No bag may weigh more than 23 kg.", True),
        ("No bag heavier than 23 kg is carried.", "No bag may weigh more than 23 kg.", True),
        ("Nothing heavier than 20 kg is accepted.", "No bag may weigh more than 23 kg.", False),
        ("Nothing lighter than 23 kg is accepted.", "No bag may weigh more than 23 kg.", False),
        ("Bags heavier than 23 kg are accepted.", "No bag may weigh more than 23 kg.", False),
        ("Nobody under 1.40 metres is admitted.", "Riders must be at least 1.40 m tall.", True),
    ],
)
def test_nothing_is_admitted_beyond_a_limit(claim: str, premise: str, barred: bool) -> None:
    found = outcomes(claim, premise)
    assert {Outcome.MISSING, Outcome.CONFLICT}.isdisjoint(found) is barred
