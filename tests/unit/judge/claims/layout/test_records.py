"""Rows told in one line, field by field."""

import pytest

from agent.judge.claims.extractor import RuleExtractor
from agent.models.parser import SpacyParser


@pytest.mark.parametrize(
    ("sentence", "claims"),
    [
        (
            "Parcel: Small; Price: £5; Time: 2 days.",
            ["For Small, the price is £5.", "For Small, the time is 2 days."],
        ),
        (
            "Express parcel: Private person: £5; Firm: £4.",
            [
                "For Private person, the express parcel is £5.",
                "For Firm, the express parcel is £4.",
            ],
        ),
        ("Grade: Bands 4 and 5; After 3 years: 29 days.", ["After 3 years are 29 days."]),
        (
            "Category A: within 3 days; Category B: within 10 days.",
            ["Category A is within 3 days.", "Category B is within 10 days."],
        ),
        ("Note: the fee is £5; late fee: £3.", ["The fee is £5; late fee: £3."]),
        (
            "There are two plans: Basic: €5; Pro: €9.",
            ["There are two plans: Basic: €5.", "There are two plans: Pro: €9."],
        ),
        (
            "Engine: Diesel; Oil: 4 litres; Check before start: 30 seconds.",
            [
                "For Diesel, the oil is 4 litres.",
                "For Diesel, the check before start is 30 seconds.",
            ],
        ),
        (
            "Boats, row 3. boat: Ferry. days: Mon/Fri. seats: 40. crew: 6.",
            [
                "For Ferry, the days are Mon/Fri.",
                "For Ferry, the seats are 40.",
                "For Ferry, the crew is 6.",
            ],
        ),
        (
            "The following apply: Small: £5; Medium: £7; Large: £9.",
            [
                "The following apply: Small: £5.",
                "The following apply: Medium: £7.",
                "The following apply: Large: £9.",
            ],
        ),
        ("Limits: ten days; two weeks.", ["Limits are ten days; two weeks."]),
    ],
)
def test_a_row_told_field_by_field_makes_a_claim_a_field(sentence: str, claims: list[str]) -> None:
    found = RuleExtractor(SpacyParser()).extract_now(sentence, None, 9).claims
    assert len(found) == len(claims)
    assert all(c.text.endswith(said) for c, said in zip(found, claims, strict=True))
