"""Corrected parses stay trees: every word hangs on the root of its sentence in the end."""

import pytest

from agent.domain.prose.analysis import Token
from agent.judge.claims.parsing import repair
from agent.judge.claims.parsing.labels import above, below
from agent.models.parser import SpacyParser

PARSER = SpacyParser()
OVER_55 = "It was somewhat lower in those over 55, at 79 per cent, but the margin was wide."


@pytest.mark.parametrize(
    "text",
    [OVER_55, "Efficacy was lower in those over 65 than in adults.", "Those over 20 kg go by van."],
)
def test_those_over_a_number_hang_on_their_sentence(text: str) -> None:
    (analysis,) = PARSER.parse([text], entities=False)
    tokens = list(repair.repaired(analysis).tokens)
    for i in range(len(tokens)):
        top = [i, *above(tokens, i)][-1]
        assert tokens[top].head == top


def test_those_over_a_number_are_things_over_it() -> None:
    (analysis,) = PARSER.parse([OVER_55], entities=False)
    tokens = repair.repaired(analysis).tokens
    over = next(i for i, t in enumerate(tokens) if t.text == "over")
    assert tokens[tokens[over].head].text == "those"
    assert tokens[tokens[over + 1].head].text == "over"


def test_corrections_that_contradict_each_other_are_left_undone(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    (analysis,) = PARSER.parse(["The bus leaves at nine."], entities=False)

    def in_a_ring(tokens: list[Token], start: int, end: int) -> None:
        tokens[start] = tokens[start]._replace(head=start + 1)
        tokens[start + 1] = tokens[start + 1]._replace(head=start)
        assert not below(tokens, start, end - 1)

    monkeypatch.setattr(repair, "reread", in_a_ring)
    assert repair.repaired(analysis).tokens == analysis.tokens
