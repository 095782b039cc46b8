"""Fits the trees that tell which window decides a claim, see `evals.calibrate` (extra `hf`)."""

import asyncio
from collections.abc import Collection, Sequence
from pathlib import Path
from random import Random

import numpy as np

from agent.errors import InputError
from agent.judge.weighing.confidence import Choice
from evals.boosting import boost
from evals.labelled import Labelled, from_organisations
from evals.reading import Read

DECIDED = 6000  # claims at most that the trees are fitted to


def deciding(path: Path, labels: Collection[str]) -> list[Labelled]:
    """Return claims with one of ``labels`` of the drafts in a file, drawn with a fixed seed.

    Args:
        path: organisations, see `evals.organisations`.
        labels: of the claims wanted.
    """
    cases = [c for c in asyncio.run(from_organisations(path)) if c.label in labels]
    return Random(2).sample(cases, min(DECIDED, len(cases)))


def choice(read: Sequence[Read]) -> Choice:
    """Return what tells which window decides a claim, fitted to claims of which it is known.

    Raises:
        InputError: when it is known of none.
    """
    known = [r for r in read if any(r.held)]
    if not known:
        raise InputError("no claim has quotes that one of its windows holds: give drafts with them")
    names = tuple(known[0].windows[0])
    return Choice(
        features=names,
        decides=boost(
            np.array([[w[n] for n in names] for r in known for w in r.windows]),
            np.array([float(held) for r in known for held in r.held]),
            np.array([1 / len(r.held) for r in known for _ in r.held]),
            [0] * len(names),
        ),
    )
