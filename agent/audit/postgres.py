"""The audit database in PostgreSQL."""

import re
from collections.abc import Iterator
from contextlib import contextmanager
from typing import TYPE_CHECKING, Any

from agent.audit.session import Row
from agent.audit.tables import VERSION, statements
from agent.errors import IntegrityError
from agent.postgres import LOCKS, Postgres

if TYPE_CHECKING:
    import psycopg

SCHEMA = "affidavit"
_SEQUENCE = "BIGINT GENERATED ALWAYS AS IDENTITY PRIMARY KEY"
_PARAMETER = re.compile(r"(?<!:):(\w+)")


class PostgresDatabase:
    """Implements ``session.Database`` in the schema ``affidavit`` of the database at ``url``."""

    def __init__(self, url: str) -> None:
        self._postgres = Postgres(url, SCHEMA, _bring_up_to_date)

    @contextmanager
    def reading(self) -> Iterator["PostgresSession"]:
        """Give one committed state."""
        with self._postgres.transaction(is_reading=True) as connection:
            yield PostgresSession(connection)

    @contextmanager
    def writing(self, workspace: str) -> Iterator["PostgresSession"]:
        """Give the only transaction that changes the chain of ``workspace``."""
        with self._postgres.transaction() as connection:
            session = PostgresSession(connection)
            session.run(
                "SELECT pg_advisory_xact_lock(:family, hashtext(:name))",
                family=LOCKS,
                name=f"audit {workspace}",
            )
            yield session

    def close(self) -> None:
        """Close all connections; the next use opens new ones."""
        self._postgres.close()


class PostgresSession:
    """Implements ``session.Session``."""

    def __init__(self, connection: "psycopg.Connection[Row]") -> None:
        self._connection = connection

    def rows(self, statement: str, **values: Any) -> list[Row]:
        """Return all rows that ``statement`` selects."""
        return self._connection.execute(_translated(statement), values).fetchall()

    def run(self, statement: str, **values: Any) -> int:
        """Run ``statement`` and return how many rows it touched."""
        return self._connection.execute(_translated(statement), values).rowcount


def _translated(statement: str) -> bytes:
    """Return ``statement`` with its ``:name`` as psycopg writes them."""
    # Only the constants of this room come here, never text from outside.
    return _PARAMETER.sub(r"%(\1)s", statement).encode()


def _bring_up_to_date(connection: "psycopg.Connection[Row]") -> None:
    session = PostgresSession(connection)
    session.run("CREATE TABLE IF NOT EXISTS audit_version (version INTEGER NOT NULL)")
    found = session.rows("SELECT version FROM audit_version")
    version = int(found[0][0]) if found else 0
    if version > VERSION:
        raise IntegrityError(
            "the audit log in PostgreSQL was written by a newer version of affidavit "
            f"(format {version}, this version knows {VERSION}): upgrade affidavit"
        )
    if version < VERSION:
        for statement in statements(version, _SEQUENCE):
            session.run(statement)
        session.run("DELETE FROM audit_version")
        session.run("INSERT INTO audit_version VALUES (:version)", version=VERSION)
