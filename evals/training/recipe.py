"""The runs that lead from the pretrained encoders to the judge's models."""

from __future__ import annotations

from dataclasses import dataclass, replace
from pathlib import Path
from random import Random

import torch

from evals.training import (
    batches,
    drafts,
    encoders,
    mix,
    passages,
    score,
    tellings,
    torch_scores,
    written,
)
from evals.training.batches import Encoded
from evals.training.data import Example
from evals.training.loop import Plan, Trainer
from evals.training.model import build
from evals.training.stored import Stored

MAX_TOKENS = 192
SHORT = 128


@dataclass(frozen=True)
class Run:
    """One run over the mix.

    Attributes:
        name: Folder of the run inside the work folder.
        encoder: Name of the pretrained encoder, see ``encoders``.
        pairs: Most pairs drawn from the mix; all authored ones are among them.
        seed: Seed of the mix, the order and the heads.
        rate: Peak learning rate of the encoder; the heads learn faster, see ``Plan``.
        stop: Steps after which the run ends, whatever the schedule; 0 for all.
        minutes: If given, the learning rate follows the clock and the run ends after so long.
        long: Share (0-1) kept of the pairs with more than ``SHORT`` tokens.
        average: Decay of the moving average of the weights, per step.
        checked: Rows of each development set looked at on the way.
        every: Steps between checkpoints.
        start: Name of the run whose last weights this one starts from.
        head_rate: Peak learning rate of the heads.
        written: Passes over the claims of ``written``, beside ``pairs`` drawn from the mix.
        words: Weight of the loss on single words.
        fixed: Lowest layers that stay as they are stored.
        kept: Share (0-1) that the weights before it have in those that are stored after it.
        older: Most pairs drawn from the claims of ``written``, 0 for all.
        apart: Whether the claims that share their words or are on long passages are among them.
        drafted: Most pairs drawn from drafts, 0 for all.
        told: Whether the claims of ``tellings`` are among them.
        wide: Files of ``passages`` whose pairs are among them, with the share (0-1) drawn of each.
    """

    name: str
    encoder: str
    pairs: int
    seed: int
    rate: float
    stop: int = 0
    minutes: float = 0.0
    long: float = 1.0
    average: float = 0.997
    checked: int = 40
    every: int = 200
    start: str = ""
    head_rate: float = 5e-4
    written: int = 0
    words: float = 0.4
    fixed: int = 0
    kept: float = 0.0
    older: int = 0
    apart: bool = False
    drafted: int = 0
    told: bool = False
    wide: tuple[tuple[Path, float], ...] = ()


SMALL = (
    Run("first", encoders.MINILM, pairs=105_000, seed=1, rate=1.5e-4, stop=800),
    Run("second", encoders.MINILM, pairs=110_000, seed=2, rate=2e-4, stop=500, start="first"),
    Run("third", encoders.MINILM, 86_000, 3, rate=2e-4, long=0.25, average=0.99, start="second"),
    Run(
        "fourth",
        encoders.MINILM,
        pairs=8000,
        seed=77,
        rate=8e-5,
        head_rate=1.6e-4,
        long=0.0,
        average=0.99,
        start="third",
        written=2,
    ),
)
LARGE = (
    Run("large", encoders.MPNET, 120_000, 11, 6e-5, minutes=72, long=0.2, checked=10, every=1000),
    Run(
        "written",
        encoders.MPNET,
        pairs=8500,
        seed=77,
        rate=4e-5,
        head_rate=8e-5,
        long=0.0,
        average=0.99,
        checked=10,
        start="large",
        written=2,
    ),
)
SIZES = {"small": SMALL, "large": LARGE}
FINISHED = Run(
    "finished",
    encoders.MPNET,
    pairs=3500,
    seed=79,
    rate=4e-5,
    head_rate=8e-5,
    long=0.0,
    average=0.99,
    checked=10,
    written=1,
    words=0.0,
)
"""The large model once more, as it is stored in few bits."""
ORGANISATIONS = replace(
    FINISHED,
    name="organisations",
    pairs=2500,
    seed=9,
    rate=5e-5,
    head_rate=1e-4,
    minutes=30,
    every=1000,
    fixed=4,
)
"""And its upper layers on drafts too, see `evals.training.drafts`."""
TWINS = replace(
    ORGANISATIONS,
    name="twins",
    pairs=4500,
    seed=5,
    rate=8e-5,
    head_rate=1.6e-4,
    minutes=55,
    average=0.995,
    fixed=6,
    kept=0.3,
    older=14_000,
    apart=True,
)
"""And what the reader of questions does not share on claims in twins and on long passages."""
TELLINGS = replace(
    TWINS,
    name="tellings",
    pairs=3000,
    minutes=48,
    kept=0.3,
    older=9500,
    apart=False,
    drafted=9000,
    told=True,
)
"""And on what short texts say, told another way or of the wrong noun."""
PASSAGES = replace(
    TELLINGS,
    name="passages",
    pairs=2000,
    minutes=52,
    older=4000,
    drafted=1500,
    told=False,
    wide=((passages.FILE, 1.0),),
)
"""And on what passages of several sentences say, told another way or beside the point."""
CASES = replace(
    PASSAGES,
    name="cases",
    pairs=1600,
    seed=31,
    minutes=60,
    older=3500,
    drafted=6500,
    wide=((passages.CASES, 1.0), (passages.FILE, 0.25)),
)
"""And on what their rules and exceptions mean for a case, beside claims of drafts."""
STORED = (FINISHED, ORGANISATIONS, TWINS, TELLINGS, PASSAGES, CASES)


def prepare(run: Run, data: Path, encoder: Path) -> tuple[list[Example], list[Encoded]]:
    """Build the pairs of a run, as text and as tokens.

    Args:
        run: What to build for.
        data: Folder with ``train`` and ``authored``.
        encoder: Folder with ``tokenizer.json``.
    """
    examples = mix.build(data, run.seed)
    gate = Random(run.seed)
    gate.shuffle(examples)
    if not run.written:
        examples.sort(key=lambda e: e.source != "authored")
    tokenizer = batches.load_tokenizer(encoder, MAX_TOKENS)
    encoded = batches.encode(examples, tokenizer, MAX_TOKENS)
    keep = [i for i, e in enumerate(encoded) if len(e.ids) <= SHORT or gate.random() < run.long]
    keep = keep[: run.pairs]
    own = _own(run, data, gate)
    return (
        [*(examples[i] for i in keep), *own],
        [*(encoded[i] for i in keep), *batches.encode(own, tokenizer, MAX_TOKENS)],
    )


def _own(run: Run, data: Path, gate: Random) -> list[Example]:
    """Return the pairs of the project's own claims and drafts that a run learns from."""
    found = written.examples() * run.written if run.written else []
    if run.older:
        found = gate.sample(found, min(run.older, len(found)))
    if run.apart:
        found += written.examples(written.APART)
    if run.told:
        found += tellings.examples(data, run.seed)
    for path, share in run.wide:
        told = passages.examples(path, run.seed)
        found += gate.sample(told, round(share * len(told)))
    drafted = drafts.examples() if run.fixed else []
    if run.drafted:
        drafted = gate.sample(drafted, min(run.drafted, len(drafted)))
    return found + drafted


def train(run: Run, data: Path, work: Path, stored: Stored | None = None) -> Path:
    """Do one run, or what is missing of it.

    Args:
        run: What to do.
        data: Folder with ``train``, ``authored``, ``dev`` and ``challenge``.
        work: Work folder; the run keeps its checkpoints and log in a folder of it.
        stored: What to train on, a fresh encoder otherwise.

    Returns:
        The folder of the run.
    """
    folder, encoder = work / run.name, encoders.folder(run.encoder, work)
    folder.mkdir(parents=True, exist_ok=True)
    torch.manual_seed(run.seed)
    if stored and run.fixed:
        stored.fix(run.fixed)
    model, shadow = stored.model if stored else build(encoder), build(encoder)
    if run.start:
        state = torch.load(work / run.start / "last.pt", weights_only=True)["model"]
        model.load_state_dict(state, strict=False)
    plan = Plan(
        rate=run.rate,
        head_rate=run.head_rate,
        seed=run.seed,
        stop=run.stop,
        average=run.average,
        minutes=run.minutes,
        every=run.every,
        words=run.words,
    )
    trainer = Trainer(model, plan, folder)
    trainer.resume()
    examples, encoded = prepare(run, data, encoder)
    trainer.log(f"{len(examples)} pairs: {dict(mix.counts(examples))}")

    def check(mean: dict[str, torch.Tensor]) -> str:
        shadow.load_state_dict(stored.plain(mean) if stored else mean, strict=False)
        scorer = torch_scores.scorer(shadow, encoder, MAX_TOKENS)
        return score.summary(data, scorer, run.checked)

    trainer.run(examples, encoded, check)
    return folder


def newest(folder: Path) -> Path:
    """Return the last averaged weights of a run."""
    return max(folder.glob("mean-*.pt"))
