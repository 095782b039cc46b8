"""PostgreSQL as several rooms use it: a pool of connections, tables made once, plain failures."""

import atexit
import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import TYPE_CHECKING, Any

from agent.errors import AffidavitError, InputError, StorageError

if TYPE_CHECKING:
    import psycopg
    import psycopg_pool

    Connection = psycopg.Connection[tuple[Any, ...]]
    Pool = psycopg_pool.ConnectionPool[Connection]

CONNECT_SECONDS = 10
WAIT_SECONDS = 30.0
LOCKS = 0x0AFF_1DA1
"""The family of our advisory locks, in a database that others may use too."""
_CONNECTIONS = 8


class Postgres:
    """The database at ``url``, with ``schema`` as the place of tables.

    ``prepare`` makes the tables; it is called once, by one process at a time, inside a
    transaction. One instance a process is enough: all threads share its connections.
    """

    def __init__(self, url: str, schema: str, prepare: "Callable[[Connection], None]") -> None:
        self.url = url
        self._schema = schema
        self._prepare = prepare
        self._guard = threading.Lock()
        self._pool: Pool | None = None

    @contextmanager
    def transaction(self, *, is_reading: bool = False) -> "Iterator[Connection]":
        """Give a connection in a transaction, which is undone when an exception leaves it.

        One that is reading sees one committed state from its first statement to its last.

        Raises:
            AffidavitError: in plain words, whatever the database says.
        """
        pool = self._ready()
        import psycopg

        try:
            with pool.connection(WAIT_SECONDS) as connection, connection.transaction():
                if is_reading:
                    connection.execute("SET TRANSACTION ISOLATION LEVEL REPEATABLE READ READ ONLY")
                else:  # a role may have it off; what is reported as done must be on disk
                    connection.execute("SET LOCAL synchronous_commit TO on")
                yield connection
        except psycopg.Error as error:
            raise explained(error) from error

    @contextmanager
    def connected(self) -> "Iterator[Connection]":
        """Give a connection of its own, outside of any transaction.

        Raises:
            AffidavitError: in plain words, whatever the database says.
        """
        self._ready()
        import psycopg

        try:
            with psycopg.connect(
                self.url, autocommit=True, connect_timeout=CONNECT_SECONDS
            ) as connection:
                yield connection
        except psycopg.Error as error:
            raise explained(error) from error

    def close(self) -> None:
        """Close all connections; the next use opens new ones."""
        with self._guard:
            pool, self._pool = self._pool, None
        if pool is not None:
            atexit.unregister(pool.close)
            pool.close()

    def _ready(self) -> "Pool":
        """Return the pool; the first time, with the tables up to date."""
        with self._guard:
            if self._pool is None:
                self._make_tables()
                self._pool = _pool(self.url, self._schema)
                atexit.register(self._pool.close)
            return self._pool

    def _make_tables(self) -> None:
        demand_driver()
        import psycopg

        try:
            with psycopg.connect(self.url, connect_timeout=CONNECT_SECONDS) as connection:
                connection.execute("SELECT pg_advisory_xact_lock(%s, 0)", (LOCKS,))
                connection.execute(f"CREATE SCHEMA IF NOT EXISTS {self._schema}".encode())
                connection.execute(f"SET LOCAL search_path TO {self._schema}".encode())
                self._prepare(connection)
        except psycopg.Error as error:
            raise explained(error) from error


def demand_driver() -> None:
    """Fail where psycopg is not installed.

    Raises:
        InputError: saying how to install it.
    """
    try:
        import psycopg  # noqa: F401
    except ImportError as error:
        raise InputError(
            "PostgreSQL needs the extra `postgres`: pip install 'affidavit[postgres]'"
        ) from error


def explained(error: "psycopg.Error") -> AffidavitError:
    """Return ``error`` in plain words."""
    import psycopg

    said = " ".join(str(error).split()) or type(error).__name__
    if isinstance(error, psycopg.errors.InsufficientPrivilege):
        return InputError(
            f"PostgreSQL refuses ({said}): grant the role of AFFIDAVIT_DATABASE_URL the right to "
            "create schemas in its database"
        )
    if isinstance(error, psycopg.OperationalError):
        return StorageError(
            f"PostgreSQL cannot be reached ({said}): "
            "check AFFIDAVIT_DATABASE_URL and that the server is running"
        )
    if isinstance(error, psycopg.ProgrammingError) and error.sqlstate is None:
        return InputError(
            f"AFFIDAVIT_DATABASE_URL is not a PostgreSQL address ({said}): "
            "write postgresql://USER:PASSWORD@HOST:PORT/DATABASE"
        )
    return StorageError(f"PostgreSQL cannot do this: {said}")


def _pool(url: str, schema: str) -> "Pool":
    from psycopg_pool import ConnectionPool

    def configure(connection: "Connection") -> None:
        connection.execute(f"SET search_path TO {schema}".encode())
        connection.commit()

    return ConnectionPool(
        url,
        min_size=1,
        max_size=_CONNECTIONS,
        open=True,
        configure=configure,
        check=ConnectionPool.check_connection,
        name=schema,
    )
