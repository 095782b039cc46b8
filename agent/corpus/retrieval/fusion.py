"""Reciprocal Rank Fusion of several rankings."""

from collections.abc import Hashable, Sequence
from typing import TypeVar

K = 10
"""What one search puts first outweighs what all of them put in the middle."""

Item = TypeVar("Item", bound=Hashable)


def fuse(rankings: Sequence[Sequence[Item]], k: int = K) -> dict[Item, float]:
    """Return each item's fused score: the sum of 1 / (k + rank), ranks from 1.

    Source: Cormack, Clarke, Büttcher, "Reciprocal Rank Fusion outperforms Condorcet and
    individual rank learning methods", SIGIR 2009, where k = 60 suits rankings of a thousand. An
    item that a ranking lacks gets nothing from it.
    """
    scores: dict[Item, float] = {}
    for ranking in rankings:
        for rank, item in enumerate(ranking, start=1):
            scores[item] = scores.get(item, 0.0) + 1.0 / (k + rank)
    return scores
