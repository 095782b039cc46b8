"""The catalogue of one workspace: what was indexed, in SQLite, the source of truth.

Every workspace has its own database file, so that nothing of one can appear in another and word
statistics are not shared. A document is replaced in one transaction that also moves the
generation forward; each chunk remembers the generation in which it came.
"""

import json
import sqlite3
import threading
from collections.abc import Iterable, Iterator, Sequence
from contextlib import closing, contextmanager
from dataclasses import dataclass
from pathlib import Path

import numpy as np

from agent.corpus.chunking import index_text
from agent.corpus.lookup import document_of
from agent.corpus.schema import connect, create
from agent.domain.text import Chunk, Document
from agent.ports import Matrix


@dataclass(frozen=True, slots=True)
class Entry:
    """What the catalogue knows of an indexed document without its text.

    ``size`` and ``modified`` (nanoseconds, 0: not to be trusted) are those of the file;
    ``recipe`` names the chunking rules and the embedder that were used.
    """

    document_id: str
    source: str
    content_hash: str
    recipe: str
    size: int
    modified: int


@dataclass(frozen=True, slots=True)
class State:
    """Where a workspace stands.

    ``vectors`` names the published vector folder ('' for none); it was made at generation
    ``covered`` and holds ``size`` vectors.
    """

    generation: int
    vectors: str
    covered: int
    size: int


class Catalog:
    """Documents, chunks, embeddings and full text of one workspace.

    Methods block; callers on an event loop use threads. With ``path`` None it lives in memory.
    """

    def __init__(self, path: Path | None = None) -> None:
        self._path = path
        self._lock = threading.RLock()
        self._memory = connect(None) if path is None else None
        if self._memory:
            create(self._memory)

    @classmethod
    def created(cls, path: Path) -> "Catalog":
        """Open the catalogue at ``path`` for writing; it is made if it does not exist.

        A new one is made aside and renamed, so that readers never meet it without its tables.
        """
        if not path.exists():
            path.parent.mkdir(parents=True, exist_ok=True)
            unfinished = path.with_suffix(".unfinished")
            unfinished.unlink(missing_ok=True)
            with closing(connect(unfinished)) as db:
                create(db)
            unfinished.replace(path)
        return cls(path)

    def close(self) -> None:
        """Free an in-memory catalogue; one on disk holds nothing open."""
        if self._memory:
            self._memory.close()

    @contextmanager
    def reading(self) -> Iterator[sqlite3.Connection]:
        """Give a connection that sees one committed state from its first query to its last."""
        with self._connection() as db:
            db.execute("BEGIN")
            try:
                yield db
            finally:
                db.execute("ROLLBACK")

    @contextmanager
    def _writing(self) -> Iterator[sqlite3.Connection]:
        with self._connection() as db:
            db.execute("BEGIN IMMEDIATE")
            try:
                yield db
            except BaseException:
                db.execute("ROLLBACK")
                raise
            db.execute("COMMIT")

    @contextmanager
    def _connection(self) -> Iterator[sqlite3.Connection]:
        if self._memory:
            with self._lock:
                yield self._memory
            return
        with closing(connect(self._path)) as db:
            yield db

    def put(
        self, document: Document, chunks: Sequence[Chunk], vectors: Matrix, entry: Entry
    ) -> None:
        """Store a document with its chunks and their vectors in place of its earlier version."""
        with self._writing() as db:
            _drop(db, [document.document_id])
            generation = _advance(db)
            db.execute(
                "INSERT INTO documents VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)",
                (
                    document.document_id,
                    document.title,
                    document.source,
                    document.text,
                    document.date.isoformat() if document.date else None,
                    document.content_hash,
                    json.dumps([x.model_dump() for x in document.locators]),
                    entry.recipe,
                    entry.size,
                    entry.modified,
                ),
            )
            for item, vector in zip(chunks, vectors, strict=True):
                _insert(db, item, vector.astype("<f4").tobytes(), generation)

    def remove(self, document_ids: Sequence[str]) -> None:
        """Delete documents with their chunks."""
        if document_ids:
            with self._writing() as db:
                _drop(db, document_ids)
                _advance(db)

    def touch(self, entry: Entry) -> None:
        """Store the size and time of a file whose content did not change."""
        with self._writing() as db:
            db.execute(
                "UPDATE documents SET size = ?, modified = ? WHERE document_id = ?",
                (entry.size, entry.modified, entry.document_id),
            )

    def publish(self, vectors: str, covered: int, size: int) -> None:
        """Record the folder that holds the ``size`` vectors of generation ``covered``."""
        with self._writing() as db:
            _record(db, vectors, covered, size)

    def disown(self, vectors: str) -> None:
        """Forget the vector folder of that name, unless another was published meanwhile."""
        with self._writing() as db:
            if self.state(db).vectors == vectors:
                _record(db, "", 0, 0)

    def entries(self) -> dict[str, Entry]:
        """Return all documents by id, without their texts."""
        with self.reading() as db:
            rows = db.execute(
                "SELECT document_id, source, content_hash, recipe, size, modified FROM documents"
            )
            return {r["document_id"]: Entry(*r) for r in rows}

    def count(self) -> int:
        """Return the number of chunks."""
        with self.reading() as db:
            return int(db.execute("SELECT count(*) FROM chunks").fetchone()[0])

    def reusable(self, document_id: str) -> dict[tuple[str, str], bytes]:
        """Return the vectors of a document's chunks by the texts that were embedded."""
        with self.reading() as db:
            rows = db.execute(
                "SELECT head, body, embedding FROM chunks JOIN passages ON passages.rowid = number "
                "WHERE document_id = ?",
                (document_id,),
            )
            return {(r["head"], r["body"]): r["embedding"] for r in rows}

    def documents(self, document_ids: Iterable[str]) -> dict[str, Document]:
        """Return the documents that exist among ``document_ids``."""
        query = "SELECT * FROM documents WHERE document_id = ?"
        with self.reading() as db:
            rows = [db.execute(query, (i,)).fetchone() for i in dict.fromkeys(document_ids)]
        return {r["document_id"]: document_of(r) for r in rows if r}

    def state(self, db: sqlite3.Connection) -> State:
        """Return where the workspace stands, as ``db`` sees it."""
        facts = dict(db.execute("SELECT name, value FROM facts").fetchall())
        return State(
            generation=int(facts["generation"]),
            vectors=facts.get("vectors", ""),
            covered=int(facts.get("covered", 0)),
            size=int(facts.get("size", 0)),
        )

    def count_up_to(self, db: sqlite3.Connection, generation: int) -> int:
        """Return the number of chunks that came in ``generation`` or before."""
        query = "SELECT count(*) FROM chunks WHERE generation <= ?"
        return int(db.execute(query, (generation,)).fetchone()[0])

    def recipes(self, db: sqlite3.Connection) -> set[str]:
        """Return the recipes by which the documents were indexed."""
        return {r[0] for r in db.execute("SELECT DISTINCT recipe FROM documents")}

    def vectors_after(self, db: sqlite3.Connection, generation: int) -> tuple[list[str], Matrix]:
        """Return ids and vectors of the chunks that came after ``generation``, ordered by id."""
        query = "SELECT chunk_id, embedding FROM chunks WHERE generation > ? ORDER BY chunk_id"
        rows = db.execute(query, (generation,)).fetchall()
        blob = b"".join(r["embedding"] for r in rows)
        matrix = np.frombuffer(blob, dtype="<f4").astype(np.float32)
        return [r["chunk_id"] for r in rows], matrix.reshape(len(rows), -1 if rows else 0)


def _record(db: sqlite3.Connection, vectors: str, covered: int, size: int) -> None:
    rows = [("vectors", vectors), ("covered", str(covered)), ("size", str(size))]
    db.executemany("INSERT OR REPLACE INTO facts VALUES (?, ?)", rows)


def _drop(db: sqlite3.Connection, document_ids: Iterable[str]) -> None:
    for key in document_ids:
        numbers = "SELECT number FROM chunks WHERE document_id = ?"
        db.execute(f"DELETE FROM passages WHERE rowid IN ({numbers})", (key,))  # noqa: S608
        db.execute("DELETE FROM chunks WHERE document_id = ?", (key,))
        db.execute("DELETE FROM documents WHERE document_id = ?", (key,))


def _advance(db: sqlite3.Connection) -> int:
    db.execute("UPDATE facts SET value = value + 1 WHERE name = 'generation'")
    row = db.execute("SELECT value FROM facts WHERE name = 'generation'").fetchone()
    return int(row[0])


def _insert(db: sqlite3.Connection, item: Chunk, embedding: bytes, generation: int) -> None:
    cursor = db.execute(
        'INSERT INTO chunks (chunk_id, document_id, start, "end", text, heading, page, "row", '
        "embedding, generation) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)",
        (
            item.chunk_id,
            item.document_id,
            item.span.start,
            item.span.end,
            item.text,
            item.heading,
            item.page,
            item.row,
            embedding,
            generation,
        ),
    )
    passage = (cursor.lastrowid, *index_text(item))
    db.execute("INSERT INTO passages (rowid, head, body) VALUES (?, ?, ?)", passage)
