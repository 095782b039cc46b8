"""A clause that several times or places share is told of each."""

import pytest

from agent.judge.clauses.reading import read
from agent.judge.unfolding.members.fronts import each_by_front
from agent.models.parser import SpacyParser

PARSER = SpacyParser()


def told(text: str) -> list[str]:
    (analysis,) = PARSER.parse([text], entities=False)
    return [t.text for t in each_by_front(read(analysis).tree)]


@pytest.mark.parametrize(
    ("text", "each"),
    [
        (
            "In May, the office opens at 8, in June at 9.",
            ["In May the office opens at 8.", "In June the office opens at 9."],
        ),
        (
            "For tap washers call the caretaker, for blocked drains the plumber.",
            ["For tap washers call the caretaker.", "For blocked drains call the plumber."],
        ),
        (
            "During term the pool opens at six, during the holidays at eight.",
            ["During term the pool opens at six.", "During the holidays the pool opens at eight."],
        ),
        (
            "In the east wing smoking is allowed on the balconies, in the west wing nowhere.",
            [
                "In the east wing smoking is allowed on the balconies.",
                "In the west wing smoking is allowed nowhere.",
            ],
        ),
    ],
)
def test_each_time_or_place_has_its_own_sentence(text: str, each: list[str]) -> None:
    assert told(text) == each


@pytest.mark.parametrize(
    "text",
    [
        "Owners have two votes, tenants one.",
        "In May, the office opens at 8.",
        "In May the office opens at 8, and the shop closes.",
        "In the hall and in the bar drinks are served.",
        "In Group A the top two teams advance, in Group B only the winner.",
    ],
)
def test_other_sentences_are_not_divided(text: str) -> None:
    assert told(text) == []
