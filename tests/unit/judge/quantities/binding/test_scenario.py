"""Numbers of a case that a claim imagines, and those that it asserts."""

import pytest

from agent.judge.quantities.binding.bindings import bind
from agent.judge.quantities.binding.scenario import is_denied, is_supposed
from agent.models.parser import SpacyParser

PARSER = SpacyParser()


@pytest.mark.parametrize(
    ("claim", "supposed"),
    [
        ("With a margin of exactly 50 votes, no recount is ordered.", True),
        ("With 80 bar in the bottle the crew may leave.", True),
        ("For a repair of 500 euros, tenants pay nothing.", True),
        ("For a boat 12 metres long, the owner needs a pilot.", True),
        ("To borrow 9,500, a member must find two guarantors.", True),
        ("In a firm with three parties a year, the last one is taxed.", True),
        ("Where the guest cancels ten days ahead, the full fee is due.", True),
        ("Seven guests are not too many for the lift.", True),
        ("Twelve points are enough to stay in the league.", True),
        ("For £15 a customer gets a faster connection.", False),
        ("For the first four weeks, a nurse works with a buddy.", False),
        ("In 90 days the matter passes to the court.", False),
        ("With the 300 from the costumes, Gus has enough.", False),
        ("With 40 votes against it, the plan failed.", False),
        ("For a bridge of 80 metres, the town paid too much.", False),
        ("Seven guests are in the lift.", False),
        ("Two doses are what the patient needs.", False),
        ("Fees of two kinds are charged.", False),
    ],
)  # fmt: skip
def test_what_stands_before_a_rule_is_its_case(claim: str, supposed: bool) -> None:
    (parsed,) = PARSER.parse([claim])
    assert is_supposed(parsed, bind(parsed).items[0].quantity) is supposed


@pytest.mark.parametrize(
    ("claim", "denied"),
    [
        ("Claims must be submitted no earlier than 30 days after the accident.", False),
        ("Claims must be submitted not later than 30 days after the accident.", False),
        ("Claims were not submitted 30 days after the accident.", True),
    ],
)
def test_the_denial_that_tells_a_bound_denies_no_deed(claim: str, denied: bool) -> None:
    (parsed,) = PARSER.parse([claim])
    assert is_denied(parsed, bind(parsed).items[0].quantity) is denied
