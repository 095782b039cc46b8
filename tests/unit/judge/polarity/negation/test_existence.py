"""A denial of the wider supports a denial of the narrower, and nothing else does."""

import pytest

from agent.domain.finding import Outcome
from agent.judge.clauses.reading import Reading, read
from agent.judge.polarity.negation.existence import (
    compare_existence,
    compare_mentions,
    denies_alike,
)
from tests.trees import PARSER

MILK = "The drink contains no milk and no nuts, but it does contain soy."
SUNDAYS = "There is no support on Sundays or public holidays."


@pytest.mark.parametrize(
    ("claim", "premise", "alike"),
    [
        ("Customer support is not available on Sundays.", SUNDAYS, True),
        ("There is no support on public holidays.", SUNDAYS, True),
        ("The museum has no cafe.", "There is no cafe in the museum.", True),
        ("The drink is free of milk.", MILK, True),
        ("The drink contains no nuts.", MILK, True),
        ("The drink contains no soy.", MILK, False),
        ("The shop gives no discounts.", "Please note, the shop gives no discounts.", True),
        (
            "The free plan does not include support.",
            "All plans include support, the free plan does not include support.",
            True,
        ),
        ("There is no support on Mondays.", SUNDAYS, False),
        ("There is no support.", SUNDAYS, False),
        ("There is support on Sundays.", SUNDAYS, False),
        ("There is no support on Sundays because of a strike.", SUNDAYS, False),
        ("There is no parking.", "There is no free parking.", False),
        ("Hotel Bora has no pool.", "There is no pool.", False),
        ("The museum has no cafe.", "There was no cafe in the museum.", False),
        ("The museum has no cafe.", "There may be no cafe in the museum.", False),
    ],
)
def test_denies_alike(claim: str, premise: str, alike: bool) -> None:
    mine, theirs = map(read, PARSER.parse([claim, premise]))
    assert denies_alike(mine, theirs) is alike


CEASE = "If the day is over, stop giving syrup and ring the clinic."
BONUS = "Part-time staff receive a bonus only if they work on Saturdays."


@pytest.mark.parametrize(
    ("claim", "premise", "outcome"),
    [
        ("Part-time staff get no bonus unless they work on Saturdays.", BONUS, Outcome.NONE),
        ("Part-time staff who do not work on Saturdays get no bonus.", BONUS, Outcome.NONE),
        ("Part-time staff get no bonus.", BONUS, Outcome.CONFLICT),
        ("Part-time staff get no bonus even if they work.", BONUS, Outcome.CONFLICT),
        (CEASE, "Syrup is given once daily.", Outcome.NONE),
        (CEASE, "Syrup is given once daily. The day is over.", Outcome.CONFLICT),
        ("Stop giving syrup.", "Syrup is given once daily.", Outcome.CONFLICT),
        ("The shop has no café.", "The shop has a café. Only cash is taken.", Outcome.CONFLICT),
    ],
)
def test_denied_of_other_cases(claim: str, premise: str, outcome: Outcome) -> None:
    mine, theirs = map(read, PARSER.parse([claim, premise]))
    assert compare_existence(mine, theirs)[0] is outcome


def reading(text: str) -> Reading:
    """Return the reading of a text."""
    (parsed,) = PARSER.parse([text], entities=False)
    return read(parsed)


@pytest.mark.parametrize(
    ("premise", "claim"),
    [
        ("The theft of the van is not mentioned in the report.", "The van was not stolen."),
        ("The lease of the mill is not shown in the books.", "The mill was not leased."),
        ("The cost of the repair is not covered.", "The repair costs nothing."),
        ("The purchase of the press was never recorded.", "No press was purchased."),
    ],
)
def test_a_mention_denied(premise: str, claim: str) -> None:
    assert compare_mentions(reading(claim), reading(premise))[0] is Outcome.MISSING


@pytest.mark.parametrize(
    ("premise", "claim"),
    [
        ("The sale of the mill did not take place.", "The mill was not sold."),
        ("The repair of the roof was not carried out.", "The roof was not repaired."),
        ("The theft of the van is not mentioned.", "The theft of the van is not mentioned."),
        ("The theft of the van is not mentioned.", "The van was stolen."),
        ("The lease is not shown. The mill was not leased.", "The mill was not leased."),
        ("The cost of the repair is not covered.", "Breakfast costs nothing."),
    ],
)
def test_no_mention_denied(premise: str, claim: str) -> None:
    assert compare_mentions(reading(claim), reading(premise))[0] is Outcome.NONE
