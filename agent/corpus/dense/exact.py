"""Nearest vectors of few: all are in memory, searched one and all."""

from collections.abc import Sequence

import numpy as np
import numpy.typing as npt

from agent.ports import Matrix

Neighbours = list[tuple[str, float]]
"""Ids with their cosines, nearest first."""
EMPTY: Matrix = np.zeros((0, 0), dtype=np.float32)


class ExactVectors:
    """A fixed set of unit vectors; ``ids`` are in order."""

    def __init__(self, ids: Sequence[str], vectors: Matrix) -> None:
        self._ids = list(ids)
        self._vectors = vectors

    def __len__(self) -> int:
        return len(self._ids)

    def nearest(self, queries: Matrix, limit: int) -> list[Neighbours]:
        """Return up to ``limit`` (id, cosine) a query; equal cosines in the order of ids."""
        if not self._ids or limit < 1:
            return [[] for _ in queries]
        scores = (queries @ self._vectors.T).round(6)  # beyond that is noise of the arithmetic
        return [[(self._ids[i], float(row[i])) for i in _best(row, limit)] for row in scores]


def _best(scores: Matrix, limit: int) -> npt.NDArray[np.intp]:
    """Return the places of the ``limit`` highest scores, equal ones in order."""
    if len(scores) <= limit:
        return np.argsort(-scores, kind="stable")
    lowest = np.partition(scores, -limit)[-limit]
    among = np.flatnonzero(scores >= lowest)
    return among[np.argsort(-scores[among], kind="stable")][:limit]
