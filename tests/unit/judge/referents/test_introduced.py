"""A pronoun means what was just introduced."""

import pytest

from agent.domain.finding import Finding, Outcome
from agent.domain.text import Passage
from agent.judge.agreement.measure import WHOLE
from agent.judge.checked import Checked
from agent.judge.names.check import RULE
from agent.judge.passages.windows import Window, sentences
from agent.judge.referents.introduced import of_what_was_introduced
from agent.models.parser import SpacyParser

PARSER = SpacyParser()
LABORATORY = "The laboratory was moved in 2015."
SCHOOL = "The school trains dogs."


def objects(claim: str, text: str) -> bool:
    passage = Passage(document_id="a", text=text)
    window = Window(sentences=tuple(sentences([passage])[0][-1:]))
    (analysis,) = PARSER.parse([claim])
    found = Checked((Finding(rule=RULE, outcome=Outcome.MATCH),), WHOLE)
    told = of_what_was_introduced(found, analysis, window, [passage], PARSER)
    return told.findings[0].outcome is Outcome.MISSING


@pytest.mark.parametrize(
    ("claim", "text", "other"),
    [
        ("The laboratory holds 80 people.",
         f"{LABORATORY} This made room for a canteen. It holds 80 people.", True),
        ("The canteen holds 80 people.",
         f"{LABORATORY} This made room for a canteen. It holds 80 people.", False),
        ("The laboratory holds 80 people.",
         f"{LABORATORY} This was cheap. It holds 80 people.", False),
        ("The laboratory holds 80 people.", f"{LABORATORY} It holds 80 people.", False),
        ("The laboratory holds 80 people.", "It holds 80 people.", False),
        ("The school lost its sight early.",
         f"{SCHOOL} It was founded by Ruth Allard. She lost her sight early.", True),
        ("The founder lost her sight early.",
         f"{SCHOOL} It was founded by Ruth Allard. She lost her sight early.", False),
        ("The director lost her sight early.",
         "Ruth Allard is the director. Ruth Allard has a dog. She lost her sight early.", False),
        ("Ruth Allard lost her sight early.",
         f"{SCHOOL} It was founded by Ruth Allard. She lost her sight early.", False),
    ],
)  # fmt: skip
def test_a_pronoun_means_what_was_just_introduced(claim: str, text: str, other: bool) -> None:
    assert objects(claim, text) is other
