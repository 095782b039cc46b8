"""The tables of a workspace's catalogue."""

import sqlite3
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from agent.errors import IntegrityError

TOKENIZER = "porter unicode61 remove_diacritics 2"
"""How full texts cut texts into words; all of them must do it the same way."""

_TABLES = f"""
CREATE TABLE IF NOT EXISTS facts (name TEXT PRIMARY KEY, value TEXT NOT NULL) WITHOUT ROWID;
CREATE TABLE IF NOT EXISTS documents (
    document_id TEXT PRIMARY KEY,
    title TEXT NOT NULL,
    source TEXT NOT NULL,
    date TEXT,
    content_hash TEXT NOT NULL,
    locators TEXT NOT NULL,
    recipe TEXT NOT NULL,
    size INTEGER NOT NULL,
    modified INTEGER NOT NULL,
    origin TEXT NOT NULL DEFAULT '',
    edition TEXT NOT NULL DEFAULT '{{}}',
    text TEXT NOT NULL -- last: what stands before it is read without it
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
    head, body, tokenize = '{TOKENIZER}'
);
INSERT OR IGNORE INTO facts VALUES ('schema', '1'), ('generation', '0');
"""  # noqa: S608 - of a constant


# What an index run asks of every document; without it SQLite would read all their texts.
_KNOWN = """
CREATE INDEX IF NOT EXISTS documents_known
ON documents (source, content_hash, recipe, size, modified, origin)
"""


PAGE = 8_192
"""A chunk with its vector takes more than half of the usual page of 4,096 bytes."""
_DAMAGED = (sqlite3.SQLITE_CORRUPT, sqlite3.SQLITE_NOTADB)
LOG_PAGES = 4_000
"""The log is emptied when it has so many pages: pages written many times are copied once."""


def connect(path: Path | None) -> sqlite3.Connection:
    """Open the catalogue at ``path`` (None: in memory), in autocommit mode.

    A file is in WAL mode: readers see the last committed state and never wait for the writer.
    """
    db = sqlite3.connect(
        str(path) if path else ":memory:", timeout=30, isolation_level=None, check_same_thread=False
    )
    db.row_factory = sqlite3.Row
    db.execute(f"PRAGMA wal_autocheckpoint = {LOG_PAGES}")
    return db


@contextmanager
def whole(path: Path | None) -> Iterator[None]:
    """Tell that the catalogue at ``path`` is damaged as what it is.

    Raises:
        IntegrityError: naming the file and what to do.
    """
    try:
        yield
    except sqlite3.DatabaseError as error:
        if getattr(error, "sqlite_errorcode", 0) & 0xFF not in _DAMAGED or path is None:
            raise
        raise IntegrityError(
            f"the index {path} is damaged ({error}): delete the folder {path.parent} and index the "
            "documents again, or index them into a new workspace"
        ) from error


def create(db: sqlite3.Connection) -> None:
    """Lay the tables where they are missing."""
    db.execute(f"PRAGMA page_size = {PAGE}")
    db.execute("PRAGMA journal_mode = WAL")
    db.executescript("BEGIN;" + _TABLES + "COMMIT;")


def upgrade(db: sqlite3.Connection) -> None:
    """Bring the tables of an earlier version up to date; for the one writer."""
    columns = {row["name"] for row in db.execute("PRAGMA table_info(documents)")}
    if "origin" not in columns:
        db.execute("ALTER TABLE documents ADD COLUMN origin TEXT NOT NULL DEFAULT ''")
    if "edition" not in columns:
        db.execute("ALTER TABLE documents ADD COLUMN edition TEXT NOT NULL DEFAULT '{}'")
    db.execute(_KNOWN)
