"""The catalogue of one workspace in PostgreSQL."""

import json
from collections.abc import Iterable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import asdict
from typing import TYPE_CHECKING, Any

import numpy as np

from agent.corpus.chunking.chunks import index_text
from agent.corpus.dense.chroma import BATCH
from agent.corpus.keywords.words import WordCounter
from agent.corpus.remote.words import matching
from agent.corpus.storage.entries import Entry, State
from agent.corpus.storage.shelf import Stored
from agent.domain.text import Chunk, Document, DocumentEntry
from agent.ports import Matrix
from agent.postgres import Postgres

if TYPE_CHECKING:
    from agent.postgres import Connection

_CHUNK = "SELECT chunk_id, chunk, embedding FROM chunks WHERE workspace = %s"
_VECTOR = "SELECT chunk_id, embedding FROM chunks WHERE workspace = %s"
_DOCUMENTS = "COPY documents (workspace, document_id, recipe, entry, document) FROM STDIN"
_CHUNKS = (
    "COPY chunks (number, workspace, document_id, chunk_id, chunk, embedding, length, generation)"
    " FROM STDIN"
)
_POSTINGS = "COPY postings (workspace, term, number, frequency, length) FROM STDIN"


class PostgresCatalog:
    """Documents, chunks, embeddings and words of one workspace; what `Catalog` is on disk.

    Methods block; callers on an event loop use threads.
    """

    def __init__(self, postgres: Postgres, workspace: str, words: WordCounter) -> None:
        self._postgres = postgres
        self._workspace = workspace
        self._words = words

    def exists(self) -> bool:
        """Tell whether the workspace was made."""
        with self._postgres.transaction(is_reading=True) as db:
            query = "SELECT 1 FROM workspaces WHERE workspace = %s"
            return db.execute(query, (self._workspace,)).fetchone() is not None

    def create(self) -> None:
        """Make the workspace if it is new."""
        with self._postgres.transaction() as db:
            db.execute(
                "INSERT INTO workspaces (workspace) VALUES (%s) ON CONFLICT DO NOTHING",
                (self._workspace,),
            )

    @contextmanager
    def reading(self) -> "Iterator[Reading]":
        """Give one committed state, unchanged from the first question to the last."""
        with self._postgres.transaction(is_reading=True) as db:
            yield Reading(db, self._workspace)

    def store(self, items: Iterable[Stored]) -> None:
        """Store documents in place of their earlier versions: all of them, or none."""
        listed = list(items)
        chunks = [c for _, found, _, _ in listed for c in found]
        vectors = [v for _, _, found, _ in listed for v in found]
        counts = self._words.counts([index_text(c) for c in chunks])
        with self._postgres.transaction() as db:
            generation = self._advance(db)
            self._drop(db, [document.document_id for document, _, _, _ in listed])
            with db.cursor().copy(_DOCUMENTS) as copy:
                for document, _, _, entry in listed:
                    key = (self._workspace, document.document_id, entry.recipe)
                    copy.write_row((*key, _entry(entry), _json(document)))
            query = "SELECT nextval('chunk_numbers') FROM generate_series(1, %s)"
            numbers = [row[0] for row in db.execute(query, (len(chunks),))]
            with db.cursor().copy(_CHUNKS) as copy:
                for number, c, v, words in zip(numbers, chunks, vectors, counts, strict=True):
                    place = (number, self._workspace, c.document_id, c.chunk_id)
                    stored = v.astype("<f4").tobytes()
                    copy.write_row((*place, _json(c), stored, words.total(), generation))
            with db.cursor().copy(_POSTINGS) as copy:
                for number, words in zip(numbers, counts, strict=True):
                    for term, times in words.items():
                        copy.write_row((self._workspace, term, number, times, words.total()))
            self._count(db, len(chunks), sum(words.total() for words in counts))

    def remove(self, document_ids: Sequence[str]) -> None:
        """Delete documents with their chunks."""
        if document_ids:
            with self._postgres.transaction() as db:
                self._drop(db, document_ids)
                self._advance(db)

    def touch(self, entry: Entry) -> None:
        """Store the size and time of a file whose content did not change."""
        with self._postgres.transaction() as db:
            db.execute(
                "UPDATE documents SET entry = %s WHERE workspace = %s AND document_id = %s",
                (_entry(entry), self._workspace, entry.document_id),
            )

    def publish(self, vectors: str, covered: int, size: int) -> None:
        """Record the collection that holds the ``size`` vectors of generation ``covered``."""
        with self._postgres.transaction() as db:
            db.execute(
                "UPDATE workspaces SET vectors = %s, covered = %s, size = %s WHERE workspace = %s",
                (vectors, covered, size, self._workspace),
            )

    def disown(self, vectors: str) -> None:
        """Forget the collection of that name, unless another was published meanwhile."""
        with self._postgres.transaction() as db:
            db.execute(
                "UPDATE workspaces SET vectors = '', covered = 0, size = 0"
                " WHERE workspace = %s AND vectors = %s",
                (self._workspace, vectors),
            )

    def entries(self) -> dict[str, Entry]:
        """Return all documents by id, without their texts."""
        query = "SELECT document_id, entry FROM documents WHERE workspace = %s"
        with self._postgres.transaction(is_reading=True) as db:
            rows = db.execute(query, (self._workspace,))
            return {key: Entry(**json.loads(entry)) for key, entry in rows}

    def listing(self) -> list[DocumentEntry]:
        """Return what lists show of every document, by title."""
        query = (
            "SELECT document, (SELECT count(*) FROM chunks WHERE chunks.workspace = d.workspace"
            " AND chunks.document_id = d.document_id) FROM documents d WHERE workspace = %s"
        )
        with self._postgres.transaction(is_reading=True) as db:
            rows = [(_document(d), n) for d, n in db.execute(query, (self._workspace,))]
        shown = [
            DocumentEntry(
                document_id=d.document_id, title=d.title, source=d.source, date=d.date, chunks=n
            )
            for d, n in rows
        ]
        return sorted(shown, key=lambda d: (d.title, d.source))

    def count(self) -> int:
        """Return the number of chunks."""
        query = "SELECT chunks FROM workspaces WHERE workspace = %s"
        with self._postgres.transaction(is_reading=True) as db:
            found = db.execute(query, (self._workspace,)).fetchone()
        return int(found[0]) if found else 0

    def reusable(self, document_id: str) -> dict[tuple[str, str], bytes]:
        """Return the vectors of a document's chunks by the texts that were embedded."""
        with self._postgres.transaction(is_reading=True) as db:
            rows = db.execute(f"{_CHUNK} AND document_id = %s", (self._workspace, document_id))
            return {index_text(_chunk(c)): bytes(e) for _, c, e in rows}

    def documents(self, document_ids: Iterable[str]) -> dict[str, Document]:
        """Return the documents that exist among ``document_ids``."""
        query = (
            "SELECT document_id, document FROM documents"
            " WHERE workspace = %s AND document_id = ANY(%s)"
        )
        with self._postgres.transaction(is_reading=True) as db:
            rows = db.execute(query, (self._workspace, _safe(document_ids)))
            found = {key: _document(value) for key, value in rows}
        return {i: found[i] for i in dict.fromkeys(document_ids) if i in found}

    def _advance(self, db: "Connection") -> int:
        query = "UPDATE workspaces SET generation = generation + 1 WHERE workspace = %s"
        found = db.execute(f"{query} RETURNING generation", (self._workspace,)).fetchone()
        return int(found[0]) if found else 0

    def _drop(self, db: "Connection", document_ids: Sequence[str]) -> None:
        values = (self._workspace, list(document_ids))
        where = "workspace = %s AND document_id = ANY(%s)"
        found = db.execute(
            f"SELECT count(*), coalesce(sum(length), 0) FROM chunks WHERE {where}",  # noqa: S608
            values,
        ).fetchone()
        db.execute(f"DELETE FROM documents WHERE {where}", values)  # noqa: S608 - chunks follow
        if found:
            self._count(db, -found[0], -found[1])

    def _count(self, db: "Connection", chunks: int, tokens: int) -> None:
        db.execute(
            "UPDATE workspaces SET chunks = chunks + %s, tokens = tokens + %s WHERE workspace = %s",
            (chunks, tokens, self._workspace),
        )


class Reading:
    """One committed state of a workspace."""

    def __init__(self, db: "Connection", workspace: str) -> None:
        self._db = db
        self._workspace = workspace

    def state(self) -> State:
        """Return where the workspace stands."""
        found = self._db.execute(
            "SELECT generation, vectors, covered, size FROM workspaces WHERE workspace = %s",
            (self._workspace,),
        ).fetchone()
        return State(*found) if found else State(0, "", 0, 0)

    def chunks(self, chunk_ids: Iterable[str]) -> dict[str, tuple[Chunk, Matrix]]:
        """Return the chunks that exist among ``chunk_ids``, each with its vector."""
        query = f"{_CHUNK} AND chunk_id = ANY(%s)"
        rows = self._db.execute(query, (self._workspace, _safe(chunk_ids)))
        found = {i: (_chunk(c), np.frombuffer(e, dtype="<f4")) for i, c, e in rows}
        return {i: found[i] for i in dict.fromkeys(chunk_ids) if i in found}

    def match(self, words: Sequence[str], limit: int) -> list[str]:
        """Return up to ``limit`` chunk ids by BM25, best first."""
        return matching(self._db, self._workspace, words, limit)

    def count_up_to(self, generation: int) -> int:
        """Return the number of chunks that came in ``generation`` or before."""
        query = "SELECT count(*) FROM chunks WHERE workspace = %s AND generation <= %s"
        found = self._db.execute(query, (self._workspace, generation)).fetchone()
        return int(found[0]) if found else 0

    def alive(self, chunk_ids: Sequence[str], generation: int) -> set[str]:
        """Return those of ``chunk_ids`` that are there since ``generation`` or longer."""
        query = (
            "SELECT chunk_id FROM chunks"
            " WHERE workspace = %s AND chunk_id = ANY(%s) AND generation <= %s"
        )
        values = (self._workspace, list(chunk_ids), generation)
        return {row[0] for row in self._db.execute(query, values)}

    def vectors_after(self, generation: int) -> tuple[list[str], Matrix]:
        """Return ids and vectors of the chunks that came after ``generation``, ordered by id."""
        query = f"{_VECTOR} AND generation > %s ORDER BY chunk_id"
        return _vectors(self._db.execute(query, (self._workspace, generation)).fetchall())

    def batches(self) -> Iterator[tuple[list[str], Matrix]]:
        """Yield ids and vectors of all chunks, ordered by id, some thousands at a time."""
        with self._db.cursor("vectors") as cursor:
            cursor.execute(f"{_VECTOR} ORDER BY chunk_id", (self._workspace,))
            while rows := cursor.fetchmany(BATCH):
                yield _vectors(rows)

    def recipes(self) -> set[str]:
        """Return the recipes by which the documents were indexed."""
        query = "SELECT DISTINCT recipe FROM documents WHERE workspace = %s"
        rows = self._db.execute(query, (self._workspace,))
        return {row[0] for row in rows}


def _vectors(rows: Sequence[tuple[Any, ...]]) -> tuple[list[str], Matrix]:
    matrix = np.frombuffer(b"".join(r[1] for r in rows), dtype="<f4").astype(np.float32)
    return [r[0] for r in rows], matrix.reshape(len(rows), -1 if rows else 0)


def _json(value: Document | Chunk) -> bytes:
    return value.model_dump_json().encode()


def _document(stored: bytes) -> Document:
    return Document.model_validate_json(stored)


def _chunk(stored: bytes) -> Chunk:
    return Chunk.model_validate_json(stored)


def _entry(entry: Entry) -> bytes:
    return json.dumps(asdict(entry)).encode()


def _safe(ids: Iterable[str]) -> list[str]:
    """Return the ids that PostgreSQL can be asked for: drafts may cite anything."""
    return [i for i in ids if "\0" not in i and i.isprintable()]
