"""Fits the judge's calibration on development data: `python -m evals.calibrate`.

Multinomial logistic regression over the features of `agent.judge.confidence`, every data set
weighing the same, with ridge regularisation (scipy is not needed: the problem is convex and
small, plain gradient descent with momentum finds its minimum).
"""

import argparse
import asyncio
import json
from collections.abc import Sequence
from pathlib import Path

import numpy as np
import numpy.typing as npt

from agent.bootstrap import toolkit
from agent.domain.policy import Policy
from agent.domain.text import Passage
from agent.domain.verdict import Case
from agent.judge.confidence import CALIBRATION
from agent.judge.nli import NliJudge
from agent.judge.verdict import weigh
from evals import datasets
from evals.datasets import Row
from evals.metrics import auc, balanced_accuracy, calibration_error

Floats = npt.NDArray[np.float64]

TARGETS = {
    "supported": (1.0, 0.0, 0.0),
    "weak": (0.3, 0.7, 0.0),
    "not_found": (0.0, 1.0, 0.0),
    "contradicted": (0.0, 0.0, 1.0),
    "unsupported": (0.0, 0.5, 0.5),
}
RIDGE = 1e-3
STEPS = 4000
RATE = 0.5
FOLDS = 5
BATCH = 32


async def collect(rows: Sequence[Row]) -> list[dict[str, float] | None]:
    """Return the features of each row, None where no window bears on the claim."""
    tools = toolkit()
    judge = NliJudge(tools.embedder, tools.entailment, tools.parser)
    found: list[dict[str, float] | None] = []
    for start in range(0, len(rows), BATCH):
        cases = [
            Case(
                claim=r.claim,
                passages=tuple(
                    Passage(text=t, document_id=str(i)) for i, t in enumerate(r.evidence)
                ),
            )
            for r in rows[start : start + BATCH]
        ]
        for case, scored in zip(cases, await judge.score(cases, Policy()), strict=True):
            weighed = weigh(case.claim, case.passages, scored)
            found.append(weighed.features if weighed else None)
    return found


def softmax(scores: Floats) -> Floats:
    """Return row-wise probabilities; shape is kept."""
    odds = np.exp(scores - scores.max(axis=1, keepdims=True))
    result: Floats = odds / odds.sum(axis=1, keepdims=True)
    return result


def fit(features: Floats, targets: Floats, weights: Floats) -> Floats:
    """Return the coefficients, shape (3, features), of the weighted ridge regression.

    Args:
        features: shape (rows, features); columns of any scale.
        targets: shape (rows, 3); rows sum to 1.
        weights: shape (rows,); positive.
    """
    scale = np.sqrt((features**2).mean(axis=0)) + 1e-9
    scaled, share = features / scale, weights / weights.sum()
    coefficients = np.zeros((3, features.shape[1]))
    momentum = np.zeros_like(coefficients)
    for _ in range(STEPS):
        error = (softmax(scaled @ coefficients.T) - targets) * share[:, None]
        gradient = error.T @ scaled + RIDGE * coefficients
        momentum = 0.9 * momentum - RATE * (1 - 0.9) * gradient
        coefficients = coefficients + momentum
    result: Floats = coefficients / scale
    return result


def crossed(features: Floats, targets: Floats, weights: Floats, groups: Sequence[str]) -> Floats:
    """Return probabilities for every row from coefficients fitted without its fold of groups."""
    fold = np.array([hash_of(g) % FOLDS for g in groups])
    probabilities = np.zeros_like(targets)
    for k in range(FOLDS):
        inside = fold == k
        fitted = fit(features[~inside], targets[~inside], weights[~inside])
        probabilities[inside] = softmax(features[inside] @ fitted.T)
    return probabilities


def hash_of(text: str) -> int:
    """Return a number that depends on ``text`` alone, the same in every process."""
    return int.from_bytes(text.encode()[:64].ljust(8, b"0"), "big") % 1_000_003


def main() -> None:
    """Fit, print the cross-validated figures, and write ``calibration.json``."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("data", type=Path, nargs="+", help="labelled .jsonl files")
    parser.add_argument("--limit", type=int, default=300, help="rows a file")
    parser.add_argument("--out", type=Path, default=CALIBRATION)
    options = parser.parse_args()
    sets = {f.stem: datasets.read(f)[: options.limit] for f in options.data}
    rows = [(name, r) for name, found in sets.items() for r in found]
    collected = asyncio.run(collect([r for _, r in rows]))
    kept = [(name, r, f) for (name, r), f in zip(rows, collected, strict=True) if f]
    names = tuple(kept[0][2])
    matrix = np.array([[f[n] for n in names] for _, _, f in kept])
    targets = np.array([TARGETS[r.label] for _, r, _ in kept])
    weights = np.array([1 / len(sets[name]) for name, _, _ in kept])
    report(kept, crossed(matrix, targets, weights, [r.group for _, r, _ in kept]))
    fitted = fit(matrix, targets, weights).round(4)
    content = {
        "features": names,
        "support": fitted[0].tolist(),
        "neutral": fitted[1].tolist(),
        "contradict": fitted[2].tolist(),
    }
    options.out.write_text(json.dumps(content, indent=1) + "\n", "utf-8")


def report(kept: Sequence[tuple[str, Row, dict[str, float]]], probabilities: Floats) -> None:
    """Print balanced accuracy, AUC and calibration error of each set, cross-validated."""
    support = probabilities[:, 0]
    truth = np.array([r.label == "supported" for _, r, _ in kept])
    scores = []
    for name in dict.fromkeys(n for n, _, _ in kept):
        inside = np.array([n == name for n, _, _ in kept])
        value = balanced_accuracy(truth[inside], support[inside] >= 0.5)
        scores.append(value)
        print(  # noqa: T201 - a command's output
            f"{name:24s} {value:.3f} AUC {auc(truth[inside], support[inside]):.3f} "
            f"ECE {calibration_error(truth[inside], support[inside]):.3f}"
        )
    mean, error = np.nanmean(scores), calibration_error(truth, support)
    print(f"{'mean':24s} {mean:.3f} pooled ECE {error:.3f}")  # noqa: T201


if __name__ == "__main__":
    main()
