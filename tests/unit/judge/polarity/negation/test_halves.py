"""Halves in contrast, exceptions that are told and denials from outside: right and wrong twins."""

import pytest

from agent.domain.finding import Outcome
from agent.judge.rules import check
from agent.models.parser import SpacyParser

PARSER = SpacyParser()
AGAINST = (Outcome.MISSING, Outcome.CONFLICT)

SALES = (
    "In the northern division sales rose to 52 million dollars, while in the southern division "
    "they fell to 47 million dollars."
)
TOWNS = "Membership rose in the cities, while in the villages it fell."
COSTS = "Costs at the Leeds plant increased, but at the York plant they decreased."
POOL = "On weekdays the pool opens at seven and on Sundays it stays closed."
CASH = "Cash is accepted only on night buses."
GUESTS = "Visitors are admitted only in the afternoon."
TEAM = "All but three of the club's twenty-four players took part in the training camp."
PANES = "All but two of the ten windows were replaced."
OWNER = "None but the owner may sign."
WIRES = "Nothing but the wiring was replaced."
PILOT = "No one except the pilot was hurt."
KEYS = "All staff except trainees have a key."
DOGS = "Dogs are not allowed in the museum, with the exception of guide dogs."
BRIDGE = "It is not true that the bridge was closed."
RESIGNED = "It is untrue that the minister resigned."
FINAL = "The results are by no means final."

CASES = [
    (SALES, "Sales fell in the southern division.", False),
    (SALES, "Sales rose in the northern division.", False),
    (SALES, "Sales rose in the southern division.", True),
    (SALES, "Sales fell in the northern division.", True),
    (TOWNS, "Membership fell in the villages.", False),
    (TOWNS, "Membership rose in the cities.", False),
    (TOWNS, "Membership fell in the cities.", True),
    (TOWNS, "Membership rose in the villages.", True),
    (COSTS, "Costs decreased at the York plant.", False),
    (COSTS, "Costs at the Leeds plant increased.", False),
    (COSTS, "Costs increased at the York plant.", True),
    (COSTS, "Costs at the Leeds plant decreased.", True),
    (POOL, "The pool is closed on Sundays.", False),
    (CASH, "Cash is accepted on night buses.", False),
    (CASH, "Cash is accepted on all buses.", True),
    (GUESTS, "Visitors are admitted in the afternoon.", False),
    (TEAM, "Most of the club's players took part in the training camp.", False),
    (TEAM, "Some players took part in the training camp.", False),
    (TEAM, "Not all of the club's players took part in the training camp.", False),
    (TEAM, "All of the club's players took part in the training camp.", True),
    (TEAM, "None of the players took part in the training camp.", True),
    (TEAM, "Twenty-one players took part in the training camp.", False),
    (TEAM, "Twenty-four players took part in the training camp.", True),
    (TEAM, "Three players took part in the training camp.", True),
    (TEAM, "The club has twenty-four players.", False),
    (PANES, "Eight windows were replaced.", False),
    (PANES, "Two windows were replaced.", True),
    (PANES, "Ten windows were replaced.", True),
    (PANES, "Most of the windows were replaced.", False),
    (PANES, "Not all windows were replaced.", False),
    (PANES, "All windows were replaced.", True),
    (OWNER, "The owner may sign.", False),
    (OWNER, "Only the owner may sign.", False),
    (WIRES, "The wiring was replaced.", False),
    (WIRES, "Only the wiring was replaced.", False),
    (PILOT, "Only the pilot was hurt.", False),
    (PILOT, "The pilot was hurt.", False),
    (KEYS, "Trainees have no key.", False),
    (KEYS, "All staff have a key.", True),
    (DOGS, "Guide dogs are allowed in the museum.", False),
    (DOGS, "Dogs are allowed in the museum.", True),
    (BRIDGE, "The bridge was not closed.", False),
    (BRIDGE, "The bridge was closed.", True),
    (RESIGNED, "The minister did not resign.", False),
    (RESIGNED, "The minister resigned.", True),
    (FINAL, "The results are not final.", False),
    (FINAL, "The results are final.", True),
]


@pytest.mark.parametrize(("premise", "claim", "objected"), CASES)
def test_the_half_the_exception_or_the_denial_that_counts_is_read(premise, claim, objected):
    mine, theirs = PARSER.parse([claim, premise], entities=False)
    found = check(mine, [theirs], 0.0, frozenset()).findings
    assert any(f.outcome in AGAINST for f in found) is objected, found
