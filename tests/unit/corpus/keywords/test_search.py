"""Search by words through postings against SQLite's own BM25 over the same chunks."""

import shutil
from pathlib import Path
from random import Random

import numpy as np
import pytest

from agent.corpus.chunking.chunks import chunk
from agent.corpus.keywords import postings
from agent.corpus.keywords import search as keywords
from agent.corpus.keywords.queries import match_expression
from agent.corpus.keywords.search import KeywordSearch
from agent.corpus.retrieval.publishing import refresh
from agent.corpus.storage.catalog import Catalog
from agent.corpus.storage.entries import Entry
from agent.corpus.storage.lookup import match
from agent.domain.text import Document

SECTIONS = 600
COMMON = [f"common{n}" for n in range(12)]
LIMIT = 10
QUERIES = [
    "common1 name7",
    "common3",
    "unique400 common2 name3",
    "name7 name8 name9",
    "filler filling",
    "Café naïve",
    " ".join(COMMON),
]


def section(number: int, seed: int) -> str:
    chance = Random(1000 * seed + number)
    words = [*chance.sample(COMMON, 5), *(f"name{chance.randrange(90)}" for _ in range(3))]
    if number == 400:
        words = [*COMMON, "unique400", "café"]
    words += ["filler"] * chance.randrange(60, 90)
    return f"## Part {number}\n\n" + " ".join(words) + ".\n\n"


def put(catalog: Catalog, name: str, sections: int, seed: int = 0) -> None:
    text = "".join(section(n, seed) for n in range(sections))
    document = Document(document_id=name, title=name, source=name, text=text, content_hash="0")
    chunks = chunk(document)
    assert len(chunks) >= sections
    vectors = np.ones((len(chunks), 4), np.float32)
    catalog.store([(document, chunks, vectors, Entry(name, name, "", "1/words", 0, 0))])


def exact(catalog: Catalog, query: str, limit: int) -> list[tuple[str, float]]:
    with catalog.reading() as db:
        return match(db, match_expression(query), limit)


def matched(catalog: Catalog, search: KeywordSearch, query: str, limit: int) -> list[str]:
    with catalog.reading() as db:
        (found,) = search.match(db, [query], limit)
    return found


def check(catalog: Catalog, search: KeywordSearch, slack: float) -> None:
    """Hold what is found against SQLite: the same chunks, but for scores ``slack`` apart."""
    found = [matched(catalog, search, query, LIMIT) for query in QUERIES]
    for query, ids in zip(QUERIES, found, strict=True):
        every = dict(exact(catalog, query, 10_000))
        assert len(ids) == len(set(ids)) == min(LIMIT, len(every))
        best = sorted(every.values(), reverse=True)
        for place, name in enumerate(ids):
            assert every[name] == pytest.approx(best[place], abs=slack * max(best[0], 1e-3))


@pytest.fixture
def catalog(tmp_path: Path) -> Catalog:
    made = Catalog.created(tmp_path / "catalog.db")
    put(made, "d", SECTIONS)
    return made


@pytest.fixture
def folder(catalog: Catalog, tmp_path: Path) -> Path:
    """The folder of what was published for the catalogue."""
    refresh(catalog, tmp_path / "vectors")
    return tmp_path / "vectors"


def test_without_postings_sqlite_is_asked(catalog: Catalog) -> None:
    search = KeywordSearch(catalog)
    for query in QUERIES:
        ids = [i for i, _ in exact(catalog, query, LIMIT)]
        assert matched(catalog, search, query, LIMIT) == ids


def test_postings_rank_as_sqlite_does(catalog: Catalog, folder: Path) -> None:
    check(catalog, KeywordSearch(catalog, folder), slack=1e-3)


def test_changes_are_seen_at_once(
    catalog: Catalog, folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    search = KeywordSearch(catalog, folder)
    check(catalog, search, slack=1e-3)
    put(catalog, "e", 20, seed=1)
    check(catalog, search, slack=0.05)
    put(catalog, "e", 30, seed=2)
    check(catalog, search, slack=0.05)
    check(catalog, KeywordSearch(catalog, folder), slack=0.05)
    monkeypatch.setattr(keywords, "LATE", 10)
    check(catalog, KeywordSearch(catalog, folder), slack=0.05)
    catalog.remove(["e"])
    check(catalog, search, slack=0.05)
    put(catalog, "d", SECTIONS, seed=3)
    refresh(catalog, folder)
    check(catalog, search, slack=1e-3)


def test_what_was_removed_is_never_found(catalog: Catalog, folder: Path) -> None:
    search = KeywordSearch(catalog, folder)
    put(catalog, "e", 5, seed=4)
    catalog.remove(["d"])
    found = matched(catalog, search, "common1 filler", 100)
    assert len(found) == len(exact(catalog, "common1 filler", 100)) <= 6


@pytest.mark.parametrize("name", ["places", "impacts", "offsets", "ids"])
def test_damaged_postings_are_searched_around_and_lost_ones_written_again(
    catalog: Catalog, folder: Path, name: str, caplog: pytest.LogCaptureFixture
) -> None:
    (published,) = folder.iterdir()
    path = published / postings.FOLDER / f"{name}.npy"
    data = np.load(path)
    np.save(path, data[:-3])
    check(catalog, KeywordSearch(catalog, folder), slack=1e-3)
    assert "cannot be used" in caplog.text
    shutil.rmtree(path.parent)
    refresh(catalog, folder)
    assert path.exists()
    check(catalog, KeywordSearch(catalog, folder), slack=1e-3)


@pytest.mark.parametrize("query", ["", '"', "AND", "nowhere", "*", "\ud800"])
def test_any_query_is_safe(catalog: Catalog, folder: Path, query: str) -> None:
    assert matched(catalog, KeywordSearch(catalog, folder), query, LIMIT) == []
