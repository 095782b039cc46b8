"""Boosted trees: a probability as the sum of many small decision trees.

Fitted by `evals.calibrate`; here they are only evaluated, all trees and rows at once.
"""

from collections.abc import Sequence
from functools import cached_property
from typing import NamedTuple

import numpy as np
import numpy.typing as npt

from agent.domain.base import Frozen

LEAF = -1


class Tree(Frozen):
    """A binary tree in columns, one entry a node; node 0 is the root.

    ``feature`` is ``LEAF`` where a node is a leaf; elsewhere a row goes ``left`` if its feature is
    at most ``threshold``, else ``right``. ``value`` is what a leaf adds to the log odds.
    """

    feature: tuple[int, ...]
    threshold: tuple[float, ...]
    left: tuple[int, ...]
    right: tuple[int, ...]
    value: tuple[float, ...]


class Nodes(NamedTuple):
    """The nodes of all trees in one row; a leaf leads to itself, and ``depth`` steps to a leaf.

    ``children`` holds two entries a node: where it leads to on the right, and on the left.
    """

    roots: npt.NDArray[np.intp]
    feature: npt.NDArray[np.intp]
    threshold: npt.NDArray[np.float64]
    children: npt.NDArray[np.intp]
    value: npt.NDArray[np.float64]
    depth: int


class Boosted(Frozen):
    """A sum of trees: log odds ``base`` plus the leaf of each tree."""

    base: float
    trees: tuple[Tree, ...]

    def probabilities(self, rows: Sequence[Sequence[float]]) -> list[float]:
        """Return the probability (0-1) for each row of features.

        Args:
            rows: shape (rows, features).
        """
        nodes, table = self._nodes, np.asarray(rows, dtype=np.float64)
        is_left = table.take(nodes.feature, axis=1) <= nodes.threshold  # of every node
        first = np.arange(len(table))[:, np.newaxis] * len(nodes.feature)
        at = np.broadcast_to(nodes.roots, (len(table), len(nodes.roots)))
        for _ in range(nodes.depth):
            at = nodes.children.take(2 * at + is_left.take(first + at))
        odds = self.base + nodes.value.take(at).sum(axis=1)
        found: list[float] = (1 / (1 + np.exp(-odds))).tolist()
        return found

    @cached_property
    def _nodes(self) -> Nodes:
        sizes = [len(tree.feature) for tree in self.trees]
        roots = np.cumsum([0, *sizes[:-1]], dtype=np.intp)[: len(sizes)]
        first = np.repeat(roots, sizes)
        feature = np.concatenate([t.feature for t in self.trees]).astype(np.intp)
        left = first + np.concatenate([t.left for t in self.trees])
        right = first + np.concatenate([t.right for t in self.trees])
        leaf = feature == LEAF
        own = np.arange(len(feature))
        return Nodes(
            roots=roots,
            feature=np.where(leaf, 0, feature),
            threshold=np.concatenate([t.threshold for t in self.trees]).astype(np.float64),
            children=np.stack([np.where(leaf, own, c) for c in (right, left)], axis=1).ravel(),
            value=np.concatenate([t.value for t in self.trees]).astype(np.float64),
            depth=max((_depth(tree, 0) for tree in self.trees), default=0),
        )


def _depth(tree: Tree, node: int) -> int:
    """Return the number of steps from ``node`` to its furthest leaf."""
    if tree.feature[node] == LEAF:
        return 0
    return 1 + max(_depth(tree, tree.left[node]), _depth(tree, tree.right[node]))
