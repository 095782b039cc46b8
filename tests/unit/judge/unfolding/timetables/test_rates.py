"""How often by days and hours, told with the rate of the claim's time."""

import pytest

from agent.judge.unfolding.timetables.rates import of_its_time

FERRY = "The ferry runs every 20 minutes from 6:00 to 22:00, then hourly until 1:00."
BUSES = "Buses leave every 15 minutes on weekdays and every 30 minutes at weekends."
DRIP = "They check it every 15 minutes from 8 a.m. to 8 p.m. and every hour from 8 p.m. to 8 a.m."


@pytest.mark.parametrize(
    ("text", "claim", "told"),
    [
        (FERRY, "At 23:00 the ferry runs hourly.", "The ferry runs hourly at 23:00."),
        (FERRY, "At 0:30 the ferry runs every 20 minutes.", "The ferry runs hourly at 0:30."),
        (FERRY, "At 14:00 the ferry runs hourly.", "The ferry runs every 20 minutes at 14:00."),
        (FERRY, "The ferry runs every 20 minutes until 1:00.",
         "The ferry runs every 20 minutes from 6:00 to 22:00."),
        (BUSES, "On Sundays buses leave every 15 minutes.",
         "Buses leave every 30 minutes on Sundays."),
        (BUSES, "On Mondays buses leave every 15 minutes.",
         "Buses leave every 15 minutes on Mondays."),
        (DRIP, "At 10 p.m. they check it every 15 minutes.", "They check it every hour at 10 p.m."),
    ],
)  # fmt: skip
def test_rates_are_told_for_a_time(text: str, claim: str, told: str) -> None:
    assert of_its_time(text, claim) == told


@pytest.mark.parametrize(
    ("text", "claim"),
    [
        (FERRY, "The ferry runs every 20 minutes."),
        (FERRY, "The ferry runs at 3:00."),
        (FERRY, "At 3:00 the ferry runs hourly."),
        ("Buses leave every 15 minutes on weekdays and every 30 minutes at night.",
         "On Mondays buses leave every 15 minutes."),
        ("Samples are taken every two hours.", "On Mondays samples are taken every two hours."),
    ],
)  # fmt: skip
def test_other_texts_stand_as_they_are(text: str, claim: str) -> None:
    assert of_its_time(text, claim) == text
