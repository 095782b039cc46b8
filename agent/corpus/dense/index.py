"""Dense search over a workspace: the published vector folder and what came after it."""

import logging
import sqlite3
import threading
from pathlib import Path

from agent.corpus.dense.chroma import ChromaVectors
from agent.corpus.dense.coded import CodedVectors, is_coded
from agent.corpus.dense.exact import Neighbours
from agent.corpus.dense.recent import RecentVectors
from agent.corpus.storage.catalog import Catalog
from agent.corpus.storage.entries import State
from agent.corpus.storage.lookup import surviving
from agent.ports import Matrix

LOG = logging.getLogger(__name__)

Published = ChromaVectors | CodedVectors


class DenseIndex:
    """Nearest chunks of one workspace, always up to date with its catalogue.

    Chunks that the published folder does not cover are searched exactly; those that it still
    holds but the catalogue no longer does are passed over.
    """

    def __init__(self, catalog: Catalog, folder: Path | None) -> None:
        self._catalog = catalog
        self._folder = folder
        self._lock = threading.Lock()
        self._seen: State | None = None
        self._published: Published | None = None
        self._recent = RecentVectors(catalog)
        self._gone = 0

    def nearest(self, db: sqlite3.Connection, queries: Matrix, limit: int) -> list[list[str]]:
        """Return up to ``limit`` chunk ids a query, nearest first, as ``db`` sees them."""
        with self._lock:
            self._refresh(db)
            recent = self._recent.nearest(queries, limit)
            if self._published is None:
                return [[i for i, _ in found] for found in recent]
            older = self._published.nearest(queries, limit + self._gone)
            covered = self._seen.covered if self._seen else 0
            return [
                merged(surviving(db, old, covered) if self._gone else old, new, limit)
                for old, new in zip(older, recent, strict=True)
            ]

    def _refresh(self, db: sqlite3.Connection) -> None:
        state = self._catalog.state(db)
        if state == self._seen:
            return
        if self._seen is None or state.vectors != self._seen.vectors:
            self._published = self._opened(state)
        covered = state.covered if self._published else 0
        self._recent.refresh(db, covered)
        live = self._catalog.count_up_to(db, covered)
        self._gone = max(0, len(self._published) - live) if self._published else 0
        self._seen = state

    def _opened(self, state: State) -> Published | None:
        """Return the published folder, or None where it is missing or damaged.

        A damaged folder is disowned: everything is searched exactly until the next index run
        writes a new one from the vectors in the catalogue.
        """
        if self._published is not None:
            self._published.close()
        if not (self._folder and state.vectors):
            return None
        try:
            folder = self._folder / state.vectors
            kind = CodedVectors if is_coded(folder) else ChromaVectors
            published: Published = kind(folder)
            if len(published) == state.size:
                return published
            published.close()
            reason = f"it holds {len(published)} vectors instead of {state.size}"
        except Exception as error:  # Chroma raises what its engine gives for a broken file
            reason = str(error)
        LOG.warning("vector folder %s cannot be used (%s)", state.vectors, reason)
        self._catalog.disown(state.vectors)
        return None


def merged(older: Neighbours, recent: Neighbours, limit: int) -> list[str]:
    """Return the ids of the ``limit`` nearest of both, nearest first, equals in their order."""
    ranked = sorted([*older, *recent], key=lambda pair: (-round(pair[1], 6), pair[0]))
    return [i for i, _ in ranked[:limit]]
