"""Dated deeds are in the order of their dates."""

import pytest

from agent.judge.unfolding.words.dated_order import in_order


@pytest.mark.parametrize(
    ("text", "claim", "meant"),
    [
        (
            "The treaty was signed on 12 May 1879 and ratified on 3 June 1880.",
            "The treaty was signed before it was ratified.",
            "The treaty was signed before it was ratified.",
        ),
        (
            "The treaty was signed on 12 May 1879 and ratified on 3 June 1880.",
            "The treaty was ratified before it was signed.",
            "It is not the case that the treaty was ratified before it was signed.",
        ),
        (
            "The treaty was signed on 12 May 1879 and ratified on 3 June 1880.",
            "The treaty was ratified more than a year after it was signed.",
            "The treaty was ratified more than a year after it was signed.",
        ),
        (
            "The treaty was signed on 12 May 1879 and ratified on 3 June 1880.",
            "The treaty was ratified within a year after it was signed.",
            "It is not the case that the treaty was ratified within a year after it was signed.",
        ),
        (
            "The treaty was signed in 1879 and ratified in 1880.",
            "The treaty was ratified within a year after it was signed.",
            "",
        ),
        (
            "The treaty was signed in 1879 and ratified in 1879.",
            "The treaty was signed before it was ratified.",
            "",
        ),
        (
            "The treaty was signed on 12 May and due to be ratified on 3 June.",
            "The treaty was signed before it was ratified.",
            "",
        ),
        (
            "The treaty was signed on 12 May 1879 and ratified on 3 June 1880.",
            "The treaty was ratified in 1880.",
            "",
        ),
        (
            "The treaty was signed on 12 May 1879 and ratified on 3 June.",
            "The treaty was signed before it was ratified.",
            "",
        ),
    ],
)
def test_told(text: str, claim: str, meant: str) -> None:
    assert in_order((text,), text, claim) == (meant or text)


def test_when_something_is_over_is_not_told_by_when_it_began() -> None:
    passage = ("He took out a guarantee on 1 March 2021.", "The boiler failed on 9 May 2022.")
    claim = "The boiler failed after the guarantee had run out."
    assert in_order(passage, passage[1], claim) == passage[1]


def test_dates_of_other_sentences_count() -> None:
    passage = (
        "Registration opens on 3 March and closes on 28 March.",
        "The exam is held on 12 May.",
    )
    claim = "Registration closes before the exam is held."
    assert in_order(passage, passage[1], claim) == claim
    assert in_order(passage, "Bring a pen.", claim) == "Bring a pen."
