"""Holidays told by their dates, and dates by the holidays that they are."""

import pytest

from agent.judge.unfolding.moments.holidays import CUE, by_its_name


@pytest.mark.parametrize(
    ("text", "claim", "told"),
    [
        ("It is closed on New Year's Day and Good Friday.", "It is closed on 1 January.",
         "It is closed on 1 January and Good Friday."),
        ("It is closed on Christmas Day and Boxing Day.", "It is closed on 25 and 26 December.",
         "It is closed on 25 December and 26 December."),
        ("On 24 December shops close at 2.", "On Christmas Eve shops close at 4.",
         "On Christmas Eve shops close at 2."),
        ("It is due by 31 December 2024.", "It is due by New Year’s Eve.",
         "It is due by New Year’s Eve 2024."),
        ("No post on 1 May.", "There is post on May Day.", "No post on May Day."),
        ("It is due by 31 December.", "It is due by Christmas Eve.", "It is due by 31 December."),
        ("It is due by 31 December.", "It is due by New Year's Eve 2024.",
         "It is due by 31 December."),
        ("It is due by 3 May.", "It is due by 3 May.", "It is due by 3 May."),
        ("It is due in May 2024.", "It is due in May.", "It is due in May 2024."),
    ],
)  # fmt: skip
def test_a_holiday_is_told_as_the_claim_names_it(text: str, claim: str, told: str) -> None:
    assert CUE.search(text)
    assert by_its_name(text, claim) == told
