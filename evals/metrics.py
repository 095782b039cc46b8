"""Figures of merit for binary and four-way judgements."""

from collections.abc import Callable, Sequence

import numpy as np
import numpy.typing as npt

Floats = npt.NDArray[np.float64]
Bools = npt.NDArray[np.bool_]


def balanced_accuracy(truth: Bools, predicted: Bools) -> float:
    """Return the mean of sensitivity and specificity (0–1); NaN when a class is absent."""
    if truth.all() or not truth.any():
        return float("nan")
    return float((predicted[truth].mean() + (~predicted[~truth]).mean()) / 2)


def auc(truth: Bools, scores: Floats) -> float:
    """Return the area under the ROC curve by ranks (Mann-Whitney U), ties counted half."""
    positives, negatives = int(truth.sum()), int((~truth).sum())
    if not positives or not negatives:
        return float("nan")
    _, inverse, counts = np.unique(scores, return_inverse=True, return_counts=True)
    upper = np.cumsum(counts)
    ranks = (upper - (counts - 1) / 2)[inverse]
    wins = ranks[truth].sum() - positives * (positives + 1) / 2
    return float(wins / (positives * negatives))


def recall_at(precision: float, truth: Bools, scores: Floats) -> float:
    """Return the greatest recall (0–1) that a threshold on ``scores`` has at ``precision`` or more.

    It is 0 where no threshold is as precise, NaN where nothing is true.
    """
    if not truth.any():
        return float("nan")
    order = np.argsort(-scores, kind="stable")
    hits, ranked = np.cumsum(truth[order]), scores[order]
    last = np.append(ranked[1:] != ranked[:-1], True)  # equal scores are called together
    precise = last & (hits >= precision * np.arange(1, len(hits) + 1))
    return float(hits[precise].max(initial=0) / hits[-1])


def calibration_error(truth: Bools, probabilities: Floats, bins: int = 10) -> float:
    """Return the expected calibration error over equal-width bins (Naeini et al. 2015), 0–1."""
    if not len(truth):
        return float("nan")
    index = np.minimum((probabilities * bins).astype(int), bins - 1)
    error = 0.0
    for b in range(bins):
        inside = index == b
        if inside.any():
            gap = abs(truth[inside].mean() - probabilities[inside].mean())
            error += float(inside.mean() * gap)
    return error


def macro_f1(truth: Sequence[str], predicted: Sequence[str]) -> float:
    """Return the mean F1 over the labels that occur in ``truth``."""
    scores = []
    for label in sorted(set(truth)):
        hits = sum(t == p == label for t, p in zip(truth, predicted, strict=True))
        total = sum(t == label for t in truth) + sum(p == label for p in predicted)
        scores.append(2 * hits / total)
    return sum(scores) / len(scores) if scores else float("nan")


def interval(
    groups: Sequence[str],
    figure: Callable[[npt.NDArray[np.int64]], float],
    repeats: int = 500,
    seed: int = 0,
) -> tuple[float, float]:
    """Return the 95 % bootstrap interval of ``figure``, whole groups drawn with replacement.

    Args:
        groups: the group of each row.
        figure: called with row indices, repetitions included.
        repeats: bootstrap samples.
        seed: of the random generator.
    """
    members: dict[str, list[int]] = {}
    for i, group in enumerate(groups):
        members.setdefault(group, []).append(i)
    lists = [np.array(m) for m in members.values()]
    random = np.random.default_rng(seed)
    figures = []
    for _ in range(repeats):
        drawn = random.integers(0, len(lists), len(lists))
        figures.append(figure(np.concatenate([lists[d] for d in drawn])))
    low, high = np.nanpercentile(figures, [2.5, 97.5])
    return float(low), float(high)
