"""Values are told by how they stand to the range to be kept."""

import pytest

from agent.domain.text import Passage
from agent.judge.passages.windows import sentences
from agent.judge.unfolding.sentences import unfolded
from agent.models.parser import SpacyParser

PARSER = SpacyParser()
VACCINE = (
    "The vaccine must be kept between 2 °C and 8 °C. The logger showed 5 °C at "
    "departure and 9 °C on arrival."
)
MILK = "Milk must not be warmer than 6 °C. The milk came at 9 °C."


def told(text: str, claim: str) -> str:
    split = sentences([Passage(document_id="a", text=text)])
    return " ".join(s.text for s in unfolded(claim, split, PARSER)[0])


@pytest.mark.parametrize(
    ("text", "claim", "meant"),
    [
        (
            VACCINE,
            "On arrival the vaccine was warmer than the permitted range.",
            "On arrival the vaccine was warmer than the permitted range.",
        ),
        (
            VACCINE,
            "At departure the vaccine was too warm.",
            "At departure the vaccine was within the permitted range.",
        ),
        (
            VACCINE,
            "On arrival the vaccine was too cold.",
            "On arrival the vaccine was above the permitted range.",
        ),
        (
            VACCINE,
            "On arrival the vaccine was within the limits.",
            "On arrival the vaccine was above the permitted range.",
        ),
        (
            VACCINE,
            "At departure the vaccine was outside the permitted range.",
            "At departure the vaccine was within the permitted range.",
        ),
        (
            VACCINE,
            "The vaccine was too warm.",
            "5 °C (within the permitted range) at departure and 9 °C (too warm) on arrival",
        ),
        (MILK, "The milk was too warm.", "The milk was too warm."),
    ],
)
def test_values_are_told_by_their_range(text: str, claim: str, meant: str) -> None:
    assert meant in told(text, claim)


@pytest.mark.parametrize(
    ("text", "claim"),
    [
        (VACCINE, "On arrival the vaccine was not too warm."),
        (
            (
                "Noise must stay below 45 dB. In Mill Street 52 dB were measured, in Park Road "
                "41 dB."
            ),
            "In Park Road the noise was above the limit.",
        ),
        ("The logger showed 9 °C on arrival.", "On arrival it was too warm."),
    ],
)
def test_what_is_unclear_stands_as_it_is(text: str, claim: str) -> None:
    assert told(text, claim) == text
