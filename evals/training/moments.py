"""The weights of a model's large layers, and what inputs they meet."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from pathlib import Path
from typing import Any

import numpy as np
import torch
from torch import nn

from evals.training import export, fewbits
from evals.training.fewbits import Exact
from evals.training.model import EntailmentModel


def exact(
    model: EntailmentModel, feeds: Sequence[Mapping[str, np.ndarray]], graph: Path
) -> dict[str, Exact]:
    """Return weights and moments of inputs of the large layers, by the names of their tensors.

    Args:
        model: The float model.
        feeds: Encoded pairs to read.
        graph: The model as a float ONNX file.
    """
    import onnx

    layers = [m for m in model.modules() if isinstance(m, nn.Linear)]
    layers = [m for m in layers if m.weight.numel() >= fewbits.SMALL]
    met = _moments(model, layers, feeds)
    tensors = [
        (t.name, onnx.numpy_helper.to_array(t)) for t in onnx.load(str(graph)).graph.initializer
    ]
    return {
        name: (layer.weight.detach().numpy().T, met[layer])
        for layer in layers
        for name in _names(layer.weight.detach().numpy(), tensors)
    }


def _names(weights: np.ndarray, tensors: Iterable[tuple[str, Any]]) -> list[str]:
    """Return the name that the kernel of a layer with ``weights`` has; it turns some of them."""
    for name, values in tensors:
        if values.shape == weights.T.shape and np.array_equal(values, weights.T):
            return [name]
        if values.shape == weights.shape and np.array_equal(values, weights):
            return [f"{name}_Transposed"]
    return []


def _moments(
    model: EntailmentModel, layers: Sequence[nn.Linear], feeds: Sequence[Mapping[str, np.ndarray]]
) -> dict[nn.Linear, np.ndarray]:
    """Return the mean products of the inputs of each layer, ``[inputs, inputs]``."""
    found = {m: torch.zeros(m.in_features, m.in_features) for m in layers}

    def meet(layer: nn.Linear, inputs: tuple[torch.Tensor, ...]) -> None:
        rows = inputs[0].reshape(-1, layer.in_features)
        found[layer] += rows.T @ rows / len(rows)

    hooks = [layer.register_forward_pre_hook(meet) for layer in layers]
    with torch.inference_mode():
        for feed in feeds:
            model(*(torch.from_numpy(feed[name]) for name in export.INPUTS))
    for hook in hooks:
        hook.remove()
    return {layer: (sums / len(feeds)).numpy() for layer, sums in found.items()}
