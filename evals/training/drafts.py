"""Pairs from drafts on invented organisations: what the judge asks the second reader about them."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from pathlib import Path

from agent.bootstrap import toolkit
from agent.domain.policy import Policy
from agent.judge.nli import NliJudge
from agent.judge.weighing.confidence import calibrations
from agent.judge.weighing.opinion import Pair, choose, pairs, weigh
from evals import datasets
from evals.asking import words
from evals.calibrate import BATCH
from evals.home import own_home
from evals.labelled import Labelled, from_organisations
from evals.training.data import NOT_SUPPORT, TARGETS, Example, Target

FILE = datasets.OWN / "organisations/train.jsonl.gz"
SOURCE = "drafts"
HELD = 0.8  # least share of a quote's words in a premise that holds it


def examples(path: Path = FILE) -> list[Example]:
    """Return each claim with the windows and the passage that the judge would have read for it.

    A premise that lacks what bears a supported claim out is left out; of one that lacks what
    decides another claim it is only known that it does not support it.
    """
    with own_home():
        cases = asyncio.run(from_organisations(path))
    found = dict[Pair, Example]()
    for labelled, asked in zip(cases, asyncio.run(_asked(cases)), strict=True):
        if labelled.label in TARGETS:
            for premise, claim in asked:
                target = target_of(labelled.label, labelled.quotes, premise)
                if target is not None:
                    found[premise, claim] = Example(premise, claim, target, SOURCE)
    return list(found.values())


def target_of(label: str, quotes: Sequence[str], premise: str) -> Target | None:
    """Return what a premise says of a claim with ``label``, None where that is not known."""
    held = [holds(premise, quote) for quote in quotes]
    if label == "supported":
        return TARGETS[label] if held and all(held) else None
    if label in ("contradicted", "weak"):
        return TARGETS[label] if any(held) else NOT_SUPPORT
    return TARGETS[label]


def holds(premise: str, quote: str) -> bool:
    """Tell whether a premise has (nearly) all words of a quote, as rows of tables told in prose."""
    wanted, offered = set(words(quote)), set(words(premise))
    return len(wanted & offered) >= HELD * len(wanted)


async def _asked(cases: Sequence[Labelled]) -> list[list[Pair]]:
    """Return what the second reader is asked about each case, nothing where nothing bears on it."""
    tools, first = toolkit(), calibrations().first
    judge = NliJudge(tools.embedder, tools.entailment, tools.parser)
    found: list[list[Pair]] = []
    for start in range(0, len(cases), BATCH):
        batch = [c.case for c in cases[start : start + BATCH]]
        for case, scored in zip(batch, await judge.score(batch, Policy()), strict=True):
            weighed = weigh(case, scored)
            by = first.supports([w.features for w in weighed]) if weighed else []
            found.append(list(pairs(case, weighed[choose(by)])) if weighed else [])
    return found
