"""Who pays what others pay pays the one price that these are told to pay."""

import pytest

from agent.judge.unfolding.members.likened import priced

JUNIORS = "Juniors pay 7 francs."
MOORINGS = "The fee for rowers stays at €30 a day."
RATES = "The crew's rate is £12 per week."


@pytest.mark.parametrize(
    ("text", "others", "told"),
    [
        (
            "Trainees pay the juniors' price, veterans 11 francs.",
            [JUNIORS, "Seniors pay 15 francs."],
            "Trainees pay 7 francs, veterans 11 francs.",
        ),
        ("Schools in town pay the rowers' fee.", [MOORINGS], "Schools in town pay €30 a day."),
        (
            "Pilots are charged the same rate as the crew.",
            [RATES],
            "Pilots are charged £12 per week.",
        ),
    ],
)
def test_the_price_of_the_others_is_told(text: str, others: list[str], told: str) -> None:
    assert priced(text, [*others, text]) == told


@pytest.mark.parametrize(
    ("text", "others"),
    [
        ("Trainees pay the juniors' price.", ["Seniors pay 15 francs."]),
        ("Trainees pay the juniors' price.", [JUNIORS, "In May, juniors pay 5 francs."]),
        ("Trainees pay the juniors' price.", ["Juniors pay 7 francs if they are under nine."]),
        ("Trainees pay half the juniors' price.", [JUNIORS]),
        ("Trainees do not pay the juniors' price.", [JUNIORS]),
        ("Trainees pay the juniors' costs.", [JUNIORS]),
    ],
)
def test_it_stands_as_it_is_without_one_plain_price(text: str, others: list[str]) -> None:
    assert priced(text, [*others, text]) == text
