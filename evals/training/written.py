"""Pairs from the claims that were written for the readers (``evals/data/*-train``)."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence

from agent.bootstrap import toolkit
from agent.domain.policy import Policy
from agent.judge.nli import NliJudge
from agent.judge.weighing.confidence import calibrations
from agent.judge.weighing.opinion import Weighed, choose, weigh
from evals import datasets
from evals.calibrate import BATCH
from evals.datasets import Row
from evals.labelled import Labelled, from_rows
from evals.training.data import NOT_SUPPORT, TARGETS, Example

FILES = (
    "fields-train.jsonl.gz",
    "genres-train.jsonl.gz",
    "hard-train.jsonl.gz",
    "plain-train.jsonl.gz",
)
LONGEST = 170  # words of evidence that is read as a whole
SOURCE = "written"


def examples() -> list[Example]:
    """Return each claim with its whole evidence and with the window that may speak for it.

    Sources that disagree are left out: each alone does support the claim, and to hear both is the
    judge's part. That a window does not support is all that is known of an unsupported claim.
    """
    rows = [r for name in FILES for r in datasets.read(datasets.OWN / name)]
    rows = [r for r in rows if r.kind != "conflict" or r.label == "supported"]
    weighed = asyncio.run(chosen(from_rows(rows)))
    windows = [w.best.window.premise if w else "" for w in weighed]
    return [e for row, window in zip(rows, windows, strict=True) for e in _pairs(row, window)]


def _pairs(row: Row, window: str) -> list[Example]:
    whole, target = " ".join(row.evidence), TARGETS[row.label]
    found = []
    if len(whole.split()) <= LONGEST:
        found.append(Example(whole, row.claim, target, SOURCE))
    if window and window != whole:
        of_window = target if row.label == "supported" else NOT_SUPPORT
        found.append(Example(window, row.claim, of_window, SOURCE))
    return found


async def chosen(cases: Sequence[Labelled]) -> list[Weighed | None]:
    """Return the window that the judge chooses for each claim, None where nothing bears on it."""
    tools, first = toolkit(), calibrations().first
    judge = NliJudge(tools.embedder, tools.entailment, tools.parser)
    found: list[Weighed | None] = []
    for start in range(0, len(cases), BATCH):
        batch = [c.case for c in cases[start : start + BATCH]]
        for case, scored in zip(batch, await judge.score(batch, Policy()), strict=True):
            weighed = weigh(case, scored)
            by = first.supports([w.features for w in weighed]) if weighed else []
            found.append(weighed[choose(by)] if weighed else None)
    return found
