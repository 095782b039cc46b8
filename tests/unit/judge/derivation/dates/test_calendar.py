"""Spans between dates."""

import pytest

from agent.domain.finding import Finding, Outcome
from agent.judge.derivation.check import check_derived
from agent.models.parser import SpacyParser

PARSER = SpacyParser()


def derived(claim: str, *premises: str) -> Finding | None:
    parsed = PARSER.parse([claim, *premises])
    return check_derived(parsed[0], parsed[1:])


WARRANTY = "The warranty began on 1 March 2020 and expired at the end of February 2023."
LEASE = "The lease started on 1 July 2018 and ended on 30 June 2023."


CONTRACT = "The contract began on 1 January 2020 and expired at the end of 2022."


@pytest.mark.parametrize(
    ("claim", "premise", "outcome"),
    [
        ("The warranty ran for three years.", WARRANTY, Outcome.MATCH),
        ("The warranty lasted 36 months.", WARRANTY, Outcome.MATCH),
        ("The warranty ran for two years.", WARRANTY, None),
        ("The lease ran for five years.", LEASE, Outcome.MATCH),
        ("The lease ran for four years.", LEASE, None),
        ("The contract ran for three years.", CONTRACT, Outcome.MATCH),
        ("The contract ran for two years.", CONTRACT, None),
    ],
)
def test_the_last_day_of_a_term_belongs_to_it(
    claim: str, premise: str, outcome: Outcome | None
) -> None:
    found = derived(claim, premise)
    assert (found.outcome if found else None) is outcome


@pytest.mark.parametrize(
    ("claim", "premise", "outcome"),
    [
        ("The hall opened in 2018.", "The yard opened in 2019. It takes 23 days.", None),
        (
            "It ended on 3 May 2020.",
            "It began on 1 May 2020 and ended 2 days later.",
            Outcome.MATCH,
        ),
    ],
)
def test_a_year_is_not_moved_by_days(claim: str, premise: str, outcome: Outcome | None) -> None:
    found = derived(claim, premise)
    assert (found.outcome if found else None) is outcome
