"""Whose own is told of by *its*, *his* and *her*."""

import pytest

from agent.domain.text import Passage
from agent.judge.passages.windows import sentences
from agent.judge.unfolding.members.related import of_its_owner
from agent.judge.unfolding.telling import Told
from agent.models.parser import SpacyParser

PARSER = SpacyParser()
FIRM = "Norwick Ltd. lost 3 million. Its parent company, Halden AG, made a profit of 40 million."
RUIZ = "Ana Ruiz joined the firm in 1998; her daughter Marta has been its director since 2015."


def told(text: str, claim: str) -> str:
    passage = tuple(s.text for s in sentences([Passage(text=text)])[0])
    at = len(passage) - 1
    return of_its_owner(Told(passage[at], claim, passage, at, passage[at - 1], PARSER))


@pytest.mark.parametrize(
    ("text", "claim", "expected"),
    [
        (FIRM, "The parent company of Norwick Ltd. made a profit of 40 million.",
         "The parent company of Norwick Ltd. made a profit of 40 million."),
        (RUIZ, "Ana Ruiz's daughter has been director since 2015.",
         "Ana Ruiz joined the firm in 1998; Ana Ruiz's daughter has been its director since 2015."),
        ("The pump was replaced because its motor had overheated.",
         "The motor of the pump overheated.",
         "The pump was replaced because the motor of the pump had overheated."),
    ],
)  # fmt: skip
def test_whose_it_is(text: str, claim: str, expected: str) -> None:
    assert told(text, claim) == expected


@pytest.mark.parametrize(
    ("text", "claim"),
    [
        ("Norwick sued Halden. Its parent company paid.", "Halden's parent company paid."),
        ("Norwick sued Halden. Its parent company paid.", "Norwick's parent company paid."),
        ("Ana Ruiz left. Her former partner runs it.", "Ana Ruiz's partner runs it."),
        ("Ana Ruiz left. Her sister runs it.", "Ana Ruiz's elder sister runs it."),
        ("Ana Ruiz left. Her sister runs it.", "Ana Ruiz's brother runs it."),
        ("Ana Ruiz left. Her sister and her son run it.", "Ana Ruiz's sister runs it."),
        ("Eva Ruiz left. Her sister runs it.", "Ana Ruiz's sister runs it."),
    ],
)
def test_not_where_it_may_be_anothers(text: str, claim: str) -> None:
    assert told(text, claim) == sentences([Passage(text=text)])[0][-1].text
