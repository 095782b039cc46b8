"""Which words of a claim hang together."""

import pytest

from agent.domain.prose.analysis import Analysis, Token
from agent.judge.agreement.bonds import Bond, bonds
from agent.judge.clauses.tree import Tree


def listing(length: int, verb: str = "VERB") -> Tree:
    """Return the tree of "sells fee and fee and …": a verb, its object, and a chain after it."""
    deps = ["ROOT", "dobj", *["conj"] * (length - 1)]
    tokens = tuple(
        Token("fee", "fee", "NOUN" if i else verb, "NN", dep, max(0, i - 1), 4 * i, 4 * i + 3)
        for i, dep in enumerate(deps)
    )
    text = " ".join("fee" for _ in deps)
    return Tree(Analysis(text=text, tokens=tokens, sentences=((0, len(deps)),)))


@pytest.mark.parametrize("length", [1, 2, 3, 3000])
def test_every_word_of_a_series_has_the_governor_of_the_first(length: int) -> None:
    found = bonds(listing(length), frozenset({0, length}))
    assert found == [Bond(length, 0, "dobj")]


def test_a_series_at_the_top_hangs_on_its_first_word() -> None:
    tree = listing(3)
    chained = Token("fee", "fee", "NOUN", "NN", "conj", 0, 4, 7)
    top = Tree(
        Analysis(
            text=tree.text,
            tokens=(tree.tokens[0], chained, *tree.tokens[2:]),
            sentences=tree.sentences,
        )
    )
    assert bonds(top, frozenset({0, 3})) == [Bond(3, 0, "conj")]
