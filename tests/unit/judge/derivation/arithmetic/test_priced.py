"""The rest at its own price: what is left of a whole, times what one of it costs."""

import pytest

from agent.domain.finding import Outcome
from agent.judge.derivation.check import check_derived
from agent.models.parser import SpacyParser

PARSER = SpacyParser()
POWER = (
    "The panels produced 81,600 kWh, of which members used 61,200 kWh; "
    "the rest went into the grid at 7 euro cents per kWh."
)
PLUMS = "Of the 900 kg of plums, 650 kg were made into jam and the rest was sold at €2 per kg."
COPIES = "The press printed 1,200 copies, gave away 200 and sold the rest at £8 per copy."


def outcome(claim: str, premise: str) -> Outcome | None:
    parsed = PARSER.parse([claim, premise])
    found = check_derived(parsed[0], parsed[1])
    return found.outcome if found else None


@pytest.mark.parametrize(
    ("claim", "premise"),
    [
        ("Selling the surplus earned a little over 1,400 euros.", POWER),
        ("The plums that were sold brought €500.", PLUMS),
        ("The copies that were sold brought £8,000.", COPIES),
    ],
)
def test_the_rest_is_priced(claim: str, premise: str) -> None:
    assert outcome(claim, premise) is Outcome.MATCH


@pytest.mark.parametrize(
    ("claim", "premise"),
    [
        ("Selling the surplus earned a little over 5,700 euros.", POWER),
        ("The plums that were sold brought €1,800.", PLUMS),
        ("The jam brought €500.", PLUMS),
        ("The copies that were sold brought £9,600.", COPIES),
        ("The copies that were given away cost £8,000.", COPIES),
    ],
)
def test_the_whole_and_other_parts_are_not(claim: str, premise: str) -> None:
    assert outcome(claim, premise) is not Outcome.MATCH
