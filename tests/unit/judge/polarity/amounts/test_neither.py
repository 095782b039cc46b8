"""None of them, and some of them."""

import pytest

from agent.judge.polarity.amounts.neither import none_or_not_all, none_or_rest, none_or_some
from tests.trees import tree

FERRIES = "Only one of the two ferries carries cars."
DRAFTS = "Neither of the two drafts was accepted."


@pytest.mark.parametrize(
    ("premise", "claim"),
    [
        (FERRIES, "Neither ferry carries cars."),
        (FERRIES, "None of the ferries carries cars."),
        (DRAFTS, "Only one of the drafts was accepted."),
        (DRAFTS, "Both drafts were accepted."),
    ],
)
def test_the_opposite(premise: str, claim: str) -> None:
    assert none_or_some(tree(claim), tree(premise))


@pytest.mark.parametrize(
    ("premise", "claim"),
    [
        (FERRIES, "One of the ferries carries cars."),
        (FERRIES, "One of the ferries does not carry cars."),
        (DRAFTS, "Neither draft was accepted."),
        ("One of the drafts was not accepted.", "Neither draft was accepted."),
        (FERRIES, "The ferries carry cars."),
    ],
)
def test_no_opposite(premise: str, claim: str) -> None:
    assert not none_or_some(tree(claim), tree(premise))


TRAINS = "Trains to Mora are cancelled; all other trains run as usual."


@pytest.mark.parametrize(
    ("premise", "claim", "told"),
    [
        (TRAINS, "No trains run.", "all other trains run as usual"),
        (TRAINS, "No trains run to Mora.", ""),
        (TRAINS, "No trains are cancelled.", ""),
        (TRAINS, "All trains run.", ""),
        ("One lift is out of order, the others work.", "No lifts work.", "the others work"),
        ("One lift fails, the other lifts do not work.", "No lift works.", ""),
        ("Gate 3 is shut. Every other gate opens; the rest open.", "No gates open.", "the rest op"),
    ],
)
def test_the_rest_is_not_none(premise: str, claim: str, told: str) -> None:
    found = none_or_rest(tree(claim), tree(premise))
    assert found.startswith(told) if told else not found


TICKETS = "Not every visitor needs a ticket."
SEEDS = "Few seeds sprouted in the dark bed, and none in the wet one."


@pytest.mark.parametrize(
    ("premise", "claim"),
    [
        (TICKETS, "No visitor needs a ticket."),
        (TICKETS, "Visitors do not need a ticket."),
        ("The guard is not always present.", "The guard is never present."),
        ("Few members came.", "No members came."),
    ],
)
def test_some_are_not_all(premise: str, claim: str) -> None:
    assert none_or_not_all(tree(claim), tree(premise)) == premise


@pytest.mark.parametrize(
    ("premise", "claim"),
    [
        (TICKETS, "Some visitors do not need a ticket."),
        (TICKETS, "Visitors need a ticket."),
        (SEEDS, "No seeds sprouted in the wet bed."),
        ("Not all dogs bark; dogs are not allowed.", "No dogs are allowed."),
    ],
)
def test_as_few_as_told(premise: str, claim: str) -> None:
    assert not none_or_not_all(tree(claim), tree(premise))
