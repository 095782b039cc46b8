"""Weights of eight bits that are stored in fewer.

Numbers of ``bits`` bits lie in as many planes of one bit each; ``BLOCK`` neighbours of a column
share a scale of one byte. `evals.training.fewbits` writes such files.
"""

from collections.abc import Container, Iterator
from pathlib import Path

import numpy as np
import numpy.typing as npt

BLOCK = 64
LARGEST = 127  # of an int8 weight
SCALES = 255  # of a byte
AT_ONCE = 65_536  # weights, which stay in a core's cache as floats

Int8 = npt.NDArray[np.int8]
Bytes = npt.NDArray[np.uint8]


def read(path: Path, known: Container[str] = ()) -> Iterator[tuple[str, Int8 | Bytes]]:
    """Yield the name and the weights of each tensor in a file; with a zero they are unsigned.

    Args:
        path: the file.
        known: names of tensors that are left out.

    Raises:
        OSError: when it cannot be read.
        ValueError: when it is no such file.
    """
    with np.load(path) as file:
        names = sorted(k.removesuffix(".planes") for k in file if k.endswith(".planes"))
        for name in (n for n in names if n not in known):
            weights = unpack(file[f"{name}.planes"], file[f"{name}.scales"])
            weights = weights.reshape(file[f"{name}.shape"])
            zero = file.get(f"{name}.zero")
            yield name, weights if zero is None else shifted(weights, int(zero))


def shifted(weights: Int8, zero: int) -> Bytes:
    """Return unsigned weights, of which ``zero`` stands for 0."""
    return np.clip(weights.astype(np.int16) + zero, 0, 255).astype(np.uint8)


def unpack(planes: Bytes, scales: Bytes) -> Int8:
    """Return weights, shape ``[blocks, BLOCK, columns]``.

    Args:
        planes: ``[bits, weights / 8]``, lowest bit first.
        scales: ``[blocks, 1, columns]``, in units of ``unit_of`` the largest number.
    """
    numbers = _numbers(planes)
    most = 2 ** (len(planes) - 1) - 1
    numbers -= most + 1
    blocks = numbers.reshape(scales.shape[0], BLOCK, scales.shape[2])
    factors = scales * unit_of(most)
    step = max(1, AT_ONCE // (BLOCK * scales.shape[2]))
    for first in range(0, len(blocks), step):  # in floats all of them would take much memory
        some = slice(first, first + step)
        weights = blocks[some] * factors[some]
        np.rint(weights, out=weights)
        blocks[some] = np.clip(weights, -LARGEST, LARGEST, out=weights)
    return blocks


def _numbers(planes: Bytes) -> Int8:
    """Return the unsigned numbers whose bits lie in ``planes``, eight at a time in a word."""
    words = np.zeros(planes.shape[1], np.uint64)
    for bit, plane in enumerate(planes):
        words |= np.unpackbits(plane).view(np.uint64) << np.uint64(bit)
    return words.view(np.int8)


def unit_of(most: int) -> np.float32:
    """Return the unit of scales: the largest number ``most`` times 255 units is weight 127."""
    return np.float32(LARGEST / (most * SCALES))
