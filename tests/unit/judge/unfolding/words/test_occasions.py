"""Days and months named one by one, told as how often something is."""

import pytest

from agent.judge.unfolding.words.occasions import CUE, in_its_words

BINS = "Bins are emptied on Mondays and Thursdays."


@pytest.mark.parametrize(
    ("text", "claim", "told"),
    [
        (BINS, "Bins are emptied three times a week.", "Bins are emptied twice a week."),
        (BINS, "Bins are emptied two days a week.", "Bins are emptied two days a week."),
        (BINS, "Bins are emptied weekly.", "Bins are emptied twice a week."),
        ("The choir meets every Tuesday at 7 pm.", "The choir meets every week.",
         "The choir meets every week at 7 pm."),
        ("The choir meets on Tuesdays.", "The choir meets one day a week.",
         "The choir meets one day a week."),
        ("Reports are due in April, July, October and January.", "Reports are due twice a year.",
         "Reports are due four times a year."),
        ("The jury sits on the last Tuesday of each month.", "The jury sits on Tuesdays.",
         "The jury sits on the last Tuesday of each month, not on all Tuesdays."),
        ("Post is sent on the first Monday of the month.", "Post is sent once a month.",
         "Post is sent once a month."),
        ("Interest is credited in June and December.", "Interest is credited once a year.",
         "Interest is credited twice a year."),
        ("Post is sent on the first Monday of the month.", "Post is sent every Monday.",
         "Post is sent on the first Monday of the month, not every Monday."),
        ("The bonus is paid annually in March.", "The bonus is paid every May.",
         "The bonus is paid every March."),
        ("The bonus is paid in March each year.", "The bonus is paid every March.",
         "The bonus is paid every March."),
    ],
)  # fmt: skip
def test_days_and_months_are_told_as_how_often(text: str, claim: str, told: str) -> None:
    assert CUE.search(text)
    assert in_its_words(text, claim) == told


@pytest.mark.parametrize(
    ("text", "claim"),
    [
        (BINS, "Bins are emptied twice a year."),
        (BINS, "Bins are emptied two months a week."),
        (BINS, "Letters are sent twice a week."),
        (BINS, "Bins are emptied on Mondays."),
        (BINS, "Bins are emptied twice a week, on Mondays and Fridays."),
        ("The board meets on the first Friday of each month.",
         "The board meets on the first Monday of every month."),
        ("Post is sent on the first Monday of the month.", "Post is sent on a Monday."),
        ("Post is sent on the first Monday of the month.", "It goes on the second Monday."),
        ("Bins were emptied on Mondays.", "Bins were emptied once a week."),
        ("Bins are not emptied on Mondays.", "Bins are emptied once a week."),
        ("Leave may be taken in July and August.", "Leave may be taken twice a year."),
        ("Reports are due in " + ", ".join("January February March April May June July".split())
         + " and August.", "Reports are due eight times a year."),
    ],
)  # fmt: skip
def test_what_is_no_such_number_stands_as_it_is(text: str, claim: str) -> None:
    assert in_its_words(text, claim) == text
