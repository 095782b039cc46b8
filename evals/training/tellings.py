"""Pairs from claims that tell a short text another way, and from what it says of each noun.

In what was written, right claims are reworded and wrong ones made of the evidence's own words. As
they are they would teach that shared words speak against a claim: claims cut from the same evidence
and what is told of one noun and of another (`binding`) stand beside them.
"""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from random import Random

from evals import datasets
from evals.training import binding, data, mix, premises, sentences, written
from evals.training.data import TARGETS, Example

FILE = datasets.OWN / "tellings-train.jsonl.gz"
SOURCE = "tellings"
AGAIN = 0.15  # share of the claims that is read a second time, among distractors
PADDED = 0.5  # share of these whose evidence is padded
CUT = 2  # sentences of a text that claims are cut from
BOUND = 4500  # pairs of claims on nouns of all other evidence


def examples(folder: Path, seed: int) -> list[Example]:
    """Return the claims, those cut from their evidence, and those on its nouns and on others'.

    Args:
        folder: Holds ``authored``, whose passages are used.
        seed: Of what is generated.
    """
    rng = Random(seed)
    rows = datasets.read(FILE)
    texts = sorted({text for row in rows for text in row.evidence})
    pool = [part for text in texts for part in sentences.split(text)]
    found = list[Example]()
    for row in rows:
        (text,), target = row.evidence, TARGETS[row.label]
        found.append(Example(text, row.claim, target, SOURCE))
        if rng.random() < AGAIN:
            premise = premises.dress(text, pool, rng, padded=PADDED)
            found.append(Example(premise, row.claim, target, SOURCE))
    return [
        *found,
        *cuts(texts, pool, rng),
        *binding.examples(texts, len(texts), rng),
        *binding.examples(_passages(folder), BOUND, rng),
    ]


def cuts(texts: Sequence[str], pool: Sequence[str], rng: Random) -> list[Example]:
    """Return claims cut from texts, and what is made of them; ``pool`` has other sentences."""
    parts = [sentences.split(text) for text in texts for _ in range(CUT)]
    return [example for part in parts for example in mix.from_sentence(part, pool, rng)]


def _passages(folder: Path) -> list[str]:
    """Return the evidence of the authored claims, and of all others that the readers learn from."""
    authored = {r["evidence"] for _, rows in data.read_folder(folder / "authored") for r in rows}
    names = (*written.FILES, *written.APART)
    own = {t for n in names for r in datasets.read(datasets.OWN / n) for t in r.evidence}
    return sorted(authored | own)
