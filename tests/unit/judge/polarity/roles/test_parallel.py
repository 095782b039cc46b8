"""Parallel pairs: who goes with what."""

import pytest

from agent.domain.finding import Outcome
from agent.judge.clauses.reading import read
from agent.judge.polarity.roles.parallel import compare_pairs
from agent.models.parser import SpacyParser

PARSER = SpacyParser()
SIZES = "At most eight in stages 1 to 3, and at most ten in adult classes."
SIGNED = "It was signed for the Supplier by Ann Gray and for the Customer by Ben Dale."


@pytest.mark.parametrize(
    ("claim", "premise", "expected"),
    [
        ("It was signed for the Customer by Ann Gray.", SIGNED, Outcome.CONFLICT),
        ("It was signed for the Supplier by Ann Gray.", SIGNED, Outcome.NONE),
        ("No class has more than eight learners.", SIZES, Outcome.NONE),
    ],
)
def test_a_bound_opens_no_place_of_a_pair(claim: str, premise: str, expected: Outcome) -> None:
    mine, theirs = PARSER.parse([claim, premise])
    assert compare_pairs(read(mine).tree, read(theirs).tree)[0] is expected


DRILLS = "Lifeboat drill is held in odd weeks, fire drill in even weeks."
POST = "Invoices go to Ms Pohl, complaints to Mr Adam."
HOMES = "Ann lives in Rome, Ben in Oslo."
FRUIT = "The shop sells apples from Kent, pears from Spain."


@pytest.mark.parametrize(
    ("claim", "premise", "expected"),
    [
        ("The lifeboat drill is held in even weeks.", DRILLS, Outcome.CONFLICT),
        ("Fire drill is in odd weeks, lifeboat drill in even weeks.", DRILLS, Outcome.CONFLICT),
        ("Complaints go to Ms Pohl.", POST, Outcome.CONFLICT),
        ("Ben lives in Rome.", HOMES, Outcome.CONFLICT),
        ("Fire drill is in even weeks and lifeboat drill in odd weeks.", DRILLS, Outcome.NONE),
        ("In even weeks there is a fire drill.", DRILLS, Outcome.NONE),
        ("Complaints go to Mr Adam.", POST, Outcome.NONE),
        ("Ben was born in Rome.", HOMES, Outcome.NONE),
        ("Ann and Ben live in Rome and Oslo.", HOMES, Outcome.NONE),
        ("The shop sells fruit from Spain.", FRUIT, Outcome.NONE),
    ],
)
def test_a_pair_that_shares_the_verb_of_the_first(
    claim: str, premise: str, expected: Outcome
) -> None:
    mine, theirs = PARSER.parse([claim, premise])
    assert compare_pairs(read(mine).tree, read(theirs).tree)[0] is expected


TOUR = "It goes from Ulm to Linz by bike, from Linz to Graz by sea and from Graz to Rome by air."
WARD = "Nurses report to the sister on weekdays and to the doctor at weekends."
COURT = "The court awarded damages to the tenant and costs to the landlord."
BRIDGE = "The bridge stands downstream of the mill and upstream of the weir."


@pytest.mark.parametrize(
    ("claim", "premise", "expected"),
    [
        ("It goes from Ulm to Linz by sea.", TOUR, Outcome.CONFLICT),
        ("It goes from Linz to Graz by bike.", TOUR, Outcome.CONFLICT),
        ("It goes from Ulm to Linz by air.", TOUR, Outcome.CONFLICT),
        ("It goes from Linz to Graz by sea.", TOUR, Outcome.NONE),
        ("It reaches Linz by bike.", TOUR, Outcome.NONE),
        ("It goes from Ulm to Rome.", TOUR, Outcome.NONE),
        ("Nurses report to the sister at weekends.", WARD, Outcome.MISSING),
        ("Nurses report to the doctor at weekends.", WARD, Outcome.NONE),
        ("Nurses report to the sister and to the doctor.", WARD, Outcome.NONE),
        ("The court awarded costs to the tenant.", COURT, Outcome.CONFLICT),
        ("The court awarded costs to the landlord.", COURT, Outcome.NONE),
        ("The tenant gets the costs.", COURT, Outcome.CONFLICT),
        ("The bridge stands upstream of the mill.", BRIDGE, Outcome.CONFLICT),
        ("The bridge stands upstream of the weir.", BRIDGE, Outcome.NONE),
        ("Upstream the bridge can be seen from the mill.", BRIDGE, Outcome.NONE),
    ],
)
def test_places_are_held_two_by_two(claim: str, premise: str, expected: Outcome) -> None:
    mine, theirs = PARSER.parse([claim, premise])
    assert compare_pairs(read(mine).tree, read(theirs).tree)[0] is expected
