"""A claim is stated where nothing that the evidence says sets its things apart from others."""

import pytest

from agent.judge.rules import check
from agent.models.parser import SpacyParser

PARSER = SpacyParser()
CLUB = "Members who join the Quayside Club after 1 September pay half the fee."
FREE = "Free admission is available to residents, students under 25 and holders of a pass."
FIRMS = "Firms younger than two years may rely on a parent company's turnover."
OFFICES = "On Saturday Owen Farr was elected captain and Tessa Lund treasurer."
TEAMS = "The red team won the relay and the blue team the long jump."
WALLS = "It is measured between the inner faces of the outer walls."
BIRDS = "Birds took part of the crop at the dry site."
GROUPS = "The vaccine protected the younger group. The vaccine protected the older group."
COSTS = "The city pays half the cost of repairs, at most 10,000."


def stated(claim: str, premise: str) -> bool:
    (parsed,) = PARSER.parse([claim])
    found = check(parsed, PARSER.parse([premise], entities=False), 0.0, frozenset())
    return found.agreement.stated


@pytest.mark.parametrize(
    ("premise", "claim", "says"),
    [
        (CLUB, "Members who join the Quayside Club pay half the fee.", False),
        (CLUB, "Members who join the Quayside Club after 1 September pay half the fee.", True),
        (FREE, "Free admission is available to residents and students.", False),
        (FREE, "Free admission is available to residents.", True),
        (FIRMS, "Firms may rely on a parent company's turnover.", False),
        (FIRMS, "Firms younger than two years may rely on a parent company's turnover.", True),
        ("Lamps made before 1960 must be rewired.", "Lamps must be rewired.", False),
        ("The fund insures machines bought from its dealers.", "The fund insures machines.", False),
        ("The town repairs paths in the park at its own cost.",
         "The town repairs paths at its own cost.", False),
        ("Farmers who keep more than 20 cows file a plan.",
         "Farmers who keep cows file a plan.", False),
        ("The mill on the river was sold to a brewery.", "The mill was sold to a brewery.", True),
        ("The gallery bought two paintings by Holm in 2003.",
         "The gallery bought two paintings in 2003.", True),
        ("Hares, which are active at night, eat bark.", "Hares eat bark.", True),
        # the verb left out
        (OFFICES, "Owen Farr was elected treasurer on Saturday.", False),
        (OFFICES, "Tessa Lund was elected captain on Saturday.", False),
        (OFFICES, "Owen Farr was elected captain on Saturday.", True),
        (TEAMS, "The red team won the long jump.", False),
        (TEAMS, "The red team won the relay.", True),
        # whose attribute it is
        (WALLS, "It is measured between the outer faces of the outer walls.", False),
        (WALLS, "It is measured between the inner faces of the outer walls.", True),
        # one of two, and each of two
        (BIRDS, "Birds took part of the crop at both sites.", False),
        (BIRDS, "Birds took part of the crop at the dry site.", True),
        (GROUPS, "The vaccine protected both groups.", True),
        # no case makes a difference
        (COSTS, "The city pays half the cost of any repair, however high.", False),
        ("The fund pays the fees, up to 2,000 euros.", "The fund pays the fees without limit.",
         False),
    ],
)  # fmt: skip
def test_no_more_is_stated_than_is_said(premise: str, claim: str, says: bool) -> None:
    assert stated(claim, premise) is says
