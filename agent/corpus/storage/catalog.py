"""The catalogue of one workspace: what was indexed, in SQLite, the source of truth.

Every workspace has its own database file, so that nothing of one can appear in another and word
statistics are not shared. A document is replaced in one transaction that also moves the
generation forward; each chunk remembers the generation in which it came.
"""

import sqlite3
import threading
from collections.abc import Iterable, Iterator, Sequence
from contextlib import closing, contextmanager
from pathlib import Path

import numpy as np

from agent.corpus.storage.entries import Entry, State
from agent.corpus.storage.lookup import document_of
from agent.corpus.storage.passages import Listed
from agent.corpus.storage.schema import connect, create, upgrade, whole
from agent.corpus.storage.shelf import Stored
from agent.corpus.storage.writes import (
    advance,
    drop_documents,
    insert_chunks,
    insert_document,
    record_vectors,
)
from agent.domain.text import Document, DocumentEntry
from agent.ports import Matrix

_BATCH = 4096


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
        with whole(path), closing(connect(path)) as db:
            upgrade(db)
        return cls(path)

    @contextmanager
    def kept_open(self) -> Iterator[None]:
        """Keep the file open: SQLite empties the log whenever the last connection is closed."""
        with self._connection() as db:
            db.execute("SELECT value FROM facts").fetchall()
            yield

    @contextmanager
    def reading(self) -> Iterator[sqlite3.Connection]:
        """Give a connection that sees one committed state from its first query to its last."""
        with self._connection() as db:
            db.execute("BEGIN")
            try:
                yield db
            finally:
                db.rollback()

    @contextmanager
    def _writing(self) -> Iterator[sqlite3.Connection]:
        with self._connection() as db:
            db.execute("BEGIN IMMEDIATE")
            try:
                yield db
            except BaseException:
                db.rollback()
                raise
            db.execute("COMMIT")

    @contextmanager
    def _connection(self) -> Iterator[sqlite3.Connection]:
        if self._memory:
            with self._lock:
                yield self._memory
            return
        with whole(self._path), closing(connect(self._path)) as db:
            yield db

    def store(self, items: Iterable[Stored]) -> None:
        """Store documents in place of their earlier versions: all of them, or none."""
        with self._writing() as db:
            generation = advance(db)
            listed = list(items)
            drop_documents(db, [document.document_id for document, _, _, _ in listed])
            for document, chunks, vectors, entry in listed:
                insert_document(db, document, entry)
                insert_chunks(db, chunks, vectors, generation)

    def remove(self, document_ids: Sequence[str]) -> None:
        """Delete documents with their chunks."""
        if document_ids:
            with self._writing() as db:
                drop_documents(db, document_ids)
                advance(db)

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
            record_vectors(db, vectors, covered, size)

    def disown(self, vectors: str) -> None:
        """Forget the vector folder of that name, unless another was published meanwhile."""
        with self._writing() as db:
            if self.state(db).vectors == vectors:
                record_vectors(db, "", 0, 0)

    def entries(self) -> dict[str, Entry]:
        """Return all documents by id, without their texts."""
        with self.reading() as db:
            rows = db.execute(
                "SELECT document_id, source, content_hash, recipe, size, modified, origin "
                "FROM documents"
            )
            return {r["document_id"]: Entry(*r) for r in rows}

    def listing(self) -> list[DocumentEntry]:
        """Return what lists show of every document, by title."""
        with self.reading() as db:
            rows = db.execute(
                "SELECT document_id, title, source, date, (SELECT count(*) FROM chunks"
                " WHERE chunks.document_id = documents.document_id) AS chunks"
                " FROM documents ORDER BY title, source"
            )
            return [DocumentEntry.model_validate(dict(r)) for r in rows]

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
        # The sign keeps SQLite from reading all chunks in the order of ids to save the sorting.
        query = "SELECT chunk_id, embedding FROM chunks WHERE generation > ? ORDER BY +chunk_id"
        return _vectors(db.execute(query, (generation,)).fetchall())

    def ids_after(self, db: sqlite3.Connection, generation: int) -> set[str]:
        """Return the ids of the chunks that came after ``generation``."""
        query = "SELECT chunk_id FROM chunks WHERE generation > ?"
        return {row[0] for row in db.execute(query, (generation,))}

    def all_vectors(self, db: sqlite3.Connection) -> Iterator[tuple[list[str], Matrix]]:
        """Yield ids and vectors of all chunks in batches, in the order in which they came."""
        cursor = db.execute("SELECT chunk_id, embedding FROM chunks ORDER BY number")
        while rows := cursor.fetchmany(_BATCH):
            yield _vectors(rows)

    def listed(self, db: sqlite3.Connection) -> Listed:
        """Return the rows of the full text, each with its chunk."""
        rows = db.execute("SELECT number, chunk_id FROM chunks ORDER BY number").fetchall()
        numbers = np.fromiter((row[0] for row in rows), np.int64, len(rows))
        return Listed(db, numbers, np.array([row[1] for row in rows], "S12"))


def _vectors(rows: Sequence[sqlite3.Row]) -> tuple[list[str], Matrix]:
    blob = b"".join(r["embedding"] for r in rows)
    matrix = np.frombuffer(blob, dtype="<f4").astype(np.float32)
    return [r["chunk_id"] for r in rows], matrix.reshape(len(rows), -1 if rows else 0)
