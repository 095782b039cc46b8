"""What is closed until a time opens then."""

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
            "The pool is closed until Friday for cleaning.",
            "The pool reopens on Friday.",
            "The pool reopens on Friday.",
        ),
        (
            "The bridge was shut until 3 March.",
            "The bridge opened again on 3 March.",
            "The bridge reopened on 3 March.",
        ),
        (
            "The kitchens will remain closed until 4 pm.",
            "The kitchens reopen at 4 pm.",
            "The kitchens will reopen at 4 pm.",
        ),
        (
            "Booking is suspended until 1 May.",
            "Booking resumes on 1 May.",
            "Booking resumes on 1 May.",
        ),
        (
            "Ferries were suspended until 4 April.",
            "The ferries stopped on 4 April.",
            "Ferries resumed on 4 April.",
        ),
        (
            "The hotline is unavailable until noon.",
            "The hotline is available from noon.",
            "The hotline is available again at noon.",
        ),
        (
            "The lifts were out of order until Wednesday.",
            "The lifts were back on Wednesday.",
            "The lifts were available again on Wednesday.",
        ),
        (
            "The road has been closed to traffic until May 2026.",
            "The road reopens in May 2026.",
            "The road reopens in May 2026.",
        ),
        (
            "The library won't open until Monday.",
            "The library opens on Monday.",
            "The library will open on Monday.",
        ),
        (
            "The clinic does not open until October.",
            "The clinic opens in October.",
            "The clinic opens in October.",
        ),
        (
            "Lessons did not resume until 2021.",
            "Lessons resumed in 2021.",
            "Lessons did resume in 2021.",
        ),
        (
            "Tickets will not be available until 2 March.",
            "Tickets are available from 2 March.",
            "Tickets will be available on 2 March.",
        ),
    ],
)
def test_closed_until_is_told_as_opening(text: str, claim: str, meant: str) -> None:
    assert told(text, claim) == meant


@pytest.mark.parametrize(
    ("text", "claim"),
    [
        ("The pool is closed until Friday.", "The pool is open until Friday."),
        ("The pool is closed until Friday.", "The sauna reopens on Friday."),
        ("The pool is closed until Friday.", "The pool is not open again on Friday."),
        ("The pool is closed until further notice.", "The pool reopens on Friday."),
        ("The pool is closed from Monday until Friday.", "The pool reopens on Friday."),
        ("Only the pool is closed until Friday.", "The pool reopens on Friday."),
    ],
)
def test_closed_until_is_told_as_opening_not_where_that_is_unclear(text: str, claim: str) -> None:
    assert told(text, claim) == text
