"""What was so before, told for a claim on that time."""

import pytest

from agent.judge.unfolding.graded.former import at_that_time

PERIOD = "The retention period is ten years (formerly six years)."
FEE = "Membership costs £45 a year, up from £38 in 2023."


@pytest.mark.parametrize(
    ("text", "claim", "told"),
    [
        (PERIOD, "The retention period used to be ten years.",
         "The retention period used to be six years."),
        (PERIOD, "The retention period was formerly six years.",
         "The retention period used to be six years."),
        ("The limit is now 80 km/h, previously 100 km/h.", "The limit was previously 80 km/h.",
         "The limit used to be 100 km/h."),
        (FEE, "In 2023 membership cost £45 a year.", "Membership costs £38 a year in 2023."),
        ("The school has 455 pupils, down from 470 in 2020.", "In 2020 the school had 455 pupils.",
         "The school has 470 pupils in 2020."),
        ("Rent made up 78 % of income in 2024, compared with 81 % in 2023.",
         "Rent made up 81 % of income in 2023.", "Rent made up 81 % of income in 2023."),
        ("In 2019, the clinic saw 8,100 patients, as against 7,900 in 2018.",
         "The clinic saw 8,100 patients in 2018.", "the clinic saw 7,900 patients in 2018."),
    ],
)  # fmt: skip
def test_what_was_before_is_told(text: str, claim: str, told: str) -> None:
    assert at_that_time(text, claim).replace("In 2", "in 2") == told


@pytest.mark.parametrize(
    ("text", "claim"),
    [
        (PERIOD, "The retention period is ten years."),
        (PERIOD, "The retention period was six years in 1990."),
        (FEE, "Membership costs £45 a year."),
        (FEE, "In 2020 membership cost £38 a year."),
        (FEE, "In 2023 membership cost less."),
        ("The head is Ms Roe (formerly deputy).", "The head was formerly Ms Roe."),
    ],
)
def test_other_texts_stand_as_they_are(text: str, claim: str) -> None:
    assert at_that_time(text, claim) == text
