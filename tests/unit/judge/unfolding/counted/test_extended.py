"""A time that may be extended is told as its sum where the claim is on the extended case."""

import pytest

from agent.judge.unfolding.counted.extended import as_extended

PERMIT = "The permit is valid for 14 days and can be extended by 7 days."
LEASE = "The lease runs for two years and may be prolonged by up to six months."
BOARD = "It may be extended by three weeks."
CARD = "If you send in the card, the guarantee is extended by a year."


@pytest.mark.parametrize(
    ("text", "before", "claim", "told"),
    [
        (
            PERMIT,
            "",
            "With an extension, the permit is valid for 21 days.",
            "With an extension, the permit is valid for 21 days.",
        ),
        (
            PERMIT,
            "",
            "An extended permit is valid for 20 days in all.",
            "With the extension, the permit is valid for 21 days in all.",
        ),
        (
            PERMIT,
            "",
            "The permit can be extended to 24 days.",
            "The permit is valid for 14 days and can be extended to 21 days.",
        ),
        (
            PERMIT,
            "",
            "Without an extension the permit is valid for 14 days.",
            "Without an extension, the permit is valid for 14 days.",
        ),
        (
            LEASE,
            "",
            "If it is prolonged, the lease runs for 30 months.",
            "If it is prolonged, the lease runs for up to 30 months.",
        ),
        (
            BOARD,
            "The review takes ten weeks.",
            "An extended review takes 13 weeks.",
            "With the extension, the review takes 13 weeks.",
        ),
        (
            CARD,
            "The saw has a guarantee of two years, the pro saw four years.",
            "If you send in the card, the saw has a guarantee of three years.",
            "If you send in the card, the saw has a guarantee of 3 years, the pro saw 5 years.",
        ),
    ],
)
def test_the_sum_is_told(text: str, before: str, claim: str, told: str) -> None:
    assert as_extended(text, before, claim) == told


@pytest.mark.parametrize(
    ("text", "before", "claim"),
    [
        (PERMIT, "", "The permit is valid for 14 days."),
        (PERMIT, "", "The permit can be extended by 7 days."),
        (PERMIT, "", "The extension is possible."),
        (PERMIT, "", "An extended permit is valid for 7 more days."),
        (BOARD, "The review takes ten working steps.", "An extended review takes 13 weeks."),
        (BOARD, "", "An extended review takes 13 weeks."),
        (BOARD, "The review takes two months.", "An extended review takes 13 weeks."),
        (BOARD, "Meetings take an hour every two weeks.", "An extended review takes 5 weeks."),
        ("The pier was extended by 20 metres.", "", "The extended pier was open for 20 days."),
        (CARD, "The saw has a guarantee of two years.", "The saw has a guarantee of two years."),
    ],
)
def test_other_claims_and_texts_stand(text: str, before: str, claim: str) -> None:
    assert as_extended(text, before, claim) == ""
