"""Times of day in digits and in words."""

import pytest

from agent.judge.quantities.times.clock import clock_spans

CLOCKS = {
    "21:40": 1300,
    "1 p.m.": 780,
    "noon": 720,
    "midnight": 0,
    "half past nine in the morning": 570,
    "a quarter to ten in the evening": 1305,
    "six in the evening": 1080,
    "8 o'clock": 480,
    "12 am": 0,
    "twelve noon": 720,
    "ten to eight": 470,
    "five past six in the evening": 1085,
    "twenty-five minutes past three": 205,
    "quarter to six p.m.": 1065,
    "nine tomorrow morning": 540,
    "8 on Friday evening": 1200,
    "two at night": 120,
    "eight tonight": 1200,
}


@pytest.mark.parametrize("text", CLOCKS)
def test_clock(text: str) -> None:
    assert [s.minutes for s in clock_spans(f"It shuts at {text}")] == [CLOCKS[text]]


def test_the_article_of_a_quarter_to_nine_is_part_of_it() -> None:
    (start,) = [s.start for s in clock_spans("It shuts at a quarter to nine")]
    assert start == len("It shuts at ")


@pytest.mark.parametrize(
    "text",
    [
        "The vote was carried by ten to eight.",
        "Membership fell from ten to eight.",
        "They looked at ten to eight offers.",
        "We saw ten this morning.",
    ],
)
def test_no_time_of_day(text: str) -> None:
    assert not clock_spans(text)
