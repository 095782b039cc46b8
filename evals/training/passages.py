"""Pairs from claims on passages of several sentences, and from what these say of each noun.

As in `tellings`, right claims are reworded more than wrong ones: claims cut from the same passages
and what is told of one noun and of another stand beside them.
"""

from __future__ import annotations

from pathlib import Path
from random import Random

from evals import datasets
from evals.training import binding, sentences, tellings
from evals.training.data import NOT_SUPPORT, TARGETS, Example

FILE = datasets.OWN / "passages-train.jsonl.gz"
CASES = datasets.OWN / "cases-train.jsonl.gz"
"""Claims on rules and their exceptions, many of them applied to a case."""
SOURCE = "passages"
CLAIMS = 11_500  # drawn from those of the file
CUT = 3000  # pairs drawn from those cut from the passages
BOUND = 1200  # pairs of claims on nouns of the passages
TOLD = 3000  # claims drawn from `tellings`
WORST = TARGETS | {"weak": NOT_SUPPORT}
"""Claims that go beyond what a passage says often say what its exceptions deny."""


def examples(path: Path, seed: int) -> list[Example]:
    """Return claims, those cut from their passages, and those on nouns of these.

    Args:
        path: ``FILE`` or ``CASES``.
        seed: Of what is drawn and generated.
    """
    rng = Random(seed)
    rows = datasets.read(path)
    texts = sorted({text for row in rows for text in row.evidence})
    pool = [part for text in texts for part in sentences.split(text)]
    told = [Example(" ".join(r.evidence), r.claim, WORST[r.label], SOURCE) for r in rows]
    short = [
        Example(" ".join(r.evidence), r.claim, TARGETS[r.label], tellings.SOURCE)
        for r in datasets.read(tellings.FILE)
    ]
    return [
        *_drawn(told, CLAIMS, rng),
        *_drawn(tellings.cuts(texts, pool, rng), CUT, rng),
        *binding.examples(texts, BOUND, rng),
        *_drawn(short, TOLD, rng),
    ]


def _drawn(found: list[Example], most: int, rng: Random) -> list[Example]:
    return rng.sample(found, min(len(found), most))
