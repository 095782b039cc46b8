"""Writing of the rows of a catalogue, inside the caller's transaction."""

import json
import sqlite3
from collections.abc import Iterable, Sequence

from agent.corpus.chunking.chunks import index_text
from agent.corpus.storage.entries import Entry
from agent.domain.text import Chunk, Document
from agent.ports import Matrix

_DOCUMENT = """
INSERT INTO documents (document_id, title, source, text, date, content_hash, locators, recipe, size,
modified, origin, edition) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)
"""
_CHUNK = """
INSERT INTO chunks (number, chunk_id, document_id, start, "end", text, heading, page, "row",
embedding, generation) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)
"""
_PASSAGE = "INSERT INTO passages (rowid, head, body) VALUES (?, ?, ?)"


def advance(db: sqlite3.Connection) -> int:
    """Move the generation forward; return the new one."""
    db.execute("UPDATE facts SET value = value + 1 WHERE name = 'generation'")
    row = db.execute("SELECT value FROM facts WHERE name = 'generation'").fetchone()
    return int(row[0])


def record_vectors(db: sqlite3.Connection, vectors: str, covered: int, size: int) -> None:
    """Record the published folder and what it covers."""
    facts = [("vectors", vectors), ("covered", str(covered)), ("size", str(size))]
    db.executemany("INSERT OR REPLACE INTO facts VALUES (?, ?)", facts)


def drop_documents(db: sqlite3.Connection, document_ids: Iterable[str]) -> None:
    """Delete documents with their chunks and words; unknown ones are passed over."""
    for key in document_ids:
        # Even a deletion that finds nothing makes the full text write out what is in its memory.
        if not db.execute("SELECT 1 FROM documents WHERE document_id = ?", (key,)).fetchone():
            continue
        numbers = "SELECT number FROM chunks WHERE document_id = ?"
        db.execute(f"DELETE FROM passages WHERE rowid IN ({numbers})", (key,))  # noqa: S608
        db.execute("DELETE FROM chunks WHERE document_id = ?", (key,))
        db.execute("DELETE FROM documents WHERE document_id = ?", (key,))


def insert_document(db: sqlite3.Connection, document: Document, entry: Entry) -> None:
    """Store a document without its chunks."""
    db.execute(
        _DOCUMENT,
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
            entry.origin,
            document.edition.model_dump_json(exclude_defaults=True),
        ),
    )


def insert_chunks(
    db: sqlite3.Connection, chunks: Sequence[Chunk], vectors: Matrix, generation: int
) -> None:
    """Store chunks with their vectors (a row each) and their words."""
    first = int(db.execute("SELECT coalesce(max(number), 0) + 1 FROM chunks").fetchone()[0])
    blobs = (v.tobytes() for v in vectors.astype("<f4"))
    db.executemany(
        _CHUNK,
        [
            (
                number,
                item.chunk_id,
                item.document_id,
                item.span.start,
                item.span.end,
                item.text,
                item.heading,
                item.page,
                item.row,
                blob,
                generation,
            )
            for number, (item, blob) in enumerate(zip(chunks, blobs, strict=True), start=first)
        ],
    )
    db.executemany(_PASSAGE, [(n, *index_text(item)) for n, item in enumerate(chunks, start=first)])
