"""The strict rules together: no sentence speaks against itself."""

import pytest

from agent.domain.finding import Outcome
from agent.judge.rules import check
from agent.models.parser import SpacyParser

PARSER = SpacyParser()
VERBATIM = [
    "Group revenue grew by 8% to £486.0 million (2024: £450.0 million).",
    "At the year end the Group employed 2,340 people (2024: 2,415).",
    "Afterwards, it is four weeks for pay bands 1 to 5, eight weeks for bands 6 and 7, and three "
    "months for band 8 and above.",
]


@pytest.mark.parametrize("text", VERBATIM)
def test_a_sentence_bears_itself_out(text: str) -> None:
    (claim,) = PARSER.parse([text])
    found = check(claim, PARSER.parse([text], entities=False), 0.0, frozenset())
    assert found.agreement.stated
    assert {f.outcome for f in found.findings} <= {Outcome.MATCH, Outcome.NONE}


def test_a_sentence_does_not_bear_out_another_value() -> None:
    (claim,) = PARSER.parse(["The Group employed 2,415 people (2024: 2,340)."])
    premise = PARSER.parse(["The Group employed 2,340 people (2024: 2,415)."], entities=False)
    assert not check(claim, premise, 0.0, frozenset()).agreement.stated
