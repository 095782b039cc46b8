"""What is left of a whole beside its parts."""

import pytest

from agent.domain.finding import Finding, Outcome
from agent.judge.derivation.check import check_derived
from agent.models.parser import SpacyParser

PARSER = SpacyParser()


def derived(claim: str, *premises: str) -> Finding | None:
    parsed = PARSER.parse([claim, *premises])
    return check_derived(parsed[0], parsed[1:])


RESTS = {
    ("More than half of the members did not vote.", "Of the members 40% voted."): Outcome.MATCH,
    (
        "Of the pledges, £21 million are payable after more than two years.",
        "Of the pledges of £30 million, £9 million fall payable within two years.",
    ): Outcome.MATCH,
    (
        "Of the pledges, £21 million are payable after more than three years.",
        "Of the pledges of £30 million, £9 million fall payable within two years.",
    ): None,
    ("More than half of the members, if none resigns, vote.", "Of the members 40% vote."): None,
    (
        "The farm expects a yield of more than 30%, as long as no frost comes.",
        "The farm expects a yield of 20%, as long as no frost comes.",
    ): None,
    (
        "The farm expects a yield of more than 30%, provided no frost comes.",
        "The farm expects a yield of at least 30%, as long as no frost comes.",
    ): None,
}
TRIED = (
    "Of 63 people arrested, 22 were tried; three were deported, eleven were sent to prison, and the"
    " remainder were acquitted."
)
FUND = "The fund held 14% of its assets in gilts, 61% in shares and the rest in cash."


OUTING = "There are 90 children. On Friday 50 went on the trip; the others stayed at home."
STAFF = "Of 80 employees, 48 work full time, the others part time."
TOLD_RESTS = {
    "32 employees work part time.": (STAFF, True),
    "32 employees work full time.": (STAFF, False),
    "£150 is due within a month.": ("The fine is £200; £50 is due now, the balance later.", False),
    "£150 is due later.": ("The fine is £200; £50 is due now, the balance later.", True),
    "Eight of those tried were acquitted.": (TRIED, True),
    "Twenty-seven of those arrested were acquitted.": (TRIED, False),
    "Eight of those tried were deported.": (TRIED, False),
    "A quarter of the assets was held in cash.": (FUND, True),
    "A quarter of the assets was held in shares.": (FUND, False),
    "Forty children stayed at home.": (OUTING, True),
    "Forty children went on the trip.": (OUTING, False),
}


@pytest.mark.parametrize("claim", TOLD_RESTS)
def test_what_the_evidence_calls_the_rest_is_computed(claim: str) -> None:
    evidence, follows = TOLD_RESTS[claim]
    found = derived(claim, evidence)
    assert (found is not None and found.outcome is Outcome.MATCH) == follows


@pytest.mark.parametrize(("claim", "evidence"), RESTS)
def test_a_rest_and_its_limit(claim: str, evidence: str) -> None:
    finding = derived(claim, evidence)
    assert (finding and finding.outcome) is RESTS[claim, evidence]
