"""Cells of tables as questions about rows take them."""

import datetime

import pytest

from agent.domain.asking.cells import (
    come_to,
    day,
    is_no,
    minutes,
    number,
    of_one_unit,
    stems,
    version,
    weekdays,
)


@pytest.mark.parametrize(
    ("cell", "month"),
    [("2026-03-02", "march"), ("12 May 2024", "may"), ("3 Feb 2026", "february")],
)
def test_a_day_has_the_name_of_its_month(cell: str, month: str) -> None:
    assert month in stems(cell)


@pytest.mark.parametrize(
    ("cell", "expected"),
    [
        ("2026-03-02", datetime.date(2026, 3, 2)),
        ("2 March 2026", datetime.date(2026, 3, 2)),
        ("March 2, 2026", datetime.date(2026, 3, 2)),
        ("March 2026", datetime.date(2026, 3, 1)),
        ("31 February 2026", None),
        ("Marching band", None),
        ("2026", None),
    ],
)
def test_days_are_read_as_written(cell: str, expected: datetime.date | None) -> None:
    assert day(cell) == expected


def test_versions_are_numbers_between_dots() -> None:
    assert version("v3.10.1") > version("3.9")
    assert version("3") == ()


def test_values_of_one_unit_come_to_a_value_written_alike() -> None:
    assert come_to(["£1,200", "£90.50"]) == "£1,290.5"
    assert come_to(["4 hours", "7 hours"], mean=True) == "5.5 hours"
    assert of_one_unit(["4 kg", "7 kg"])
    assert not of_one_unit(["4 kg", "7 g"])
    assert not of_one_unit(["2024", "2025"])
    assert number("free") == 0.0
    assert is_no("None")
    assert not is_no("Notes")


@pytest.mark.parametrize(
    ("cell", "expected"),
    [
        ("2 h 40 min", 160),
        ("45 minutes", 45),
        ("3 days", 4320),
        ("90 s", 1.5),
        ("2 hours of rest", None),
        ("7", None),
    ],
)
def test_durations_have_minutes(cell: str, expected: float | None) -> None:
    assert minutes(cell) == expected


@pytest.mark.parametrize(
    ("text", "names"),
    [
        ("Tue-Thu 9:00", "tuesday wednesday thursday"),
        ("Saturday to Monday", "saturday sunday monday"),
        ("Saturdays and Sun", "saturday sunday"),
        ("He sat in the sun, satisfied", ""),
    ],
)
def test_a_range_of_weekdays_names_each(text: str, names: str) -> None:
    assert weekdays(text) == names.split()
    assert set(names.split()) <= stems(text)
