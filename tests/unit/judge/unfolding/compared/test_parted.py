"""Parts of a whole in a claim's words for a portion."""

import pytest

from agent.domain.text import Passage
from agent.judge.passages.windows import sentences
from agent.judge.unfolding.sentences import unfolded
from agent.models.parser import SpacyParser

PARSER = SpacyParser()
SAMPLES = "Of the 25 samples, 19 were clean and 6 contained lead."
PUPILS = "Of the 48 pupils asked, 24 came by bike, 15 on foot and 9 by bus."
STORES = "In May 37 of the 40 stores passed."


def told(text: str, claim: str) -> str:
    split = sentences([Passage(document_id="a", text=text)])
    return " ".join(s.text for s in unfolded(claim, split, PARSER)[0])


@pytest.mark.parametrize(
    ("text", "claim", "meant"),
    [
        (
            SAMPLES,
            "Most of the samples were clean.",
            ("Most of the 25 samples were clean and a minority of the 25 samples contained lead."),
        ),
        (
            SAMPLES,
            "Only a minority of the samples contained lead.",
            "and only a minority of the 25 samples contained lead.",
        ),
        (
            SAMPLES,
            "More than three quarters of the samples were clean.",
            "More than three quarters of the 25 samples were clean",
        ),
        (
            SAMPLES,
            "The vast majority of the samples were clean.",
            "Most of the 25 samples were clean",
        ),
        (
            SAMPLES,
            "At least half of the samples contained lead.",
            "and a minority of the 25 samples contained lead.",
        ),
        (
            PUPILS,
            "Exactly half of the pupils came by bike.",
            "Exactly half of the 48 pupils asked came by bike",
        ),
        (PUPILS, "Most pupils came by bike.", "Half of the 48 pupils asked came by bike"),
        (
            PUPILS,
            "Less than a quarter of the pupils came on foot.",
            "a minority of the 48 pupils asked on foot",
        ),
        (
            STORES,
            "The great majority of the stores passed.",
            "In May the great majority of the 40 stores passed.",
        ),
        (STORES, "Less than half of the stores passed.", "In May most of the 40 stores passed."),
    ],
)
def test_parts_are_told_in_the_words_of_a_claim(text: str, claim: str, meant: str) -> None:
    assert meant in told(text, claim)


@pytest.mark.parametrize(
    ("text", "claim"),
    [
        (SAMPLES, "Most of the wells were clean."),
        (SAMPLES, "Nineteen samples were clean."),
        (
            "Of the 90 letters, 60 were answered, 20 within a week.",
            "Most letters were answered within a week.",
        ),
        ("In May at least 37 of the 40 stores passed.", "Most of the stores passed."),
        ("Of the 60 guests, 52 years old on average, 70 left.", "Most guests left."),
    ],
)
def test_what_is_unclear_stands_as_it_is(text: str, claim: str) -> None:
    assert told(text, claim) == text
