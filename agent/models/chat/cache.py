"""Replies kept for a while on disk, by model, prompt and input."""

import asyncio
import hashlib
import json
import logging
import sqlite3
import time
from functools import lru_cache
from pathlib import Path
from typing import Any

from langgraph.cache.base import FullKey
from langgraph.cache.sqlite import SqliteCache

FILE = "chat-cache.sqlite3"
NAMESPACE = ("chat",)
_log = logging.getLogger(__name__)


async def kept(home: Path, key: str) -> str | None:
    """Return the reply kept under ``key``, None where there is none that is still fresh.

    A cache that cannot be read is an empty one: it never fails a run.
    """
    full: FullKey = (NAMESPACE, key)
    try:
        store = await asyncio.to_thread(_store, home)
        found = await store.aget([full])
    except (sqlite3.Error, OSError) as error:
        _log.warning("the cache of replies cannot be read: %s", error)
        return None
    return found.get(full)


async def keep(home: Path, key: str, reply: str, seconds: int) -> None:
    """Keep ``reply`` under ``key`` for so many seconds."""
    full: FullKey = (NAMESPACE, key)
    try:
        store = await asyncio.to_thread(_store, home)
        await store.aset({full: (reply, seconds)})
    except (sqlite3.Error, OSError) as error:
        _log.warning("the cache of replies cannot be written: %s", error)


def key_of(*parts: Any) -> str:
    """Return the key of a call: the hash of everything that decides its reply."""
    return hashlib.sha256(json.dumps(parts, sort_keys=True).encode()).hexdigest()


@lru_cache(maxsize=4)
def _store(home: Path) -> SqliteCache[str]:
    """Return the cache under ``home``, without what had expired when it was opened."""
    home.mkdir(parents=True, exist_ok=True)
    path = home / FILE
    store: SqliteCache[str] = SqliteCache(path=str(path))
    sweeper = sqlite3.connect(path)
    with sweeper:
        sweeper.execute("DELETE FROM cache WHERE expiry < ?", (time.time(),))
    sweeper.close()
    return store
