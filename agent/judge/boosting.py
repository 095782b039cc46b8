"""Boosted trees: a probability as the sum of many small decision trees.

Fitted by `evals.calibrate`; here they are only evaluated, which takes no library.
"""

import math
from collections.abc import Sequence

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

    def leaf(self, row: Sequence[float]) -> float:
        """Return the value of the leaf that ``row`` falls into."""
        node = 0
        while (feature := self.feature[node]) != LEAF:
            side = self.left if row[feature] <= self.threshold[node] else self.right
            node = side[node]
        return self.value[node]


class Boosted(Frozen):
    """A sum of trees: log odds ``base`` plus the leaf of each tree."""

    base: float
    trees: tuple[Tree, ...]

    def probability(self, row: Sequence[float]) -> float:
        """Return the probability (0–1) for a row of features."""
        odds = self.base + sum(tree.leaf(row) for tree in self.trees)
        return 1 / (1 + math.exp(-odds))
