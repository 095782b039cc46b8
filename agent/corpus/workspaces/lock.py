"""One writer a workspace, across processes."""

import asyncio
import os
import sqlite3
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

from agent.errors import CorpusBusyError

_POLL_SECONDS = 0.1


@asynccontextmanager
async def writing(folder: Path, *, wait: float) -> AsyncIterator[None]:
    """Hold the right to write into ``folder``, waiting up to ``wait`` seconds for it.

    Raises:
        CorpusBusyError: naming the process that holds it.
    """
    deadline = time.monotonic() + wait
    while True:
        lock = await asyncio.to_thread(_acquired, folder)
        if lock is not None:
            break
        if time.monotonic() >= deadline:
            raise CorpusBusyError(_busy(folder))
        await asyncio.sleep(_POLL_SECONDS)
    try:
        yield
    finally:
        await asyncio.to_thread(_release, lock, folder)


def _acquired(folder: Path) -> sqlite3.Connection | None:
    """Take the lock if it is free; a disk that is full or read-only is no other writer.

    It is SQLite's own, on a file beside the catalogue: it works on every system and between
    threads, and the operating system frees it when the process dies.
    """
    folder.mkdir(parents=True, exist_ok=True)
    path = folder / "writer.lock"
    db = sqlite3.connect(path, timeout=0, isolation_level=None, check_same_thread=False)
    try:
        db.execute("BEGIN EXCLUSIVE")
        _holder(folder).write_text(str(os.getpid()), "utf-8")
    except sqlite3.OperationalError as error:
        db.close()
        if error.sqlite_errorcode & 0xFF != sqlite3.SQLITE_BUSY:
            raise
        return None
    except OSError:
        db.close()
        raise
    return db


def _release(lock: sqlite3.Connection, folder: Path) -> None:
    _holder(folder).unlink(missing_ok=True)
    lock.close()


def _holder(folder: Path) -> Path:
    return folder / "writer.pid"


def _busy(folder: Path) -> str:
    try:
        pid = _holder(folder).read_text("utf-8")
    except OSError:
        pid = "unknown"
    return (
        f"process {pid} is writing to the workspace {folder.name!r}; "
        "wait until it is done and run this again"
    )
