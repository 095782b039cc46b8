"""What is not so of all is not so of some."""

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
            "Not all rooms have a balcony.",
            "Some rooms have no balcony.",
            "Some rooms do not have a balcony.",
        ),
        (
            "Not every branch is open on Saturdays.",
            "Some branches are closed on Saturdays.",
            "Some branch is not open on Saturdays.",
        ),
        (
            "Not all of the flats have a cellar.",
            "There are flats without a cellar.",
            "Some of the flats do not have a cellar.",
        ),
        (
            "Not every applicant was invited to an interview.",
            "Most applicants were not invited to an interview.",
            "Some applicant was not invited to an interview.",
        ),
        (
            "The insurance does not cover all dental treatments.",
            "Some dental treatments are not covered by the insurance.",
            "The insurance does not cover some dental treatments.",
        ),
        (
            "Some of the buses do not stop at the hospital.",
            "Not every bus stops at the hospital.",
            "Not all of the buses do stop at the hospital.",
        ),
        (
            "Some rooms have no balcony.",
            "Not all rooms have a balcony.",
            "Not all rooms have a balcony.",
        ),
    ],
)
def test_not_all_is_told_as_some_not(text: str, claim: str, meant: str) -> None:
    assert told(text, claim) == meant


@pytest.mark.parametrize(
    ("text", "claim"),
    [
        ("Not all rooms have a balcony.", "All rooms have a balcony."),
        ("Not all rooms have a balcony.", "Some rooms have a balcony."),
        ("Not all shops accept cards.", "Some shops do not accept cash."),
        ("Not all flats have a cellar.", "There are no flats with a cellar."),
        ("Not all members get a letter.", "No member gets a letter."),
        ("Not all rooms that have no window have a fan.", "Some rooms have no fan."),
        ("The shop does not open at all on Sundays.", "Some shops do not open on Sundays."),
    ],
)
def test_not_all_is_told_as_some_not_not_where_that_is_unclear(text: str, claim: str) -> None:
    assert told(text, claim) == text
