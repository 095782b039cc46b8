"""The checkpointer of runs that a person may have to decide on."""

import asyncio
import sqlite3
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager
from enum import StrEnum
from importlib import import_module
from pathlib import Path
from typing import TYPE_CHECKING, Any

from agent.domain.base import Frozen
from agent.errors import IntegrityError
from agent.persistence.postgres import connected, prepared
from agent.settings import settings

if TYPE_CHECKING:
    from langgraph.checkpoint.base import BaseCheckpointSaver
    from langgraph.checkpoint.serde.jsonplus import JsonPlusSerializer
    from langgraph.checkpoint.sqlite.aio import AsyncSqliteSaver

_DAMAGED = (sqlite3.SQLITE_CORRUPT, sqlite3.SQLITE_NOTADB)


@asynccontextmanager
async def checkpoints() -> "AsyncIterator[BaseCheckpointSaver[Any]]":
    """Yield the checkpointer in the database, or under the home, that the settings name.

    Raises:
        InputError: when PostgreSQL is asked for and its driver is missing.
        AffidavitError: when PostgreSQL cannot be reached.
        IntegrityError: when the file is damaged.
    """
    now = settings()
    if now.database_url:
        async with connected(now.database_url) as connection:
            from langgraph.checkpoint.postgres.aio import AsyncPostgresSaver

            remote = AsyncPostgresSaver(connection, serde=serde())
            await prepared(now.database_url, remote)
            yield remote
        return
    from langgraph.checkpoint.sqlite.aio import AsyncSqliteSaver

    await asyncio.to_thread(now.home.mkdir, parents=True, exist_ok=True)
    path = now.home / "checkpoints.sqlite3"
    async with AsyncSqliteSaver.from_conn_string(str(path)) as local:
        local.serde = serde()
        await _whole(path, local)
        yield local


async def _whole(path: Path, saver: "AsyncSqliteSaver") -> None:
    """Lay the tables of ``saver`` where they are missing.

    Raises:
        IntegrityError: naming the file where it is damaged, and what to do.
    """
    try:
        await saver.setup()
    except sqlite3.DatabaseError as error:
        if getattr(error, "sqlite_errorcode", 0) & 0xFF not in _DAMAGED:
            raise
        raise IntegrityError(
            f"the runs that wait for review, {path}, are damaged ({error}): restore the file from "
            "a backup, or move it away, with which these runs are lost"
        ) from error


def serde() -> "JsonPlusSerializer":
    """Return the serializer of checkpoints, which builds our own types and no others."""
    from langgraph.checkpoint.serde.jsonplus import JsonPlusSerializer

    import_module("agent.state")  # so that every type a checkpoint may hold is known

    return JsonPlusSerializer(allowed_msgpack_modules=tuple(_state_types()))


def _state_types() -> Iterator[tuple[str, str]]:
    """Yield module and name of every domain type, all of which a checkpoint may hold."""
    pending: list[type[Any]] = [Frozen, StrEnum]
    while pending:
        kind = pending.pop()
        pending += kind.__subclasses__()
        if kind.__module__.startswith("agent.domain."):
            yield kind.__module__, kind.__qualname__
