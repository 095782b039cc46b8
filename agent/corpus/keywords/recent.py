"""Postings of the chunks that the published ones do not cover: in memory."""

import sqlite3

import numpy as np

from agent.corpus.keywords.inversion import invert
from agent.corpus.keywords.postings import Postings
from agent.corpus.keywords.words import full_text
from agent.corpus.storage.entries import State
from agent.corpus.storage.passages import Listed

_CAME = """
SELECT chunk_id, head, body FROM chunks CROSS JOIN passages ON passages.rowid = number
WHERE generation > ? ORDER BY +chunk_id
"""
"""Chunks first, by their generation: few of many."""
_LIVE = "SELECT chunk_id FROM chunks WHERE generation > ?"


class RecentWords:
    """Follows a catalogue; what it read before is not read again. One caller at a time."""

    def __init__(self) -> None:
        self._db = full_text()
        self._covered = -1
        self._generation = 0
        self._rows: list[str] = []
        """The chunk of each row of the full text; its row numbers begin at 1."""

    def refreshed(self, db: sqlite3.Connection, state: State) -> Postings:
        """Return the postings of the chunks that came after what is covered, as ``db`` sees it."""
        if state.covered != self._covered or state.generation < self._generation:
            self._db.execute("INSERT INTO passages (passages) VALUES ('delete-all')")
            self._rows, self._covered, self._generation = [], state.covered, state.covered
        came = db.execute(_CAME, (self._generation,)).fetchall()
        self._db.execute("BEGIN")
        for row in came:
            self._rows.append(row["chunk_id"])
            passage = (len(self._rows), row["head"], row["body"])
            self._db.execute("INSERT INTO passages (rowid, head, body) VALUES (?, ?, ?)", passage)
        self._db.execute("COMMIT")
        self._generation = state.generation
        return self._postings({row[0] for row in db.execute(_LIVE, (state.covered,))})

    def _postings(self, live: set[str]) -> Postings:
        last = {name: number for number, name in enumerate(self._rows, start=1) if name in live}
        numbers = np.array(sorted(last.values()), np.int64)
        ids = np.array([self._rows[n - 1] for n in numbers], "S12")
        listed = Listed(self._db, numbers, ids)
        return Postings(invert(listed, lambda _, kind, size: np.empty(size, kind)), ids)
