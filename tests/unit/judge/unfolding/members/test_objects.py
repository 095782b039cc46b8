"""Objects that share a verb are each told in full, unless somebody may do it himself."""

import pytest

from agent.judge.clauses.reading import read
from agent.judge.unfolding.members.objects import each_object
from agent.judge.unfolding.members.shared import each_in_full
from agent.models.parser import SpacyParser

PARSER = SpacyParser()
COVER = "The plan covers the screen for two years and the hinge for ten."


def told(text: str) -> list[list[str]]:
    (analysis,) = PARSER.parse([text], entities=False)
    tree = read(analysis).tree
    return [[t.text for t in each(tree)] for each in (each_in_full, each_object)]


@pytest.mark.parametrize(
    ("text", "each"),
    [
        (
            COVER,
            [
                "The plan covers the screen for two years.",
                "The plan covers the hinge for ten years.",
            ],
        ),
        (
            "The clinic treats adults on Mondays and children on Tuesdays.",
            ["The clinic treats adults on Mondays.", "The clinic treats children on Tuesdays."],
        ),
        (
            "The bank charges members 2% and guests 3%.",
            ["The bank charges members 2%.", "The bank charges guests 3%."],
        ),
    ],
)
def test_objects_are_told_apart(text: str, each: list[str]) -> None:
    assert told(text) == [[], each]


@pytest.mark.parametrize(
    "text",
    [
        "Adults pay £10 and children £5.",
        "The north gate opens at 8 and the south gate at 9.",
        "The tenant pays the rent in May and the landlord in June.",
        "The plan covers the screen for two years, the warranty for ten.",
    ],
)
def test_what_may_do_it_itself_is_a_subject(text: str) -> None:
    subjects, objects = told(text)
    assert len(subjects) == 2
    assert objects == []


@pytest.mark.parametrize(
    "text", ["Adults pay £10.", "The plan covers the screen.", "Go left and then right."]
)
def test_one_object_is_none_of_several(text: str) -> None:
    assert told(text)[1] == []
