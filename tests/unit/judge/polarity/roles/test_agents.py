"""Agents: what is done by one is not done by another."""

import pytest

from agent.domain.finding import Outcome
from agent.judge.polarity.roles.agents import compare_agents
from tests.trees import tree

COURSE = "If the course is cancelled by the organiser, participants get a full refund."
NOTICE = "Termination by the landlord takes three months. Termination by the tenant takes a month."
GOODS = "Goods damaged by the carrier are replaced free of charge."
LEASE = "The lease may be terminated by either party within a month."
LOAN = "The loan can be called in by the bank at any time."


@pytest.mark.parametrize(
    ("claim", "premise"),
    [
        ("If the participant cancels the course, participants get a full refund.", COURSE),
        ("If a participant cancels, the full fee is refunded.", COURSE),
        ("Participants who cancel get a full refund.", COURSE),
        ("If you cancel the course, you get a full refund.", COURSE),
        ("If the tenant terminates, it takes three months.", NOTICE),
        ("Termination by the tenant takes three months.", NOTICE),
        ("Goods damaged by the customer are replaced free of charge.", GOODS),
        ("The customer may call in the loan at any time.", LOAN),
        ("The fee is refunded to participants who cancel.",
         "On cancellation by the organiser the fee is refunded."),
    ],
)  # fmt: skip
def test_done_by_another(claim: str, premise: str) -> None:
    assert compare_agents(tree(claim), tree(premise))[0] is Outcome.MISSING


@pytest.mark.parametrize(
    ("claim", "premise"),
    [
        ("If the organiser cancels the course, participants get a full refund.", COURSE),
        ("If we cancel the course, you get a full refund.", COURSE),
        ("If the landlord terminates, it takes three months.", NOTICE),
        ("If the tenant terminates, it takes a month.", NOTICE),
        ("The tenant may terminate the lease within a month.", LEASE),
        ("Acme may call in the loan at any time.", LOAN),
        ("Somebody may call in the loan at any time.", LOAN),
        ("The customer may cancel the order.", "The order may be cancelled by e-mail."),
        ("The customer may cancel.", "The bank calls in the loan."),
    ],
)  # fmt: skip
def test_done_by_the_same(claim: str, premise: str) -> None:
    assert compare_agents(tree(claim), tree(premise))[0] is Outcome.NONE
