"""Amounts with an adjective for their period."""

import pytest

from agent.judge.unfolding.words.periodic import for_its_period

GRANT = "Trainees get a monthly allowance of 40 euros."


@pytest.mark.parametrize(
    ("text", "claim", "told"),
    [
        (GRANT, "They get 40 euros a month.", "Trainees get an allowance of 40 euros a month."),
        (GRANT, "They get 40 euros a week.",
         "Trainees get an allowance of 40 euros a month, not 40 euros a week."),
        (GRANT, "They get 480 euros a year.", "Trainees get an allowance of 40 euros a month."),
        ("An annual fee of €90 is due.", "The fee is €90 per month.",
         "A fee of €90 a year, not €90 per month is due."),
        (GRANT, "They get an allowance.", GRANT),
        ("It has a daily limit of 40.", "40 euros a week.", "It has a daily limit of 40."),
        ("Get a monthly total of 40 euros a head.", "40 euros a week.",
         "Get a monthly total of 40 euros a head."),
    ],
)  # fmt: skip
def test_an_amount_for_its_period(text: str, claim: str, told: str) -> None:
    assert for_its_period(text, claim) == told
