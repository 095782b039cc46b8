"""What somebody refused is told in full."""

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
            "The minister was asked to resign but refused.",
            "The minister refused to resign.",
            "The minister refused to resign.",
        ),
        (
            "The minister was asked to resign but refused.",
            "The minister did not resign.",
            "The minister did not resign.",
        ),
        (
            "The minister was asked to resign but refused.",
            "The minister was asked to resign.",
            "The minister was asked to resign. The minister refused to resign.",
        ),
        (
            "The court asked the firm to hand over files, but it refused.",
            "The court refused to hand over files.",
            "The court asked the firm to hand over files. The firm refused to hand over files.",
        ),
        (
            "The council invited residents to comment; they declined to do so.",
            "The residents declined to comment.",
            "Residents declined to comment.",
        ),
        (
            "The board urged Mr Hale to go, but he refused because a vote was near.",
            "Mr Hale refused to go.",
            "Mr Hale refused to go because a vote was near.",
        ),
    ],
)
def test_a_refusal_is_told_in_full(text: str, claim: str, meant: str) -> None:
    assert told(text, claim) == meant


@pytest.mark.parametrize(
    ("text", "claim"),
    [
        ("The minister was asked to resign.", "The minister refused to resign."),
        (
            "The minister was asked to resign and to apologise but refused.",
            "The minister did not resign.",
        ),
        (
            "The minister was asked to resign but the party refused.",
            "The minister refused to resign.",
        ),
    ],
)
def test_a_refusal_is_told_in_full_not_where_that_is_unclear(text: str, claim: str) -> None:
    assert told(text, claim) == text
