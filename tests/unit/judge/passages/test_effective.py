"""From when on a document is in force, where a claim asks for it."""

import datetime

import pytest

from agent.domain.text import Passage
from agent.judge.passages.effective import since

TOLD = [
    "Since June size M costs €4.",
    "From 1 June 2025 size M costs €4.",
    "As of June 1, 2025 size M costs €4.",
    "Size M has cost €4 since the beginning of June.",
]
LEFT = [
    "From June 2024 size M costs €4.",
    "From June to August size M costs €4.",
    "Since July size M costs €4.",
    "From 2 June size M costs €4.",
    "Size M costs €4 in June.",
    "From then on we may charge €4.",
]
PASSAGE = Passage(text="M | €4", since=datetime.date(2025, 6, 1))


@pytest.mark.parametrize("claim", TOLD)
def test_the_first_day_of_a_document_is_told(claim: str) -> None:
    assert since(claim, PASSAGE, "M | €4") == "From 1 June 2025: "


@pytest.mark.parametrize("claim", LEFT)
def test_another_time_is_not_that_of_the_document(claim: str) -> None:
    assert since(claim, PASSAGE, "M | €4") == ""


@pytest.mark.parametrize(
    "text", ["From 1 August size M costs €4.", "Size M was €4.", "Until now size M costs €4."]
)
def test_what_has_a_time_of_its_own_keeps_it(text: str) -> None:
    assert since(TOLD[0], PASSAGE, text) == ""


def test_a_document_that_tells_no_day_lends_none() -> None:
    assert since(TOLD[0], Passage(text="M | €4"), "M | €4") == ""
