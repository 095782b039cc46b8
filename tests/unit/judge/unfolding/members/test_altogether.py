"""So many of each of so many are told as what they are in all."""

import pytest

from agent.judge.unfolding.members.altogether import CUE, TOTAL, summed


@pytest.mark.parametrize(
    ("text", "told"),
    [
        (
            "Each of the six classes planted four trees.",
            "The six classes planted a total of 24 trees.",
        ),
        ("Each of the 12 drivers has 30 days off.", "The 12 drivers have a total of 360 days off."),
        (
            "We took two photos of each of the eight houses.",
            "We took a total of 16 photos of the eight houses.",
        ),
        (
            "Three lamps were fitted in each room (kitchen, hall and bath).",
            "A total of 9 lamps were fitted.",
        ),
        (
            "Ten seeds were sown in each of five pots.",
            "A total of 50 seeds were sown in the five pots.",
        ),
    ],
)
def test_the_total_is_told(text: str, told: str) -> None:
    assert CUE.search(text)
    assert summed(text) == told


@pytest.mark.parametrize(
    "text",
    [
        "Each class planted four trees.",
        "Two photos of each house were taken.",
        "Up to five guests sit at each of the four tables.",
        "At least two nurses were on duty in each of the three wards.",
        "Four of the six classes planted trees.",
        "Each of the four teams won two games, each of the two clubs one.",
    ],
)
def test_what_has_no_total_stands(text: str) -> None:
    assert summed(text) == text


@pytest.mark.parametrize(
    ("claim", "total"),
    [
        ("In total, 24 trees were planted.", True),
        ("A total of 24 trees was planted.", True),
        ("Each class planted four trees.", False),
    ],
)
def test_claims_on_all(claim: str, total: bool) -> None:
    assert bool(TOTAL.search(claim)) is total
