"""What the card tells in words: recipe, tries and data."""

from __future__ import annotations

from pathlib import Path

from evals.training import card
from evals.training.recipe import RUNS

RECIPE = """PLACEHOLDER"""
TRIES = """PLACEHOLDER"""


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
