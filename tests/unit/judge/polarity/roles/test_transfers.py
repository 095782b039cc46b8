"""Who gives and who takes where one verb serves for both: *rent to*, *rent from*."""

import pytest

from agent.domain.finding import Outcome
from agent.judge.clauses.reading import read
from agent.judge.polarity.roles.transfers import compare_transfers
from agent.models.parser import SpacyParser

PARSER = SpacyParser()
LEASE = "The state leases the land to the farmers."
RENT = "The clinic rents the scanner from Medix."


def outcome(claim: str, premise: str) -> Outcome:
    mine, theirs = (read(a).tree for a in PARSER.parse([claim, premise]))
    return compare_transfers(mine, theirs)[0]


@pytest.mark.parametrize(
    ("claim", "premise"),
    [
        ("The farmers lease the land from the state.", LEASE),
        ("The land is leased to the farmers.", LEASE),
        ("The farmers lease the land.", LEASE),
        ("Medix rents the scanner to the clinic.", RENT),
        ("The clinic rents the scanner.", RENT),
    ],
)
def test_either_side_may_rent(claim: str, premise: str) -> None:
    assert outcome(claim, premise) is Outcome.NONE


@pytest.mark.parametrize(
    ("claim", "premise"),
    [
        ("The state leases the land from the farmers.", LEASE),
        ("The farmers lease the land to the state.", LEASE),
        ("Medix rents the scanner from the clinic.", RENT),
    ],
)
def test_but_not_the_other_way_round(claim: str, premise: str) -> None:
    assert outcome(claim, premise) is Outcome.MISSING


SALE = "The city bought the land from the church for 3 million euros."


@pytest.mark.parametrize(
    ("claim", "found"),
    [
        ("The church bought the land for 3 million euros.", Outcome.MISSING),
        ("The church bought the land.", Outcome.MISSING),
        ("The city bought the land for 3 million euros.", Outcome.NONE),
        ("The church sold the land for 3 million euros.", Outcome.NONE),
        ("The church received 3 million euros.", Outcome.NONE),
    ],
)
def test_the_price_goes_the_other_way_and_the_thing_does_not(claim: str, found: Outcome) -> None:
    assert outcome(claim, SALE) is found
