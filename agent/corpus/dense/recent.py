"""The chunks that the published vectors do not cover: in memory, searched one and all."""

import sqlite3

import numpy as np

from agent.corpus.dense.exact import EMPTY, ExactVectors, Neighbours
from agent.corpus.storage.catalog import Catalog
from agent.ports import Matrix


class RecentVectors:
    """Follows a catalogue; what it read before is not read again."""

    def __init__(self, catalog: Catalog) -> None:
        self._catalog = catalog
        self._covered = -1
        self._generation = 0
        self._ids: list[str] = []
        self._vectors = EMPTY
        self._exact = ExactVectors([], EMPTY)

    def __len__(self) -> int:
        return len(self._ids)

    def nearest(self, queries: Matrix, limit: int) -> list[Neighbours]:
        """Return up to ``limit`` (id, cosine) a query; equal cosines in the order of ids."""
        return self._exact.nearest(queries, limit)

    def refresh(self, db: sqlite3.Connection, covered: int) -> None:
        """Hold the chunks that came after generation ``covered``, as ``db`` sees them."""
        generation = self._catalog.state(db).generation
        if covered != self._covered or generation < self._generation:
            self._ids, self._vectors, self._generation = [], EMPTY, covered
        came, vectors = self._catalog.vectors_after(db, self._generation)
        live = self._catalog.ids_after(db, covered)
        new = set(came)
        kept = [i for i, name in enumerate(self._ids) if name in live and name not in new]
        names = [*(self._ids[i] for i in kept), *came]
        rows = [m for m in (self._vectors[kept] if kept else EMPTY, vectors) if len(m)]
        matrix = np.concatenate(rows) if rows else EMPTY
        order = sorted(range(len(names)), key=names.__getitem__)
        self._ids = [names[i] for i in order]
        self._vectors = matrix[order] if order else EMPTY
        self._exact = ExactVectors(self._ids, self._vectors)
        self._covered, self._generation = covered, generation
