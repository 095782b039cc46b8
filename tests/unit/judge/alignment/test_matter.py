"""Words of several things, and what is told of a word wherever it stands."""

import pytest

from agent.judge.alignment.matter import own_of_each, wherever, words_of
from agent.judge.clauses.tree import NOUNS, Tree
from tests.trees import tree


@pytest.mark.parametrize(
    ("members", "own"),
    [
        ([{"upper", "flat"}, {"lower", "flat"}], [{"upper"}, {"lower"}]),
        ([{"flat"}, {"flat", "upper"}], [set(), {"upper"}]),
        ([{"flat"}, {"flat"}], [set(), set()]),
        ([{"flat"}], [{"flat"}]),
        ([], []),
    ],
)
def test_each_is_left_what_no_other_has(members, own):
    assert own_of_each([frozenset(m) for m in members]) == own


def test_stems_are_those_of_content_words_or_of_kinds():
    read = tree("The old ferry sails to the island.")
    places = range(len(read.tokens))
    assert words_of(read, places, NOUNS) < words_of(read, places)
    assert words_of(read, places, {"ADJ"}) == {"old"}


@pytest.mark.parametrize(
    ("text", "told"),
    [
        ("The ferry will sail at nine. The ferry may sail at ten.", "will"),
        ("The ferry will sail at nine. The ferries sail at ten.", ""),
        ("The ferry will stop at nine.", ""),
    ],
)
def test_what_is_told_must_be_told_wherever_the_word_stands(text: str, told: str):
    claim = tree("The ferry sails at nine.")

    def modal(premise: Tree, place: int) -> str:
        found = premise.child(place, "aux")
        return "" if found is None else premise.lower(found)

    assert wherever(claim, tree(text), claim.roots[:1], modal) == told
