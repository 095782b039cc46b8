"""Int8 weights stored in four bits.

A quantised ONNX file keeps one byte a weight. Here each block of ``BLOCK`` weights of a column is
stored as numbers of four bits, two a byte, and one whole factor; their product is the int8 weight,
and the graph multiplies them out again. That part of the graph is constant: onnxruntime computes
it once, when it loads the file, and then runs the same int8 kernels as for the larger file.
"""

from __future__ import annotations

from pathlib import Path
from typing import Any

import numpy as np
import numpy.typing as npt

BLOCK = 64
MOST = 7  # largest four-bit number used; -8 would have no positive twin
BASE = 16  # values of four bits
OFFSET = 8  # added to store a number without a sign
FACTORS = 18  # largest factor: 7 * 18 = 126 still is an int8
SHRINK = (1.0, 0.92, 0.84, 0.76)  # shares of the range that are tried; less clips more, rounds less

Ints = npt.NDArray[np.int8]


def pack(weights: Ints) -> tuple[Ints, Ints]:
    """Return the four-bit numbers and the factors whose product is nearest to some weights.

    Args:
        weights: int8, ``[rows, columns]``, rows a multiple of ``BLOCK``.

    Returns:
        Numbers from -7 to 7, ``[rows / BLOCK, BLOCK, columns]``, and factors from 1 to 18,
        ``[rows / BLOCK, 1, columns]``.
    """
    blocks = weights.reshape(-1, BLOCK, weights.shape[1]).astype(np.float32)
    widest = np.abs(blocks).max(axis=1, keepdims=True)
    best = np.full(widest.shape, np.inf, dtype=np.float32)
    numbers, factors = np.zeros_like(blocks), np.ones_like(widest)
    for share in SHRINK:
        factor = np.clip(np.ceil(share * widest / MOST), 1, FACTORS)
        number = np.clip(np.rint(blocks / factor), -MOST, MOST)
        error = ((number * factor - blocks) ** 2).sum(axis=1, keepdims=True)
        better = error < best
        best = np.where(better, error, best)
        numbers, factors = np.where(better, number, numbers), np.where(better, factor, factors)
    return numbers.astype(np.int8), factors.astype(np.int8)


def shrink(source: Path, target: Path) -> None:
    """Write an int8 model with its matrices in four bits.

    Args:
        source: Made by ``onnxruntime.quantization.quantize_dynamic``.
        target: File to write.
    """
    import onnx

    model = onnx.load(str(source))
    used = {n.input[1] for n in model.graph.node if n.op_type == "MatMulInteger"}
    for tensor in [t for t in model.graph.initializer if t.name in used]:
        weights = onnx.numpy_helper.to_array(tensor)
        if weights.dtype == np.int8 and weights.ndim == 2 and weights.shape[0] % BLOCK == 0:
            _replace(model.graph, tensor, *pack(weights))
    onnx.save(model, str(target))


def _replace(graph: Any, tensor: Any, numbers: Ints, factors: Ints) -> None:
    """Compute ``tensor`` from its packed form at the head of ``graph``."""
    from onnx import TensorProto, helper, numpy_helper

    name = tensor.name
    halves = (numbers + OFFSET).astype(np.uint8)
    stored = {
        "bytes": halves[:, : BLOCK // 2] * BASE + halves[:, BLOCK // 2 :],
        "factors": factors,
        "shape": np.array(tensor.dims, dtype=np.int64),
        "base": np.array(BASE, dtype=np.float32),
        "offset": np.array(OFFSET, dtype=np.float32),
    }
    graph.initializer.remove(tensor)
    graph.initializer.extend(
        numpy_helper.from_array(value, f"{name}_{part}") for part, value in stored.items()
    )
    for position, (kind, inputs, output, options) in enumerate(
        [
            ("Cast", "bytes", "both", {"to": TensorProto.FLOAT}),
            ("Cast", "factors", "scale", {"to": TensorProto.FLOAT}),
            ("Div", "both base", "quotient", {}),
            ("Floor", "quotient", "first", {}),
            ("Mul", "first base", "upper", {}),
            ("Sub", "both upper", "second", {}),
            ("Concat", "first second", "shifted", {"axis": 1}),
            ("Sub", "shifted offset", "numbers", {}),
            ("Mul", "numbers scale", "blocks", {}),
            ("Reshape", "blocks shape", "matrix", {}),
            ("Cast", "matrix", "", {"to": TensorProto.INT8}),
        ]
    ):
        result = f"{name}_{output}" if output else name
        known = [f"{name}_{part}" for part in inputs.split()]
        graph.node.insert(position, helper.make_node(kind, known, [result], **options))
