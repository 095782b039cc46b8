"""Training a model on as it is stored: its large layers keep to the grid of their few bits.

Rounding weights to five bits costs accuracy that training on the rounded weights wins back. The
gradient passes the rounding as if it were not there (straight-through estimator: Bengio et al.
2013, arXiv 1308.3432); scales stay, so that what is trained is what is stored.
"""

from __future__ import annotations

import copy
import json
import re
import shutil
import tempfile
from collections.abc import Mapping
from pathlib import Path
from typing import Any, NamedTuple

import numpy as np
import torch
from torch import nn
from torch.nn.utils import parametrize

from agent.models import packed
from agent.models.onnx import WEIGHTS
from evals.training import export, fewbits
from evals.training.model import EntailmentModel, build

LAYER = re.compile(r"onnx::MatMul_(\d+)")


class Place(NamedTuple):
    """Where a parameter is stored: the name without its kernel's ending, and whether turned."""

    tensor: str
    turned: bool


class Grid(nn.Module):  # type: ignore[misc]  # torch is untyped here
    """Rounds weights to what ``weights.npz`` can hold."""

    def __init__(self, factors: torch.Tensor, kernel: torch.Tensor, bits: int) -> None:
        """Take the grid of a layer.

        Args:
            factors: int8 units a number, ``[outputs, inputs]``.
            kernel: Weight of an int8 unit, ``[outputs, 1]``.
            bits: Bits a number.
        """
        super().__init__()
        self.factors, self.kernel, self.most = factors, kernel, 2 ** (bits - 1) - 1

    def numbers(self, weights: torch.Tensor) -> torch.Tensor:
        """Return the nearest numbers, -2**(bits-1) to 2**(bits-1)-1."""
        near = (weights / (self.factors * self.kernel)).round_()
        return near.clamp_(-self.most - 1, self.most)

    def forward(self, weights: torch.Tensor) -> torch.Tensor:
        """Return rounded weights; the gradient is that of the weights."""
        with torch.no_grad():
            units = self.numbers(weights).mul_(self.factors).round_()
            lost = units.clamp_(-packed.LARGEST, packed.LARGEST).mul_(self.kernel).sub_(weights)
        return weights + lost


class Stored:
    """A model folder with ``weights.npz``, opened for training.

    ``model`` has the stored weights, its large layers on their grids and its embeddings fixed.
    """

    def __init__(self, folder: Path, source: Path) -> None:
        """Read the folder.

        Args:
            folder: Written by ``pack.write`` with few bits.
            source: Folder of the encoder that it was made of.
        """
        import onnx

        self.folder = folder
        self._graph = onnx.load(str(folder / "model.onnx"), load_external_data=False)
        self._tensors: dict[str, Any] = {
            t.name: onnx.numpy_helper.to_array(t)
            for t in self._graph.graph.initializer
            if not t.external_data
        }
        self._tensors |= dict(packed.read(folder / WEIGHTS))
        with np.load(folder / WEIGHTS) as file:
            self._packed = {name: file[name] for name in file}
        self.model = build(source)
        self._places = _places(self.model, self._tensors)
        state = {n: torch.from_numpy(self._read(p)) for n, p in self._places.items()}
        self.model.load_state_dict(state, strict=False)
        for module in self.model.modules():
            if isinstance(module, nn.Embedding):
                module.requires_grad_(False)
        self.grids = {
            n: self._grid(p.tensor) for n, p in self._places.items() if self._is_packed(p.tensor)
        }
        for name, grid in self.grids.items():
            owner, _, last = name.rpartition(".")
            parametrize.register_parametrization(self.model.get_submodule(owner), last, grid)

    def fix(self, layers: int) -> None:
        """Train on only what lies above the lowest ``layers`` layers; these stay as stored."""
        self.model.requires_grad_(False)
        for part in (*self.model.encoder.encoder.layer[layers:], self.model.dense):
            part.requires_grad_(True)
        self.model.classes.requires_grad_(True)
        for name in self.grids:
            owner, _, last = name.rpartition(".")
            layer = self.model.get_submodule(owner)
            if not layer.parametrizations[last].original.requires_grad:
                parametrize.remove_parametrizations(layer, last)

    def weights(self) -> dict[str, torch.Tensor]:
        """Return a copy of what ``model`` has at present, by its names there."""
        return {n: p.detach().clone() for n, p in self.model.named_parameters()}

    def plain(self, weights: Mapping[str, torch.Tensor]) -> dict[str, torch.Tensor]:
        """Return the weights of a model without grids as they are read once stored.

        Args:
            weights: By their names in ``model``; what is fixed there may be left out.
        """
        fixed = {n: p.detach() for n, p in self.model.named_parameters() if not p.requires_grad}
        named = {_unparametrized(n): w for n, w in (fixed | dict(weights)).items()}
        return {n: self.grids[n](w) if n in self.grids else w for n, w in named.items()}

    def write(
        self, weights: Mapping[str, torch.Tensor], folder: Path, *, beside: bool = False
    ) -> str:
        """Write the folder with other weights and return the SHA-256 of ``weights.npz``.

        Args:
            weights: By their names in ``model``; embeddings stay as they are.
            folder: Where to write; it may be the one that was read.
            beside: Whether to leave out the large tensors and the tokenizer that are read from
                the folder that was read, which is to lie beside the new one.
        """
        import onnx

        content, changed = dict(self._packed), dict[str, np.ndarray]()
        learnt = {_unparametrized(n): w.detach() for n, w in weights.items()}
        learnt_tensors = set[str]()
        for name in learnt.keys() & self._places.keys():
            values = learnt[name]
            tensor, turned = self._places[name]
            if name in self.grids:
                numbers = self.grids[name].numbers(values.clone()).numpy().T
                planes = fewbits.planes(np.ascontiguousarray(numbers), fewbits.BITS["int8"])
                content[f"{tensor}_quantized.planes"] = planes
                learnt_tensors.add(f"{tensor}_quantized")
            elif tensor in self._tensors:
                changed[tensor] = values.numpy()
            else:
                changed |= _eight_bits(tensor, values.numpy().T if turned else values.numpy())
        for held in self._graph.graph.initializer:
            if held.name in changed:
                held.CopyFrom(onnx.numpy_helper.from_array(changed[held.name], held.name))
        folder.mkdir(parents=True, exist_ok=True)
        config = json.loads((self.folder / "config.json").read_text("utf-8"))
        if beside:
            content = {n: v for n, v in content.items() if n.rpartition(".")[0] in learnt_tensors}
            config["base"] = self.folder.name
        elif folder != self.folder:
            shutil.copy(self.folder / "tokenizer.json", folder / "tokenizer.json")
        np.savez_compressed(folder / WEIGHTS, **content)
        onnx.save(self._graph, str(folder / "model.onnx"))
        return export.write_config(folder, config, folder / WEIGHTS)

    def _is_packed(self, tensor: str) -> bool:
        stem = f"{tensor}_quantized"
        return f"{stem}.planes" in self._packed and f"{stem}.zero" not in self._packed

    def _grid(self, tensor: str) -> Grid:
        scales = self._packed[f"{tensor}_quantized.scales"]
        bits = len(self._packed[f"{tensor}_quantized.planes"])
        factors = scales * packed.unit_of(2 ** (bits - 1) - 1)
        factors = np.repeat(factors, packed.BLOCK, axis=1).reshape(-1, scales.shape[2]).T
        kernel = self._tensors[f"{tensor}_scale"].reshape(-1, 1)
        return Grid(
            torch.from_numpy(np.ascontiguousarray(factors)), torch.from_numpy(kernel.copy()), bits
        )

    def _read(self, place: Place) -> np.ndarray:
        """Return the weights of a parameter as float32."""
        tensor, turned = place
        values = self._tensors.get(tensor)
        if values is None:
            units = self._tensors[f"{tensor}_quantized"].astype(np.float32)
            zero = self._tensors[f"{tensor}_zero_point"].astype(np.float32)
            values = (units - zero) * self._tensors[f"{tensor}_scale"]
        return np.array(values.T if turned else values, np.float32, order="C")


def between(
    learnt: Mapping[str, torch.Tensor], before: Mapping[str, torch.Tensor], kept: float
) -> dict[str, torch.Tensor]:
    """Return the mean of what was learnt and of what was there, which has a share ``kept`` (0-1).

    Args:
        learnt: weights of what was trained, by name.
        before: weights of all of the model, by the same names.
        kept: what `recipe.Run` has.
    """
    return {n: torch.lerp(w, before[n], kept) for n, w in learnt.items()}


def _unparametrized(name: str) -> str:
    return name.replace("parametrizations.", "").removesuffix(".original")


def _eight_bits(tensor: str, values: np.ndarray) -> dict[str, np.ndarray]:
    """Return a small matrix ``[inputs, outputs]`` as the int8 kernels read it, with its scales."""
    scales = (np.abs(values).max(axis=0) / packed.LARGEST).astype(np.float32)
    units = np.rint(values / scales).astype(np.int8)
    return {f"{tensor}_quantized": units, f"{tensor}_scale": scales}


def _places(model: EntailmentModel, tensors: Mapping[str, Any]) -> dict[str, Place]:
    """Return where each parameter is stored.

    Layers without a name in the graph have numbers there, in an order that only an export tells:
    of a model whose parameters can be told apart.
    """
    import onnx

    marked = copy.deepcopy(model)
    with torch.no_grad():
        for value in marked.parameters():
            value.copy_(torch.randn_like(value))
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / "marked.onnx"
        export.export_float(export.row_scaled(marked), path, "logits")
        graph = onnx.load(str(path)).graph
    shown = {t.name: onnx.numpy_helper.to_array(t) for t in graph.initializer}
    numbered = sorted((n for n in shown if LAYER.fullmatch(n) and shown[n].ndim == 2), key=_number)
    kernels = {t.removesuffix("_quantized") for t in tensors if t.endswith("_quantized")}
    stored = sorted((t for t in kernels if LAYER.fullmatch(t)), key=_number)
    renamed = dict(zip(numbered, stored, strict=True))
    found: dict[str, Place] = {}
    for name, value in marked.named_parameters():
        weights = value.detach().numpy()
        for shown_name, other in shown.items():
            turned = np.array_equal(other, weights.T) and weights.ndim == 2
            if turned or np.array_equal(other, weights):
                found[name] = Place(renamed.get(shown_name, shown_name), turned)
        if name in found and f"{found[name].tensor}_Transposed" in kernels:
            tensor, turned = found[name]
            found[name] = Place(f"{tensor}_Transposed", not turned)
    return found


def _number(tensor: str) -> int:
    found = LAYER.fullmatch(tensor)
    return int(found[1]) if found else -1
