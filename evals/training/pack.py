"""The trained model as the folder that the product loads."""

from __future__ import annotations

import functools
import json
import tempfile
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path

import numpy as np
import torch

from agent.models.onnx import WEIGHTS, OnnxModel
from evals import datasets
from evals.training import batches, export, fewbits, moments, score
from evals.training.data import CLASSES, NEUTRAL, Example
from evals.training.model import EntailmentModel, build

CONFIG_TOKENS = 256
DATA = datasets.OWN / "plain-train.jsonl.gz"
SAMPLE = 600  # claims that are read to see what inputs the weights meet
SMALLEST, LARGEST = 30.0, 70.0  # megabytes that a small and a large model may have


@dataclass(frozen=True)
class Drift:
    """What int8 costs: absolute differences from float32 and share of equal top classes."""

    mean_logit: float
    most_logit: float
    mean_support: float
    same_class: float


def softmax(logits: np.ndarray, temperature: float = 1.0) -> np.ndarray:
    """Return class probabilities of ``[rows, 3]`` logits at a temperature."""
    scaled = logits / temperature
    powers = np.exp(scaled - scaled.max(axis=1, keepdims=True))
    return np.asarray(powers / powers.sum(axis=1, keepdims=True), dtype=np.float32)


def encode_pairs(pairs: score.Pairs, folder: Path, size: int = 16) -> tuple[
    list[list[int]], list[dict[str, np.ndarray]]
]:  # fmt: skip
    """Encode pairs into feeds of like length.

    Args:
        pairs: (premise, claim).
        folder: Holds ``tokenizer.json``.
        size: Pairs a feed.

    Returns:
        The indices of the pairs of every feed, and the feeds.
    """
    tokenizer = batches.load_tokenizer(folder, CONFIG_TOKENS)
    examples = [Example(premise, claim, NEUTRAL, "") for premise, claim in pairs]
    encoded = batches.encode(examples, tokenizer, CONFIG_TOKENS)
    ranked = sorted(range(len(pairs)), key=lambda i: len(encoded[i].ids))
    groups = [ranked[i : i + size] for i in range(0, len(ranked), size)]
    feeds = []
    for group in groups:
        width = max(len(encoded[i].ids) for i in group)
        ids = np.zeros((3, len(group), width), dtype=np.int64)
        for row, index in enumerate(group):
            length = len(encoded[index].ids)
            ids[0, row, :length] = encoded[index].ids
            ids[1, row, :length] = 1
            ids[2, row, :length] = encoded[index].types
        feeds.append(dict(zip(export.INPUTS, ids, strict=True)))
    return groups, feeds


def onnx_logits(pairs: score.Pairs, folder: Path) -> np.ndarray:
    """Return the logits of the exported model as the product reads it, ``[pairs, 3]``."""
    return OnnxModel(folder, "logits").run(pairs)


def drift(model: EntailmentModel, pairs: score.Pairs, folder: Path) -> Drift:
    """Compare the exported int8 model with its float32 origin on some pairs."""
    groups, feeds = encode_pairs(pairs, folder)
    exact = np.zeros((len(pairs), len(CLASSES)), dtype=np.float32)
    with torch.inference_mode():
        for group, feed in zip(groups, feeds, strict=True):
            exact[group] = model(*(torch.from_numpy(feed[name]) for name in export.INPUTS)).numpy()
    logits = onnx_logits(pairs, folder)
    gap = np.abs(logits - exact)
    return Drift(
        mean_logit=float(gap.mean()),
        most_logit=float(gap.max()),
        mean_support=float(np.abs(softmax(logits) - softmax(exact))[:, 0].mean()),
        same_class=float((logits.argmax(1) == exact.argmax(1)).mean()),
    )


def load_weights(source: Path, weights: Sequence[Path], shares: Sequence[float]) -> EntailmentModel:
    """Build the model for export from one checkpoint or a weighted mean of several.

    Args:
        source: Folder of the pretrained encoder.
        weights: Files of averaged weights.
        shares: Share of each file, summing to 1.
    """
    model = build(source)
    model.eval()
    states = [torch.load(path, weights_only=True) for path in weights]
    merged = {
        name: sum(share * state[name] for share, state in zip(shares, states, strict=True))
        for name in states[0]
    }
    model.load_state_dict(merged, strict=False)
    return model


def _given(probabilities: np.ndarray, pairs: score.Pairs) -> np.ndarray:
    return probabilities[: len(pairs)]


def fit_temperature(cases: Sequence[score.Case], logits: np.ndarray) -> float:
    """Return the temperature with the lowest loss of the support of claims.

    Args:
        cases: Development cases; every group weighs the same.
        logits: ``[pairs, 3]`` of all windows of all cases, in order.
    """
    truth = np.array([case.supported for case in cases])
    weight = np.zeros(len(cases))
    for index in score.by_group(cases).values():
        weight[index] = 1.0 / len(index)
    losses = {}
    for temperature in np.arange(0.6, 4.01, 0.1):
        probabilities = softmax(logits, float(temperature))
        support = score.support(cases, functools.partial(_given, probabilities))
        best = support.clip(1e-4, 1 - 1e-4)
        loss = -np.where(truth, np.log(best), np.log(1 - best))
        losses[round(float(temperature), 2)] = float((loss * weight).sum() / weight.sum())
    return min(losses, key=lambda temperature: losses[temperature])


def write(model: EntailmentModel, source: Path, folder: Path, *, few_bits: bool) -> str:
    """Write ``model.onnx``, ``tokenizer.json``, ``config.json`` and, if asked, ``weights.npz``.

    Args:
        model: What to write.
        source: Folder of its encoder.
        folder: Model folder.
        few_bits: Whether large tensors are stored apart, in fewer than eight bits.

    Returns:
        The SHA-256 of the file with the weights.
    """
    folder.mkdir(parents=True, exist_ok=True)
    export.write_tokenizer(source / "tokenizer.json", folder / "tokenizer.json")
    graph = weights = folder / "model.onnx"
    with tempfile.TemporaryDirectory() as scratch:
        whole = Path(scratch) / "int8.onnx" if few_bits else graph
        export.export_float(export.row_scaled(model), Path(scratch) / "float.onnx", "logits")
        export.quantize(Path(scratch) / "float.onnx", whole)
        if few_bits:
            weights = folder / WEIGHTS
            rows = datasets.read(DATA)
            rows = rows[:: max(1, len(rows) // SAMPLE)]
            _, feeds = encode_pairs([(" ".join(r.evidence), r.claim) for r in rows], source)
            known = moments.exact(model, feeds, Path(scratch) / "float.onnx")
            fewbits.shrink(whole, graph, weights, known)
    export.check_size({graph, weights}, LARGEST if few_bits else SMALLEST)
    config = {"kind": "nli", "labels": list(CLASSES), "max_tokens": CONFIG_TOKENS}
    return export.write_config(folder, config | {"temperature": 1.0}, weights)


def set_temperature(folder: Path, temperature: float) -> str:
    """Write another temperature beside a model; returns the SHA-256 of its weights."""
    file = folder / "config.json"
    config = json.loads(file.read_text("utf-8")) | {"temperature": temperature}
    file.write_text(json.dumps(config, indent=2) + "\n", "utf-8")
    return str(config["sha256"])
