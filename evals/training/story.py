"""What the card tells in words: recipe, tries and data."""

from __future__ import annotations

from pathlib import Path

from evals.training import card
from evals.training.recipe import RUNS

RECIPE = """\
Word embeddings frozen, no dropout, float32, batches of 32 of like length, AdamW, linear warm-up and
cosine decay, label smoothing 0.05, moving average of the weights. Soft target for partly supported
claims (0.30 support, 0.65 neutral, 0.05 contradict); where only "not supported" is known, the sum
of neutral and contradict is learnt. A second loss marks the words of generated claims that were
made wrong. The published weights come from these runs, each starting from the one before; the first
used an earlier state of the mix (no foreign adjuncts, 224 tokens), so a rebuild is equivalent, not
identical:"""
TRIES = """\
Tried, with samples of 40-60 rows of each dev set:

- Run 1, peak rate 1.5e-4, mean pair of 96 tokens: dev 0.637 after 16,000 pairs, challenge 0.558.
- Run 2, peak rate 2e-4, mean 87 tokens, stopped in mid-schedule: dev 0.622, challenge 0.565. No
  gain while the rate stayed high.
- Run 3, a quarter of the pairs above 128 tokens kept (mean 69 tokens, twice the speed), rate down
  to zero: dev 0.629 early, 0.649 near its end, challenge 0.571.
- bf16 on a processor without native support was three times slower than float32; compiling the
  encoder gained nothing (5.2 s of processor time for three steps either way).
- Judging a claim of several sentences as a whole instead of by its lowest sentence cost much on
  bump (AUC 0.44 and 0.67, on small samples)."""


def data_section(folder: Path) -> str:
    """Return what the model was trained on, with licences.

    Args:
        folder: Holds ``train``, ``authored`` and ``SOURCES.json``.
    """
    used = [path.stem for path in (folder / "train").glob("*.jsonl")]
    return (
        "Authored for this project (Apache-2.0): 22,010 claims on 2,382 invented passages. Claims"
        " and distractors generated from all evidence by this code (`rewrite.py`, `perturb.py`,"
        " `tables.py`). Public sets:\n\n" + card.licences(folder / "SOURCES.json", used)
    )


def parts(folder: Path) -> dict[str, str]:
    """Return the sections of the card that are prose."""
    runs = "\n".join(
        f"- {run.name}: {min(run.pairs, run.stop * 32 or run.pairs):,} pairs of a mix with seed"
        f" {run.seed}, peak rate {run.rate:g}"
        for run in RUNS
    )
    return {"recipe": f"{RECIPE}\n\n{runs}", "tries": TRIES, "data": data_section(folder)}
