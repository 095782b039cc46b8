"""The tree of a parse: children and subtrees."""

import pytest

from agent.domain.prose.analysis import Analysis, Token
from agent.judge.claims.parsing.tree import Tree


def chained(heads: list[int]) -> Tree:
    tokens = tuple(
        Token("fee", "fee", "NOUN", "NN", "compound", head, 4 * i, 4 * i + 3)
        for i, head in enumerate(heads)
    )
    text = " ".join("fee" for _ in heads)
    return Tree(Analysis(text=text, tokens=tokens, sentences=((0, len(heads)),)))


@pytest.mark.parametrize("length", [1, 3, 5000])
def test_a_subtree_may_be_as_deep_as_a_sentence_is_long(length: int) -> None:
    tree = chained([0, *range(length - 1)])
    assert tree.subtree(0) == tuple(range(length))
    assert tree.subtree(length - 1) == (length - 1,)


@pytest.mark.parametrize(
    ("index", "expected"), [(0, (0, 1)), (2, (0, 1, 2, 3, 4)), (3, (3, 4)), (4, (4,))]
)
def test_a_subtree_is_the_token_and_what_it_governs_in_order(
    index: int, expected: tuple[int, ...]
) -> None:
    assert chained([2, 0, 2, 2, 3]).subtree(index) == expected
