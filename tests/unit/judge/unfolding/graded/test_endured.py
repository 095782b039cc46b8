"""What a thing withstands holds for less."""

import pytest

from agent.judge.unfolding.graded.endured import at_its_load
from agent.models.parser import SpacyParser

PARSER = SpacyParser()
WATCH = "The watch is waterproof down to 50 metres for 60 minutes."


@pytest.mark.parametrize(
    ("text", "claim", "told"),
    [
        (WATCH, "It withstands 20 metres of water for half an hour.",
         "The watch is waterproof at 20 metres for half an hour."),
        (WATCH, "It withstands 60 metres of water for half an hour.", WATCH),
        (WATCH, "It withstands 20 metres of water for two hours.", WATCH),
        (WATCH, "It withstands 20 metres of water.", WATCH),
        (WATCH, "It does not withstand 20 metres for half an hour.", WATCH),
        ("The watch is not waterproof to 50 metres for 60 minutes.",
         "It withstands 20 metres of water for half an hour.",
         "The watch is not waterproof to 50 metres for 60 minutes."),
        ("The coat is waterproof to 9 mm; the phone withstands depths of up to 3 m for an hour.",
         "The phone withstands a depth of 2 m for ten minutes.",
         "The coat is waterproof to 9 mm; the phone withstands at 2 m for ten minutes."),
        ("The door withstands fire for 60 minutes.", "The door withstands fire for half an hour.",
         "The door withstands fire for half an hour."),
        ("The glass resists up to 200 °C.", "The glass resists 20 °C.",
         "The glass resists up to 200 °C."),
    ],
)  # fmt: skip
def test_what_is_below_all_limits_is_told(text: str, claim: str, told: str) -> None:
    assert at_its_load(*PARSER.parse([text, claim], entities=False)) == told
