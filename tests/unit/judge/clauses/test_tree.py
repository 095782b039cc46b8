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


def test_tokens_are_found_by_key_by_place_and_by_what_they_are():
    read = tree(TEXT)
    buses = [i for i, t in enumerate(read.tokens) if t.text.lower() == "bus"]
    assert read.places(read.stems[buses[0]]) == buses
    assert read.places("") == read.places("tram") == []
    start, end = TEXT.index("Stops"), TEXT.index("and")
    assert read.quote(read.within(start, end)) == "Stops here,"
    assert read.within(start, start) == []
    ferry = tree("Yesterday the old ferry left the island.")
    assert ferry.subject_among(range(len(ferry.tokens))) == ferry.lowers.index("ferry")
    assert ferry.subject_among(ferry.within(ferry.text.index("left"), len(ferry.text))) is None


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


@pytest.mark.parametrize(
    ("text", "noun", "first"),
    [
        ("It is free for pupils and clerks.", "clerks", "pupils"),
        ("It is free for pupils.", "pupils", "pupils"),
        ("He sings and the clerk dances.", "clerk", "clerk"),
    ],
)
def test_the_first_of_coordinated_nouns(text: str, noun: str, first: str) -> None:
    parsed = tree(text)
    words = [t.text for t in parsed.tokens]
    assert words[parsed.leading(words.index(noun))] == first
