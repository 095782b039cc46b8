"""What those under a rule do, told as what they must do where a claim tells a duty."""

import pytest

from agent.domain.text import Passage
from agent.judge.passages.windows import sentences
from agent.judge.unfolding.sentences import unfolded
from agent.models.parser import SpacyParser

PARSER = SpacyParser()


def told(text: str, claim: str) -> str:
    split = sentences([Passage(document_id="a", text=text)])
    return unfolded(claim, split, PARSER)[0][0].text


@pytest.mark.parametrize(
    ("text", "claim", "meant"),
    [
        ("Visitors sign in at the desk and wear a badge.", "Visitors must wear a badge.",
         "Visitors must sign in at the desk and wear a badge."),
        ("The tenant pays the rent by the third.", "The tenant has to pay it by the third.",
         "The tenant must pay the rent by the third."),
        ("Nurses record each visit.", "Nurses are required to record visits.", "must record"),
        ("The applicant submits two copies and keeps a third.", "The applicant must keep a third.",
         "The applicant must submit two copies and keep a third."),
    ],
)  # fmt: skip
def test_a_rule_is_told_as_a_duty(text: str, claim: str, meant: str) -> None:
    assert meant in told(text, claim)


@pytest.mark.parametrize(
    ("text", "claim"),
    [
        ("Visitors sign in at the desk.", "Visitors sign in at the desk."),
        ("Visitors sign in at the desk.", "Visitors do not have to sign in."),
        ("Many visitors sign in online.", "Visitors must sign in online."),
        ("Guests usually pay at the bar.", "Guests must pay at the bar."),
        ("Last year the members paid online.", "Members must pay online."),
        ("Bees store nectar in combs.", "Bees must store nectar in combs."),
        ("The server logs each request.", "The server must log each request."),
        ("300 members pay online.", "Members must pay online."),
        ("Students swim in the lake.", "Students must swim in the lake."),
        ("Visitors may sign in at the desk.", "Visitors must sign in at the desk."),
        ("Visitors sign in and drink tea.", "Visitors must sign in and drink tea."),
    ],
)
def test_what_is_only_told_stands_as_it_is(text: str, claim: str) -> None:
    assert told(text, claim) == text
