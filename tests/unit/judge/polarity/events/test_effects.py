"""What goes with a thing, or comes after it, need not be its effect."""

import pytest

from agent.domain.finding import Outcome
from agent.judge.polarity.events.effects import only_beside
from agent.judge.polarity.events.links import compare_links
from tests.trees import tree

HOMES = "Homes with an alarm had 40% fewer thefts than homes without one."
PUPILS = "Pupils who ate breakfast at school scored higher than those who did not."
TEAMS = "Teams that held weekly meetings reported lower stress."
OPEN = "The survey does not show whether the meetings were the reason."
LIMIT = "After the speed limit was lowered, accidents fell by 20%."


@pytest.mark.parametrize(
    ("premise", "claim"),
    [
        (HOMES, "An alarm reduces thefts by 40%."),
        (PUPILS, "Eating breakfast at school raised scores."),
        ("Coffee drinkers had a lower risk of stones.", "Coffee lowers the risk of stones."),
        (TEAMS, "Weekly meetings lowered stress."),
        (f"{TEAMS} {OPEN}", "Weekly meetings lowered stress."),
        (
            "Patients who walked daily had fewer falls than those who did not.",
            "A daily walk reduced falls.",
        ),
        (LIMIT, "The lower speed limit reduced accidents by 20%."),
        (
            "Since the new manager arrived, complaints have fallen by a third.",
            "The new manager has reduced complaints by a third.",
        ),
        ("Cars that were painted yellow had fewer accidents.", "Yellow paint prevents accidents."),
        (
            "Sales rose in the month in which the campaign ran.",
            "The campaign drove a rise in sales.",
        ),
        (
            "Departments with a written procedure made fewer errors.",
            "A written procedure leads to fewer errors.",
        ),
    ],
)
def test_only_beside(premise: str, claim: str) -> None:
    assert only_beside(tree(claim), tree(premise))


@pytest.mark.parametrize(
    ("premise", "claim"),
    [
        (HOMES, "Homes with an alarm had fewer thefts."),
        (f"{HOMES} The alarm is the reason.", "An alarm reduces thefts by 40%."),
        ("The lower speed limit cut accidents by 20%.", "The lower speed limit reduced accidents."),
        ("Noise was reduced by the new pump.", "The new pump reduced noise."),
        ("Customers who book early pay 10% less.", "Booking early reduces the price by 10%."),
        (
            "In a randomised trial, patients who took the drug had fewer attacks.",
            "The drug reduced attacks.",
        ),
        ("Because the dam holds water back, floods became rarer.", "The dam reduced floods."),
        (LIMIT, "The lower speed limit did not reduce accidents."),
    ],
)
def test_an_effect_or_none_claimed(premise: str, claim: str) -> None:
    assert not only_beside(tree(claim), tree(premise))


def test_what_a_thing_changes_is_its_effect() -> None:
    claim, premise = tree("Dust fell due to the filter."), tree("The filter lowered dust: it fell.")
    assert compare_links(claim, premise)[0] is not Outcome.MISSING
