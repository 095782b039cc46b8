"""Pairs from the claims that were written for the readers (``evals/data/*-train``)."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from random import Random

from agent.domain.prose.terms import terms
from agent.judge.weighing.confidence import calibrations
from agent.judge.weighing.opinion import Pair, Weighed, pairs, speaking
from evals import datasets
from evals.datasets import Row
from evals.labelled import Labelled, from_rows
from evals.reading import weighed
from evals.training.data import SUPPORT, TARGETS, Example, target_of

FILES = (
    "fields-train.jsonl.gz",
    "genres-train.jsonl.gz",
    "hard-train.jsonl.gz",
    "plain-train.jsonl.gz",
    "trades-train.jsonl.gz",
)
APART = ("long-train.jsonl.gz", "twins-train.jsonl.gz")
"""Claims on long passages, and in twins that share their words."""
LONGEST = 170  # words of evidence that is read as a whole
SOURCE = "written"


def examples(names: Sequence[str] = FILES) -> list[Example]:
    """Return each claim of the files with its evidence and with what the judge would read for it.

    Sources that disagree are left out: each alone does support the claim, and to hear both is the
    judge's part. Parts of long evidence seldom hold all that bears a claim out; of those that
    support nothing no more are returned than of those that support.
    """
    rows = [r for name in names for r in datasets.read(datasets.OWN / name)]
    rows = [r for r in rows if r.kind != "conflict" or r.label == "supported"]
    cases = from_rows(rows)
    best = asyncio.run(chosen(cases))
    asked = [pairs(c.case, w) if w else [] for c, w in zip(cases, best, strict=True)]
    found = {is_long: list[Example]() for is_long in (False, True)}
    for row, read in zip(rows, asked, strict=True):
        found[_is_long(row)] += _pairs(row, read)
    return found[False] + _even(found[True])


def _is_long(row: Row) -> bool:
    return len(" ".join(row.evidence).split()) > LONGEST


def _pairs(row: Row, asked: Sequence[Pair]) -> list[Example]:
    """Return a claim with its evidence, and the pairs that the judge asks about it."""
    whole = " ".join(row.evidence)
    wanted = set(terms(row.claim)) & set(terms(whole))
    found = {} if _is_long(row) else {(whole, row.claim): TARGETS[row.label]}
    for pair in asked:
        target = target_of(row.label, [wanted <= set(terms(pair[0]))])
        if target is not None:
            found.setdefault(pair, target)
    return [Example(premise, claim, target, SOURCE) for (premise, claim), target in found.items()]


def _even(found: Sequence[Example]) -> list[Example]:
    """Return the examples that support, and as many of the others, drawn with a fixed seed."""
    supporting = [e for e in found if e.target == SUPPORT]
    others = [e for e in found if e.target != SUPPORT]
    return supporting + Random(0).sample(others, min(len(others), len(supporting)))


async def chosen(cases: Sequence[Labelled]) -> list[Weighed | None]:
    """Return the window that the judge chooses for each claim, None where nothing bears on it."""
    known = calibrations()
    return [speaking(w, known) if w else None for w in await weighed(cases)]
