"""What a percentage comes to, the margin and shares of a vote, and the sum of a list."""

import pytest

from agent.domain.finding import Outcome
from agent.judge.checked import Checked
from agent.judge.rules import check
from agent.models.parser import SpacyParser

PARSER = SpacyParser()
FEE = ("Cash advances bear interest from the day of withdrawal, plus a fee of 2.5%.",)
SALES = ("Sellers pay a commission of 8% on every item sold, at least €2.",)
CARDS = ("Card payments carry a surcharge of 1.5%.", "Payments by invoice a surcharge of 3%.")
SCHEME = ("The scheme passed by nine votes to seven.",)
STRIKE = ("Nurses voted 412 to 97 for a strike.",)
MERGER = ("The assembly rejected the merger by 34 votes to 29.",)
TREES = ("The council set 120 trees in Marsh Lane, 85 trees in Hill Road and 40 trees in Pan.",)
VISITS = ("In the north the clinic saw 410 patients, in the south 260 and in the east 95.",)


def checked(claim: str, premise: tuple[str, ...]) -> Checked:
    parsed = PARSER.parse([claim, *premise])
    return check(parsed[0], parsed[1:], 0.0, frozenset())


@pytest.mark.parametrize(
    ("claim", "premise"),
    [
        ("The fee for a cash advance of $400 is $10.", FEE),
        ("The commission on an item sold for €50 is €4.", SALES),
        ("The commission on an item sold for €10 is €2.", SALES),
        ("The surcharge on a card payment of £200 is £3.", CARDS),
        ("The scheme was passed by a majority of two votes.", SCHEME),
        ("More than four in five of the votes were for the strike.", STRIKE),
        ("Over half of the votes were against the merger.", MERGER),
        ("The merger was rejected by a margin of five votes.", MERGER),
        ("The council set 245 trees.", TREES),
    ],
)
def test_an_amount_that_follows_is_stated(claim: str, premise: tuple[str, ...]) -> None:
    assert checked(claim, premise).agreement.stated


@pytest.mark.parametrize(
    ("claim", "premise"),
    [
        ("The fee for a cash advance of $400 is $12.", FEE),
        ("The commission on an item sold for €10 is €0.80.", SALES),
        ("The surcharge on a card payment of £200 is £6.", CARDS),
        ("The scheme was passed by a majority of three votes.", SCHEME),
        ("More than nine in ten of the votes were for the strike.", STRIKE),
        ("Over half of the votes were for the merger.", MERGER),
    ],
)
def test_another_amount_is_refuted(claim: str, premise: tuple[str, ...]) -> None:
    assert checked(claim, premise).findings[0].outcome is Outcome.CONFLICT


@pytest.mark.parametrize(
    ("claim", "premise"),
    [
        ("The interest on a cash advance of $400 is $10.", FEE),
        ("The buyer's fee on an item sold for €50 is €4.", SALES),
        ("The fee for a cash advance of $400 is $10, taken in cash.", FEE),
        ("The scheme failed by a margin of two.", SCHEME),
        ("The council set 245 trees in Pan.", TREES),
        ("In the east the clinic saw 765 patients.", VISITS),
        ("In the north and the south the clinic saw 765 patients.", VISITS),
    ],
)
def test_what_is_told_of_something_else_is_not_computed(
    claim: str, premise: tuple[str, ...]
) -> None:
    assert checked(claim, premise).findings[0].outcome is not Outcome.MATCH
