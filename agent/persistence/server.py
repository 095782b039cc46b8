"""What ``.langgraph.postgres.json`` names: a LangGraph server's checkpointer and store."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import TYPE_CHECKING, Any

from agent.errors import InputError
from agent.persistence.checkpoints import serde
from agent.persistence.postgres import conninfo_of, prepared
from agent.postgres import CONNECT_SECONDS
from agent.settings import settings

if TYPE_CHECKING:
    from langgraph.checkpoint.base import BaseCheckpointSaver
    from langgraph.store.base import BaseStore
    from psycopg import AsyncConnection
    from psycopg_pool import AsyncConnectionPool

CONNECTIONS = 8
SWEEP_MINUTES = 60


@asynccontextmanager
async def checkpointer() -> "AsyncIterator[BaseCheckpointSaver[Any]]":
    """Yield the checkpointer of a LangGraph server.

    Raises:
        InputError: when AFFIDAVIT_DATABASE_URL is not set, or is no address.
        AffidavitError: when the database cannot be reached.
    """
    url = _url()
    from agent.persistence.saver import ServedSaver

    async with _pool(url) as pool:
        saver = ServedSaver(pool, serde=serde())
        await prepared(url, saver)
        yield saver
        await saver.settle()


@asynccontextmanager
async def store() -> "AsyncIterator[BaseStore]":
    """Yield the store of a LangGraph server; items that have expired are swept.

    Raises:
        InputError: when AFFIDAVIT_DATABASE_URL is not set, or is no address.
        AffidavitError: when the database cannot be reached.
    """
    url = _url()
    from langgraph.store.postgres.aio import AsyncPostgresStore

    async with _pool(url) as pool:
        made = AsyncPostgresStore(pool, ttl={"sweep_interval_minutes": SWEEP_MINUTES})
        await prepared(url, made)
        await made.start_ttl_sweeper()
        yield made
        await made.stop_ttl_sweeper(timeout=1)


@asynccontextmanager
async def _pool(url: str) -> "AsyncIterator[AsyncConnectionPool[AsyncConnection[dict[str, Any]]]]":
    from psycopg import AsyncConnection
    from psycopg.rows import dict_row
    from psycopg_pool import AsyncConnectionPool

    kinds = {
        "autocommit": True,
        "prepare_threshold": 0,
        "row_factory": dict_row,
        "connect_timeout": CONNECT_SECONDS,
    }
    async with AsyncConnectionPool(
        conninfo_of(url),
        min_size=1,
        max_size=CONNECTIONS,
        kwargs=kinds,
        connection_class=AsyncConnection[dict[str, Any]],
    ) as pool:
        yield pool


def _url() -> str:
    url = settings().database_url
    if not url:
        raise InputError(
            ".langgraph.postgres.json needs AFFIDAVIT_DATABASE_URL=postgresql://… to be set"
        )
    return url
