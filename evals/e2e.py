"""Whole runs on labelled questions and drafts: `affidavit eval e2e`."""

import json
import statistics
import time
from collections.abc import Callable, Iterable
from pathlib import Path
from typing import Any

from agent.api import answer, check, index
from agent.domain.policy import Policy
from agent.domain.report import FlagType, Report
from agent.domain.text import Span
from agent.domain.verdict import Label
from agent.errors import InputError
from evals.facts import states

WORKSPACE = "eval"
GRAVEST = (Label.CONTRADICTED, Label.NOT_FOUND, Label.WEAK, Label.UNASSESSED, Label.SUPPORTED)
NO_CLAIM = "no_claim"
FAILING = ("contradicted", "not_found", "weak", "unassessed")


def read(path: Path) -> list[dict[str, Any]]:
    """Return the objects of a ``.jsonl`` file.

    Raises:
        InputError: when the file is absent or not JSON Lines.
    """
    try:
        return [json.loads(line) for line in path.read_text("utf-8").splitlines() if line.strip()]
    except (OSError, ValueError) as error:
        raise InputError(f"{path} cannot be read as JSON Lines: {error}") from error


def run(data: Path, corpus: Path, progress: Callable[[int], None]) -> dict[str, Any]:
    """Return the figures of the questions and drafts in ``data`` on the documents in ``corpus``."""
    indexed = index([corpus], workspace=WORKSPACE)
    report: dict[str, Any] = {"chunks": indexed.chunks}
    report["drafts"] = drafts(read(data / "drafts.jsonl"), progress)
    report["questions"] = questions(read(data / "questions.jsonl"), progress)
    return report


def predicted(report: Report, sentences: Iterable[str]) -> list[str]:
    """Return the gravest label of the claims of each sentence in the first draft, or no_claim."""
    entries, labels, position = report.rounds[0].ledger.entries, [], 0
    for sentence in sentences:
        span = Span(start=position, end=position + len(sentence))
        found = {e.verdict.label for e in entries if e.claim.span.overlaps(span)}
        labels.append(next((x.value for x in GRAVEST if x in found), NO_CLAIM))
        position = span.end + 1
    return labels


def drafts(rows: list[dict[str, Any]], progress: Callable[[int], None]) -> dict[str, Any]:
    """Return how well failing sentences are found, and how fast."""
    pairs: list[tuple[str, str]] = []
    wrong, times = [], []
    for row in rows:
        start = time.perf_counter()
        report = check(
            row["draft"],
            workspace=WORKSPACE,
            question=row.get("question"),
            context={"policy": Policy(max_revisions=0)},
        )
        times.append((time.perf_counter() - start) * 1000)
        labels = predicted(report, (s["text"] for s in row["sentences"]))
        for sentence, label in zip(row["sentences"], labels, strict=True):
            pairs.append((sentence["label"], label))
            if sentence["label"] != label:
                wrong.append([row["id"], sentence["label"], label, sentence["text"]])
        progress(1)
    failing = [(t in FAILING, p in FAILING) for t, p in pairs]
    hits = sum(t and p for t, p in failing)
    supported = [p for t, p in pairs if t == "supported"]
    return {
        "sentences": len(pairs),
        "failing_recall": hits / max(sum(t for t, _ in failing), 1),
        "failing_precision": hits / max(sum(p for _, p in failing), 1),
        "label_accuracy": sum(t == p for t, p in pairs) / len(pairs),
        "supported_called_failing": _share(supported, ("contradicted", "not_found")),
        "supported_called_weak": _share(supported, ("weak",)),
        "median_ms": statistics.median(times),
        "wrong": wrong,
    }


def questions(rows: list[dict[str, Any]], progress: Callable[[int], None]) -> dict[str, Any]:
    """Return how well questions are answered, cited and refused, and how fast."""
    results, times = [], []
    for row in rows:
        start = time.perf_counter()
        report = answer(row["question"], workspace=WORKSPACE)
        times.append((time.perf_counter() - start) * 1000)
        results.append(_question(row, report))
        progress(1)
    asked = [r for r in results if r["answerable"]]
    unanswerable = [r for r in results if not r["answerable"]]
    facts = [x for r in asked for x in r["facts"]]
    return {
        "questions": len(results),
        "facts_stated": sum(facts) / max(len(facts), 1),
        "forbidden_stated": sum(r["forbidden"] for r in results),
        "refused": sum(r["refused"] for r in unanswerable),
        "unanswerable": len(unanswerable),
        "wrongly_refused": sum(r["refused"] for r in asked),
        "right_source_cited": sum(r["cited"] for r in asked) / max(len(asked), 1),
        "corrections_triggered": sum(r["revisions"] > 0 for r in asked) / max(len(asked), 1),
        "median_ms": statistics.median(times),
        "results": results,
    }


def _question(row: dict[str, Any], report: Report) -> dict[str, Any]:
    refused = any(f.type is FlagType.NO_EVIDENCE for f in report.risk.flags)
    sources = {e.source for entry in report.ledger.entries for e in entry.evidence}
    return {
        "id": row["id"],
        "question": row["question"],
        "answerable": row["answerable"],
        "answer": report.answer,
        "facts": [states(report.answer, f) for f in row["expected_facts"]],
        "forbidden": sum(states(report.answer, f) for f in row["forbidden"]),
        "refused": refused,
        "cited": any(s.endswith(wanted) for wanted in row.get("sources", []) for s in sources),
        "revisions": report.summary.revisions,
        "grounded": report.summary.is_grounded,
    }


def _share(labels: list[str], wanted: tuple[str, ...]) -> float:
    return sum(x in wanted for x in labels) / len(labels) if labels else 0.0
