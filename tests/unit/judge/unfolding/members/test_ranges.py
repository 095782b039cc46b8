"""Numbered things are told of the one that a claim is on."""

import pytest

from agent.judge.unfolding.members.ranges import of_one
from tests.trees import tree


def told(text: str, claim: str) -> str | None:
    whole = tree(text)
    return of_one(whole, range(*whole.sentences[0]), tree(claim))


@pytest.mark.parametrize(
    ("text", "claim", "meant"),
    [
        ("Rooms 11–15 are heated.", "Room 12 is heated.", "Room 12 is heated."),
        ("Classes 5 to 7 have no lessons.", "Class 6 has lessons.", "Class 6 has no lessons."),
        ("Gates 2 through 8 were shut.", "Gate 8 was shut.", "Gate 8 was shut."),
        ("Articles 3, 5 and 9 apply.", "Article 5 does not apply.", "Article 5 applies."),
        (
            "Work under chapters 1 to 4 may begin.",
            "Work under chapter 3 may begin.",
            "Work under chapter 3 may begin.",
        ),
        ("Rooms 4, 7 and 9 are dry.", "Rooms 4 and 9 are dry.", "Rooms 4 and 9 are dry."),
        ("Rooms 2 to 9 are dry.", "Rooms 3 to 5 are wet.", "Rooms 3 to 5 are dry."),
        ("Boxes 2 and 3 were lost.", "Box 3 was lost.", "Box 3 was lost."),
        ("Flats 2 to 6 pay 40 euros each.", "Flat 3 pays 40 euros.", "Flat 3 pays 40 euros each."),
    ],
)
def test_of_its_own(text: str, claim: str, meant: str) -> None:
    assert told(text, claim) == meant


@pytest.mark.parametrize(
    ("text", "claim"),
    [
        ("Rooms 11–15 are heated.", "Room 16 is heated."),
        ("Rooms 11 and 15 are heated.", "Rooms 11 to 15 are heated."),
        ("Rooms 4, 7 and 9 are dry.", "Rooms 4 and 8 are dry."),
        ("Rooms 11 and 15 are heated.", "Room 12 is heated."),
        ("Rooms 11–15 are heated.", "Hall 12 is heated."),
        ("Rooms 11–15 are heated.", "Room 12 is warmer than room 14."),
        ("Rooms 11–15 are heated, rooms 1–4 are not.", "Room 12 is heated."),
        ("It takes children 5 and 7 days a week.", "Child 5 stays."),
        ("Rooms 11 to 15 hold 120 people in all.", "Room 12 holds 120 people."),
        ("Rooms 11 to 15, except room 13, have a balcony.", "Room 13 has a balcony."),
        ("Houses 4 to 8 paid 2,000 euros for the pipe.", "House 5 paid 2,000 euros."),
        ("Classes 3 and 5 share a teacher.", "Class 5 shares a teacher."),
    ],
)
def test_of_others(text: str, claim: str) -> None:
    assert told(text, claim) is None
