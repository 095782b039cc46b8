from pathlib import Path

import numpy as np
import pytest

from agent.corpus.chunking.chunks import chunk
from agent.corpus.dense import coded
from agent.corpus.dense.coded import CodedVectors, build_coded, is_coded, signs_of
from agent.corpus.dense.exact import ExactVectors
from agent.corpus.dense.index import DenseIndex
from agent.corpus.retrieval import publishing
from agent.corpus.retrieval.publishing import refresh
from agent.corpus.storage.catalog import Catalog
from agent.corpus.storage.entries import Entry
from agent.domain.text import Document
from agent.ports import Matrix


def themes(rows: int, seed: int) -> Matrix:
    """Unit vectors about twenty themes, as those of texts are."""
    chance = np.random.default_rng(seed)
    centres = np.random.default_rng(99).normal(size=(20, 64))
    vectors = centres[chance.integers(0, 20, rows)] + 0.5 * chance.normal(size=(rows, 64))
    return (vectors / np.linalg.norm(vectors, axis=1, keepdims=True)).astype(np.float32)


def ids(count: int) -> list[str]:
    return [f"{n:012x}" for n in range(count)]


def built(folder: Path, vectors: Matrix) -> CodedVectors:
    names = ids(len(vectors))

    def batches() -> list[tuple[list[str], Matrix]]:
        return [(names[i : i + 700], vectors[i : i + 700]) for i in range(0, len(vectors), 700)]

    build_coded(folder, "g", batches, len(vectors))
    return CodedVectors(folder / "g")


def recall(index: CodedVectors, vectors: Matrix) -> float:
    queries = themes(40, seed=5)
    exact = ExactVectors(ids(len(vectors)), vectors).nearest(queries, 10)
    found = index.nearest(queries, 10)
    shared = [
        len({i for i, _ in a} & {i for i, _ in b}) / 10 for a, b in zip(exact, found, strict=True)
    ]
    return float(np.mean(shared))


def test_what_is_near_is_found_though_few_vectors_are_compared(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    vectors = themes(5000, seed=1)
    index = built(tmp_path, vectors)
    assert is_coded(tmp_path / "g")
    assert (len(index), index.ids()) == (5000, ids(5000))
    monkeypatch.setattr(coded, "COMPARED", 5000)
    assert recall(index, vectors) >= 0.95  # all are compared: only the rounding to int8 differs
    monkeypatch.setattr(coded, "COMPARED", 500)
    assert recall(index, vectors) >= 0.9
    monkeypatch.setattr(coded, "COMPARED", 1)
    monkeypatch.setattr(coded, "COMPARED_LIMIT", 1)
    monkeypatch.setattr(coded, "COMPARED_SHARE", 0.0)
    (one,) = index.nearest(vectors[:1], 3)
    assert one[0][0] == ids(1)[0]  # its own signs do not differ at all


@pytest.mark.parametrize("width", [3, 32, 64, 100, 384])
def test_signs_tell_in_how_many_dimensions_vectors_differ(width: int) -> None:
    vectors = np.random.default_rng(0).normal(size=(9, width)).astype(np.float32)
    signs = signs_of(vectors)
    different = np.bitwise_count(signs ^ signs[:, :1]).sum(axis=0)
    assert different.tolist() == ((vectors > 0) != (vectors[0] > 0)).sum(axis=1).tolist()


def test_cosines_are_right_and_fall(tmp_path: Path) -> None:
    vectors = themes(900, seed=2)
    (found,) = built(tmp_path, vectors).nearest(vectors[7:8], 900)
    assert found[0][0] == ids(900)[7]
    assert len({i for i, _ in found}) == 900
    cosines = [c for _, c in found]
    assert cosines == sorted(cosines, reverse=True)
    exact = {n: float(c) for n, c in zip(ids(900), vectors @ vectors[7], strict=True)}
    assert max(abs(exact[i] - c) for i, c in found) < 0.005


def test_the_same_vectors_give_the_same_files(tmp_path: Path) -> None:
    vectors = themes(900, seed=3)
    built(tmp_path / "a", vectors)
    built(tmp_path / "b", vectors)
    for path in (tmp_path / "a" / "g").iterdir():
        assert path.read_bytes() == (tmp_path / "b" / "g" / path.name).read_bytes()
    assert len(list((tmp_path / "a" / "g").iterdir())) == 4


@pytest.mark.parametrize("name", ["codes", "ids", "scales"])
def test_files_that_do_not_belong_together_are_refused(tmp_path: Path, name: str) -> None:
    built(tmp_path, themes(900, seed=4))
    data = np.load(tmp_path / "g" / f"{name}.npy")
    np.save(tmp_path / "g" / f"{name}.npy", data[:-3])
    with pytest.raises(ValueError, match="do not belong together"):
        CodedVectors(tmp_path / "g")


def test_a_large_workspace_uses_codes_and_stays_up_to_date(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(publishing, "MANY", 300)
    catalog = Catalog.created(tmp_path / "catalog.db")
    folder = tmp_path / "vectors"
    index = DenseIndex(catalog, folder)

    def put(name: str, sections: int, seed: int) -> None:
        text = "".join(
            f"## {name} {n}\n\n" + f"word{name}{n} " * 70 + "\n\n" for n in range(sections)
        )
        document = Document(
            document_id=name, title=name, source=name, text=text, content_hash=str(seed)
        )
        chunks = chunk(document)
        catalog.store(
            [(document, chunks, themes(len(chunks), seed), Entry(name, name, "", "1/w", 0, 0))]
        )

    def check() -> None:
        queries = themes(5, seed=0)
        with catalog.reading() as db:
            everything = ExactVectors(*catalog.vectors_after(db, 0))
        cosines = [dict(found) for found in everything.nearest(queries, len(everything))]
        with catalog.reading() as db:
            nearest, all_found = index.nearest(db, queries, 10), index.nearest(db, queries, 10_000)
        for found, cosine in zip(nearest, cosines, strict=True):
            best = sorted(cosine.values(), reverse=True)[:10]
            assert [cosine[i] for i in found] == pytest.approx(best, abs=0.01)
        assert {len(set(f)) for f in all_found} == {len(everything)}

    put("a", 400, 1)
    check()
    refresh(catalog, folder)
    (published,) = folder.iterdir()
    assert is_coded(published)
    check()
    put("b", 30, 2)
    check()
    put("a", 100, 3)
    check()
    put("b", 20, 4)
    check()
    refresh(catalog, folder)
    check()
