"""Numbers of a rule that is of other dates than the claim's."""

import pytest

from agent.domain.finding import Outcome
from agent.judge.rules import check
from agent.models.parser import SpacyParser

PARSER = SpacyParser()
EVENTS = "For events held after 31 March 2026, the deadline for medium events becomes 16 weeks."
DEPOSIT = "For bookings made from 5 January 2026 the deposit falls from 30 per cent to 20 per cent."
BOTH = "For orders placed before 1 May 2025 it is £4; for orders placed from 1 May 2025 it is £6."
JOINED = "Members who join after 31 March 2026 pay the new fee of €40."
DECIDED = f"In March 2026 the council met. {EVENTS}"


def outcome(claim: str, premise: str) -> Outcome:
    """Return what the number rule finds."""
    asked, known = PARSER.parse([claim, premise])
    found = check(asked, [known], 0.0, frozenset()).findings
    return next(f.outcome for f in found if f.rule == "numbers")


@pytest.mark.parametrize(
    ("claim", "premise", "expected"),
    [
        ("For a medium event in May 2026 the deadline is 16 weeks.", EVENTS, Outcome.MATCH),
        ("For a medium event in May 2026 the deadline is 12 weeks.", EVENTS, Outcome.CONFLICT),
        ("For a medium event in March 2026 the deadline is 12 weeks.", EVENTS, Outcome.MISSING),
        ("For a medium event in March 2026 the deadline is 16 weeks.", EVENTS, Outcome.MISSING),
        ("A booking made in February 2026 has a deposit of 20 per cent.", DEPOSIT, Outcome.MATCH),
        ("A booking made in May 2025 has a deposit of 20 per cent.", DEPOSIT, Outcome.MISSING),
        ("A member who joined in March 2026 pays the fee of €40.", JOINED, Outcome.MISSING),
        ("A member who joined in May 2026 pays the fee of €40.", JOINED, Outcome.MATCH),
        ("An order placed in April 2025 costs £4.", BOTH, Outcome.MATCH),
        ("The council met in March 2026 on 16 weeks for events.", DECIDED, Outcome.MATCH),
    ],
)
def test_a_date_outside(claim: str, premise: str, expected: Outcome) -> None:
    assert outcome(claim, premise) is expected
