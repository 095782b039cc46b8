"""Fractions in words and signs."""

import pytest

from agent.domain.finding import Outcome
from agent.judge.quantities.check import check_quantities
from agent.models.parser import SpacyParser

PARSER = SpacyParser()


def outcome(claim: str, premise: str, tolerance: float = 0.0) -> Outcome:
    parsed = PARSER.parse([claim, premise])
    return check_quantities(parsed[0], parsed[1], tolerance).outcome


@pytest.mark.parametrize(
    ("said", "share", "expected"),
    [
        ("A third", "33 percent", Outcome.MATCH),
        ("Two thirds", "67%", Outcome.MATCH),
        ("About a third", "36%", Outcome.MATCH),
        ("Just over half", "51.7%", Outcome.MATCH),
        ("Just over half", "56%", Outcome.CONFLICT),
        ("Nearly half", "52%", Outcome.CONFLICT),
        ("Two thirds", "60%", Outcome.CONFLICT),
        ("10 percent", "11%", Outcome.CONFLICT),
    ],
)
def test_a_fraction_in_words_is_a_round_figure(said: str, share: str, expected: Outcome):
    rest = "of the crates came from Riga."
    assert outcome(f"{said} {rest}", f"In May {share} {rest}") is expected


@pytest.mark.parametrize(
    ("claim", "premise", "expected"),
    [
        ("Checks are due every 30 minutes.", "Checks are due every half hour.", Outcome.MATCH),
        ("Checks are due every 20 minutes.", "Checks are due every half hour.", Outcome.CONFLICT),
        ("It costs £2 for every half hour.", "It costs £2 for each 30 minutes.", Outcome.MATCH),
        ("It costs £2 for every half hour.", "It costs £2 for each 15 minutes.", Outcome.MISSING),
        ("The ratio is ½.", "The ratio is 0.5.", Outcome.MATCH),
        ("The ratio is ½.", "The ratio is one half.", Outcome.MATCH),
        ("The ratio is 0.5.", "The ratio is 50%.", Outcome.MATCH),
        ("½ of the users left.", "50% of the users left.", Outcome.MATCH),
        ("Add ½ cup of sugar.", "Add half a cup of sugar.", Outcome.MATCH),
        ("The trip takes 1½ hours.", "The trip takes 90 minutes.", Outcome.MATCH),
        ("The pipe is 2⅛ inches wide.", "The pipe is 2.125 inches wide.", Outcome.MATCH),
        ("The ratio is ½.", "The ratio is 0.25.", Outcome.MISSING),
        ("The ratio is ½.", "The ratio is 5.", Outcome.MISSING),
        ("Add ¾ cup of sugar.", "Add half a cup of sugar.", Outcome.CONFLICT),
        ("The pump trip takes 1½ hours.", "The pump trip takes 75 minutes.", Outcome.CONFLICT),
    ],
)
def test_vulgar_fractions(claim: str, premise: str, expected: Outcome):
    assert outcome(claim, premise) is expected


def test_a_percentage_of_a_number_is_no_other_share() -> None:
    assert outcome("A third of the staff came.", "40% of the 120 staff came.") is Outcome.MISSING
