"""Duties told by the last time that they were done."""

import pytest

from agent.judge.unfolding.words.again import CUE, by_the_last_time

BOILER = "The boiler must be inspected once a year."


@pytest.mark.parametrize(
    ("text", "claim", "told"),
    [
        (BOILER, "The boiler must be inspected again at the latest a year after the last check.",
         "The boiler must be inspected again at the latest a year after the last check."),
        (BOILER, "Within 12 months of its last check the boiler must be inspected.",
         "The boiler must be inspected within 12 months of its last check."),
        ("The pump is to be serviced every six months.",
         "The pump must be serviced two quarters or six months at the latest after its last one.",
         "The pump is to be serviced six months at the latest after its last one."),
    ],
)  # fmt: skip
def test_a_duty_is_due_so_long_after_the_last_time(text: str, claim: str, told: str) -> None:
    assert CUE.search(text)
    assert by_the_last_time(text, claim) == told


@pytest.mark.parametrize(
    ("text", "claim"),
    [
        (BOILER, "The boiler must be inspected at the latest two years after the last check."),
        (BOILER, "The boiler must be inspected a year after the last check."),
        (BOILER, "The lease ends at the latest a year after the last payment."),
        ("The fair is held once a year.", "It is held within a year of the last fair."),
    ],
)
def test_another_time_or_no_duty_stands(text: str, claim: str) -> None:
    assert by_the_last_time(text, claim) == text
