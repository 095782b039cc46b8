"""The tables of a workspace's catalogue."""

import sqlite3
from pathlib import Path

_TABLES = """
CREATE TABLE IF NOT EXISTS facts (name TEXT PRIMARY KEY, value TEXT NOT NULL) WITHOUT ROWID;
CREATE TABLE IF NOT EXISTS documents (
    document_id TEXT PRIMARY KEY,
    title TEXT NOT NULL,
    source TEXT NOT NULL,
    text TEXT NOT NULL,
    date TEXT,
    content_hash TEXT NOT NULL,
    locators TEXT NOT NULL,
    recipe TEXT NOT NULL,
    size INTEGER NOT NULL,
    modified INTEGER NOT NULL
) WITHOUT ROWID;
CREATE TABLE IF NOT EXISTS chunks (
    number INTEGER PRIMARY KEY,
    chunk_id TEXT NOT NULL UNIQUE,
    document_id TEXT NOT NULL REFERENCES documents (document_id),
    start INTEGER NOT NULL,
    "end" INTEGER NOT NULL,
    text TEXT NOT NULL,
    heading TEXT NOT NULL,
    page INTEGER,
    "row" INTEGER,
    embedding BLOB NOT NULL,
    generation INTEGER NOT NULL
);
CREATE INDEX IF NOT EXISTS chunks_of_document ON chunks (document_id, start);
CREATE INDEX IF NOT EXISTS chunks_by_generation ON chunks (generation, chunk_id);
CREATE VIRTUAL TABLE IF NOT EXISTS passages USING fts5 (
    head, body, tokenize = 'porter unicode61 remove_diacritics 2'
);
INSERT OR IGNORE INTO facts VALUES ('schema', '1'), ('generation', '0');
"""


def connect(path: Path | None) -> sqlite3.Connection:
    """Open the catalogue at ``path`` (None: in memory), in autocommit mode.

    A file is in WAL mode: readers see the last committed state and never wait for the writer.
    """
    db = sqlite3.connect(
        str(path) if path else ":memory:", timeout=30, isolation_level=None, check_same_thread=False
    )
    db.row_factory = sqlite3.Row
    return db


def create(db: sqlite3.Connection) -> None:
    """Lay the tables where they are missing."""
    db.execute("PRAGMA journal_mode = WAL")
    db.executescript("BEGIN;" + _TABLES + "COMMIT;")
