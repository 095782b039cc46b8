import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from agent.corpus.dense.exact import ExactVectors
from agent.ports import Matrix


def unit(rows: int, seed: int = 0) -> Matrix:
    vectors = np.random.default_rng(seed).normal(size=(rows, 8)).astype(np.float32)
    return vectors / np.linalg.norm(vectors, axis=1, keepdims=True)


def names(count: int) -> list[str]:
    return [f"id{i:04}" for i in range(count)]


@given(st.integers(0, 20), st.integers(0, 25))
def test_exact_search_returns_the_best_in_order(count: int, limit: int) -> None:
    vectors, queries = unit(count), unit(2, seed=1)
    for query, found in zip(
        queries, ExactVectors(names(count), vectors).nearest(queries, limit), strict=True
    ):
        cosines = sorted((float(c) for c in vectors @ query), reverse=True)
        assert [s for _, s in found] == pytest.approx(cosines[:limit], abs=1e-6)


def test_equal_vectors_come_in_the_order_of_ids() -> None:
    vectors = np.repeat(unit(1), 3, axis=0)
    assert [i for i, _ in ExactVectors(["a", "b", "c"], vectors).nearest(vectors[:1], 2)[0]] == [
        "a",
        "b",
    ]
