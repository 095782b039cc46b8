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
}


@pytest.mark.parametrize("text", CLOCKS)
def test_clock(text: str) -> None:
    assert [s.minutes for s in clock_spans(f"It shuts at {text}")] == [CLOCKS[text]]


def test_the_article_of_a_quarter_to_nine_is_part_of_it() -> None:
    (start,) = [s.start for s in clock_spans("It shuts at a quarter to nine")]
    assert start == len("It shuts at ")
