"""Looking up chunks and documents in an open catalogue."""

import json
import sqlite3
from collections.abc import Iterable

import numpy as np

from agent.domain.text import Chunk, Document, Locator
from agent.ports import Matrix

_CHUNK = """
SELECT c.chunk_id, c.document_id, d.title, d.source, c.text, c.start, c."end", c.heading,
       c.page, c."row", d.date, c.embedding
FROM chunks c JOIN documents d USING (document_id) WHERE c.chunk_id = ?
"""


def chunks_by_id(
    db: sqlite3.Connection, chunk_ids: Iterable[str]
) -> dict[str, tuple[Chunk, Matrix]]:
    """Return the chunks that exist among ``chunk_ids``, each with its vector."""
    rows = (db.execute(_CHUNK, (i,)).fetchone() for i in dict.fromkeys(chunk_ids))
    return {
        r["chunk_id"]: (_chunk(r), np.frombuffer(r["embedding"], dtype="<f4")) for r in rows if r
    }


def match(db: sqlite3.Connection, expression: str, limit: int) -> list[str]:
    """Return chunk ids by BM25 (headings and text weigh the same), best first."""
    rows = db.execute(
        "SELECT chunk_id FROM (SELECT rowid AS number, bm25(passages) AS score FROM passages "
        "WHERE passages MATCH ?) JOIN chunks USING (number) ORDER BY score, chunk_id LIMIT ?",
        (expression, limit),
    )
    return [r["chunk_id"] for r in rows]


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
    )


def _chunk(row: sqlite3.Row) -> Chunk:
    return Chunk.model_validate(
        {
            "span": {"start": row["start"], "end": row["end"]},
            **{k: row[k] for k in row.keys() if k not in ("start", "end", "embedding")},  # noqa: SIM118
        }
    )
