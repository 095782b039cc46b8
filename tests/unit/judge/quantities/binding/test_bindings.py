"""Which words of a list or of a change a number belongs to."""

import pytest

from agent.domain.finding import Outcome
from agent.judge.quantities.check import check_quantities
from agent.models.parser import SpacyParser

PARSER = SpacyParser()


def outcome(claim: str, premise: str, tolerance: float = 0.0) -> Outcome:
    parsed = PARSER.parse([claim, premise])
    return check_quantities(parsed[0], parsed[1], tolerance).outcome


@pytest.mark.parametrize(
    ("amount", "expected"), [("2 million", Outcome.MATCH), ("2.4 million", Outcome.CONFLICT)]
)
def test_the_start_of_a_change_has_the_scale_of_its_end(amount: str, expected: Outcome):
    claim = f"Funding for the choir started from {amount}."
    assert outcome(claim, "Funding for the choir rose from 2 to 3 million.") is expected


FUND = "The fund held 14% of its assets in gilts, 61% in shares and the rest in cash."
HOURS = "The pharmacy is open from 08:30 to 18:00 on weekdays and from 09:00 to 13:00 on Saturdays."


LOANS = "The library lent 94,300 printed books last year and 41,750 e-books."


@pytest.mark.parametrize(
    ("claim", "premise", "expected"),
    [
        ("The fund held 14% of its assets in shares.", FUND, Outcome.CONFLICT),
        ("The fund held 61% of its assets in shares.", FUND, Outcome.MATCH),
        ("The pharmacy is open until 18:00 on Saturdays.", HOURS, Outcome.CONFLICT),
        ("The pharmacy is open until 13:00 on Saturdays.", HOURS, Outcome.MATCH),
        ("The library lent 94,300 e-books.", LOANS, Outcome.CONFLICT),
        ("The library lent 94,300 printed books.", LOANS, Outcome.MATCH),
        ("Last year 94,300 books on paper were lent.", LOANS, Outcome.MATCH),
    ],
)
def test_what_follows_a_number_in_a_list_is_its_own(claim: str, premise: str, expected: Outcome):
    assert outcome(claim, premise) is expected
