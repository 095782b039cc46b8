"""So many things are told as what they hold together."""

import pytest

from agent.domain.text import Passage
from agent.judge.passages.windows import sentences
from agent.judge.unfolding.sentences import unfolded
from agent.models.parser import SpacyParser

PARSER = SpacyParser()
BAR = "Each crate holds 24 bottles. The bar ordered 15 crates."


def told(text: str, claim: str) -> str:
    split = sentences([Passage(document_id="a", text=text)])
    return " ".join(s.text for s in unfolded(claim, split, PARSER)[0])


@pytest.mark.parametrize(
    ("text", "claim", "meant"),
    [
        (BAR, "The bar ordered 360 bottles.", "The bar ordered 360 bottles."),
        (BAR, "The bar ordered 200 bottles.", "The bar ordered 360 bottles."),
        (
            "A box holds twelve candles. The church bought 20 boxes.",
            "The church bought 240 candles.",
            "The church bought 240 candles.",
        ),
    ],
)
def test_things_are_told_as_what_they_hold(text: str, claim: str, meant: str) -> None:
    assert meant in told(text, claim)


@pytest.mark.parametrize(
    ("text", "claim"),
    [
        (BAR, "The bar ordered 15 crates of bottles."),
        (BAR, "The bar ordered beer."),
        (
            "Each crate holds 24 bottles. The bar ordered about 15 crates.",
            "The bar ordered 360 bottles.",
        ),
        ("Each crate holds 24 bottles. The bar ordered 15 kegs.", "The bar ordered 360 bottles."),
        (
            "Each crate holds up to 24 bottles. The bar ordered 15 crates.",
            "The bar ordered 360 bottles.",
        ),
    ],
)
def test_what_is_unclear_stands_as_it_is(text: str, claim: str) -> None:
    assert told(text, claim) == text
