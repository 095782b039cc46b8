"""Scores of a judge model on the development sets, without the product's rules."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from pathlib import Path
from random import Random

import numpy as np
from sklearn.metrics import roc_auc_score

from evals.training import data, sentences

Pairs = list[tuple[str, str]]
Scorer = Callable[[Pairs], np.ndarray]


@dataclass(frozen=True)
class Case:
    """A claim to judge.

    Attributes:
        group: Data set or kind.
        parts: The sentences of the claim, each with the evidence windows to try.
        supported: Whether the evidence supports it.
        pair: Name of its twin case, if any.
        label: Its full label.
    """

    group: str
    parts: list[tuple[str, list[str]]]
    supported: bool
    pair: str | None = None
    label: str = ""

    @property
    def pairs(self) -> Pairs:
        """Every (premise, sentence of the claim) to score, in order."""
        return [(premise, text) for text, premises in self.parts for premise in premises]


def candidates(texts: Sequence[str], claim: str, most: int = 6, whole: int = 150) -> list[str]:
    """Return the windows of one to three sentences nearest to a claim.

    Args:
        texts: Evidence texts.
        claim: What the windows should bear on.
        most: Windows to keep.
        whole: The joined evidence is tried as well, if it has at most so many words.
    """
    found = [w for text in texts for w in sentences.windows(sentences.split(text))]
    ranked = sorted(found, key=lambda w: -sentences.coverage(claim, w) + len(w) / 1e5)[:most]
    joined = " ".join(texts)
    if len(joined.split()) <= whole and joined not in ranked:
        return [*ranked, joined]
    if len(joined.split()) > whole:
        parts = [s for text in texts for s in sentences.split(text)]
        return [*ranked, " ".join(sentences.select(parts, claim, 120))]
    return ranked


def parts(texts: Sequence[str], claim: str) -> list[tuple[str, list[str]]]:
    """Return the sentences of a claim with their windows."""
    return [(text, candidates(texts, text)) for text in sentences.split(claim)]


def dev_cases(folder: Path, sample: int | None) -> list[Case]:
    """Read the development sets, ``sample`` rows of each or all."""
    cases: list[Case] = []
    for name, rows in data.read_folder(folder / "dev"):
        picked = Random(5).sample(rows, min(sample, len(rows))) if sample else rows
        for row in picked:
            found = parts([row["evidence"]], row["claim"])
            held = row["label"] == "supported"
            cases.append(Case(name, found, held, label=row["label"]))
    return cases


def challenge_cases(folder: Path, most: int | None = None) -> list[Case]:
    """Read the hand-written development cases, at most ``most``; the group is their kind."""
    rows = data.read_rows(folder / "challenge" / "dev.jsonl")
    return [
        Case(
            row["kind"],
            parts(row["evidence"], row["claim"]),
            row["label"] == "supported",
            "/".join(sorted((row["id"], row["pair"]))) if row["pair"] else None,
            row["label"],
        )
        for row in rows[:most]
    ]


def support(cases: Sequence[Case], scorer: Scorer) -> np.ndarray:
    """Return the support (0-1) of every case.

    That of a sentence is the support by its best window, that of a claim the lowest of its
    sentences.
    """
    scores = scorer([pair for case in cases for pair in case.pairs])[:, 0]
    found, start = np.zeros(len(cases)), 0
    for index, case in enumerate(cases):
        lowest = 1.0
        for _, premises in case.parts:
            lowest = min(lowest, float(scores[start : start + len(premises)].max()))
            start += len(premises)
        found[index] = lowest
    return found


def balanced(truth: np.ndarray, said: np.ndarray) -> float:
    """Return the mean of the two class accuracies."""
    return float((said[truth].mean() + (~said[~truth]).mean()) / 2)


def by_group(cases: Sequence[Case]) -> dict[str, list[int]]:
    """Return the indices of the cases of every group."""
    groups: dict[str, list[int]] = defaultdict(list)
    for index, case in enumerate(cases):
        groups[case.group].append(index)
    return dict(groups)


def accuracies(cases: Sequence[Case], scores: np.ndarray, threshold: float) -> dict[str, float]:
    """Return the balanced accuracy of every group at one threshold."""
    truth = np.array([case.supported for case in cases])
    return {
        name: balanced(truth[index], scores[index] > threshold)
        for name, index in by_group(cases).items()
    }


def best_threshold(cases: Sequence[Case], scores: np.ndarray) -> tuple[float, float]:
    """Return the threshold with the highest mean over groups, and that mean."""
    grid = np.arange(0.02, 0.99, 0.02)
    means = [float(np.mean(list(accuracies(cases, scores, t).values()))) for t in grid]
    best = int(np.argmax(means))
    return float(grid[best]), means[best]


def areas(cases: Sequence[Case], scores: np.ndarray) -> dict[str, float]:
    """Return the area under the ROC curve of every group."""
    truth = np.array([case.supported for case in cases])
    return {
        name: float(roc_auc_score(truth[index], scores[index]))
        for name, index in by_group(cases).items()
    }


def pairs_right(cases: Sequence[Case], scores: np.ndarray, threshold: float) -> float:
    """Return the share of twin pairs judged right on both sides."""
    right: dict[str, list[bool]] = defaultdict(list)
    for case, score in zip(cases, scores, strict=True):
        if case.pair:
            right[case.pair].append(bool((score > threshold) == case.supported))
    twins = [all(both) for both in right.values() if len(both) == 2]
    return float(np.mean(twins))


def summary(folder: Path, scorer: Scorer, sample: int) -> str:
    """Return one line of figures on samples of the dev sets and on the challenge."""
    cases = dev_cases(folder, sample)
    scores = support(cases, scorer)
    threshold, mean = best_threshold(cases, scores)
    area = areas(cases, scores)
    hard = challenge_cases(folder, 10 * sample)
    judged = support(hard, scorer)
    truth = np.array([case.supported for case in hard])
    return (
        f"dev {mean:.3f} at {threshold:.2f}, at .5"
        f" {np.mean(list(accuracies(cases, scores, 0.5).values())):.3f}, AUC"
        f" {np.mean(list(area.values())):.3f} ("
        + " ".join(f"{name[:8]} {value:.2f}" for name, value in area.items())
        + f"); challenge {balanced(truth, judged > threshold):.3f}"
        f" AUC {roc_auc_score(truth, judged):.3f}"
        f" pairs {pairs_right(hard, judged, threshold):.3f}"
    )
