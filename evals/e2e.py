"""Whole runs on labelled questions and drafts: `affidavit eval e2e`."""

import json
import statistics
import time
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any

from agent.api import answer, check, index
from agent.domain.report import FlagType, Report, WarningCode
from agent.errors import InputError
from evals.corrections import Checked, corrections
from evals.detection import detection, predicted
from evals.facts import states
from evals.sources import Sources

WORKSPACE = "eval"
QUESTIONS, DRAFTS = "questions.jsonl", "drafts.jsonl"
Advance = Callable[[int], None]


def read(path: Path) -> list[dict[str, Any]]:
    """Return the objects of a ``.jsonl`` file.

    Raises:
        InputError: when the file is absent or not JSON Lines.
    """
    try:
        return [json.loads(line) for line in path.read_text("utf-8").splitlines() if line.strip()]
    except (OSError, ValueError) as error:
        raise InputError(f"{path} cannot be read as JSON Lines: {error}") from error


def run(data: Path, corpus: Path, progress: Advance) -> dict[str, Any]:
    """Return the figures of the questions and drafts in ``data`` on the documents in ``corpus``.

    There may be drafts alone.
    """
    indexed = index([corpus], workspace=WORKSPACE)
    report: dict[str, Any] = {"chunks": indexed.chunks}
    report["drafts"] = drafts(checked(read(data / DRAFTS), WORKSPACE, progress))
    if (data / QUESTIONS).exists():
        report["questions"] = questions(read(data / QUESTIONS), Sources(corpus), progress)
    return report


def checked(rows: Sequence[dict[str, Any]], workspace: str, progress: Advance) -> list[Checked]:
    """Return one run with the default policy a draft: its first round shows what was found."""
    found: list[Checked] = []
    for row in rows:
        start = time.perf_counter()
        report = check(row["draft"], workspace=workspace, question=row.get("question"))
        elapsed = (time.perf_counter() - start) * 1000
        found.append(Checked(row, report, predicted(report, row), elapsed))
        progress(1)
    return found


def drafts(runs: Sequence[Checked]) -> dict[str, Any]:
    """Return how well failing sentences were found and mended, and how fast."""
    return {
        **detection(runs),
        **corrections(runs),
        "median_ms": statistics.median(c.elapsed_ms for c in runs),
        "median_verify_ms": statistics.median(c.verify_ms for c in runs),
    }


def questions(
    rows: Sequence[dict[str, Any]], sources: Sources, progress: Advance
) -> dict[str, Any]:
    """Return how well questions are answered, cited and refused, and how fast."""
    results, times = [], []
    for row in rows:
        start = time.perf_counter()
        report = answer(row["question"], workspace=WORKSPACE)
        times.append((time.perf_counter() - start) * 1000)
        results.append(_question(row, report, sources))
        progress(1)
    asked = [r for r in results if r["answerable"]]
    unanswerable = [r for r in results if not r["answerable"]]
    facts = [x for r in asked for x in r["facts"]]
    sentences = sum(r["sentences"] for r in results)
    return {
        "questions": len(results),
        "facts_stated": _share(facts),
        "forbidden_stated": sum(r["forbidden"] for r in results),
        "refused": sum(r["refused"] for r in unanswerable),
        "unanswerable": len(unanswerable),
        "wrongly_refused": sum(r["refused"] for r in asked),
        "told_as_closest": sum(r["closest"] for r in asked),
        "unanswerable_told_as_closest": sum(r["closest"] for r in unanswerable),
        "right_source_cited": _share([r["cited"] for r in asked]),
        "citations_correct": _share([x for r in results for x in r["citations"]]),
        "hallucination_rate": sum(r["hallucinated"] for r in results) / max(sentences, 1),
        "corrections_triggered": _share([r["revisions"] > 0 for r in asked]),
        "median_ms": statistics.median(times),
        "results": results,
    }


def _question(row: dict[str, Any], report: Report, sources: Sources) -> dict[str, Any]:
    refused = any(f.type is FlagType.NO_EVIDENCE for f in report.risk.flags)
    cited = {e.source for entry in report.ledger.entries for e in entry.evidence}
    question = row["question"]
    forbidden = [f for f in row["forbidden"] if states(report.answer, f, question)]
    backed = sources.citations(report)
    return {
        "id": row["id"],
        "question": question,
        "answerable": row["answerable"],
        "answer": report.answer,
        "facts": [
            states(report.answer, f, question, row.get("quotes", ())) for f in row["expected_facts"]
        ],
        "forbidden": len(forbidden),
        "refused": refused,
        "cited": any(s.endswith(wanted) for wanted in row.get("sources", []) for s in cited),
        "citations": backed,
        "sentences": len(backed),
        "hallucinated": max(len(forbidden), backed.count(False)),
        "closest": any(w.code is WarningCode.NO_SURE_ANSWER for w in report.warnings),
        "revisions": report.summary.revisions,
        "grounded": report.summary.is_grounded,
    }


def _share(values: Sequence[bool]) -> float:
    return sum(values) / len(values) if values else 0.0
