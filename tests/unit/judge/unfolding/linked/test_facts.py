"""The phrases of nouns."""

import pytest

from agent.judge.clauses.reading import read
from agent.judge.unfolding.linked.facts import phrase
from agent.models.parser import SpacyParser

PARSER = SpacyParser()


@pytest.mark.parametrize(
    ("text", "noun", "told"),
    [
        ("Details and temporary promotions are hiring.", "promotions", "temporary promotions"),
        ("The mill, an old building, is closed.", "mill", "The mill"),
        ("The mill that stands there is closed.", "mill", "The mill"),
    ],
)
def test_the_phrase_of_a_noun_has_it(text: str, noun: str, told: str) -> None:
    (analysis,) = PARSER.parse([text], entities=False)
    tree = read(analysis).tree
    at = next(i for i, t in enumerate(tree.tokens) if t.text == noun)
    assert phrase(tree, at).text == told
