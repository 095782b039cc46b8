from itertools import pairwise

import pytest
from hypothesis import given
from hypothesis import strategies as st

from agent.domain.prose.figures import FigureKind, figures, value


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("currently $250,000 in all", [("$250,000", FigureKind.MONEY)]),
        ("a fee of 40 euros", [("40 euros", FigureKind.MONEY)]),
        ("25p a mile, filmed in 1080p", [("25p", FigureKind.MONEY)]),
        ("up to 2.1% of pay", [("2.1%", FigureKind.PERCENT)]),
        ("half of the budget", [("half", FigureKind.PERCENT)]),
        ("takes 8-15 months", [("8-15 months", FigureKind.DURATION)]),
        ("takes six to eight months", [("six to eight months", FigureKind.DURATION)]),
        ("within 3 business days", [("3 business days", FigureKind.DURATION)]),
        (
            "takes 1 h 10 min, at 50 km/h",
            [("1 h 10 min", FigureKind.DURATION), ("50 km", FigureKind.SIZE)],
        ),
        ("a 12-month period", [("12-month", FigureKind.DURATION)]),
        ("in the first quarter of 2024", [("the first quarter of 2024", FigureKind.DATE)]),
        ("due November 15th", [("November 15th", FigureKind.DATE)]),
        ("since 2019", [("2019", FigureKind.DATE)]),
        ("by 3:30 PM ET", [("3:30 PM ET", FigureKind.CLOCK)]),
        ("The gate closes at 22:15.", [("22:15", FigureKind.CLOCK)]),
        ("from 7:15 to 12:00", [("7:15", FigureKind.CLOCK), ("12:00", FigureKind.CLOCK)]),
        ("closed from noon", [("noon", FigureKind.CLOCK)]),
        ("at half past six", [("half past six", FigureKind.CLOCK)]),
        ("on line #1810", [("#1810", FigureKind.CODE)]),
        ("call (877) 709-5797", [("(877) 709-5797", FigureKind.CODE)]),
        ("encrypted with AES-256", [("AES-256", FigureKind.CODE)]),
        ("14 characters", [("14 characters", FigureKind.SIZE)]),
        ("9 or fewer participants", [("9", FigureKind.COUNT)]),
        ("1.8 million users", [("1.8 million", FigureKind.COUNT)]),
        ("code is 10536", [("10536", FigureKind.COUNT)]),
        ("one of the staff", []),
        ("no figure at all", []),
    ],
)
def test_kinds(text: str, expected: list[tuple[str, FigureKind]]) -> None:
    assert [(f.text, f.kind) for f in figures(text)] == expected


@pytest.mark.parametrize(
    ("one", "other", "same"),
    [
        ("seven days", "7 days", True),
        ("six to eight months", "6-8 months", True),
        ("$1,000", "$1000", True),
        ("2 million people", "2,000,000 people", True),
        ("7 days", "7 weeks", False),
        ("7 days", "8 days", False),
        ("twenty-five items", "25 items", True),
    ],
)
def test_keys_compare_spellings(one: str, other: str, same: bool) -> None:
    assert ([f.key for f in figures(one)] == [f.key for f in figures(other)]) is same


@pytest.mark.parametrize(
    ("word", "number"),
    [("twelve", 12), ("two hundred", 200), ("a hundred", 100), ("1,250", 1250), ("2k", 2000)],
)
def test_value(word: str, number: float) -> None:
    assert value(word) == number


def test_value_of_no_number() -> None:
    assert value("several") is None


@given(st.text(alphabet="0123456789 ,.-$%#daysmonth()/:", max_size=60))
def test_spans_are_exact_ordered_and_disjoint(text: str) -> None:
    found = figures(text)
    for figure in found:
        assert figure.span.of(text).startswith(figure.text[:1])
        assert figure.span.covers(figure.number)
    for left, right in pairwise(found):
        assert left.span.end <= right.span.start


@pytest.mark.parametrize(
    ("text", "figure"),
    [
        ("The shop opens at 10 am.", "10 am"),
        ("The shop opens at 10:30 PM. Ring twice.", "10:30 PM"),
        ("It closes at 10 p.m. on Monday.", "10 p.m."),
        ("It opens at 10 am on Monday.", "10 am"),
    ],
)
def test_the_end_of_a_sentence_is_no_part_of_a_time(text: str, figure: str) -> None:
    assert [f.text for f in figures(text)] == [figure]


@pytest.mark.parametrize("text", ["45p", "45 pence", "forty-five cents", "£0.45"])
def test_a_hundredth_of_a_currency_is_told_in_the_whole(text: str) -> None:
    assert [f.key for f in figures(f"It costs {text} a mile.")] == ["money:0.45:"]
