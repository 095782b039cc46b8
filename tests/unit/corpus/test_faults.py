"""An index run that ends at any of its steps is completed by the next."""

import os
import shutil
import sqlite3
from collections.abc import Callable
from contextlib import closing
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from agent.corpus.corpus import Corpus
from agent.corpus.dense.coded import CodedVectors
from agent.corpus.retrieval import publishing
from agent.corpus.storage import catalog as catalog_module
from agent.corpus.storage.catalog import Catalog
from agent.corpus.storage.entries import Entry
from agent.domain.text import Document

FILES = 6
STEPS = ("store", "remove", "touch", "publish", "build_coded", "rename", "clear")
QUERIES = {
    "documents": "SELECT document_id, title, text, content_hash FROM documents ORDER BY 1",
    "chunks": "SELECT chunk_id, document_id, text, embedding FROM chunks ORDER BY 1",
    "passages": "SELECT chunk_id, head, body FROM passages JOIN chunks "
    "ON number = passages.rowid ORDER BY 1",
    "full text": "SELECT count(*) FROM passages",
}


class Killed(BaseException):
    """Ends a run as a crash would: nothing below cleans up after it."""


class Faults:
    """Counts the steps of a run and ends it before or after the chosen one."""

    def __init__(self, patch: pytest.MonkeyPatch) -> None:
        self.seen: list[str] = []
        self.end_at = 0
        for owner, name in (
            *((Catalog, step) for step in STEPS[:4]),
            (publishing, "build_coded"),
            (publishing, "clear"),
            (Path, "rename"),
        ):
            patch.setattr(owner, name, self._counted(name, getattr(owner, name)))

    def _counted(self, name: str, step: Callable[..., Any]) -> Callable[..., Any]:
        def counted(*given: Any, **named: Any) -> Any:
            self._tick(f"before {name}")
            result = step(*given, **named)
            self._tick(f"after {name}")
            return result

        return counted

    def _tick(self, place: str) -> None:
        self.seen.append(place)
        if len(self.seen) == self.end_at:
            raise Killed(place)


def write(path: Path, text: str) -> None:
    """Write a file as if a minute ago, so that its time may be trusted."""
    path.write_text(text)
    past = path.stat().st_mtime - 60
    os.utime(path, (past, past))


def text(name: str) -> str:
    parts = (f"## Part {k}\n\n" + f"Rule {name}.{k} holds. " * 30 for k in range(8))
    return f"# Rules {name}\n\n" + "\n\n".join(parts)


def change(docs: Path) -> None:
    """Change, delete, rename, add and touch files."""
    write(docs / "0.md", text("new"))
    (docs / "1.md").unlink()
    (docs / "2.md").rename(docs / "moved.md")
    write(docs / "added.md", text("added"))
    os.utime(docs / "3.md", (1, 1))


def state(home: Path) -> dict[str, Any]:
    """Return all that the catalogue and its vectors hold."""
    folder = home / "workspaces" / "w"
    with closing(sqlite3.connect(folder / "catalog.db")) as db:
        found: dict[str, Any] = {n: db.execute(q).fetchall() for n, q in QUERIES.items()}
        (name,) = db.execute("SELECT value FROM facts WHERE name = 'vectors'").fetchone()
    published = CodedVectors(folder / "vectors" / name)
    found["vectors"] = published.ids()
    found["rubbish"] = [p.name for p in (folder / "vectors").iterdir() if "unfinished" in p.name]
    return found


@pytest.fixture
def docs(tmp_path: Path) -> Path:
    folder = tmp_path / "docs"
    folder.mkdir()
    for n in range(FILES):
        write(folder / f"{n}.md", text(str(n)))
    return folder


async def test_every_step_of_a_run_may_be_its_last(
    tmp_path: Path, docs: Path, embedder: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(publishing, "MANY", 20)
    monkeypatch.setattr(publishing, "FEW", 4)
    first = tmp_path / "first"
    await Corpus(first, embedder).index([docs], workspace="w")
    change(docs)
    calm = tmp_path / "calm"
    shutil.copytree(first, calm)
    faults = Faults(monkeypatch)
    await Corpus(calm, embedder).index([docs], workspace="w")
    expected, steps = state(calm), list(faults.seen)
    assert {s.split()[1] for s in steps} == set(STEPS)
    assert expected["rubbish"] == []
    for end_at in range(1, len(steps) + 1):
        home = tmp_path / f"ended-{end_at}"
        shutil.copytree(first, home)
        faults.seen, faults.end_at = [], end_at
        with pytest.raises(Killed):
            await Corpus(home, embedder).index([docs], workspace="w")
        readable = await Corpus(home, embedder).retriever("w").search(["Rule 4.4 holds"], k=99)
        assert any(hit.chunk.title == "Rules 4" for hit in readable[0])
        faults.end_at = 0
        await Corpus(home, embedder).index([docs], workspace="w")
        found = state(home)
        for part in expected:
            if part != "vectors":
                assert found[part] == expected[part], f"{part} differ after {steps[end_at - 1]}"
        assert set(found["vectors"]) <= {row[0] for row in (*first_ids(first), *found["chunks"])}
        shutil.rmtree(home)


def first_ids(home: Path) -> list[tuple[str]]:
    with closing(sqlite3.connect(home / "workspaces" / "w" / "catalog.db")) as db:
        return db.execute("SELECT chunk_id FROM chunks").fetchall()


def test_a_full_disk_is_told_and_leaves_what_was_there(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    catalog = Catalog.created(tmp_path / "catalog.db")
    _put(catalog, "a", "Small.")
    opened = catalog_module.connect

    def narrow(path: Path | None) -> sqlite3.Connection:
        db = opened(path)
        (pages,) = db.execute("PRAGMA page_count").fetchone()
        db.execute(f"PRAGMA max_page_count = {pages + 2}")
        return db

    monkeypatch.setattr(catalog_module, "connect", narrow)
    with pytest.raises(sqlite3.Error, match="full"):
        _put(catalog, "b", "Large." * 9_000)
    assert list(catalog.entries()) == ["a"]


def _put(catalog: Catalog, name: str, text: str) -> None:
    made = Document(document_id=name, title=name, source=name, text=text, content_hash=name)
    catalog.store([(made, [], np.zeros((0, 2), np.float32), Entry(name, name, "", "1/w", 0, 0))])
