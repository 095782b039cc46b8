"""How much longer one of two things lasts is told as their times have it."""

import pytest

from agent.domain.text import Passage
from agent.judge.passages.windows import sentences
from agent.judge.unfolding.sentences import unfolded
from agent.models.parser import SpacyParser

PARSER = SpacyParser()
WARRANTY = "The warranty covers the frame for three years and the battery for one year."
ENGINE = "The guarantee on the engine runs for ten years, that on the paintwork for five."
BOOKS = "Books may be borrowed for four weeks and films for one week."


@pytest.mark.parametrize(
    ("text", "claim", "told"),
    [
        (WARRANTY, "The frame is covered for three times as long as the battery.", ""),
        (
            WARRANTY,
            "The frame is covered twice as long as the battery.",
            "The frame is covered for 3 times as long as the battery.",
        ),
        (
            WARRANTY,
            "The battery is covered for three times as long as the frame.",
            "The battery is covered shorter than the frame.",
        ),
        (ENGINE, "The engine is guaranteed for five years longer than the paintwork.", ""),
        (
            ENGINE,
            "The engine is guaranteed for ten years longer than the paintwork.",
            "The engine is guaranteed 5 years longer than the paintwork.",
        ),
        (
            BOOKS,
            "Films may be borrowed for three weeks longer than books.",
            "Films may be borrowed 3 weeks shorter than books.",
        ),
        (BOOKS, "Books must be borrowed three weeks longer than films.", BOOKS),
        (ENGINE, "The engine is guaranteed for ten months longer than the paintwork.", ENGINE),
    ],
)
def test_how_much_longer_is_told_by_the_times(text: str, claim: str, told: str) -> None:
    split = sentences([Passage(document_id="a", text=text)])
    assert " ".join(s.text for s in unfolded(claim, split, PARSER)[0]) == (told or claim)
