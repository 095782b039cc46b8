"""What used to be so is not so any more."""

import pytest

from agent.domain.text import Passage
from agent.judge.passages.windows import sentences
from agent.judge.unfolding.sentences import unfolded
from agent.models.parser import SpacyParser

PARSER = SpacyParser()
BUS = "The bus used to stop at the harbour, but since 2019 it has gone to the airport."
DESK = "The desk used to be in Mill Lane and is now in Castle Street."
TILLS = "The tills used to be at the exit, but now they are upstairs."


def told(text: str, claim: str) -> str:
    split = sentences([Passage(document_id="a", text=text)])
    return " ".join(s.text for s in unfolded(claim, split, PARSER)[0])


@pytest.mark.parametrize(
    ("text", "claim", "meant"),
    [
        (
            BUS,
            "The bus no longer stops at the harbour.",
            "The bus does not stop at the harbour any more.",
        ),
        (BUS, "The bus stops at the harbour.", "The bus does not stop at the harbour any more."),
        (BUS, "The bus goes to the airport.", "Since 2019 the bus has gone to the airport."),
        (DESK, "The desk is in Castle Street.", "The desk is now in Castle Street."),
        (DESK, "The desk is in Mill Lane.", "The desk is not in Mill Lane any more."),
        (TILLS, "The tills are at the exit.", "The tills are not at the exit any more."),
        (
            TILLS,
            "The tills are not at the exit but upstairs.",
            "The tills are not at the exit any more. Now they are upstairs.",
        ),
    ],
)
def test_what_used_to_be_is_told_as_no_more(text: str, claim: str, meant: str) -> None:
    assert told(text, claim) == meant


@pytest.mark.parametrize(
    ("text", "claim"),
    [
        (BUS, "The bus used to stop at the harbour."),
        (BUS, "The bus stopped at the harbour."),
        (BUS, "The bus no longer stops at the mill."),
        ("The shop used to be open until noon.", "The shop is open until noon."),
        ("The mill used to grind rye, but it still grinds wheat.", "The mill grinds rye."),
    ],
)
def test_it_stands_where_that_is_unclear(text: str, claim: str) -> None:
    assert told(text, claim) == text
