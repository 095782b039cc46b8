"""Fits the boosted trees that `agent.judge.weighing.boosting` evaluates (extra `hf`).

Additive logistic regression with trees as the learners (LogitBoost: Friedman, Hastie and
Tibshirani 2000, "Additive logistic regression", algorithm 3).
"""

from collections.abc import Sequence
from typing import Any

import numpy as np
import numpy.typing as npt

from agent.errors import InputError
from agent.judge.weighing.boosting import LEAF, Boosted, Tree

Floats = npt.NDArray[np.float64]

TREES = 800
LEAVES = 4
RATE = 0.025
ROWS_A_LEAF = 20
COLUMNS = 0.1  # share of the features that a split may choose from
STEEPEST = 4.0  # most that one row may ask of one tree, in log odds


def boost(features: Floats, targets: Floats, weights: Floats, signs: Sequence[int]) -> Boosted:
    """Return boosted trees for the probability of a class.

    Args:
        features: shape (rows, features).
        targets: shape (rows,); probabilities (0-1).
        weights: shape (rows,); positive.
        signs: for each feature 1 if it may only raise the probability, -1 if only lower, else 0.

    Raises:
        InputError: when all targets are 0, or all are 1.
    """
    from sklearn.tree import DecisionTreeRegressor

    inside, outside = weights @ targets, weights @ (1 - targets)
    if not (inside > 0 and outside > 0):
        raise InputError(
            "the labelled claims are too much alike to fit to: give supported, contradicted and "
            "other ones"
        )
    base = float(np.log(inside / outside))
    odds = np.full(len(targets), base)
    trees = []
    for number in range(TREES):
        p = 1 / (1 + np.exp(-odds))
        curve = np.maximum(p * (1 - p), 1e-3)
        steps = np.clip((targets - p) / curve, -STEEPEST, STEEPEST)
        fitted = DecisionTreeRegressor(
            max_leaf_nodes=LEAVES,
            min_samples_leaf=ROWS_A_LEAF,
            max_features=COLUMNS,
            monotonic_cst=signs,
            random_state=number,
        ).fit(features, steps, sample_weight=weights * curve)
        odds += RATE * fitted.predict(features)
        trees.append(_columns(fitted.tree_))
    return Boosted(base=round(base, 4), trees=tuple(trees))


def _columns(tree: Any) -> Tree:
    """Return a fitted tree of scikit-learn; what it adds is scaled by ``RATE``."""
    inner = tree.children_left >= 0
    return Tree(
        feature=tuple(np.where(inner, tree.feature, LEAF).tolist()),
        threshold=tuple(np.where(inner, tree.threshold, 0.0).round(5).tolist()),
        left=tuple(tree.children_left.tolist()),
        right=tuple(tree.children_right.tolist()),
        value=tuple((RATE * tree.value[:, 0, 0]).round(5).tolist()),
    )
