"""One writer a workspace, across machines."""

import asyncio
import os
import socket
import time
from collections.abc import AsyncIterator
from contextlib import ExitStack, asynccontextmanager
from typing import TYPE_CHECKING

from agent.errors import CorpusBusyError
from agent.postgres import LOCKS, Postgres

if TYPE_CHECKING:
    from agent.postgres import Connection

_POLL_SECONDS = 0.2
_HOLDER = """
SELECT application_name FROM pg_locks JOIN pg_stat_activity USING (pid)
WHERE locktype = 'advisory' AND granted AND classid = %s
  AND objid = (hashtext(%s)::bigint & 4294967295)::oid
"""


@asynccontextmanager
async def writing(postgres: Postgres, workspace: str, *, wait: float) -> AsyncIterator[None]:
    """Hold the right to write into ``workspace``, waiting up to ``wait`` seconds for it.

    The database frees it when the connection of its holder breaks.

    Raises:
        CorpusBusyError: naming the process that holds it.
    """
    with ExitStack() as stack:
        connection = await asyncio.to_thread(stack.enter_context, postgres.connected())
        deadline = time.monotonic() + wait
        while not await asyncio.to_thread(_acquired, connection, workspace):
            if time.monotonic() >= deadline:
                raise CorpusBusyError(await asyncio.to_thread(_busy, connection, workspace))
            await asyncio.sleep(_POLL_SECONDS)
        yield


def _acquired(connection: "Connection", workspace: str) -> bool:
    name = f"affidavit: process {os.getpid()} on {socket.gethostname()}"
    connection.execute("SELECT set_config('application_name', %s, false)", (name,))
    query = "SELECT pg_try_advisory_lock(%s, hashtext(%s))"
    found = connection.execute(query, (LOCKS, f"index {workspace}")).fetchone()
    return bool(found and found[0])


def _busy(connection: "Connection", workspace: str) -> str:
    found = connection.execute(_HOLDER, (LOCKS, f"index {workspace}")).fetchone()
    holder = found[0].removeprefix("affidavit: ") if found else "another process"
    return (
        f"{holder} is writing to the workspace {workspace!r}; "
        "wait until it is done and run this again"
    )
