"""How well the failing sentences of labelled drafts are found."""

from collections import Counter
from collections.abc import Mapping, Sequence
from typing import Any

import numpy as np

from agent.domain.report import Report
from agent.domain.verdict import Label
from evals.corrections import Checked
from evals.datasets import sentence_spans
from evals.metrics import auc, calibration_error, recall_at
from evals.quoting import quoted

GRAVEST = (Label.CONTRADICTED, Label.NOT_FOUND, Label.WEAK, Label.UNASSESSED, Label.SUPPORTED)
NO_CLAIM = "no_claim"
FAILING = ("contradicted", "not_found", "weak", "unassessed")
UNCOVERED = ("contradicted", "not_found", "unassessed")
PRECISE = 0.85


def predicted(report: Report, row: Mapping[str, Any]) -> list[tuple[str, float | None]]:
    """Return for each sentence of a labelled draft its gravest label and least support.

    They are those of the report's first round. The label is ``no_claim`` and the support None
    where a sentence makes no claim.
    """
    entries, found = report.rounds[0].ledger.entries, []
    for span in sentence_spans(row["draft"], row["sentences"]):
        here = [e.verdict for e in entries if e.claim.span.overlaps(span)]
        labels = {v.label for v in here}
        label = next((x.value for x in GRAVEST if x in labels), NO_CLAIM)
        found.append((label, min((v.support for v in here), default=None)))
    return found


def detection(checked: Sequence[Checked]) -> dict[str, Any]:
    """Return precision and recall of failing sentences, and what was ruled wrongly.

    A sentence fails where it is not supported. ``failing_recall_at_85`` is the recall at a
    precision of ``PRECISE`` if sentences were called by their support alone, below a threshold
    that gives it. ``uncovered_recall`` and ``uncovered_precision``
    take what coverage counts instead, weak claims being covered: the share of the contradicted
    and unfound sentences that are called so, and the share of those called so that do fail.
    ``confidence_accuracy`` is the share of sentences whose support lies on the right side of a
    half; ``confidence_ece`` is its calibration error. ``deciding_text_quoted`` is the share of
    sentences of which it is known what decides them whose quotes in the ledger have it, None if of
    none.
    """
    rows = [
        (c.row["id"], s["label"], label, support, s["text"])
        for c in checked
        for s, (label, support) in zip(c.row["sentences"], c.predicted, strict=True)
    ]
    truth = [t in FAILING for _, t, _, _, _ in rows]
    called = [p in FAILING for _, _, p, _, _ in rows]
    hits = sum(t and p for t, p in zip(truth, called, strict=True))
    wrong = [p for _, t, p, _, _ in rows if t in UNCOVERED]
    dropped = [t for _, t, p, _, _ in rows if p in UNCOVERED]
    supported = [p for _, t, p, _, _ in rows if t == "supported"]
    doubts = [-1.0 if s is None else 1 - s for _, _, _, s, _ in rows]
    scored = [(t == "supported", s) for _, t, _, s, _ in rows if s is not None and t != NO_CLAIM]
    right = np.array([t for t, _ in scored])
    support = np.array([s for _, s in scored])
    return {
        "sentences": len(rows),
        "failing_recall": hits / max(sum(truth), 1),
        "failing_precision": hits / max(sum(called), 1),
        "failing_recall_at_85": recall_at(PRECISE, np.array(truth), np.array(doubts)),
        "uncovered_recall": _share(wrong, UNCOVERED),
        "uncovered_precision": _share(dropped, FAILING),
        "label_accuracy": sum(t == p for _, t, p, _, _ in rows) / len(rows),
        "supported_called_failing": _share(supported, ("contradicted", "not_found")),
        "supported_called_weak": _share(supported, ("weak",)),
        "support_auc": auc(right, support),
        "confidence_accuracy": float(((support >= 0.5) == right).mean()),
        "confidence_ece": calibration_error(right, support),
        "deciding_text_quoted": _mean([q for c in checked for q in quoted(c.report, c.row)]),
        "confusion": {f"{t} as {p}": n for (t, p), n in Counter(r[1:3] for r in rows).items()},
        "wrong": [[i, t, p, x] for i, t, p, _, x in rows if t != p],
    }


def _share(labels: Sequence[str], wanted: tuple[str, ...]) -> float:
    return sum(x in wanted for x in labels) / len(labels) if labels else 0.0


def _mean(values: Sequence[bool]) -> float | None:
    return sum(values) / len(values) if values else None
