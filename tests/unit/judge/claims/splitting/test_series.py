"""Figures side by side in one predicate."""

import pytest

from agent.judge.claims.extractor import RuleExtractor
from agent.models.parser import SpacyParser


@pytest.fixture(scope="module")
def extractor() -> RuleExtractor:
    return RuleExtractor(SpacyParser())


FIGURES = {
    "The ticket costs $5 for adults and $3 for children.": [
        "The ticket costs $5 for adults.",
        "The ticket costs $3 for children.",
    ],
    "Basic costs $5 a month, Pro $10 and Enterprise $20.": [
        "Basic costs $5 a month.",
        "Pro costs $10 a month.",
        "Enterprise costs $20 a month.",
    ],
    "Leave accrues at four hours per pay period with fewer than 3 years of service, at six between "
    "3 and 15 years, and at eight after that.": [
        "Leave accrues at four hours per pay period with fewer than 3 years of service.",
        "Leave accrues at six hours per pay period between 3 and 15 years.",
        "Leave accrues at eight hours per pay period after 15 years.",
    ],
    "Acme employs 50 people in Berlin and 30 in Paris.": [
        "Acme employs 50 people in Berlin.",
        "Acme employs 30 people in Paris.",
    ],
    "The fund grew by 5% in 2020, 7% in 2021 and 9% in 2022.": [
        "The fund grew by 5% in 2020.",
        "The fund grew by 7% in 2021.",
        "The fund grew by 9% in 2022.",
    ],
    "Cloud revenue grew by 30%, hardware revenue by 5%.": [
        "Cloud revenue grew by 30%.",
        "Hardware revenue grew by 5%.",
    ],
    "For parental leave, mothers receive 16 weeks and fathers 4 weeks.": [
        "For parental leave, mothers receive 16 weeks.",
        "For parental leave, fathers receive 4 weeks.",
    ],
    "AWS and Azure cost $5 and $10, respectively.": ["AWS cost $5.", "Azure cost $10."],
}


@pytest.mark.parametrize(("draft", "claims"), FIGURES.items())
def test_figures(extractor: RuleExtractor, draft: str, claims: list[str]) -> None:
    assert [c.text for c in extractor.extract_now(draft, None, 64).claims] == claims
