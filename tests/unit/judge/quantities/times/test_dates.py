"""Dates told in words and digits, and what is none."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from agent.judge.quantities.quantity import Day
from agent.judge.quantities.times.dates import calendar_spans, completed

DATES = {
    "12 March 2024": Day(2024, 3, 12),
    "March 12th, 2024": Day(2024, 3, 12),
    "2024-03-12": Day(2024, 3, 12),
    "12/03/2024": Day(2024, 3, 12),
    "03/25/2024": Day(2024, 3, 25),
    "March 2024": Day(2024, 3),
    "Q1 2024": Day(2024, quarter=1),
    "the first quarter of 2024": Day(2024, quarter=1),
    "the 1990s": Day(decade=1990),
    "the nineteenth century": Day(century=19),
    "on Tuesday": Day(weekday=2),
    "in 1974": Day(1974),
    "in 05/2021": Day(2021, 5),
    "by 9/2021": Day(2021, 9),
}


@pytest.mark.parametrize("text", DATES)
def test_date(text: str) -> None:
    assert [s.day for s in calendar_spans(f"It began {text}")] == [DATES[text]]


@pytest.mark.parametrize(
    ("text", "day"),
    [
        ("on New Year’s Day 2025", Day(2025, 1, 1)),
        ("by Christmas Eve", Day(0, 12, 24)),
        ("on May Day", Day(0, 5, 1)),
        ("on St. Stephen's Day", Day(0, 12, 26)),
    ],
)
def test_holidays_have_their_dates(text: str, day: Day) -> None:
    assert [s.day for s in calendar_spans(text)] == [day]


@pytest.mark.parametrize("text", ["on Labor Day", "the Boxing Day Sale", "at Easter"])
def test_holidays_of_no_fixed_date_and_what_is_called_after_one(text: str) -> None:
    assert calendar_spans(text) == ()


@pytest.mark.parametrize(
    "text", ["You may go.", "They march on.", "pages 12-14", "1.5 litres", "Decree 8/2021"]
)
def test_no_date(text: str) -> None:
    assert calendar_spans(text) == ()


@given(st.dates())
def test_completed_adds_what_follows(date: object) -> None:
    day = Day(date.year, date.month, date.day)  # type: ignore[attr-defined]
    full = completed(day)
    assert (full.quarter - 1) * 3 < full.month <= full.quarter * 3
    assert full.decade <= full.year < full.decade + 10
    assert full.weekday == date.isoweekday()  # type: ignore[attr-defined]
