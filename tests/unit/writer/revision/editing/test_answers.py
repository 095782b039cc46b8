"""The "Yes" or "No" before a sentence that is changed."""

import pytest

from agent.domain.ledger import Edit
from agent.domain.prose.sentences import split_sentences
from agent.domain.text import Span
from agent.writer.revision.editing.answers import unanswered
from agent.writer.revision.editing.edits import apply_edits


def revised(draft: str, words: str, instead: str) -> str:
    at = draft.index(words)
    span = Span(start=at, end=at + len(words))
    home = next(s for s in split_sentences(draft) if s.overlaps(span))
    edit = Edit(claim_id="c", span=span, replacement=instead, reason="")
    return apply_edits(draft, unanswered(draft, home, [edit]), [])


@pytest.mark.parametrize(
    ("draft", "words", "instead", "after"),
    [
        ("Yes, interns get leave.", "get", "do not get", "Interns do not get leave."),
        ("Yes. Interns get leave.", "get", "do not get", "Interns do not get leave."),
        ("No: it is closed.", "it is closed", "it is open", "It is open."),
        ("Pay first. Yes, dogs may enter.", "may", "may not", "Pay first. Dogs may not enter."),
        ("- Yes, dogs may enter.", "may", "may not", "- Dogs may not enter."),
        ("Yes, it is so.", "Yes, it is so.", "It is not.", "It is not."),
        ("Dogs may enter.", "may", "may not", "Dogs may not enter."),
        ("No dogs may enter.", "may", "must", "No dogs must enter."),
    ],
)
def test_falls_with_it(draft: str, words: str, instead: str, after: str) -> None:
    assert revised(draft, words, instead) == after


def test_stands_where_only_a_citation_is_put_in() -> None:
    draft = "Yes, dogs may enter."
    edit = Edit(claim_id="c", span=Span(start=20, end=20), replacement=" [cite:a]", reason="")
    home = split_sentences(draft)[0]
    assert unanswered(draft, home, [edit]) == [edit]
