from pathlib import Path

import numpy as np
import pytest

from agent.corpus.dense.chroma import ChromaVectors, build, clear
from agent.corpus.dense.exact import ExactVectors
from agent.ports import Matrix


def unit(rows: int, seed: int = 0) -> Matrix:
    vectors = np.random.default_rng(seed).normal(size=(rows, 8)).astype(np.float32)
    return vectors / np.linalg.norm(vectors, axis=1, keepdims=True)


def names(count: int) -> list[str]:
    return [f"id{i:04}" for i in range(count)]


def test_a_folder_gives_what_exact_search_gives(tmp_path: Path) -> None:
    vectors, queries = unit(300), unit(3, seed=1)
    build(tmp_path, "one", names(300), vectors)
    published = ChromaVectors(tmp_path / "one")
    try:
        assert len(published) == 300
        assert published.ids() == names(300)
        exact = ExactVectors(names(300), vectors).nearest(queries, 10)
        for found, expected in zip(published.nearest(queries, 10), exact, strict=True):
            assert [i for i, _ in found] == [i for i, _ in expected]
            assert [s for _, s in found] == pytest.approx([s for _, s in expected], abs=1e-5)
        assert len(published.nearest(queries, 1000)[0]) == 300
    finally:
        published.close()


def test_an_unfinished_folder_is_replaced_and_old_ones_are_cleared(tmp_path: Path) -> None:
    (tmp_path / "two.unfinished").mkdir()
    (tmp_path / "two.unfinished" / "rubbish").write_text("x")
    for name in ("one", "two"):
        build(tmp_path, name, names(5), unit(5))
    assert sorted(p.name for p in tmp_path.iterdir()) == ["one", "two"]
    clear(tmp_path, keep=["two"])
    assert [p.name for p in tmp_path.iterdir()] == ["two"]
    clear(tmp_path / "none", keep=[])
