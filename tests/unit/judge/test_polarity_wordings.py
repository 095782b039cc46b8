"""What says the same in other words raises no alarm in the rules on polarity and names."""

import pytest

from agent.domain.finding import Outcome
from agent.judge.names.check import check_names
from agent.judge.polarity.check import check_polarity
from agent.models.parser import SpacyParser

PARSER = SpacyParser()
ALIKE = {
    "may not is forbidden": (
        "Tenants are barred from painting the doors before May.",
        "Under rule 4 a tenant may not paint the doors before May.",
    ),
    "may is allowed": (
        "Two teams less than a mile apart are allowed to share a pitch.",
        "Two teams may share a pitch where they live less than a mile apart.",
    ),
    "the month of May": (
        "The composer was born in Ghent in 1931.",
        "The composer was born in Ghent in May 1931.",
    ),
    "in the morning": (
        "On weekdays the pool opens at half past eight in the morning.",
        "The pool opens at 8:30 a.m. on weekdays.",
    ),
    "at no charge": (
        "Members get the map at no charge.",
        "The map is free for members.",
    ),
    "immediately": (
        "Leaks have to be reported immediately to the warden.",
        "The tenant is to report any leak without delay to the warden.",
    ),
    "unpaid": (
        "Your manager can agree to ten extra days, without pay.",
        "Managers may approve up to ten further days unpaid.",
    ),
    "a colon gives the reason": (
        "Don't clean the seals with vinegar, because it eats into the rubber.",
        "Never use vinegar on the seals: it attacks the rubber.",
    ),
}
APART = {
    "may is no fact": ("The valve leaks at night.", "The valve may leak at night."),
    "a reason that nobody gives": (
        "The pool closed because the roof leaked.",
        "The pool closed on Friday. The roof leaked.",
    ),
}


@pytest.mark.parametrize("name", ALIKE)
def test_other_words_raise_no_alarm(name: str) -> None:
    claim, premise = PARSER.parse(ALIKE[name])
    assert check_polarity(claim, premise).outcome not in (Outcome.MISSING, Outcome.CONFLICT)


@pytest.mark.parametrize("name", APART)
def test_what_says_less_is_seen(name: str) -> None:
    claim, premise = PARSER.parse(APART[name])
    assert check_polarity(claim, premise).outcome is Outcome.MISSING


def test_an_order_that_opens_the_claim_is_no_name() -> None:
    claim, premise = PARSER.parse(["Ask HR about your pay.", "Pay questions belong with HR."])
    assert check_names(claim, premise).outcome is Outcome.MATCH
