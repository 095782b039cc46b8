"""The audit database file: connections, schema, and its failures in plain words."""

import sqlite3
from collections.abc import Iterator
from contextlib import closing, contextmanager, suppress
from pathlib import Path

from agent.errors import AffidavitError, InputError, IntegrityError

BUSY_SECONDS = 30.0
SCHEMA_VERSION = 1
SCHEMA = """
CREATE TABLE IF NOT EXISTS chains (
  workspace TEXT PRIMARY KEY,
  anchor TEXT NOT NULL DEFAULT '',  -- hash of the last record that was swept
  swept INTEGER NOT NULL DEFAULT 0, -- how many records were swept
  head TEXT NOT NULL DEFAULT ''     -- hash of the newest record
) WITHOUT ROWID;
CREATE TABLE IF NOT EXISTS records (
  sequence INTEGER PRIMARY KEY AUTOINCREMENT,
  workspace TEXT NOT NULL,
  audit_id TEXT NOT NULL UNIQUE,
  created REAL NOT NULL,            -- seconds since 1970, UTC
  retention_days INTEGER NOT NULL,
  record TEXT NOT NULL,
  report TEXT NOT NULL
);
CREATE INDEX IF NOT EXISTS records_of_workspace ON records (workspace, sequence);
"""
_NOT_A_DATABASE = {sqlite3.SQLITE_CORRUPT, sqlite3.SQLITE_NOTADB}
_NOT_WRITABLE = {sqlite3.SQLITE_CANTOPEN, sqlite3.SQLITE_READONLY, sqlite3.SQLITE_PERM}
_BUSY = {sqlite3.SQLITE_BUSY, sqlite3.SQLITE_LOCKED}


@contextmanager
def opened(path: Path) -> Iterator[sqlite3.Connection]:
    """Yield a connection to the database at ``path``, which is created if missing.

    Raises:
        InputError: when the folder or the file cannot be written.
        IntegrityError: when the file is damaged or of a newer version.
        AffidavitError: when it stays locked, or the disk fails.
    """
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        with closing(sqlite3.connect(path, BUSY_SECONDS, isolation_level=None)) as connection:
            _prepare(connection, path)
            yield connection
    except sqlite3.Error as error:
        raise _explained(path, error) from error
    except OSError as error:
        raise InputError(
            f"the audit log {path} cannot be written ({error}): "
            "set AFFIDAVIT_HOME to a folder that can be written"
        ) from error


@contextmanager
def writing(connection: sqlite3.Connection) -> Iterator[None]:
    """Hold the only write lock for the block; commit at its end, roll back on an exception."""
    connection.execute("BEGIN IMMEDIATE")
    try:
        yield
    except BaseException:
        connection.execute("ROLLBACK")
        raise
    connection.execute("COMMIT")


def _prepare(connection: sqlite3.Connection, path: Path) -> None:
    # FULL, since the run reports success only after its record reached the disk.
    connection.execute("PRAGMA synchronous = FULL")
    connection.execute("PRAGMA secure_delete = ON")
    (version,) = connection.execute("PRAGMA user_version").fetchone()
    if version > SCHEMA_VERSION:
        raise IntegrityError(
            f"the audit log {path} was written by a newer version of affidavit "
            f"(format {version}, this version knows {SCHEMA_VERSION}): upgrade affidavit"
        )
    if version < SCHEMA_VERSION:
        _create(connection)


def _create(connection: sqlite3.Connection) -> None:
    # Two processes that create the file together: the second finds it locked while the first
    # changes its mode, and can go on, as the mode belongs to the file.
    with suppress(sqlite3.OperationalError):
        connection.execute("PRAGMA journal_mode = WAL")
    with writing(connection):
        for statement in SCHEMA.split(";"):
            connection.execute(statement)
        connection.execute(f"PRAGMA user_version = {SCHEMA_VERSION}")


def _explained(path: Path, error: sqlite3.Error) -> AffidavitError:
    # The low byte is the primary code of SQLite's extended ones.
    code = getattr(error, "sqlite_errorcode", 0) & 0xFF
    if code in _NOT_A_DATABASE:
        return IntegrityError(
            f"the audit log {path} is damaged ({error}): restore it from a backup, "
            "or move it away to start a new one"
        )
    if code in _NOT_WRITABLE:
        return InputError(
            f"the audit log {path} cannot be opened for writing ({error}): "
            "check its permissions, or set AFFIDAVIT_HOME to another folder"
        )
    if code in _BUSY:
        return AffidavitError(
            f"the audit log {path} was locked by another process for more than "
            f"{BUSY_SECONDS:.0f} seconds: end that process or try again"
        )
    return AffidavitError(f"the audit log {path} cannot be used: {error}")
