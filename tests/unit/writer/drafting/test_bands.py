"""Ranges of values as they are written."""

import math

import pytest

from agent.writer.drafting.bands import Band, bands, opening

INF = math.inf


@pytest.mark.parametrize(
    ("text", "measure", "low", "high"),
    [
        ("Crates of up to 30 kg go by van", "size:kg", -INF, 30),
        ("40 pages or fewer are printed at once", "count:pag", -INF, 40),
        ("Groups of ten or more people book ahead", "count:peopl", 10, INF),
        ("Between 2 and 6 weeks: the head nurse", "duration:day", 14, 42),
        ("2 years but less than 6 years: five days", "duration:month", 24, 72),
        ("From £100 to £500: two quotes", "money:", 100, 500),
        ("500+ euros: three quotes", "money:", 500, INF),
        ("Age: 60 and over; Fee: none", "age", 60, INF),
        ("Over 3 to 5 years", "duration:month", 36, 60),
    ],
)
def test_a_comparator_makes_a_band(text: str, measure: str, low: float, high: float) -> None:
    found = bands(text)[measure]
    assert (found.low, found.high) == (low, high)


def test_a_single_value_is_a_band_only_where_points_count() -> None:
    assert bands("Tents for 4 people") == {}
    assert bands("Tents for 4 people", points=True)["count:peopl"] == Band(low=4, high=4)


def test_a_measure_with_two_values_tells_nothing() -> None:
    assert bands("after 3 days or after 9 days", points=True) == {}


def test_dates_times_and_codes_are_no_bands() -> None:
    assert bands("under 9:00, over IX-30, before May 3", points=True) == {}


def test_an_open_end_is_outside() -> None:
    under, from_five = bands("under 5 kg")["size:kg"], bands("at least 5 kg")["size:kg"]
    upto = bands("up to 5 kg")["size:kg"]
    assert under.common(from_five) is None
    assert upto.common(from_five) == Band(low=5, high=5)
    assert not upto.overlaps(from_five)


def test_the_opening_ends_where_the_first_band_begins() -> None:
    assert opening("Crates of more than 30 kg go by train") == ["crat"]
    assert opening("Nobody weighs them") == ["nobody", "weigh"]
