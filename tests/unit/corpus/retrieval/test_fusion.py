import pytest
from hypothesis import given
from hypothesis import strategies as st

from agent.corpus.retrieval.fusion import fuse

rankings = st.lists(st.lists(st.integers(0, 9), unique=True), max_size=3)


def test_scores_follow_the_formula() -> None:
    scores = fuse([["a", "b"], ["b"]])
    assert scores == pytest.approx({"a": 1 / 11, "b": 1 / 12 + 1 / 11})


@given(rankings)
def test_order_of_the_rankings_does_not_matter(given_rankings: list[list[int]]) -> None:
    assert fuse(given_rankings) == pytest.approx(fuse(given_rankings[::-1]))


@given(st.lists(st.integers(), unique=True))
def test_one_ranking_keeps_its_order(ranking: list[int]) -> None:
    scores = fuse([ranking])
    assert sorted(scores, key=lambda i: -scores[i]) == ranking
