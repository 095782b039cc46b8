"""Build an entailment model: ``python -m evals.train_judge --data DIR --work DIR [--size large]``.

Trains the runs of the recipe one after the other (each resumes where it was interrupted), exports
the averaged weights to int8 ONNX, measures them on the development data and writes the card. The
small model reads every window; the large one, whose weights are stored in five bits, reads what
decides a claim in doubt.
"""

from __future__ import annotations

import argparse
import json
import sys
from dataclasses import asdict, dataclass
from pathlib import Path

import numpy as np
import torch

from agent.models.onnx import WEIGHTS as WEIGHTS_FILE
from evals.training import card, curve, encoders, pack, recipe, score, story
from evals.training.model import EntailmentModel, build
from evals.training.stored import Stored, between

WEIGHTS = Path(__file__).parents[1] / "agent/models/weights"
SHIPPED = {"small": WEIGHTS / "nli-minilm-l6", "large": WEIGHTS / "nli-mpnet-base"}
MEASURED = {"small": None, "large": 50}  # rows of each development set, None for all


@dataclass(frozen=True)
class Options:
    """The command line.

    Attributes:
        data: Folder with ``train``, ``authored``, ``dev``, ``challenge`` and ``SOURCES.json``.
        work: Folder for checkpoints, logs and curves.
        size: Key of ``recipe.SIZES``.
        out: Model folder to write; None for the shipped one.
        weights: Averaged weights to export instead of training; their plain mean is taken.
    """

    data: Path
    work: Path
    size: str
    out: Path | None
    weights: list[Path]


def parse(arguments: list[str] | None = None) -> Options:
    """Read the command line."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--data", type=Path, required=True, help="training and development data")
    parser.add_argument("--work", type=Path, required=True, help="checkpoints, logs and curves")
    parser.add_argument("--size", choices=sorted(recipe.SIZES), default="small", help="which model")
    parser.add_argument("--out", type=Path, help="model folder to write")
    parser.add_argument("--weights", type=Path, nargs="*", default=[], help="export only these")
    return Options(**vars(parser.parse_args(arguments)))


def train(options: Options) -> list[Path]:
    """Do all runs; returns the weights to export."""
    for run in recipe.SIZES[options.size]:
        folder = recipe.train(run, options.data, options.work)
        curve.draw(folder / "log.txt", folder / "curve.png")
    return [recipe.newest(folder)]


def finish(model: EntailmentModel, options: Options) -> card.Figures:
    """Export a model, calibrate it, measure it and write its card."""
    source, out = encoder_of(options), options.out or SHIPPED[options.size]
    small = options.size == "small"
    dev = score.dev_cases(options.data, MEASURED[options.size])
    hard = score.challenge_cases(options.data)
    pack.write(model, source, out, few_bits=not small)
    if not small:
        model = trained_as_stored(options, out)
    pairs = [pair for case in [*dev, *hard] for pair in case.pairs]
    logits = pack.onnx_logits(pairs, out)
    temperature = pack.fit_temperature(dev, logits)
    sha256 = pack.set_temperature(out, temperature)
    known = dict(zip(pairs, pack.softmax(logits, temperature), strict=True))
    figures = card.measure(dev, hard, lambda wanted: np.stack([known[pair] for pair in wanted]))
    drift = pack.drift(model, [case.pairs[0] for case in hard], out)
    parts = story.parts(options.size, options.data)
    parts |= {"sha256": sha256, "temperature": str(temperature), "name": out.name}
    parts |= {"weights": "model.onnx" if small else WEIGHTS_FILE, "size": options.size}
    card.write(out / "README.md", figures, drift, parts)
    return figures


def trained_as_stored(options: Options, folder: Path) -> EntailmentModel:
    """Train a model on in few bits, write it anew, and return it as it is read."""
    for run in recipe.STORED:
        stored = Stored(folder, encoder_of(options))
        before = stored.weights()
        done = recipe.train(run, options.data, options.work, stored)
        learnt = torch.load(recipe.newest(done), weights_only=True)
        weights = between(learnt, before, run.kept)
        stored.write(weights, folder)
    model = build(encoder_of(options))
    model.load_state_dict(stored.plain(weights), strict=False)
    model.eval()
    return model


def encoder_of(options: Options) -> Path:
    """Return the folder of the encoder that the chosen model starts from."""
    return encoders.folder(recipe.SIZES[options.size][0].encoder, options.work)


def main() -> None:
    """Train, export, measure, write."""
    options = parse()
    options.work.mkdir(parents=True, exist_ok=True)
    weights = options.weights or train(options)
    shares = [1 / len(weights)] * len(weights)
    figures = finish(pack.load_weights(encoder_of(options), weights, shares), options)
    content = asdict(figures) | {"errors": {" ".join(k): n for k, n in figures.errors.items()}}
    (options.work / "figures.json").write_text(json.dumps(content, indent=1), encoding="utf-8")
    sys.stdout.write(
        f"mean over the dev sets {figures.mean:.3f} at {figures.threshold:.2f},"
        f" challenge {figures.challenge:.3f}\n"
    )


if __name__ == "__main__":
    main()
