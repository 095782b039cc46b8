"""Stores weights of eight bits in fewer, as `agent.models.packed` reads them.

The ONNX file keeps the graph, and its large matrices become external data that are filled in
when it is loaded: the same int8 kernels run as for a larger file.
"""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Any

import numpy as np
import numpy.typing as npt

from agent.models.packed import BLOCK, LARGEST, SCALES, Bytes, Int8, unit_of

Floats = npt.NDArray[np.float32]
Exact = tuple[Floats, Floats]  # weights ``[inputs, outputs]``, moments ``[inputs, inputs]``

DAMPING = 0.01
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
    return planes(numbers, bits), scales.astype(np.uint8)


def pack_compensated(weights: Floats, bits: int, moments: Floats) -> tuple[Bytes, Bytes]:
    """Return planes and scales whose outputs, not whose weights, are nearest to the right ones.

    Row by row, what is lost by rounding is made good in the rows that follow, as far as inputs
    go together (GPTQ: Frantar et al. 2022, arXiv 2210.17323, with groups of ``BLOCK``). Weights
    that were stored before and trained on a little would else be rounded back to what they were.

    Args:
        weights: ``[inputs, outputs]``, in units of the int8 kernel's scale of each output.
        bits: Bits a number, 2 to 7.
        moments: ``[inputs, inputs]``, mean products of the inputs that the weights meet.

    Returns:
        As ``pack`` with one column an output.
    """
    size, most = len(weights), 2 ** (bits - 1) - 1
    unit = unit_of(most)
    damped = moments + DAMPING * np.mean(np.diag(moments)) * np.eye(size)
    carry = np.linalg.cholesky(np.linalg.inv(damped)).T.astype(np.float32)
    left = weights.astype(np.float32)
    numbers = np.zeros_like(left)
    scales = np.zeros((size // BLOCK, 1, left.shape[1]), np.float32)
    for first in range(0, size, BLOCK):
        block, inner = left[first : first + BLOCK], carry[first : first + BLOCK]
        scale = _scales(block, most)
        lost = np.zeros_like(block)
        for k in range(BLOCK):
            number = np.clip(np.rint(block[k] / (scale * unit)), -most - 1, most)
            read = np.clip(np.rint(number * scale * unit), -LARGEST, LARGEST)
            lost[k] = (block[k] - read) / inner[k, first + k]
            block[k + 1 :] -= np.outer(inner[k, first + k + 1 : first + BLOCK], lost[k])
            numbers[first + k] = number
        left[first + BLOCK :] -= inner[:, first + BLOCK :].T @ lost
        scales[first // BLOCK, 0] = scale
    return planes(numbers, bits), scales.astype(np.uint8)


def _scales(block: Floats, most: int) -> Floats:
    """Return the scale of each column with which its weights are rounded least."""
    unit = unit_of(most)
    widest = np.abs(block).max(axis=0)
    least, scales = np.full(widest.shape, np.inf, np.float32), np.ones_like(widest)
    for share in SHARES:
        scale = np.clip(np.ceil(share * widest / (most * unit)), 1, SCALES)
        number = np.clip(np.rint(block / (scale * unit)), -most - 1, most)
        error = ((number * scale * unit - block) ** 2).sum(axis=0)
        least, scales = np.minimum(error, least), np.where(error < least, scale, scales)
    return np.asarray(scales, np.float32)


def planes(numbers: Floats, bits: int) -> Bytes:
    """Return numbers of so many bits as planes of one bit each, ``[bits, numbers / 8]``."""
    stored = (numbers + 2 ** (bits - 1)).astype(np.uint8).reshape(-1)
    return np.stack([np.packbits(stored >> bit & 1) for bit in range(bits)])


def shrink(source: Path, model: Path, weights: Path, exact: Mapping[str, Exact]) -> None:
    """Write an int8 model with its large tensors apart, in as few bits as ``BITS`` says.

    Args:
        source: Made by ``onnxruntime.quantization.quantize_dynamic``: int8 and uint8 tensors.
        model: ONNX file to write.
        weights: File of the large tensors to write.
        exact: Float weights and moments of their inputs by the name of their tensor.
    """
    import onnx

    content = onnx.load(str(source))
    kernels = {t.name: t for t in content.graph.initializer if t.name.endswith("_scale")}
    stored: dict[str, Any] = {}
    for tensor in content.graph.initializer:
        values = onnx.numpy_helper.to_array(tensor)
        bits = BITS.get(str(values.dtype))
        if bits is None or values.size < SMALL:
            continue
        name = tensor.name.removesuffix("_quantized")
        if name in exact:
            known, moments = exact[name]
            scale = onnx.numpy_helper.to_array(kernels[f"{name}_scale"])
            planes, scales = pack_compensated(known / scale, bits, moments)
        else:
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
