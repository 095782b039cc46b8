"""Hits from the rankings of the two searches, whichever store they searched."""

from collections.abc import Callable, Mapping, Sequence

import numpy as np

from agent.corpus.retrieval.fusion import fuse
from agent.domain.text import Chunk, Hit
from agent.ports import Matrix

DEPTH = 50
"""Candidates that each of the two searches contributes at least."""

Read = Callable[[Sequence[str]], Mapping[str, tuple[Chunk, Matrix]]]
"""Gives the chunks that exist among ids, each with its vector."""


def depth(k: int) -> int:
    """Return how many candidates each search contributes where ``k`` hits are wanted."""
    return max(DEPTH, 4 * k)


def ranked(vector: Matrix, rankings: Sequence[Sequence[str]], k: int, read: Read) -> list[Hit]:
    """Fuse the rankings of one query and read the best ``k`` chunks that still exist.

    Hits of equal score are ordered by their similarity to ``vector``, then by chunk id.
    """
    scores = fuse(rankings)
    order = sorted(scores, key=lambda i: (-scores[i], i))
    # Ties at the cut need their similarity, so everything that scores like the k-th is read.
    lowest = scores[order[k - 1]] if len(order) >= k else 0.0
    found = read([i for i in order if scores[i] >= lowest])
    if len(found) < min(k, len(order)):
        found = read(order)
    hits = [
        Hit(chunk=chunk, similarity=_cosine(vector, stored), score=scores[i])
        for i, (chunk, stored) in found.items()
    ]
    return sorted(hits, key=lambda h: (-h.score, -h.similarity, h.chunk.chunk_id))[:k]


def _cosine(one: Matrix, other: Matrix) -> float:
    return float(np.clip(one @ other, -1.0, 1.0))
