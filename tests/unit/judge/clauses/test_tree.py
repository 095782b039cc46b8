"""What a tree tells of its text: its words, and what stands between or below its tokens."""

import pytest

from agent.domain.prose.analysis import Analysis, Token
from agent.judge.clauses.tree import Tree
from tests.trees import tree

TEXT = "Bus No. 12 Stops here, and there is no bus after TEN."


def place(word: str) -> int:
    return [t.text for t in tree(TEXT).tokens].index(word)


def test_words_are_in_lower_case_and_the_number_of_a_name_denies_nothing():
    found = tree(TEXT).words
    assert {"bus", "stops", "ten", "number", "no"} <= found
    assert not {"Bus", "Stops", "TEN", "No"} & found
    assert "no" not in tree("Bus No. 12 stops here.").words


def test_a_quote_runs_from_the_first_token_to_the_last_as_the_text_has_it():
    stops, here = place("Stops"), place("here")
    after = place("after")
    assert tree(TEXT).quote(range(stops, here + 1)) == "Stops here"
    assert tree(TEXT).quote([stops, after]) == "Stops here, and there is no bus after"
    assert tree(TEXT).quote([here]) == "here"


def chained(heads: list[int]) -> Tree:
    tokens = tuple(
        Token("fee", "fee", "NOUN", "NN", "compound", head, 4 * i, 4 * i + 3)
        for i, head in enumerate(heads)
    )
    text = " ".join("fee" for _ in heads)
    return Tree(Analysis(text=text, tokens=tokens, sentences=((0, len(heads)),)))


@pytest.mark.parametrize("length", [1, 3, 5000])
def test_a_subtree_may_be_as_deep_as_a_sentence_is_long(length: int) -> None:
    chain = chained([0, *range(length - 1)])
    assert chain.subtree(0) == tuple(range(length))
    assert chain.subtree(length - 1) == (length - 1,)


@pytest.mark.parametrize(
    ("index", "expected"), [(0, (0, 1)), (2, (0, 1, 2, 3, 4)), (3, (3, 4)), (4, (4,))]
)
def test_a_subtree_is_the_token_and_what_it_governs_in_order(
    index: int, expected: tuple[int, ...]
) -> None:
    assert chained([2, 0, 2, 2, 3]).subtree(index) == expected
