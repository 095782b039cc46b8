"""What the card tells in words: recipe, tries and data."""

from __future__ import annotations

from pathlib import Path

from evals.training import card
from evals.training.recipe import SIZES, Run

SHORT_SHARE = 0.77
OWN = 77_107  # claims in the files of `written`, `tellings` and `passages`
DRAFTED = 20_412  # sentences in that of `drafts`

RECIPE = """\
Word embeddings frozen, no dropout, bf16 where the processor has it, batches of 32 of like length,
AdamW, linear warm-up and cosine decay, label smoothing 0.05, moving average of the weights. Soft
target for partly supported claims (0.30 support, 0.65 neutral, 0.05 contradict); where only "not
supported" is known, the sum of neutral and contradict is learnt. A second loss marks the words of
generated claims that were made wrong."""
ORDER = """\

The published weights come from these runs (in float32), each starting from the one before; the
first used an earlier state of the mix (no foreign adjuncts, 224 tokens), so a rebuild is
equivalent, not identical:"""
ABOUT = {
    "small": """\
The judge's entailment model: a pair encoder of 6 layers and 384 dimensions, int8 ONNX, three
classes. It starts from all-MiniLM-L6-v2 (Apache-2.0) and is trained on the data below.""",
    "large": """\
The judge's second entailment model: a pair encoder of 12 layers and 768 dimensions, three
classes. It starts from all-mpnet-base-v2 (Apache-2.0) and is trained on the data below. It is asked
about the window that speaks for a claim, the passage around it and a window that opposes it, where
the rules and the small model leave the claim in doubt; numbers that the rules found equal stand
there as the evidence writes them.

`model.onnx` holds the graph, `weights.npz` the weights: int8, stored in five bits (word embeddings
in four) and unpacked by `agent.models.packed` when they are loaded.""",
}


def data_section(folder: Path) -> str:
    """Return what the model was trained on, with licences.

    Args:
        folder: Holds ``train``, ``authored`` and ``SOURCES.json``.
    """
    used = [path.stem for path in (folder / "train").glob("*.jsonl")]
    return (
        "Authored for this project (Apache-2.0): 22,010 claims on 2,382 invented passages,"
        f" {OWN:,} more on invented passages in `evals/data/*-train.jsonl.gz`, and {DRAFTED:,}"
        " sentences of drafts on 23 invented organisations. Claims and"
        " distractors generated from all evidence by this code (`rewrite.py`, `perturb.py`,"
        " `binding.py`, `tables.py`). Public sets:\n\n"
        + card.licences(folder / "SOURCES.json", used)
    )


def pairs_seen(run: Run) -> int:
    """Return roughly how many pairs a run learns from."""
    if run.stop:
        return run.stop * 32
    if run.minutes:
        return 69_500  # as far as the clock of the published run allowed
    return int(run.pairs * (SHORT_SHARE + (1 - SHORT_SHARE) * run.long))


def of_run(run: Run) -> str:
    """Return the line of the card that tells what a run learnt from."""
    told = f"- {run.name}: {pairs_seen(run):,} pairs of a mix with seed {run.seed}"
    if run.written:
        passes = f"{run.written} passes over the claims of `evals/data`"
        told = f"- {run.name}: {passes} and {run.pairs:,} pairs of the mix"
    return f"{told}, peak rate {run.rate:g}"


def parts(size: str, folder: Path) -> dict[str, str]:
    """Return the sections of the card that are prose.

    Args:
        size: Key of ``recipe.SIZES``.
        folder: Holds ``train``, ``authored`` and ``SOURCES.json``.
    """
    runs = "\n".join(of_run(run) for run in SIZES[size])
    recipe = RECIPE + ORDER if size == "small" else RECIPE
    return {
        "about": ABOUT[size],
        "recipe": f"{recipe}\n\n{runs}",
        "tries": Path(__file__).with_name(f"tries-{size}.md").read_text("utf-8").rstrip(),
        "data": data_section(folder),
    }
