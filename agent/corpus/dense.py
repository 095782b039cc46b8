"""Dense search over a workspace: the published vector folder and what came after it."""

import logging
import sqlite3
import threading
from pathlib import Path

import numpy as np

from agent.corpus.catalog import Catalog, State
from agent.corpus.vectors import ChromaVectors, ExactVectors, Neighbours, build, clear
from agent.ports import Matrix

EMPTY: Matrix = np.zeros((0, 0), dtype=np.float32)

LOG = logging.getLogger(__name__)

FEW = 256
"""So many chunks are searched exactly; no vector folder is kept for fewer."""
STALE_SHARE = 0.1
"""A vector folder is written anew when this share of the chunks came or went after it."""


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
        self._published: ChromaVectors | None = None
        self._recent = ExactVectors([], EMPTY)
        self._gone = 0

    def nearest(self, queries: Matrix, limit: int) -> list[list[str]]:
        """Return up to ``limit`` chunk ids a query, nearest first."""
        with self._lock, self._catalog.reading() as db:
            self._refresh(db)
            recent = self._recent.nearest(queries, limit)
            if self._published is None:
                return [[i for i, _ in found] for found in recent]
            older = self._published.nearest(queries, limit + self._gone)
            covered = self._seen.covered if self._seen else 0
            return [
                _merged(_live(db, old, covered) if self._gone else old, new, limit)
                for old, new in zip(older, recent, strict=True)
            ]

    def _refresh(self, db: sqlite3.Connection) -> None:
        state = self._catalog.state(db)
        if state == self._seen:
            return
        if self._seen is None or state.vectors != self._seen.vectors:
            self._published = self._opened(state)
        covered = state.covered if self._published else 0
        self._recent = ExactVectors(*self._catalog.vectors_after(db, covered))
        live = self._catalog.count_up_to(db, covered)
        self._gone = max(0, len(self._published) - live) if self._published else 0
        self._seen = state

    def _opened(self, state: State) -> ChromaVectors | None:
        """Return the published folder, or None where it is missing or damaged.

        A damaged folder is disowned: everything is searched exactly until the next index run
        writes a new one from the vectors in the catalogue.
        """
        if self._published is not None:
            self._published.close()
        if not (self._folder and state.vectors):
            return None
        try:
            published = ChromaVectors(self._folder / state.vectors)
            if len(published) == state.size:
                return published
            published.close()
            reason = f"it holds {len(published)} vectors instead of {state.size}"
        except Exception as error:  # Chroma raises what its engine gives for a broken file
            reason = str(error)
        LOG.warning("vector folder %s cannot be used (%s)", state.vectors, reason)
        self._catalog.disown(state.vectors)
        return None


def refresh(catalog: Catalog, folder: Path) -> None:
    """Write a new vector folder if too much has changed since the last; for the one writer."""
    with catalog.reading() as db:
        state = catalog.state(db)
        total = catalog.count_up_to(db, state.generation)
        covered = catalog.count_up_to(db, state.covered)
        ids, vectors = (
            catalog.vectors_after(db, 0) if _stale(state, total, covered) else ([], EMPTY)
        )
    if state.vectors and not (folder / state.vectors).is_dir():
        catalog.disown(state.vectors)
        refresh(catalog, folder)
        return
    if ids:
        name = f"generation-{state.generation}"
        build(folder, name, ids, vectors)
        catalog.publish(name, state.generation, len(ids))
        clear(folder, keep=[name, state.vectors])  # a search may still be using the former one
    else:
        clear(folder, keep=[state.vectors])


def _stale(state: State, total: int, covered: int) -> bool:
    changed = (total - covered) + (state.size - covered)
    return changed > max(FEW, STALE_SHARE * total)


def _live(db: sqlite3.Connection, found: Neighbours, covered: int) -> Neighbours:
    query = "SELECT 1 FROM chunks WHERE chunk_id = ? AND generation <= ?"
    return [(i, s) for i, s in found if db.execute(query, (i, covered)).fetchone()]


def _merged(older: Neighbours, recent: Neighbours, limit: int) -> list[str]:
    ranked = sorted([*older, *recent], key=lambda pair: (-round(pair[1], 6), pair[0]))
    return [i for i, _ in ranked[:limit]]
