"""Clefts told plainly."""

import pytest

from agent.domain.text import Passage
from agent.judge.passages.windows import sentences
from agent.judge.unfolding.sentences import unfolded
from agent.models.parser import SpacyParser

PARSER = SpacyParser()


def told(text: str, claim: str = "It is so.") -> str:
    split = sentences([Passage(document_id="a", text=text)])
    return " ".join(s.text for s in unfolded(claim, split, PARSER)[0])


@pytest.mark.parametrize(
    ("text", "meant"),
    [
        (
            "It was the pump, not the valve, that failed.",
            "The pump failed. The valve did not fail.",
        ),
        (
            "It was the arrested man, not the injured one, who had been on bail.",
            "The arrested man had been on bail. The injured man had not been on bail.",
        ),
        (
            "It was the nurse who found the keys, not the porter.",
            "The nurse found the keys. The porter did not find the keys.",
        ),
        (
            "It was the cook, not the waiter, who called, and the guests were grateful.",
            "The cook called, and the guests were grateful. The waiter did not call.",
        ),
        (
            "It was explained that the fund buys bonds, not shares.",
            "It was explained that the fund buys bonds, not shares.",
        ),
        ("It was Ms Hale who signed the contract.", "Ms Hale signed the contract."),
        (
            "It was the Titan, not the Oberon, that the manager chose.",
            "The manager chose the Titan. The manager did not choose the Oberon.",
        ),
    ],
)
def test_a_cleft_is_told_plainly(text: str, meant: str) -> None:
    assert told(text) == meant


@pytest.mark.parametrize(
    "text",
    [
        "It was clear that the pump failed.",
        "It was not Ann who signed.",
        "It is the rule that no one who is ill may work.",
        "It was decided that the hall, not the barn, be painted.",
        "It was the pump that did not fail.",
    ],
)
def test_other_sentences_stand_as_they_are(text: str) -> None:
    assert told(text) == text


def test_a_claim_put_so_itself_is_left_alone() -> None:
    text = "It was the pump, not the valve, that failed."
    assert told(text, "It was the pump that failed.") == text
