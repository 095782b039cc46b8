"""What is denied of one thing and said of another is told of the other alone."""

import pytest

from agent.domain.text import Passage
from agent.judge.passages.windows import sentences
from agent.judge.unfolding.sentences import unfolded
from agent.models.parser import SpacyParser

PARSER = SpacyParser()
RECEIPTS = "Receipts are not needed for allowances, but they are needed for hotels and taxis."
FERRY = "In winter the ferry does not stop at Lund, but it stops at Berg."
GATE = "On weekdays the gate is not locked, but on Sundays it is locked at eight."


def told(text: str, claim: str) -> str:
    split = sentences([Passage(document_id="a", text=text)])
    return " ".join(s.text for s in unfolded(claim, split, PARSER)[0])


@pytest.mark.parametrize(
    ("text", "claim", "meant"),
    [
        (RECEIPTS, "Hotel receipts are required.", "Receipts are needed for hotels and taxis."),
        (
            "No deposit is due for tents; it is due for boats.",
            "A deposit is due for boats.",
            "Deposit is due for boats.",
        ),
        (
            "Receipts are not needed for meals, but receipts are needed for taxis.",
            "Taxis need a receipt.",
            "Receipts are needed for taxis.",
        ),
        (
            "The warranty covers the battery but does not cover the charger.",
            "The charger is not covered by the warranty.",
            "The warranty does not cover the charger.",
        ),
        (
            "While bicycles may not be left in the corridor, they can be stored in the cellar.",
            "Bicycles can be kept in the cellar.",
            "Bicycles can be stored in the cellar.",
        ),
        (FERRY, "The ferry stops at Berg.", "In winter the ferry stops at Berg."),
        (GATE, "On Sundays it is locked at 8.", "On Sundays the gate is locked at eight."),
        (
            "All members may use the pool and may not use the sauna.",
            "Members are not allowed in the sauna.",
            "Members may not use the sauna.",
        ),
    ],
)
def test_the_second_half_for_a_claim_on_it(text: str, claim: str, meant: str) -> None:
    assert told(text, claim) == meant


@pytest.mark.parametrize(
    ("text", "claim"),
    [
        (RECEIPTS, "Receipts are needed for allowances."),
        (RECEIPTS, "Receipts are needed for allowances and hotels."),
        (RECEIPTS, "Receipts are only needed for hotels."),
        (RECEIPTS, "Receipts are needed."),
        ("Refunds are not given after May, but they are given for illness.", "Illness: refunds."),
        ("Guests may not bring dogs, but they are welcome in the bar.", "Guests like the bar."),
        ("Ann did not call Eve, but she called Bob.", "Ann called Bob."),
        ("Every member may swim, but they may not use the sauna.", "Members use the sauna."),
        ("Dogs may not enter the hall, but they may enter the bar if it is dry.", "Dogs: the bar."),
        (
            "Old receipts are not needed for claims, but new receipts are needed for forms.",
            "Receipts are needed for forms.",
        ),
        ("Tents are free, but boats cost 5 euros.", "Tents and boats cost 5 euros."),
    ],
)
def test_all_of_it_where_that_is_unclear(text: str, claim: str) -> None:
    assert told(text, claim) == text
