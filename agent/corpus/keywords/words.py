"""Texts cut into words by SQLite's full text, so that every index counts the same words."""

import math
import sqlite3
import threading
from collections import Counter
from collections.abc import Sequence

from agent.corpus.keywords.queries import terms
from agent.corpus.storage.schema import TOKENIZER

K1 = 1.2
B = 0.75
LEAST_IDF = 1e-6
"""What a word that most chunks hold still counts; all three are those of SQLite's bm25()."""

_FULL_TEXT = (
    f"CREATE VIRTUAL TABLE passages USING fts5 (head, body, content = '', tokenize = '{TOKENIZER}')"
)


def full_text() -> sqlite3.Connection:
    """Return a full text in memory that counts words as those of catalogues do."""
    db = sqlite3.connect(":memory:", isolation_level=None, check_same_thread=False)
    db.execute(_FULL_TEXT)
    return db


class WordCounter:
    """Cuts texts into words; safe across threads."""

    def __init__(self) -> None:
        self._lock = threading.Lock()
        self._db = full_text()
        self._db.execute("CREATE VIRTUAL TABLE words USING fts5vocab (passages, instance)")

    def counts(self, passages: Sequence[tuple[str, str]]) -> list[Counter[str]]:
        """Return how often each word occurs in each (head, body)."""
        found = [Counter[str]() for _ in passages]
        with self._lock:
            self._db.executemany(
                "INSERT INTO passages (rowid, head, body) VALUES (?, ?, ?)",
                ((n, head, body) for n, (head, body) in enumerate(passages)),
            )
            rows = self._db.execute("SELECT doc, term, count(*) FROM words GROUP BY doc, term")
            for number, term, count in rows:
                found[number][term] = count
            self._db.execute("INSERT INTO passages (passages) VALUES ('delete-all')")
        return found

    def asked(self, query: str) -> list[str]:
        """Return the words that a query looks for, each once."""
        return list(dict.fromkeys(self.counts([("", " ".join(terms(query)))])[0]))


def rarity(held: int, chunks: int) -> float:
    """Return the inverse document frequency of a word that ``held`` of ``chunks`` hold."""
    return max(math.log((chunks - held + 0.5) / (held + 0.5)), LEAST_IDF)
