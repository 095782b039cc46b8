"""What a change brought did not use to be so; what it put an end to did."""

import pytest

from agent.domain.finding import Outcome
from agent.judge.polarity.events.former import compare_former, was_so
from agent.judge.rules import check
from agent.models.parser import SpacyParser
from tests.trees import tree

CHOIR = "The choir now rehearses on Tuesdays rather than Fridays."
RENT = "In May the rent was raised from €700 to €760."
VANS = "Since 2022, parcels are collected by bicycle instead of by van."
LYON = "The firm relocated its office from Lyon to Turin."
TRADE = "The firm moved its office from Lyon to Turin and sold a mill to Bruno."
FERRY = "The ferry Mira now sails to Kiel."
DESK = "The desk used to be in Mill Lane and is now in Castle Street."
TRAIN = "The train runs from Lyon to Turin."


@pytest.mark.parametrize(
    ("premise", "claim", "outcome"),
    [
        (CHOIR, "The choir used to rehearse on Tuesdays.", Outcome.CONFLICT),
        (CHOIR, "The choir used to rehearse on Fridays.", Outcome.NONE),
        (CHOIR, "The choir did not use to rehearse on Tuesdays.", Outcome.NONE),
        (CHOIR, "The choir rehearses on Tuesdays.", Outcome.NONE),
        (RENT, "The rent was previously €760.", Outcome.CONFLICT),
        (RENT, "The rent was previously €700.", Outcome.NONE),
        (VANS, "Before 2022, parcels were collected by bicycle.", Outcome.CONFLICT),
        (VANS, "Before 2021, parcels were collected by bicycle.", Outcome.NONE),
        (LYON, "The firm's office was formerly in Turin.", Outcome.CONFLICT),
        (TRAIN, "The train formerly ran to Turin.", Outcome.NONE),
        (FERRY, "The Mira used to sail to Kiel.", Outcome.CONFLICT),
        (FERRY, "The Mira used to sail to Oslo.", Outcome.NONE),
        ("The Mira sails to Kiel.", "The Mira used to sail to Kiel.", Outcome.NONE),
        (f"{FERRY} It once sailed to Kiel too.", "The Mira used to sail to Kiel.", Outcome.NONE),
        (DESK, "The desk used to be in Castle Street.", Outcome.CONFLICT),
        (DESK, "The desk used to be in Mill Lane.", Outcome.NONE),
    ],
)
def test_what_a_change_brought(premise: str, claim: str, outcome: Outcome) -> None:
    assert compare_former(tree(claim), tree(premise))[0] is outcome


@pytest.mark.parametrize(
    ("premise", "claim", "told"),
    [
        (CHOIR, "The choir used to rehearse on Fridays.", True),
        (CHOIR, "The choir used to rehearse on Tuesdays.", False),
        (CHOIR, "The orchestra used to rehearse on Fridays.", False),
        (RENT, "The rent was previously €700.", True),
        (VANS, "Before 2022, parcels were collected by van.", True),
        (LYON, "The office was formerly in Lyon.", True),
        (TRADE, "The firm's office was formerly in Lyon.", True),
        (TRADE, "Bruno's office was formerly in Lyon.", False),
        (DESK, "The desk used to be in Mill Lane.", True),
    ],
)
def test_what_it_put_an_end_to(premise: str, claim: str, told: bool) -> None:
    assert was_so(tree(claim), tree(premise)) is told


def test_no_rule_objects_to_a_former_value() -> None:
    claim, premise = SpacyParser().parse(
        [
            "Before v3, keys expired after 30 days.",
            "Since v3, keys expire after 10 days rather than 30.",
        ]
    )
    found = check(claim, [premise], 0.0, frozenset()).findings
    assert not any(f.outcome in (Outcome.CONFLICT, Outcome.MISSING) for f in found)


def test_what_is_so_now_is_not_quoted_as_what_used_to_be() -> None:
    claim, premise = SpacyParser().parse(["The desk used to be in Castle Street.", DESK])
    found = check(claim, [premise], 0.0, frozenset()).findings
    assert any(f.outcome is Outcome.CONFLICT for f in found)
