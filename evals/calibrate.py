"""Fits the judge's calibration on development data: `python -m evals.calibrate`.

The sets should be like what users check (retrieved passages, summaries, documents): from sets on
which the model is near chance it would learn to doubt itself everywhere.

Multinomial logistic regression over the features of `agent.judge.confidence`, every data set
weighing the same, with ridge regularisation (scipy is not needed: the problem is convex and
small, plain gradient descent with momentum finds its minimum).
"""

import argparse
import asyncio
import json
from collections.abc import Sequence
from pathlib import Path
from random import Random
from typing import NamedTuple

import numpy as np
import numpy.typing as npt

from agent.api import aindex
from agent.bootstrap import toolkit
from agent.domain.policy import Policy
from agent.domain.text import Passage, Span
from agent.domain.verdict import Case
from agent.judge.confidence import CALIBRATION
from agent.judge.nli import NliJudge
from agent.judge.verdict import weigh
from agent.nodes.judge import case as judge_case
from evals import datasets
from evals.datasets import Row
from evals.e2e import WORKSPACE, read
from evals.metrics import Bools, auc, balanced_accuracy, calibration_error

Floats = npt.NDArray[np.float64]

TARGETS = {
    "supported": (1.0, 0.0, 0.0),
    "weak": (0.3, 0.7, 0.0),
    "not_found": (0.0, 1.0, 0.0),
    "contradicted": (0.0, 0.0, 1.0),
    "unsupported": (0.0, 0.5, 0.5),
}
CLASSES = ("support", "neutral", "contradict")
RIDGE = 1e-3
STEPS = 4000
RATE = 0.5
FOLDS = 5
BATCH = 32


class Labelled(NamedTuple):
    """A case of the judge with its label; rows of one ``group`` are not independent."""

    case: Case
    label: str
    group: str


def from_rows(rows: Sequence[Row]) -> list[Labelled]:
    """Return the cases of labelled rows; each evidence text is a document of its own."""
    return [
        Labelled(
            Case(
                claim=r.claim,
                passages=tuple(
                    Passage(text=t, document_id=str(i)) for i, t in enumerate(r.evidence)
                ),
            ),
            r.label,
            r.group,
        )
        for r in rows
    ]


async def from_drafts(data: Path, corpus: Path) -> list[Labelled]:
    """Return the cases of labelled drafts: sentences that make one claim, with what is retrieved.

    Args:
        data: a folder with ``drafts.jsonl``.
        corpus: the documents that the drafts are about.
    """
    await aindex([corpus], workspace=WORKSPACE)
    tools, found = toolkit(), []
    retriever = await tools.retriever(WORKSPACE, None)
    for row in read(data / "drafts.jsonl"):
        extraction = await tools.extractor("rules").extract(row["draft"], row["question"], 999)
        hits = await retriever.search([c.text for c in extraction.claims], k=8)
        position = 0
        for sentence in row["sentences"]:
            span = Span(start=position, end=position + len(sentence["text"]))
            position = span.end + 1
            inside = [i for i, c in enumerate(extraction.claims) if c.span.overlaps(span)]
            if len(inside) == 1:
                claim, chunks = extraction.claims[inside[0]], [h.chunk for h in hits[inside[0]]]
                found.append(Labelled(judge_case(claim.text, chunks), sentence["label"], row["id"]))
    return found


async def collect(cases: Sequence[Labelled]) -> list[dict[str, float] | None]:
    """Return the features of each case, None where no window bears on the claim."""
    tools = toolkit()
    judge = NliJudge(tools.embedder, tools.entailment, tools.parser)
    found: list[dict[str, float] | None] = []
    for start in range(0, len(cases), BATCH):
        batch = [c.case for c in cases[start : start + BATCH]]
        for case, scored in zip(batch, await judge.score(batch, Policy()), strict=True):
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
    parser.add_argument("--limit", type=int, default=300, help="rows a file, drawn at random")
    parser.add_argument("--drafts", type=Path, help="folder with labelled drafts")
    parser.add_argument("--corpus", type=Path, help="documents that the drafts are about")
    parser.add_argument(
        "--weight", action="append", default=[], help="SET=FACTOR, e.g. drafts=3; 1 otherwise"
    )
    parser.add_argument("--out", type=Path, default=CALIBRATION)
    options = parser.parse_args()
    sets = {f"{f.parent.name}/{f.stem}": from_rows(drawn(f, options.limit)) for f in options.data}
    if options.drafts:
        sets["drafts"] = asyncio.run(from_drafts(options.drafts, options.corpus))
    named = [(n, c) for n, cases in sets.items() for c in cases if c.label in TARGETS]
    features = asyncio.run(collect([c for _, c in named]))
    kept = [(name, c, f) for (name, c), f in zip(named, features, strict=True) if f]
    names = tuple(kept[0][2])
    matrix = np.array([[f[n] for n in names] for _, _, f in kept])
    targets = np.array([TARGETS[c.label] for _, c, _ in kept])
    factors = dict(w.split("=") for w in options.weight)
    weights = np.array([float(factors.get(n, 1)) / len(sets[n]) for n, _, _ in kept])
    groups = [c.group for _, c, _ in kept]
    report(
        [n for n, _, _ in kept],
        np.array([c.label == "supported" for _, c, _ in kept]),
        crossed(matrix, targets, weights, groups)[:, 0],
    )
    fitted = fit(matrix, targets, weights).round(4)
    content = {"features": names} | dict(zip(CLASSES, fitted.tolist(), strict=True))
    options.out.write_text(json.dumps(content, indent=1) + "\n", "utf-8")


def drawn(path: Path, limit: int) -> list[Row]:
    """Return ``limit`` rows of ``path``, drawn with a fixed seed."""
    rows = datasets.read(path)
    return Random(0).sample(rows, min(limit, len(rows)))


def report(names: Sequence[str], truth: Bools, support: Floats) -> None:
    """Print balanced accuracy, AUC and calibration error of each set, cross-validated."""
    scores = []
    for name in dict.fromkeys(names):
        inside = np.array([n == name for n in names])
        value = balanced_accuracy(truth[inside], support[inside] >= 0.5)
        scores.append(value)
        print(  # noqa: T201 - a command's output
            f"{name:28s} {value:.3f} AUC {auc(truth[inside], support[inside]):.3f} "
            f"ECE {calibration_error(truth[inside], support[inside]):.3f}"
        )
    mean, error = np.nanmean(scores), calibration_error(truth, support)
    print(f"{'mean':28s} {mean:.3f} pooled ECE {error:.3f}")  # noqa: T201


if __name__ == "__main__":
    main()
