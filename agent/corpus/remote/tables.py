"""The tables of all workspaces in PostgreSQL."""

from typing import TYPE_CHECKING

from agent.errors import IntegrityError

if TYPE_CHECKING:
    from agent.postgres import Connection

SCHEMA = "affidavit_index"
VERSION = 1

# Documents and chunks are kept as JSON in bytes: texts may hold NUL, which TEXT cannot.
_TABLES = """
CREATE TABLE workspaces (
  workspace TEXT PRIMARY KEY,
  generation BIGINT NOT NULL DEFAULT 0,  -- counts changes
  chunks BIGINT NOT NULL DEFAULT 0,      -- how many there are
  tokens BIGINT NOT NULL DEFAULT 0,      -- words in all of them
  vectors TEXT NOT NULL DEFAULT '',      -- the published collection, '' for none
  covered BIGINT NOT NULL DEFAULT 0,     -- the generation at which it was made
  size BIGINT NOT NULL DEFAULT 0         -- how many vectors it holds
);
CREATE TABLE documents (
  workspace TEXT NOT NULL REFERENCES workspaces ON DELETE CASCADE,
  document_id TEXT NOT NULL,
  recipe TEXT NOT NULL,
  entry BYTEA NOT NULL,
  document BYTEA NOT NULL,
  PRIMARY KEY (workspace, document_id)
);
CREATE SEQUENCE chunk_numbers;
CREATE TABLE chunks (
  number BIGINT PRIMARY KEY,
  workspace TEXT NOT NULL,
  document_id TEXT NOT NULL,
  chunk_id TEXT NOT NULL,
  chunk BYTEA NOT NULL,
  embedding BYTEA NOT NULL,
  length INTEGER NOT NULL,
  generation BIGINT NOT NULL,
  UNIQUE (workspace, chunk_id),
  FOREIGN KEY (workspace, document_id) REFERENCES documents ON DELETE CASCADE
);
CREATE INDEX chunks_of_document ON chunks (workspace, document_id);
CREATE INDEX chunks_by_generation ON chunks (workspace, generation);
CREATE TABLE postings (
  workspace TEXT NOT NULL,
  term TEXT NOT NULL,
  number BIGINT NOT NULL REFERENCES chunks ON DELETE CASCADE,
  frequency INTEGER NOT NULL,
  length INTEGER NOT NULL,
  PRIMARY KEY (workspace, term, number) INCLUDE (frequency, length)
);
CREATE INDEX postings_of_chunk ON postings (number)
"""


def prepare(connection: "Connection") -> None:
    """Make the tables where they are missing.

    Raises:
        IntegrityError: when they were made by a newer version.
    """
    connection.execute("CREATE TABLE IF NOT EXISTS index_version (version INTEGER NOT NULL)")
    found = connection.execute("SELECT version FROM index_version").fetchone()
    if found and found[0] > VERSION:
        raise IntegrityError(
            "the index in PostgreSQL was written by a newer version of affidavit "
            f"(format {found[0]}, this version knows {VERSION}): upgrade affidavit"
        )
    if not found:
        for statement in _TABLES.split(";"):
            connection.execute(statement.encode())
        connection.execute("INSERT INTO index_version VALUES (%s)", (VERSION,))
