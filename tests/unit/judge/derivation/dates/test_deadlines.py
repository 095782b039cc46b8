"""Whether the day of a claim keeps a deadline of the evidence."""

import pytest

from agent.domain.finding import Finding, Outcome
from agent.judge.derivation.check import check_derived
from agent.models.parser import SpacyParser

PARSER = SpacyParser()
LETTERS = (
    "Objections must be received by 10 a.m. on 12 April. "
    "Letters of support may be sent until Friday 31 March."
)
LEASE = (
    "The lease was signed on Monday 6 May and tenants may cancel it within 14 days of signature."
)
GOODS = "Goods can be returned within 30 days of delivery. Parcel 7 was delivered on 3 May 2024."
LATE = "Applications close on 30 June. Late applications are accepted until 7 July for a fee."
WORK = "Members may appeal within 10 working days of the notice. The notice was sent on 3 May."
BEFORE = "Comments on the draft plan have to be sent before 4 April."


def found(claim: str, premise: str) -> Finding | None:
    return check_derived(*PARSER.parse([claim, premise]))


@pytest.mark.parametrize(
    ("claim", "premise", "formula"),
    [
        ("A letter of support sent on 28 March is in time.", LETTERS, "28 March is not after"),
        ("Letters of support sent on 2 April are too late.", LETTERS, "is after 31 March"),
        ("Cancelling the lease is still possible on 18 May.", LEASE, "6 May + 14 days"),
        ("On 21 May it was too late to cancel the lease.", LEASE, "6 May + 14 days"),
        ("Parcel 7 could still be returned on 1 June 2024.", GOODS, "3 May 2024 + 30 days"),
        ("A late application on 3 July is still accepted.", LATE, "7 July"),
        ("Comments sent on 3 April are in time.", BEFORE, "4 April − 1 day"),
    ],
)
def test_a_day_that_stands_as_claimed_matches(claim: str, premise: str, formula: str) -> None:
    finding = found(claim, premise)
    assert finding is not None
    assert finding.outcome is Outcome.MATCH
    assert finding.derivation is not None
    assert formula in finding.derivation.formula


@pytest.mark.parametrize(
    ("claim", "premise"),
    [
        ("A letter of support sent on 2 April is still within the permitted period.", LETTERS),
        ("Cancelling the lease is still possible on 15 June.", LEASE),
        ("On 20 May it was too late to cancel the lease.", LEASE),
        ("Goods returned on 5 June are still in time.", GOODS),
        ("Comments sent on 4 April are in time.", BEFORE),
    ],
)
def test_a_day_that_stands_otherwise_conflicts(claim: str, premise: str) -> None:
    finding = found(claim, premise)
    assert finding is not None
    assert finding.outcome is Outcome.CONFLICT


@pytest.mark.parametrize(
    ("claim", "premise"),
    [
        ("An objection received on 12 April is too late.", LETTERS),  # the hour decides
        ("Cancelling the lease is not still possible on 15 May.", LEASE),
        ("The lease signed on 6 May is still in force.", LEASE),
        ("An application on 3 July is too late.", LATE),  # two deadlines
        ("On 3 July the window for applications was still closed.", LATE),
        ("An appeal on 20 May is too late.", WORK),
        ("The library was still open on 5 April.", BEFORE),
        ("Letters of support written after 2 April are too late.", LETTERS),
        ("Members' appeals sent on 5 May are welcome.", WORK),
    ],
)
def test_what_is_unclear_is_left_to_the_models(claim: str, premise: str) -> None:
    assert found(claim, premise) is None
