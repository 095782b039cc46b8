"""What limits an answer goes with it."""

import pytest

from agent.writer.drafting.candidates import Limits
from agent.writer.drafting.selection import choose
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
        ("A reader's ticket costs £8 a year.", "It is free for anyone under 18."),
        ("New members pay an entrance fee of £40.", "The entrance fee is waived for families."),
        ("We lend no lamps.", "Lamps can be bought, but only upon approval by the head."),
        ("The hall can be let.", "The hall is let only on weekdays."),
        ("Gas grills may be used.", "When it is dry, gas grills are not allowed either."),
        ("You can cancel for free.", "After that only half is paid, unless you are ill."),
        ("Hens may be kept.", "They must be registered with the site manager."),
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
        ("Gas grills may be used.", "When it is dry, generators are not allowed either."),
        ("The tent is aired twice a year.", "It is free of mould."),
    ],
)
def test_a_neighbour_that_limits_nothing_of_it_is_not(told: str, after: str) -> None:
    found = scored(read(f"{told} {after}"), 2.0, 0.1)
    assert texts(choose(found, Limits(floor=1.0))) == [told]


@pytest.mark.parametrize(
    ("question", "told", "after"),
    [
        ("Who can order a stop?", "Only the head can order a stop.", "It must be reviewed."),
        ("Where is the form?", "The form is at the desk.", "It must be signed by both parents."),
        ("How much is a key?", "A key costs £4.", "It must be returned in May."),
    ],
)
def test_a_duty_limits_no_name_place_or_figure(question: str, told: str, after: str) -> None:
    found = scored(read(f"{told} {after}"), 2.0, 0.1)
    assert texts(choose(found, Limits(floor=1.0), question)) == [told]


def test_what_limits_another_documents_word_is_told_as_well() -> None:
    other = read("The desk does not lend lamps. Lamps can be bought, but only by staff.", "e")
    found = scored([*read("The desk lends lamps."), *other], 2.0, 1.5, 0.1)
    assert len(choose(found, Limits(floor=1.0))) == 3


def test_another_paragraph_limits_nothing() -> None:
    found = scored(read("Hens may be kept.\n\nDo not give more than four doses."), 2.0, 0.1)
    assert texts(choose(found, Limits(floor=1.0))) == ["Hens may be kept."]


@pytest.mark.parametrize(
    ("told", "after", "goes_with_it"),
    [
        ("Dr. Ash proposed a Sunday shift.", "No decision was made.", True),
        ("Lee suggested a raffle.", "The idea was postponed to May.", True),
        ("Lee bought a raffle drum.", "The idea was postponed to May.", False),
        ("Lee suggested a raffle.", "The roof was repaired.", False),
    ],
)
def test_what_came_of_a_proposal_goes_with_it(told: str, after: str, goes_with_it: bool) -> None:
    found = scored(read(f"{told} Tea is served at noon. {after}"), 2.0, 0.1, 0.1)
    expected = [told, after] if goes_with_it else [told]
    assert texts(choose(found, Limits(floor=1.0))) == expected
