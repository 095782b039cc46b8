"""What limits an answer goes with it."""

import pytest

from agent.writer.drafting.selection import Limits, choose
from tests.unit.writer.drafting.test_selection import read, scored, texts


@pytest.mark.parametrize(
    ("told", "after"),
    [
        ("Children may be given 5 ml every six hours.", "Do not give more than four doses a day."),
        ("Acetone may be stored in the blue cabinet.", "Never keep it beside peroxide."),
        ("Sick pay is full pay for eight weeks.", "It is paid only if a note is handed in."),
        ("Holidays in term time are not authorised.", "The head may grant exceptions."),
        ("Office staff may work from home.", "This does not apply to the first months."),
        ("The balcony carries 500 kg.", "The balcony must not be used in a storm."),
        ("Staff may charge private bikes.", "Bikes must not be left charging overnight."),
    ],
)
def test_a_limit_right_behind_the_answer_is_told(told: str, after: str) -> None:
    found = scored(read(f"{told} {after} Tea is served at noon."), 2.0, 0.1, 0.1)
    assert texts(choose(found, Limits(floor=1.0))) == [told, after]


@pytest.mark.parametrize(
    ("told", "after"),
    [
        ("Customer data is stored in Frankfurt.", "Backups are kept for 35 days."),
        ("Wreaths are sold in the shop.", "Dogs cannot come into the tea room."),
        ("Children aged 2 may be given 5 ml.", "Sacks from the yard may not be lifted alone."),
        ("Keep the bottle cold.", "It was made in Leeds."),
    ],
)
def test_a_neighbour_that_limits_nothing_of_it_is_not(told: str, after: str) -> None:
    found = scored(read(f"{told} {after}"), 2.0, 0.1)
    assert texts(choose(found, Limits(floor=1.0))) == [told]


def test_another_paragraph_limits_nothing() -> None:
    found = scored(read("Hens may be kept.\n\nDo not give more than four doses."), 2.0, 0.1)
    assert texts(choose(found, Limits(floor=1.0))) == ["Hens may be kept."]
