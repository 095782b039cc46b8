"""From a torch module to the int8 ONNX files that the product loads.

Every model folder has the same four files: ``model.onnx``, ``tokenizer.json``, ``config.json`` and
``README.md`` (the model card). The runtime needs onnxruntime and tokenizers only.
"""

from __future__ import annotations

import copy
import hashlib
import json
import tempfile
import warnings
from collections.abc import Iterable, Sequence
from pathlib import Path
from typing import Any

import numpy as np
import torch

from agent.models.onnx import open_session

INPUTS = ("input_ids", "attention_mask", "token_type_ids")
OPSET = 17
OUTLYING = ("intermediate.dense", "output.dense")  # ends of the names of layers


class RowScaled(torch.nn.Module):  # type: ignore[misc]  # torch is untyped here
    """A linear layer that scales each row of its inputs to -1..1, and its outputs back.

    The int8 kernels have one scale for all activations of a text. In the layers of OUTLYING, the
    feed-forward ones above all, a few tokens are a hundred times as large as the rest, of which
    little is left in eight bits.
    """

    def __init__(self, layer: torch.nn.Linear) -> None:
        """Take over the weights of a layer."""
        super().__init__()
        self.weight, self.bias = layer.weight, layer.bias

    def forward(self, rows: torch.Tensor) -> torch.Tensor:
        """Return what the layer returns, ``[..., outputs]`` for ``[..., inputs]``."""
        most = rows.abs().amax(-1, keepdim=True).clamp(min=1e-12)
        return torch.matmul(rows / most, self.weight.T) * most + self.bias


def row_scaled(module: torch.nn.Module) -> torch.nn.Module:
    """Return a copy of an encoder whose layers of OUTLYING are ``RowScaled``."""
    made: torch.nn.Module = copy.deepcopy(module)
    for name, layer in list(made.named_modules()):
        if name.endswith(OUTLYING):
            parent, _, last = name.rpartition(".")
            setattr(made.get_submodule(parent), last, RowScaled(layer))
    return made


def sha256_of(path: Path) -> str:
    """Return the hex SHA-256 of a file."""
    digest = hashlib.sha256()
    with path.open("rb") as handle:
        for block in iter(lambda: handle.read(1 << 20), b""):
            digest.update(block)
    return digest.hexdigest()


def write_tokenizer(source: Path, target: Path) -> None:
    """Copy a ``tokenizer.json`` with its padding and truncation removed.

    Args:
        source: A Hugging Face ``tokenizer.json``.
        target: Where to write it; the caller of the model decides on lengths and padding.
    """
    content = json.loads(source.read_text(encoding="utf-8"))
    content["padding"] = None
    content["truncation"] = None
    target.write_text(json.dumps(content, ensure_ascii=False), encoding="utf-8")


def export_float(module: torch.nn.Module, path: Path, output: str) -> None:
    """Trace a module into a float32 ONNX file with free batch and sequence axes.

    Args:
        module: Takes the three ``[batch, tokens]`` int64 tensors of ``INPUTS``.
        path: File to write.
        output: Name of the one ``[batch, width]`` float output.
    """
    module.eval()
    ids = torch.tensor([[101, 2023, 2003, 102, 2023, 102], [101, 2023, 102, 2003, 102, 0]])
    mask = (ids > 0).long()
    types = torch.tensor([[0, 0, 0, 0, 1, 1], [0, 0, 0, 1, 1, 0]])
    axes = {name: {0: "batch", 1: "tokens"} for name in INPUTS} | {output: {0: "batch"}}
    with warnings.catch_warnings(), torch.no_grad():
        warnings.simplefilter("ignore")
        torch.onnx.export(
            module,
            (ids, mask, types),
            str(path),
            input_names=list(INPUTS),
            output_names=[output],
            dynamic_axes=axes,
            opset_version=OPSET,
            dynamo=False,
        )


def quantize(source: Path, target: Path) -> None:
    """Quantise the weights of an ONNX file to int8, one scale a channel.

    Args:
        source: Float32 model.
        target: File to write.
    """
    from onnxruntime.quantization import QuantType, quantize_dynamic
    from onnxruntime.quantization.shape_inference import quant_pre_process

    with tempfile.TemporaryDirectory() as folder:
        prepared = Path(folder) / "prepared.onnx"
        quant_pre_process(str(source), str(prepared), skip_symbolic_shape=True)
        quantize_dynamic(str(prepared), str(target), weight_type=QuantType.QInt8, per_channel=True)


def check_size(paths: Iterable[Path], most: float) -> None:
    """Refuse a model that is too large for the repository.

    Args:
        paths: Its files.
        most: Megabytes allowed for all of them.

    Raises:
        ValueError: If they are larger.
    """
    megabytes = sum(path.stat().st_size for path in paths) / 1e6
    if megabytes > most:
        raise ValueError(f"the model has {megabytes:.1f} MB, allowed are {most}")


def run_onnx(path: Path, batches: Sequence[dict[str, Any]]) -> np.ndarray:
    """Run an exported model.

    Args:
        path: ONNX file.
        batches: Feeds of ``[batch, tokens]`` int64 arrays by input name.

    Returns:
        The outputs of all batches, ``[rows, width]`` float32.
    """
    session = open_session(path)
    return np.concatenate([session.run(None, feed)[0] for feed in batches])


def write_config(folder: Path, config: dict[str, Any], weights: Path) -> str:
    """Write ``config.json`` with the checksum of ``weights`` added, and return it."""
    sha256 = sha256_of(weights)
    text = json.dumps(config | {"sha256": sha256}, indent=2) + "\n"
    (folder / "config.json").write_text(text, encoding="utf-8")
    return sha256
