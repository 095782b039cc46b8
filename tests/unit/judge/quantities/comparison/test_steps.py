"""A share of others is no change, nor is that of a confidence interval; a change is no level."""

import pytest

from agent.domain.finding import Outcome
from agent.judge.quantities.check import check_quantities
from agent.models.parser import SpacyParser

PARSER = SpacyParser()
FILTER = "The new filter (65% of boats carry it) reduced noise."
POSTERS = "The posters, read by 40% of pupils, cut littering."
STOVE = "The new stove cut fuel use by 30% (95% CI 22% to 38%)."


@pytest.mark.parametrize(
    ("claim", "premise", "expected"),
    [
        ("The new filter reduced noise by 65%.", FILTER, Outcome.MISSING),
        ("With the new filter there was 65% less noise.", FILTER, Outcome.MISSING),
        ("65% of boats carry the new filter.", FILTER, Outcome.MATCH),
        ("The posters cut littering by 40%.", POSTERS, Outcome.MISSING),
        ("The new stove cut fuel use by 30%.", STOVE, Outcome.MATCH),
        ("The new stove cut fuel use by 95%.", STOVE, Outcome.MISSING),
        ("There were a quarter fewer falls.", "Falls dropped to a quarter.", Outcome.MISSING),
        ("There were a quarter fewer falls.", "Falls dropped by a quarter.", Outcome.MATCH),
        ("The rate was 12% higher.", "The rate rose to 12%.", Outcome.MISSING),
        ("Sales fell by 12%.", "Sales fell (12%) in May.", Outcome.MATCH),
        ("Rents are €45 a month.", "Rents rose by €45 a month.", Outcome.MISSING),
        ("Rents are €45 a month higher.", "Rents rose by €45 a month.", Outcome.MATCH),
        ("Nurses earn £140 a month.", "Nurses' pay was raised by £140 a month.", Outcome.MISSING),
        ("Nurses get £140 more.", "Nurses' pay was raised by £140.", Outcome.MATCH),
        ("The lease is for two years.", "The lease was shortened by two years.", Outcome.MISSING),
        ("The pay rise is £140.", "Nurses' pay was raised by £140.", Outcome.MATCH),
        ("Battery life is three hours.", "Battery life improves by three hours.", Outcome.MISSING),
        ("Waste fell by 25%.", "The scheme led to a reduction of 25% in waste.", Outcome.MATCH),
    ],
)
def test_what_tells_a_change(claim: str, premise: str, expected: Outcome) -> None:
    assert check_quantities(*PARSER.parse([claim, premise])).outcome is expected
