"""Build the judge's entailment model: ``python -m evals.train_judge --data DIR --work DIR``.

Trains the runs of the recipe one after the other (each resumes where it was interrupted), exports
the averaged weights to int8 ONNX, measures them on the development data and writes the card.
"""

from __future__ import annotations

import argparse
import json
import sys
from dataclasses import asdict, dataclass
from pathlib import Path

import numpy as np

from evals.training import card, curve, pack, recipe, score, story
from evals.training.model import EntailmentModel

DEFAULT_OUT = Path(__file__).parents[1] / "agent/models/weights/nli-minilm-l6"


@dataclass(frozen=True)
class Options:
    """The command line.

    Attributes:
        data: Folder with ``train``, ``authored``, ``dev``, ``challenge`` and ``SOURCES.json``.
        work: Folder for checkpoints, logs and curves.
        out: Model folder to write.
        weights: Averaged weights to export instead of training; their plain mean is taken.
    """

    data: Path
    work: Path
    out: Path
    weights: list[Path]


def parse(arguments: list[str] | None = None) -> Options:
    """Read the command line."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--data", type=Path, required=True, help="training and development data")
    parser.add_argument("--work", type=Path, required=True, help="checkpoints, logs and curves")
    parser.add_argument("--out", type=Path, default=DEFAULT_OUT, help="model folder to write")
    parser.add_argument("--weights", type=Path, nargs="*", default=[], help="export only these")
    return Options(**vars(parser.parse_args(arguments)))


def train(options: Options) -> list[Path]:
    """Do all runs; returns the weights to export."""
    folder: Path | None = None
    for run in recipe.RUNS:
        folder = recipe.train(run, options.data, options.work, folder)
        curve.draw(folder / "log.txt", folder / "curve.png")
    return [recipe.newest(folder)] if folder else []


def finish(model: EntailmentModel, options: Options) -> card.Figures:
    """Export a model, calibrate it, measure it and write its card."""
    source = recipe.encoder_folder()
    dev, hard = score.dev_cases(options.data, None), score.challenge_cases(options.data)
    pack.write(model, source, options.out, temperature=1.0)
    pairs = [pair for case in [*dev, *hard] for pair in case.pairs]
    logits = pack.onnx_logits(pairs, options.out)
    temperature = pack.fit_temperature(dev, logits)
    sha256 = pack.write(model, source, options.out, temperature)
    known = dict(zip(pairs, pack.softmax(logits, temperature), strict=True))
    figures = card.measure(dev, hard, lambda wanted: np.stack([known[pair] for pair in wanted]))
    drift = pack.drift(model, [case.pairs[0] for case in hard], options.out)
    parts = story.parts(options.data) | {"sha256": sha256, "temperature": str(temperature)}
    card.write(options.out / "README.md", figures, drift, parts)
    return figures


def main() -> None:
    """Train, export, measure, write."""
    options = parse()
    options.work.mkdir(parents=True, exist_ok=True)
    weights = options.weights or train(options)
    shares = [1 / len(weights)] * len(weights)
    figures = finish(pack.load_weights(recipe.encoder_folder(), weights, shares), options)
    content = asdict(figures) | {"errors": {" ".join(k): n for k, n in figures.errors.items()}}
    (options.work / "figures.json").write_text(json.dumps(content, indent=1), encoding="utf-8")
    sys.stdout.write(
        f"mean over the dev sets {figures.mean:.3f} at {figures.threshold:.2f},"
        f" challenge {figures.challenge:.3f}\n"
    )


if __name__ == "__main__":
    main()
