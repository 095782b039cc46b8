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
    "by hand": (
        "The parcels are weighed by hand each morning.",
        "Each morning the parcels are weighed manually.",
    ),
    "an opposite denied": (
        "The warranty excludes rust.",
        "The warranty does not include rust.",
    ),
    "must and shall": (
        "The carrier must insure the goods.",
        "The Carrier shall insure the goods.",
    ),
    "need no and do not need": (
        "Guests need no key for the garden.",
        "Guests do not need a key for the garden.",
    ),
    "pays nothing": (
        "Pensioners do not pay for the tour.",
        "Pensioners pay nothing for the tour.",
    ),
    "no visitor may": (
        "Visitors may not feed the deer.",
        "No visitors may feed the deer.",
    ),
    "nothing in the rules forbids": (
        "Rule 4 does not forbid bicycles.",
        "Nothing in rule 4 forbids bicycles.",
    ),
    "but not for": (
        "Permits cannot be issued for trailers.",
        "Permits may be issued for cars, but not for trailers.",
    ),
    "the last one": (
        "The last train leaves the valley at 22:50.",
        "The first train leaves the valley at 6:10 and the last one at 22:50.",
    ),
    "the new one": (
        "The new kiln holds 90 tiles a load.",
        "The old kiln holds 40 tiles a load and the new one 90.",
    ),
    "cannot be undone": (
        "The deletion is irreversible.",
        "The deletion cannot be undone.",
    ),
    "what is excepted": (
        "The hirer may use candles.",
        "The hirer shall not light a fire without leave, except that the hirer may use candles.",
    ),
    "continues until": ("The fair continued until Sunday.", "The fair ended on Sunday."),
    "the same alone": (
        "Only trained staff may open the vault.",
        "Only staff who have been trained may open the vault.",
    ),
    "in the list": (
        "Ferrets must be carried in a box.",
        "The following must be carried in a box: cats, ferrets and rabbits.",
    ),
    "part of the condition": (
        "A shut slide earns swimmers their money back.",
        "Swimmers get their money back if the slide is shut.",
    ),
    "even if": (
        "Swimmers get their money back.",
        "Swimmers get their money back even if the slide is open.",
    ),
    "said without it as well": (
        "The warden is called.",
        "The warden is called. If the gate stays open, the warden is called twice.",
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
