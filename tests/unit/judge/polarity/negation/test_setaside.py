"""What a sentence sets aside is not what it says of the other."""

import pytest

from agent.domain.finding import Outcome
from agent.judge.polarity.negation.setaside import compare_set_aside
from tests.trees import tree

KEYS = "Keys are handed to the porter, not to the office."
DEPOSIT = "The deposit is paid back by the agency and not by the owner."
CALL = "The matron, not the porter, opens the gate after eight."
RATHER = "Minutes go to the chair rather than the clerk."
LIMITED = "Soup is served in bowls but not in cups, unless the guests ask for cups."


@pytest.mark.parametrize(
    ("premise", "claim", "found"),
    [
        (KEYS, "Keys are handed to the office.", True),
        (KEYS, "Keys are handed to the porter.", False),
        (KEYS, "Keys are not handed to the office.", False),
        (KEYS, "Keys are handed to the porter, who takes them to the office.", False),
        (KEYS, "The office sends out invoices.", False),
        (KEYS, "Keys are handed to somebody other than the office.", False),
        (KEYS, "Keys are handed to a place different from the office.", False),
        (DEPOSIT, "The deposit is paid back by the owner.", True),
        (DEPOSIT, "The agency pays the deposit back to the owner.", False),
        (CALL, "The porter opens the gate after eight.", True),
        (CALL, "The matron opens the gate after eight.", False),
        (RATHER, "Minutes go to the clerk.", False),
        (KEYS[:-1] + ", which lends them out.", "The office lends keys out.", False),
        (KEYS[:-1] + ", which lends them out.", "Keys are handed to the office.", True),
        (KEYS + " Lists are handed to the office.", "Lists are handed to the office.", False),
        ("You may sing, but not after ten.", "You may sing before ten.", False),
        ("You may sing, but not after ten.", "You may sing after ten.", True),
        (LIMITED, "Soup is served in cups.", False),
        ("Tea is served at four, not with dinner.", "Tea is served with dinner.", True),
        ("It is open in spring, not only in summer.", "It is open in summer.", False),
    ],
)
def test_set_aside(premise: str, claim: str, found: bool) -> None:
    assert compare_set_aside(tree(claim), tree(premise))[0] is (
        Outcome.CONFLICT if found else Outcome.NONE
    )
