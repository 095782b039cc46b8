import shutil
from pathlib import Path

import numpy as np
import pytest

from agent.corpus.chunking.chunks import chunk
from agent.corpus.dense.exact import ExactVectors
from agent.corpus.dense.index import DenseIndex
from agent.corpus.retrieval.publishing import FEW, refresh
from agent.corpus.storage.catalog import Catalog
from agent.corpus.storage.entries import Entry
from agent.domain.text import Document
from agent.ports import Matrix


def unit(rows: int, seed: int) -> Matrix:
    vectors = np.random.default_rng(seed).normal(size=(rows, 64)).astype(np.float32)
    return vectors / np.linalg.norm(vectors, axis=1, keepdims=True)


class Workspace:
    """A catalogue and its vector folder, filled by hand."""

    def __init__(self, folder: Path) -> None:
        self.catalog = Catalog.created(folder / "catalog.db")
        self.folder = folder / "vectors"

    def put(self, name: str, sections: int) -> None:
        text = "".join(
            f"## {name} {n}\n\n" + f"word{name}{n} " * 70 + "\n\n" for n in range(sections)
        )
        document = Document(
            document_id=name, title=name, source=name, text=text, content_hash=str(sections)
        )
        chunks = chunk(document)
        vectors = unit(len(chunks), seed=sum(map(ord, name)))
        self.catalog.store([(document, chunks, vectors, Entry(name, name, "", "1/words", 0, 0))])

    def published(self) -> list[str]:
        return sorted(p.name for p in self.folder.iterdir()) if self.folder.is_dir() else []

    def check(self, index: DenseIndex) -> None:
        """Hold the index against exact search over all that is in the catalogue."""
        queries = unit(3, seed=0)
        with self.catalog.reading() as db:
            exact = ExactVectors(*self.catalog.vectors_after(db, 0))
            nearest, all_found = index.nearest(db, queries, 10), index.nearest(db, queries, 10_000)
        expected = exact.nearest(queries, 10)
        everything = [dict(found) for found in exact.nearest(queries, len(exact))]
        for found, best, cosine in zip(nearest, expected, everything, strict=True):
            assert [cosine[i] for i in found] == pytest.approx([c for _, c in best], abs=1e-5)
        ids = {i for found in all_found for i in found}
        assert len(ids) == len(exact)


@pytest.fixture
def workspace(tmp_path: Path) -> Workspace:
    return Workspace(tmp_path)


def test_few_chunks_need_no_folder(workspace: Workspace) -> None:
    workspace.put("a", 20)
    refresh(workspace.catalog, workspace.folder)
    assert workspace.published() == []
    workspace.check(DenseIndex(workspace.catalog, workspace.folder))


def test_search_is_exact_before_during_and_after_publishing(workspace: Workspace) -> None:
    index = DenseIndex(workspace.catalog, workspace.folder)
    workspace.put("a", FEW + 50)
    workspace.check(index)
    refresh(workspace.catalog, workspace.folder)
    assert workspace.published() == ["generation-1"]
    workspace.check(index)
    workspace.put("b", 30)
    workspace.catalog.remove(["none"])
    refresh(workspace.catalog, workspace.folder)
    assert workspace.published() == ["generation-1"]
    workspace.check(index)
    workspace.put("a", 100)
    workspace.check(index)
    refresh(workspace.catalog, workspace.folder)
    workspace.check(index)


def test_rubbish_of_killed_runs_is_cleared(workspace: Workspace) -> None:
    workspace.put("a", FEW + 50)
    for name in ("generation-1.unfinished", "generation-0"):
        (workspace.folder / name).mkdir(parents=True)
    refresh(workspace.catalog, workspace.folder)
    assert workspace.published() == ["generation-1"]


def test_a_lost_folder_is_searched_around_and_built_again(workspace: Workspace) -> None:
    workspace.put("a", FEW + 50)
    refresh(workspace.catalog, workspace.folder)
    shutil.rmtree(workspace.folder)
    workspace.check(DenseIndex(workspace.catalog, workspace.folder))
    refresh(workspace.catalog, workspace.folder)
    assert workspace.published() == ["generation-1"]
    workspace.check(DenseIndex(workspace.catalog, workspace.folder))


def test_a_damaged_folder_is_searched_around_and_built_again(
    workspace: Workspace, caplog: pytest.LogCaptureFixture
) -> None:
    workspace.put("a", FEW + 50)
    refresh(workspace.catalog, workspace.folder)
    database = workspace.folder / "generation-1" / "chroma.sqlite3"
    database.write_bytes(b"rubbish" * 1000)
    index = DenseIndex(workspace.catalog, workspace.folder)
    workspace.check(index)
    assert "cannot be used" in caplog.text
    refresh(workspace.catalog, workspace.folder)
    assert workspace.published() == ["generation-1"]
    workspace.check(index)
    assert workspace.catalog.count() >= FEW


def test_vectors_in_the_catalogue_are_those_that_were_given(workspace: Workspace) -> None:
    workspace.put("a", 3)
    with workspace.catalog.reading() as db:
        ids, vectors = workspace.catalog.vectors_after(db, 0)
    assert ids == sorted(ids)
    assert vectors.shape == (len(ids), 64)
    assert np.linalg.norm(vectors, axis=1) == pytest.approx(np.ones(len(ids)), abs=1e-5)
