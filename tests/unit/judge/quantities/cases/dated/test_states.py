"""What is so from one day to another is so on the days between."""

import pytest

from agent.domain.finding import Outcome
from agent.judge.quantities.check import check_quantities
from agent.models.parser import SpacyParser

PARSER = SpacyParser()
POOL = "The pool is closed from 15 June to 20 August."
OFFICE = "The office is closed from 24 December to 2 January."
ROAD = "The road is closed from Monday to Thursday."
TRAIL = "The trail was closed from 2017 to 2021."
CLINIC = "Between 20 July and 5 September the clinic is shut."
SERVICE = "The service was unavailable from 14:00 to 15:00."
MUSEUM = "The museum is open from April to October."
NIGHTS = "The bar is not open from Friday to Monday."
BUILT = "The dam was built from 1960 to 1970."
MONDAYS = "From 15 June to 20 August the pool is closed on Mondays."


def finding(claim: str, premise: str) -> tuple[Outcome, str]:
    """Return what the number rule finds, and the claim as it is to be read."""
    parsed = PARSER.parse([claim, premise])
    found = check_quantities(*parsed)
    for start, end, text in found.terms:
        claim = claim[:start] + text + claim[end:]
    return found.outcome, claim


@pytest.mark.parametrize(
    ("claim", "premise", "read"),
    [
        ("The pool is closed in July.", POOL, POOL),
        ("The pool is closed on 1 July.", POOL, POOL),
        ("The pool is closed for the whole of July.", POOL, POOL),
        ("The office is closed on 28 December.", OFFICE, OFFICE),
        ("The office is closed on 1 January.", OFFICE, OFFICE),
        ("The road is closed on Wednesday.", ROAD, ROAD),
        ("The trail was closed in 2019.", TRAIL, TRAIL),
        ("The clinic is shut in August.", CLINIC, None),
        ("The service was unavailable at 14:30.", SERVICE, SERVICE),
        ("The museum is open in May.", MUSEUM, MUSEUM),
        ("The bar is not open on Sunday.", NIGHTS, NIGHTS),
        (
            "The fountain was dry in May.",
            "The fountain was dry between April and July while its pipes were replaced.",
            "The fountain was dry between April and July.",
        ),
    ],
)
def test_a_state_holds_throughout(claim: str, premise: str, read: str | None) -> None:
    outcome, shown = finding(claim, premise)
    assert outcome is Outcome.MATCH
    assert read is None or shown == read


@pytest.mark.parametrize(
    ("claim", "premise"),
    [
        ("The pool is open in July.", POOL),
        ("The pool is not closed in July.", POOL),
        ("The pool is closed in September.", POOL),
        ("The office is closed on 5 January.", OFFICE),
        ("The office is open on 28 December.", OFFICE),
        ("The road is closed on Saturday.", ROAD),
        ("The road is open on Wednesday.", ROAD),
        ("The service was available at 14:30.", SERVICE),
        ("The museum is open in December.", MUSEUM),
        ("The bar is open on Sunday.", NIGHTS),
        ("The dam was built in 1965.", BUILT),
        ("The pool is closed in July.", MONDAYS),
    ],
)
def test_nothing_else_follows(claim: str, premise: str) -> None:
    assert finding(claim, premise)[0] is not Outcome.MATCH


def test_a_day_of_a_period_is_not_opposed_by_its_first() -> None:
    assert finding("The road is closed on Wednesday.", ROAD)[0] is not Outcome.CONFLICT
    assert finding("The road closes on Wednesday.", ROAD)[0] is Outcome.CONFLICT
