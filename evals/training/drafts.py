"""Pairs from drafts on invented organisations: what the judge asks the second reader about them."""

from __future__ import annotations

import asyncio
from pathlib import Path

from agent.judge.weighing.opinion import Pair, pairs
from evals import datasets
from evals.home import own_home
from evals.labelled import from_organisations
from evals.quoting import holds
from evals.training.data import TARGETS, Example, target_of
from evals.training.written import chosen

FILE = datasets.OWN / "organisations/train.jsonl.gz"
SOURCE = "drafts"


def examples(path: Path = FILE) -> list[Example]:
    """Return each claim with the windows and the passage that the judge would have read for it.

    A premise that lacks what bears a supported claim out is left out; of one that lacks what
    decides another claim it is only known that it does not support it.
    """
    with own_home():
        cases = asyncio.run(from_organisations(path))
    found = dict[Pair, Example]()
    cases = [c for c in cases if c.label in TARGETS]
    for labelled, weighed in zip(cases, asyncio.run(chosen(cases)), strict=True):
        for premise, claim in pairs(labelled.case, weighed) if weighed else ():
            held = [holds(premise, quote) for quote in labelled.quotes]
            target = target_of(labelled.label, held)
            if target is not None:
                found[premise, claim] = Example(premise, claim, target, SOURCE)
    return list(found.values())
