"""Steps of a rule that add up, and claims that say of one what only a later one adds."""

import pytest

from agent.domain.finding import Outcome
from agent.judge.quantities.check import check_quantities
from agent.models.parser import SpacyParser

PARSER = SpacyParser()
ORDERS = "Orders above €10,000 require two signatures, above €250,000 also approval by the board."
STAFF = "Staff with two years of service get a locker, with five years also a company car."


@pytest.mark.parametrize(
    ("claim", "premise", "conflicts"),
    [
        ("Orders above €10,000 need approval by the board.", ORDERS, True),
        ("An order of €50,000 needs approval by the board.", ORDERS, True),
        ("An order of €300,000 needs approval by the board.", ORDERS, False),
        ("An order of €50,000 requires signatures.", ORDERS, False),
        ("Staff with two years of service get a company car.", STAFF, True),
        ("Staff with five years of service get a company car.", STAFF, False),
        ("Staff with two years of service get a locker.", STAFF, False),
    ],
)
def test_what_a_later_step_adds(claim: str, premise: str, conflicts: bool) -> None:
    mine, theirs = PARSER.parse([claim, premise])
    assert (check_quantities(mine, theirs).outcome is Outcome.CONFLICT) is conflicts
