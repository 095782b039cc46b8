"""What happened only then happened then."""

import pytest

from agent.domain.text import Passage
from agent.judge.passages.windows import sentences
from agent.judge.unfolding.sentences import unfolded
from agent.models.parser import SpacyParser

PARSER = SpacyParser()


def told(text: str, claim: str) -> str:
    split = sentences([Passage(document_id="a", text=text)])
    return " ".join(s.text for s in unfolded(claim, split, PARSER)[0])


@pytest.mark.parametrize(
    ("text", "claim", "meant"),
    [
        (
            "The bridge was opened only after several delays.",
            "The bridge was opened.",
            "The bridge was opened after several delays.",
        ),
        (
            "The mayor apologised only when the report was published.",
            "The mayor apologised.",
            "The mayor apologised when the report was published.",
        ),
        (
            "The ban was lifted only on Monday.",
            "The ban was lifted on Monday.",
            "The ban was lifted on Monday.",
        ),
    ],
)
def test_what_happened_only_then_is_told_as_then(text: str, claim: str, meant: str) -> None:
    assert told(text, claim) == meant


@pytest.mark.parametrize(
    ("text", "claim"),
    [
        (
            "The bridge was opened only after several delays.",
            "The bridge was opened only after delays.",
        ),
        (
            "The bridge was opened only after several delays.",
            "The bridge was opened without delay.",
        ),
        ("The ban may be lifted only on Monday.", "The ban may be lifted."),
        ("Guests are admitted only after registration.", "Guests are admitted."),
        ("The roof was repaired only in part.", "The roof was repaired."),
        ("The doors were not opened only after noon.", "The doors were opened."),
    ],
)
def test_what_happened_only_then_is_told_as_then_not_where_that_is_unclear(
    text: str, claim: str
) -> None:
    assert told(text, claim) == text
