"""Connections to PostgreSQL for LangGraph's own tables, which lie in our schema."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import TYPE_CHECKING, Any, Protocol

from agent.postgres import CONNECT_SECONDS, demand_driver, explained

if TYPE_CHECKING:
    from psycopg import AsyncConnection

SCHEMA = "affidavit"
_POLL_SECONDS = 0.1
_LOCK = "hashtext('affidavit tables')"
_READY: set[tuple[str, type]] = set()


class Tables(Protocol):
    """What LangGraph's savers and stores have in common."""

    async def setup(self) -> None:
        """Make the tables, or bring them up to date."""


@asynccontextmanager
async def connected(url: str) -> "AsyncIterator[AsyncConnection[dict[str, Any]]]":
    """Yield a connection as LangGraph's savers want it.

    Raises:
        InputError: when the driver is missing or ``url`` is no address.
        AffidavitError: when the server cannot be reached, or fails on the way.
    """
    conninfo = conninfo_of(url)
    import psycopg
    from psycopg.rows import dict_row

    try:
        async with await psycopg.AsyncConnection.connect(
            conninfo,
            autocommit=True,
            prepare_threshold=0,
            row_factory=dict_row,
            connect_timeout=CONNECT_SECONDS,
        ) as connection:
            yield connection
    except psycopg.Error as error:
        raise explained(error) from error


async def prepared(url: str, tables: Tables) -> None:
    """Make the tables, once a process; processes that start together take turns."""
    key = (url, type(tables))
    if key in _READY:
        return
    async with connected(url) as connection:
        await _take_turn(connection)
        await connection.execute(f"CREATE SCHEMA IF NOT EXISTS {SCHEMA}".encode())
        await tables.setup()
    _READY.add(key)


def conninfo_of(url: str) -> str:
    """Return ``url`` with our schema as the place of tables.

    Raises:
        InputError: when the driver is missing or ``url`` is no address.
    """
    demand_driver()
    import psycopg
    from psycopg.conninfo import conninfo_to_dict, make_conninfo

    try:
        given = str(conninfo_to_dict(url).get("options") or "")
        return make_conninfo(url, options=f"{given} -c search_path={SCHEMA}".strip())
    except psycopg.ProgrammingError as error:
        raise explained(error) from error


async def _take_turn(connection: "AsyncConnection[dict[str, Any]]") -> None:
    """Take the lock that is held while tables are made, until ``connection`` closes.

    It is asked for again and again: one of the indexes is made without locking its table, which
    waits for everyone who waits inside a statement.
    """
    while True:
        asked = await connection.execute(f"SELECT pg_try_advisory_lock({_LOCK}) AS ours".encode())
        found = await asked.fetchone()
        if found and found["ours"]:
            return
        await asyncio.sleep(_POLL_SECONDS)
