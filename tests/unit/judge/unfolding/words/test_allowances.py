import pytest

from agent.judge.unfolding.words.allowances import in_its_words

REPORT = "Staff must report any accident within 24 hours."
PAY = "The tenant has to pay the invoice within 30 working days of its date."


@pytest.mark.parametrize(
    ("text", "claim", "told"),
    [
        (
            REPORT,
            "You have a day to report an accident.",
            "Staff have 24 hours to report any accident.",
        ),
        (
            PAY,
            "The tenant has 30 days to pay the invoice.",
            "The tenant has 30 working days from its date to pay the invoice.",
        ),
        (REPORT, "Staff have 24 hours to investigate an accident.", REPORT),
        (REPORT, "Staff must report an accident within a day.", REPORT),
        (
            "Staff must not leave within 24 hours.",
            "Staff have 24 hours to leave.",
            "Staff must not leave within 24 hours.",
        ),
    ],
)
def test_a_limit_is_told_as_the_time_that_one_has(text: str, claim: str, told: str) -> None:
    assert in_its_words(text, claim) == told
