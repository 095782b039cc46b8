"""Prices with and without tax."""

import pytest

from agent.domain.finding import Outcome
from agent.judge.rules import check
from agent.models.parser import SpacyParser

PARSER = SpacyParser()
VALUATION = ("The valuation costs £350 plus VAT.", "All prices exclude VAT at 20 per cent.")
COPIES = (
    "Retrieval of a closed file costs £40 plus VAT.",
    "Copies cost £5 including VAT.",
    "VAT is charged at 20 per cent.",
)
ROOM = ("Room hire is $200 before sales tax, which is 8%.",)


@pytest.mark.parametrize(
    ("claim", "premise", "expected"),
    [
        ("A valuation is £350 plus VAT, so £420 in all.", VALUATION, True),
        ("A valuation is £350 plus VAT, so £400 in all.", VALUATION, False),
        ("A valuation is £420 with VAT.", VALUATION, True),
        ("A valuation is £350 with VAT.", VALUATION, False),
        ("A valuation is £380 with VAT.", VALUATION, False),
        ("The valuation costs £350 before VAT.", VALUATION, True),
        ("Retrieving a closed file is £48 with VAT.", COPIES, True),
        ("Retrieving a closed file is £40 including VAT.", COPIES, False),
        ("Copies cost £5 with VAT.", COPIES, True),
        ("Copies cost £6 with VAT.", COPIES, False),
        ("Room hire comes to $216 including sales tax.", ROOM, True),
        ("Room hire comes to $200 including sales tax.", ROOM, False),
    ],
)
def test_a_price_with_tax(claim: str, premise: tuple[str, ...], expected: bool):
    parsed = PARSER.parse([claim, *premise])
    found = check(parsed[0], parsed[1:], 0.0, frozenset()).findings[0]
    assert (found.outcome is Outcome.MATCH) is expected
