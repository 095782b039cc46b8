"""BM25 over the words of chunks in PostgreSQL, as SQLite's full text scores them.

Texts are cut into words by SQLite itself, so that an index in PostgreSQL ranks as one on disk does.
"""

from collections.abc import Sequence
from typing import TYPE_CHECKING

from agent.corpus.keywords.words import K1, B, rarity

if TYPE_CHECKING:
    from agent.postgres import Connection


def matching(
    connection: "Connection", workspace: str, words: Sequence[str], limit: int
) -> list[str]:
    """Return up to ``limit`` chunk ids by BM25, best first; equal scores in the order of ids."""
    totals = connection.execute(
        "SELECT chunks, tokens FROM workspaces WHERE workspace = %s", (workspace,)
    ).fetchone()
    if not words or not totals or not totals[0]:
        return []
    weights = _weights(connection, workspace, words, totals[0])
    rows = connection.execute(
        "SELECT chunk_id FROM ("
        "  SELECT number, round(sum(idf * frequency * %(up)s / (frequency + %(k1)s *"
        "    (%(rest)s + %(b)s * length / %(average)s)))::numeric, 9) AS score"
        "  FROM unnest(%(terms)s::text[], %(idf)s::float8[]) AS asked (term, idf)"
        "  JOIN postings USING (term) WHERE workspace = %(workspace)s GROUP BY number"
        ") AS scored JOIN chunks USING (number) ORDER BY score DESC, chunk_id LIMIT %(limit)s",
        {
            "up": K1 + 1.0,
            "k1": K1,
            "b": B,
            "rest": 1.0 - B,
            "average": totals[1] / totals[0],
            "terms": list(weights),
            "idf": list(weights.values()),
            "workspace": workspace,
            "limit": limit,
        },
    )
    return [row[0] for row in rows]


def _weights(
    connection: "Connection", workspace: str, words: Sequence[str], chunks: int
) -> dict[str, float]:
    """Return the inverse document frequency of each word that occurs."""
    rows = connection.execute(
        "SELECT term, count(*) FROM postings WHERE workspace = %s AND term = ANY(%s) GROUP BY term",
        (workspace, list(words)),
    ).fetchall()
    return {term: rarity(held, chunks) for term, held in rows}
