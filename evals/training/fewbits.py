"""Stores weights of eight bits in fewer, as `agent.models.packed` reads them.

The ONNX file keeps the graph, and its large matrices become external data that are filled in
when it is loaded: the same int8 kernels run as for a larger file.
"""

from __future__ import annotations

from pathlib import Path
from typing import Any

import numpy as np

from agent.models.packed import BLOCK, LARGEST, SCALES, Bytes, Int8, unit_of

BITS = {"int8": 5, "uint8": 4}  # matrices; embeddings, of which few rows are read at a time
SMALL = 500_000  # smaller tensors stay as they are
SHARES = (1.0, 0.94, 0.88, 0.82, 0.76)  # of the range that are tried; less clips more, rounds less


def pack(weights: Int8, bits: int, columns: int) -> tuple[Bytes, Bytes]:
    """Return the planes and the scales whose weights are nearest to some weights.

    Args:
        weights: int8, a multiple of ``8 * BLOCK * columns`` of them.
        bits: Bits a number, 2 to 7.
        columns: Neighbours that share a scale are so far apart.

    Returns:
        Planes ``[bits, weights / 8]`` and scales ``[blocks, 1, columns]``, see ``unpack``.
    """
    blocks = weights.reshape(-1, BLOCK, columns).astype(np.float32)
    most = 2 ** (bits - 1) - 1
    unit = unit_of(most)
    widest = np.abs(blocks).max(axis=1, keepdims=True)
    least = np.full(widest.shape, np.inf, dtype=np.float32)
    numbers, scales = np.zeros_like(blocks), np.ones_like(widest)
    for share in SHARES:
        scale = np.clip(np.ceil(share * widest / (most * unit)), 1, SCALES)
        number = np.clip(np.rint(blocks / (scale * unit)), -most - 1, most)
        error = ((np.rint(number * (scale * unit)) - blocks) ** 2).sum(axis=1, keepdims=True)
        better = error < least
        least = np.where(better, error, least)
        numbers, scales = np.where(better, number, numbers), np.where(better, scale, scales)
    stored = (numbers + most + 1).astype(np.uint8).reshape(-1)
    planes = [np.packbits(stored >> bit & 1) for bit in range(bits)]
    return np.stack(planes), scales.astype(np.uint8)


def shrink(source: Path, model: Path, weights: Path) -> None:
    """Write an int8 model with its large tensors apart, in as few bits as ``BITS`` says.

    Args:
        source: Made by ``onnxruntime.quantization.quantize_dynamic``: int8 and uint8 tensors.
        model: ONNX file to write.
        weights: File of the large tensors to write.
    """
    import onnx

    content = onnx.load(str(source))
    stored: dict[str, Any] = {}
    for tensor in content.graph.initializer:
        values = onnx.numpy_helper.to_array(tensor)
        bits = BITS.get(str(values.dtype))
        if bits is None or values.size < SMALL:
            continue
        if values.dtype == np.uint8:
            zero = int(np.median(values))
            stored[f"{tensor.name}.zero"] = np.array(zero)
            values = np.clip(values.astype(np.int16) - zero, -LARGEST, LARGEST).astype(np.int8)
        columns = values.shape[1] if values.shape[0] % BLOCK == 0 else 1
        planes, scales = pack(values, bits, columns)
        stored |= {f"{tensor.name}.planes": planes, f"{tensor.name}.scales": scales}
        stored[f"{tensor.name}.shape"] = np.array(values.shape)
        tensor.CopyFrom(_placeholder(onnx, tensor, f"{weights.stem}.unpacked"))
    np.savez(weights, **stored)
    onnx.save(content, str(model))


def _placeholder(onnx: Any, tensor: Any, location: str) -> Any:
    made = onnx.TensorProto(
        name=tensor.name,
        data_type=tensor.data_type,
        dims=tensor.dims,
        data_location=onnx.TensorProto.EXTERNAL,
    )
    told = {"location": location, "offset": "0", "length": str(int(np.prod(tensor.dims)))}
    for key, value in told.items():
        made.external_data.add(key=key, value=value)
    return made
