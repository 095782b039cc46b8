"""What each of several does, and may do besides."""

import pytest

from agent.domain.text import Passage
from agent.judge.passages.windows import sentences
from agent.judge.unfolding.sentences import unfolded
from agent.models.parser import SpacyParser

PARSER = SpacyParser()
LANGUAGES = "Anna speaks French, Paul German."
SHOPS = "The Oslo branch sells stoves, the Bergen branch tents."


def told(text: str, claim: str) -> str:
    split = sentences([Passage(text=text)])
    return " ".join(s.text for s in unfolded(claim, split, PARSER)[0])


@pytest.mark.parametrize(
    ("text", "claim", "expected"),
    [
        (LANGUAGES, "Anna speaks German.", "Somebody speaks German."),
        (LANGUAGES, "Paul speaks German.", "Paul speaks German."),
        (SHOPS, "The Oslo branch sells tents.", "Somebody sells tents."),
        (SHOPS, "The Bergen branch sells tents.", "The Bergen branch sells tents."),
        ("Anna speaks French; Paul speaks German.", "Anna speaks German.",
         "Somebody speaks German."),
    ],
)  # fmt: skip
def test_of_one_of_them(text: str, claim: str, expected: str) -> None:
    assert told(text, claim) == expected


@pytest.mark.parametrize(
    ("text", "claim"),
    [
        ("Anna speaks only French, Paul German.", "Anna speaks German."),
        ("Anna speaks French, German and Italian.", "Anna speaks German."),
        ("Anna speaks French, Paul German.", "Anna does not speak German."),
        ("If Anna speaks French, Paul speaks German.", "Paul speaks German."),
        ("Anna married Ben, Paul Carla.", "Anna married Carla."),
    ],
)
def test_nobody_where_it_is_closed_or_hers(text: str, claim: str) -> None:
    assert not told(text, claim).startswith(("Somebody", "Paul"))
