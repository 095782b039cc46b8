"""Looking up chunks and documents in an open catalogue."""

import json
import sqlite3
from collections.abc import Iterable

import numpy as np

from agent.domain.editions import Edition
from agent.domain.text import Chunk, Document, Locator
from agent.ports import Matrix

_CHUNK = """
SELECT c.chunk_id, c.document_id, d.title, d.source, c.text, c.start, c."end", c.heading,
       c.page, c."row", d.date, c.embedding{edition}
FROM chunks c JOIN documents d USING (document_id) WHERE c.chunk_id = ?
"""
_APART = ("start", "end", "embedding", "edition")
_EDITIONS = "SELECT 1 FROM pragma_table_info('documents') WHERE name = 'edition'"


def chunks_by_id(
    db: sqlite3.Connection, chunk_ids: Iterable[str]
) -> dict[str, tuple[Chunk, Matrix]]:
    """Return the chunks that exist among ``chunk_ids``, each with its vector."""
    # Drafts may cite anything, also what SQLite cannot be asked for.
    asked = (i for i in dict.fromkeys(chunk_ids) if i.isprintable())
    # A catalogue that was written before documents had editions may be read as it is.
    query = _CHUNK.format(edition=", d.edition" if db.execute(_EDITIONS).fetchone() else "")
    rows = (db.execute(query, (i,)).fetchone() for i in asked)
    return {
        r["chunk_id"]: (_chunk(r), np.frombuffer(r["embedding"], dtype="<f4")) for r in rows if r
    }


def match(
    db: sqlite3.Connection, expression: str, limit: int, *, after: int = -1
) -> list[tuple[str, float]]:
    """Return chunk ids with their BM25 scores (headings and text weigh the same), best first.

    Only chunks that came after the generation ``after`` count; equal scores are in the order of
    ids. No expression finds nothing.
    """
    if not expression:
        return []
    rows = db.execute(
        "SELECT chunk_id, -score FROM (SELECT rowid AS number, bm25(passages) AS score "
        "FROM passages WHERE passages MATCH ?) JOIN chunks USING (number) WHERE generation > ? "
        "ORDER BY score, chunk_id LIMIT ?",
        (expression, after, limit),
    )
    return [(row[0], row[1]) for row in rows]


def surviving(
    db: sqlite3.Connection, found: Iterable[tuple[str, float]], covered: int
) -> list[tuple[str, float]]:
    """Return those of ``found`` whose chunks are there since generation ``covered`` or longer."""
    query = "SELECT 1 FROM chunks WHERE chunk_id = ? AND generation <= ?"
    return [(i, s) for i, s in found if db.execute(query, (i, covered)).fetchone()]


def document_of(row: sqlite3.Row) -> Document:
    """Return the document that a row of the table `documents` holds."""
    return Document(
        document_id=row["document_id"],
        title=row["title"],
        source=row["source"],
        text=row["text"],
        date=row["date"],
        content_hash=row["content_hash"],
        locators=tuple(Locator.model_validate(x) for x in json.loads(row["locators"])),
        edition=_edition(row),
    )


def _chunk(row: sqlite3.Row) -> Chunk:
    return Chunk.model_validate(
        {
            "span": {"start": row["start"], "end": row["end"]},
            **{k: row[k] for k in row.keys() if k not in _APART},  # noqa: SIM118
            "edition": _edition(row),
        }
    )


def _edition(row: sqlite3.Row) -> Edition:
    told = "edition" in row.keys()  # noqa: SIM118
    return Edition.model_validate_json(row["edition"]) if told else Edition()
