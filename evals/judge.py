"""How often the judge is right: `affidavit eval judge` and `affidavit eval challenge`."""

import time
from collections.abc import Callable, Sequence
from typing import Any

import numpy as np

from agent.api import verify_claims
from agent.domain.verdict import Label, Verdict
from evals.datasets import Row
from evals.metrics import auc, balanced_accuracy, calibration_error, interval, macro_f1

BATCH = 32
THRESHOLD = 0.5  # of `support`; one for all sets, chosen on development data


def verdicts(
    rows: Sequence[Row], progress: Callable[[int], None] | None = None
) -> tuple[list[Verdict], float]:
    """Return the verdicts on ``rows`` in order, and the milliseconds a claim took."""
    start, found = time.perf_counter(), []
    for first in range(0, len(rows), BATCH):
        batch = rows[first : first + BATCH]
        found += verify_claims([(r.claim, r.evidence) for r in batch])
        if progress is not None:
            progress(len(batch))
    return found, (time.perf_counter() - start) * 1000 / max(len(rows), 1)


def figures(rows: Sequence[Row], ruled: Sequence[Verdict]) -> dict[str, Any]:
    """Return the figures of one set: supported against the rest, and four-way where labelled."""
    truth = np.array([r.label == "supported" for r in rows])
    support = np.array([v.support for v in ruled])
    predicted = support >= THRESHOLD
    strict = np.array([v.label is Label.SUPPORTED for v in ruled])
    low, high = interval(
        [r.group for r in rows], lambda i: balanced_accuracy(truth[i], predicted[i])
    )
    result: dict[str, Any] = {
        "rows": len(rows),
        "balanced_accuracy": balanced_accuracy(truth, predicted),
        "interval": [low, high],
        "auc": auc(truth, support),
        "ece": calibration_error(truth, support),
        "label_balanced_accuracy": balanced_accuracy(truth, strict),
        "unassessed": sum(v.label is Label.UNASSESSED for v in ruled),
    }
    if not any(r.label == "unsupported" for r in rows):
        result["macro_f1"] = macro_f1([r.label for r in rows], [v.label.value for v in ruled])
    return result


def judge(
    sets: dict[str, list[Row]], progress: Callable[[int], None] | None = None
) -> dict[str, Any]:
    """Return the figures of every set, their mean, and the pooled calibration error."""
    report: dict[str, Any] = {"threshold": THRESHOLD, "sets": {}}
    pooled: list[tuple[bool, float]] = []
    for name, rows in sets.items():
        ruled, per_claim = verdicts(rows, progress)
        report["sets"][name] = figures(rows, ruled) | {"claim_ms": per_claim}
        pooled += [(r.label == "supported", v.support) for r, v in zip(rows, ruled, strict=True)]
    scores = [s["balanced_accuracy"] for s in report["sets"].values()]
    report["mean_balanced_accuracy"] = float(np.nanmean(scores))
    report["mean_auc"] = float(np.nanmean([s["auc"] for s in report["sets"].values()]))
    truth, support = zip(*pooled, strict=True)
    report["pooled_ece"] = calibration_error(np.array(truth), np.array(support))
    report["reliability"] = reliability(np.array(truth), np.array(support))
    report["abstention"] = abstention(np.array(truth), np.array(support))
    return report


def reliability(truth: Any, support: Any, bins: int = 10) -> list[dict[str, float]]:
    """Return, for each bin of support that is not empty, its mean, accuracy and size."""
    index = np.minimum((support * bins).astype(int), bins - 1)
    return [
        {
            "support": float(support[index == b].mean()),
            "share_supported": float(truth[index == b].mean()),
            "rows": int((index == b).sum()),
        }
        for b in range(bins)
        if (index == b).any()
    ]


def abstention(truth: Any, support: Any) -> list[dict[str, float]]:
    """Return how accuracy grows when the least certain claims are left to a person.

    Certainty is the distance of support from ``THRESHOLD``; each entry keeps the most certain
    share ``coverage`` (0-1) of the claims.
    """
    order = np.argsort(-np.abs(support - THRESHOLD), kind="stable")
    right = ((support >= THRESHOLD) == truth)[order]
    shares = [step / 10 for step in range(10, 0, -1)]
    kept = [(share, right[: max(1, round(share * len(right)))]) for share in shares]
    return [{"coverage": share, "accuracy": float(part.mean())} for share, part in kept]


def challenge(rows: Sequence[Row], progress: Callable[[int], None] | None = None) -> dict[str, Any]:
    """Return accuracy by kind of case, supported against the rest, and pairs both right.

    ``false_alarm_rate`` is the share of the supported claims that are called anything else,
    ``called_weak_rate`` the part of it that is called weak, and so counts as covered.
    """
    ruled, per_claim = verdicts(rows, progress)
    right = {
        r.row_id: (v.label is Label.SUPPORTED) == (r.label == "supported")
        for r, v in zip(rows, ruled, strict=True)
    }
    kinds = sorted({r.kind for r in rows})
    of_kind = {k: [right[r.row_id] for r in rows if r.kind == k] for k in kinds}
    pairs = {frozenset((r.row_id, r.pair)) for r in rows if r.pair in right}
    true = [v.label for r, v in zip(rows, ruled, strict=True) if r.label == "supported"]
    missed = [not right[r.row_id] for r in rows if r.label != "supported"]
    same = [v.label.value == r.label for r, v in zip(rows, ruled, strict=True)]
    return {
        "rows": len(rows),
        "accuracy": float(np.mean(list(right.values()))),
        "four_way_accuracy": float(np.mean(same)),
        "false_alarm_rate": float(np.mean([label is not Label.SUPPORTED for label in true])),
        "called_weak_rate": float(np.mean([label is Label.WEAK for label in true])),
        "wrongly_supported_rate": float(np.mean(missed)),
        "pairs": len(pairs),
        "pairs_both_right": float(np.mean([all(right[i] for i in p) for p in pairs]))
        if pairs
        else None,
        "auc": auc(
            np.array([r.label == "supported" for r in rows]), np.array([v.support for v in ruled])
        ),
        "kinds": {k: {"rows": len(v), "accuracy": float(np.mean(v))} for k, v in of_kind.items()},
        "claim_ms": per_claim,
        "wrong": [r.row_id for r in rows if not right[r.row_id]],
    }
