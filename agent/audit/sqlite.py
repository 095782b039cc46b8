"""The audit database as an SQLite file: transactions, schema, and failures in plain words."""

import sqlite3
from collections.abc import Iterator
from contextlib import closing, contextmanager, suppress
from pathlib import Path
from typing import Any

from agent.audit.session import Row
from agent.audit.tables import VERSION, statements
from agent.errors import AffidavitError, IntegrityError, StorageError

BUSY_SECONDS = 30.0
_SEQUENCE = "INTEGER PRIMARY KEY AUTOINCREMENT"
_NOT_A_DATABASE = {sqlite3.SQLITE_CORRUPT, sqlite3.SQLITE_NOTADB}
_NOT_WRITABLE = {sqlite3.SQLITE_CANTOPEN, sqlite3.SQLITE_READONLY, sqlite3.SQLITE_PERM}
_BUSY = {sqlite3.SQLITE_BUSY, sqlite3.SQLITE_LOCKED}


class SqliteDatabase:
    """Implements ``session.Database`` on one file; safe across threads and processes."""

    def __init__(self, path: Path) -> None:
        self._path = path

    @contextmanager
    def reading(self) -> Iterator["SqliteSession"]:
        """Give one committed state; the file is created if it is missing."""
        with self._opened() as connection, _transaction(connection, "BEGIN"):
            yield SqliteSession(connection)

    @contextmanager
    def writing(self, workspace: str) -> Iterator["SqliteSession"]:
        """Give the only write transaction, whatever the ``workspace``."""
        with self._opened() as connection, _transaction(connection, "BEGIN IMMEDIATE"):
            yield SqliteSession(connection)

    def close(self) -> None:
        """Do nothing: no connection outlives its transaction."""

    @contextmanager
    def _opened(self) -> Iterator[sqlite3.Connection]:
        try:
            self._path.parent.mkdir(parents=True, exist_ok=True)
            opened = sqlite3.connect(self._path, BUSY_SECONDS, isolation_level=None)
            with closing(opened) as connection:
                _prepare(connection, self._path)
                yield connection
        except sqlite3.Error as error:
            raise _explained(self._path, error) from error
        except OSError as error:
            raise StorageError(
                f"the audit log {self._path} cannot be written ({error}): "
                "set AFFIDAVIT_HOME to a folder that can be written"
            ) from error


class SqliteSession:
    """Implements ``session.Session``."""

    def __init__(self, connection: sqlite3.Connection) -> None:
        self._connection = connection

    def rows(self, statement: str, **values: Any) -> list[Row]:
        """Return all rows that ``statement`` selects."""
        return self._connection.execute(statement, values).fetchall()

    def run(self, statement: str, **values: Any) -> int:
        """Run ``statement`` and return how many rows it touched."""
        return self._connection.execute(statement, values).rowcount


@contextmanager
def _transaction(connection: sqlite3.Connection, begin: str) -> Iterator[None]:
    connection.execute(begin)
    try:
        yield
    except BaseException:
        connection.rollback()  # nothing where SQLite has done so, as on a full disk
        raise
    connection.execute("COMMIT")


def _prepare(connection: sqlite3.Connection, path: Path) -> None:
    # FULL, since the run reports success only after its record reached the disk.
    connection.execute("PRAGMA synchronous = FULL")
    connection.execute("PRAGMA secure_delete = ON")
    version = _version(connection)
    if version > VERSION:
        raise IntegrityError(
            f"the audit log {path} was written by a newer version of affidavit "
            f"(format {version}, this version knows {VERSION}): upgrade affidavit"
        )
    if version < VERSION:
        _bring_up_to_date(connection)


def _bring_up_to_date(connection: sqlite3.Connection) -> None:
    # Two processes that create the file together: the second finds it locked while the first
    # changes its mode, and can go on, as the mode belongs to the file.
    with suppress(sqlite3.OperationalError):
        connection.execute("PRAGMA journal_mode = WAL")
    with _transaction(connection, "BEGIN IMMEDIATE"):
        for statement in statements(_version(connection), _SEQUENCE):
            connection.execute(statement)
        connection.execute(f"PRAGMA user_version = {VERSION}")


def _version(connection: sqlite3.Connection) -> int:
    (version,) = connection.execute("PRAGMA user_version").fetchone()
    return int(version)


def _explained(path: Path, error: sqlite3.Error) -> AffidavitError:
    # The low byte is the primary code of SQLite's extended ones.
    code = getattr(error, "sqlite_errorcode", 0) & 0xFF
    if code in _NOT_A_DATABASE:
        return IntegrityError(
            f"the audit log {path} is damaged ({error}): restore it from a backup, "
            "or move it away to start a new one"
        )
    if code in _NOT_WRITABLE:
        return StorageError(
            f"the audit log {path} cannot be opened for writing ({error}): "
            "check its permissions, or set AFFIDAVIT_HOME to another folder"
        )
    if code in _BUSY:
        return StorageError(
            f"the audit log {path} was locked by another process for more than "
            f"{BUSY_SECONDS:.0f} seconds: end that process or try again"
        )
    return StorageError(
        f"the audit log {path} cannot be used ({error}): "
        "check its disk and the free space on it, or set AFFIDAVIT_HOME to another folder"
    )
