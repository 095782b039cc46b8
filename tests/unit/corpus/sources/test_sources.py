import sqlite3
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest

from agent.corpus.corpus import Corpus
from agent.corpus.sources import sql
from agent.corpus.sources.selection import Selection
from agent.domain.report import IndexReport
from agent.errors import InputError, LoadError


@pytest.fixture
def corpus(tmp_path: Path, embedder: Any) -> Corpus:
    return Corpus(tmp_path / "home", embedder, lock_wait=0.2)


@pytest.fixture
def shop(tmp_path: Path) -> str:
    with closing(sqlite3.connect(tmp_path / "shop.db")) as db:
        db.executescript(
            "CREATE TABLE tents (id INTEGER PRIMARY KEY, name TEXT, weight REAL, photo BLOB);"
            "INSERT INTO tents VALUES (7, 'Skarn 2', 2.4, x'00'), (9, 'Skarn 4', 3.1, NULL);"
            "CREATE TABLE rates (city TEXT PRIMARY KEY, rate INTEGER, note TEXT);"
            "INSERT INTO rates VALUES ('Bonn', 90, NULL), ('Bern', 120, 'in CHF');"
        )
    return f"sqlite:///{tmp_path / 'shop.db'}"


def counts(report: IndexReport) -> tuple[int, int, int, int]:
    return report.added, report.updated, report.unchanged, report.removed


async def found(corpus: Corpus, query: str) -> list[tuple[str, int | None, str]]:
    (hits,) = await corpus.retriever().search([query], k=10)
    return [(h.chunk.title, h.chunk.row, h.chunk.text) for h in hits]


async def test_tables_become_rows_with_their_keys(corpus: Corpus, shop: str) -> None:
    assert counts(await corpus.index([shop])) == (2, 0, 0, 0)
    hits = await found(corpus, "weight of Skarn 4")
    text = "tents, row 9: name Skarn 4. The weight of Skarn 4 is 3.1."
    assert ("tents", 9, text) in hits
    assert ("rates", 1) in [h[:2] for h in hits]


async def test_only_rows_that_changed_are_embedded(
    corpus: Corpus, shop: str, embedder: Any
) -> None:
    await corpus.index([shop])
    assert counts(await corpus.index([shop])) == (0, 0, 2, 0)
    embedder.texts.clear()
    with closing(sqlite3.connect(shop.removeprefix("sqlite:///"))) as db:
        db.execute("UPDATE tents SET weight = 3.2 WHERE id = 9")
        db.execute("DROP TABLE rates")
        db.commit()
    assert counts(await corpus.index([shop])) == (0, 1, 0, 1)
    assert len(embedder.texts) == 1
    assert not any(h[0] == "rates" for h in await found(corpus, "rate in Bern"))


async def test_chosen_tables_and_queries_live_beside_each_other(corpus: Corpus, shop: str) -> None:
    await corpus.index([shop], selection=Selection(tables=("tents",)))
    query = Selection(query="SELECT city, rate FROM rates WHERE rate > 100")
    report = await corpus.index([shop], selection=query)
    assert counts(report) == (1, 0, 0, 0)
    assert {h[0][:6] for h in await found(corpus, "rate in Bern")} == {"tents", "query-"}


def test_long_tables_are_read_in_parts(shop: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sql, "PART", 8)
    parts = list(sql.read_database(shop, ["tents"], None))
    assert [p.source.rpartition("#")[2] for p in parts] == ["tents", "tents/9"]
    assert [x.row for p in parts for x in p.locators] == [7, 9]


async def test_what_is_wrong_with_a_database_is_said(
    corpus: Corpus, shop: str, tmp_path: Path
) -> None:
    cases: list[tuple[str, Selection, type[Exception], str]] = [
        (shop, Selection(tables=("cars",)), InputError, r"no table 'cars' \(tables: rates, tents"),
        (shop, Selection(query="SELEC"), LoadError, "syntax error"),
        (shop, Selection(query="DELETE FROM rates"), LoadError, "readonly"),
        (shop, Selection(tables=("a",), query="SELECT 1"), InputError, "not both"),
        (f"sqlite:///{tmp_path}/none.db", Selection(), LoadError, "unable to open"),
        ("nodb://x/y", Selection(), InputError, "driver for nodb"),
        ("://", Selection(), InputError, "no database URL"),
    ]
    for url, selection, error, message in cases:
        with pytest.raises(error, match=message):
            await corpus.index([url], selection=selection)
    assert not (tmp_path / "none.db").exists()
    with pytest.raises(InputError, match="need the URL of a database"):
        await corpus.index([tmp_path], selection=Selection(tables=("a",)))


def test_passwords_are_not_stored() -> None:
    assert sql.origin("postgresql://me:secret@host/db") == "postgresql://me:***@host/db"


LOADER = """
from langchain_core.document_loaders import BaseLoader
from langchain_core.documents import Document

class Pages(BaseLoader):
    def __init__(self, path, pages=2):
        self.path, self.pages = path, pages

    def lazy_load(self):
        for n in range(self.pages):
            yield Document(
                f"Rule {n} holds.",
                metadata={"source": self.path, "page": n, "title": "Rules", "date": "2024-05-01"},
            )
        yield Document("Alone.", metadata={})

class Broken(BaseLoader):
    def __init__(self, path):
        self.path = path

    def lazy_load(self):
        raise RuntimeError("no token\\nat all")
"""


@pytest.fixture
def loaders(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> str:
    (tmp_path / "shelf_of_loaders.py").write_text(LOADER)
    monkeypatch.syspath_prepend(str(tmp_path))
    return "shelf_of_loaders"


async def test_a_langchain_loader_by_its_import_path(corpus: Corpus, loaders: str) -> None:
    selection = Selection(loader=f"{loaders}:Pages")
    assert counts(await corpus.index(["book"], selection=selection)) == (2, 0, 0, 0)
    (hits,) = await corpus.retriever().search(["Rule 1 holds"], k=5)
    best = hits[0].chunk
    assert (best.title, best.source, best.page, best.text) == ("Rules", "book", 2, "Rule 1 holds.")
    assert str(best.date) == "2024-05-01"
    assert counts(await corpus.index(["book"], selection=selection)) == (0, 0, 2, 0)
    fewer = selection.model_copy(update={"loader_options": {"pages": 0}})
    assert counts(await corpus.index(["book"], selection=fewer)) == (1, 0, 0, 2)


async def test_what_is_wrong_with_a_loader_is_said(corpus: Corpus, loaders: str) -> None:
    cases: list[tuple[dict[str, Any], type[Exception], str]] = [
        ({"loader": "Pages"}, InputError, "module:Class"),
        ({"loader": "no_such_module:Pages"}, InputError, "no loader no_such_module:Pages"),
        ({"loader": f"{loaders}:None_"}, InputError, "install the package"),
        ({"loader": f"{loaders}:Pages", "loader_options": {"x": 1}}, InputError, "cannot be made"),
        ({"loader": "pathlib:Path"}, InputError, "no document loader"),
        ({"loader": f"{loaders}:Broken"}, LoadError, "failed on book: no token$"),
        ({"loader_options": {"x": 1}}, InputError, "need a loader"),
    ]
    for options, error, message in cases:
        with pytest.raises(error, match=message):
            await corpus.index(["book"], selection=Selection(**options))
