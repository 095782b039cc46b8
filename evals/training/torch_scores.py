"""Scores of a model that is still in training."""

from __future__ import annotations

from pathlib import Path

import numpy as np
import torch

from evals.training import batches, score
from evals.training.data import CLASSES, NEUTRAL, Example
from evals.training.loop import NATIVE_BF16
from evals.training.model import EntailmentModel

ROWS = 32


def scorer(model: EntailmentModel, folder: Path, max_tokens: int) -> score.Scorer:
    """Return a function from pairs to class probabilities ``[pairs, 3]``.

    Args:
        model: Used as it is at the time of the call.
        folder: Holds ``tokenizer.json``.
        max_tokens: Length of a pair; the premise is cut.
    """
    tokenizer = batches.load_tokenizer(folder, max_tokens)

    def run(pairs: score.Pairs) -> np.ndarray:
        examples = [Example(premise, claim, NEUTRAL, "") for premise, claim in pairs]
        encoded = batches.encode(examples, tokenizer, max_tokens)
        found = np.zeros((len(pairs), len(CLASSES)), dtype=np.float32)
        ranked = sorted(range(len(pairs)), key=lambda i: len(encoded[i].ids))
        model.eval()
        with torch.inference_mode(), torch.autocast("cpu", torch.bfloat16, enabled=NATIVE_BF16):
            for start in range(0, len(ranked), ROWS):
                rows = ranked[start : start + ROWS]
                batch = batches.collate([encoded[i] for i in rows], [examples[i] for i in rows])
                logits = model(batch.ids, batch.mask, batch.types)
                found[rows] = torch.softmax(logits.float(), dim=-1).numpy()
        return found

    return run
