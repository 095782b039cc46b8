"""Amounts in the writing of a claim."""

import pytest

from agent.judge.unfolding.words.written import CUE, as_written
from agent.models.parser import SpacyParser

PARSER = SpacyParser()
PHOTOS = "The archive has about a quarter of a million photographs."


@pytest.mark.parametrize(
    ("text", "claim", "told"),
    [
        (PHOTOS, "It has about 250,000 photographs.",
         "The archive has about 250,000 photographs."),
        (PHOTOS, "It has around 250,000 photographs.",
         "The archive has around 250,000 photographs."),
        ("Fifteen hundred people came.", "1,500 people came.", "1,500 people came."),
        (PHOTOS, "It has about 25,000 photographs.", PHOTOS),
        (PHOTOS, "It has 250,000 photographs.", PHOTOS),
        (PHOTOS, "It has about 250,000 books.", PHOTOS),
        ("A dozen people came, and 12 people left.", "Twelve people came.",
         "A dozen people came, and 12 people left."),
        ("More than 1,500 people came.", "One and a half thousand people came.",
         "More than 1,500 people came."),
    ],
)  # fmt: skip
def test_the_same_amount_is_written_alike(text: str, claim: str, told: str) -> None:
    assert CUE.search(text)
    assert as_written(*PARSER.parse([text, claim], entities=False)) == told
