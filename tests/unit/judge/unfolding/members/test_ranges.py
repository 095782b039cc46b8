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
        ("Boxes 2 and 3 were lost.", "Box 3 was lost.", "Box 3 was lost."),
    ],
)
def test_of_its_own(text: str, claim: str, meant: str) -> None:
    assert told(text, claim) == meant


@pytest.mark.parametrize(
    ("text", "claim"),
    [
        ("Rooms 11–15 are heated.", "Room 16 is heated."),
        ("Rooms 11 and 15 are heated.", "Room 12 is heated."),
        ("Rooms 11–15 are heated.", "Hall 12 is heated."),
        ("Rooms 11–15 are heated.", "Room 12 is warmer than room 14."),
        ("Rooms 11–15 are heated, rooms 1–4 are not.", "Room 12 is heated."),
        ("It takes children 5 and 7 days a week.", "Child 5 stays."),
    ],
)
def test_of_others(text: str, claim: str) -> None:
    assert told(text, claim) is None
