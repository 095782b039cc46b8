"""Vectors of large workspaces: a bit a dimension is scanned, a byte a dimension compared.

Chroma keeps every vector and its graph in memory and takes minutes to build for each hundred
thousand; here the signs of all vectors are held against those of the query (48 bytes a vector of
384 dimensions, ten milliseconds a million), and the vectors whose signs differ least are compared
by their int8 codes (their cosine is then right to about 0.003). The files are mapped, not loaded:
processes share them, and building streams them from the catalogue.

Source: Yamada, Asai and Hajishirzi, "Efficient Passage Retrieval with Hashing for Open-domain
Question Answering", ACL 2021 (candidates by binary codes, ranked by inner products).
"""

import shutil
from collections.abc import Callable, Iterable
from pathlib import Path
from typing import Any

import numpy as np
import numpy.typing as npt

from agent.corpus.dense.exact import Neighbours
from agent.ports import Matrix

COMPARED = 2_000
COMPARED_SHARE = 0.005
COMPARED_LIMIT = 8
"""So many vectors are compared, or this share of all, or so many for each wanted, if that is more.

Of 8,226 embedded sentences the 400 whose signs differ least hold 99.8 of the 100 nearest eight of
a query, and 95 of the 100 nearest fifty.
"""
_BLOCK = 16_384
"""So many vectors are scanned at once: they stay in the cache of the processor."""
_ROWS = 2_048
_NAMES = ("signs", "codes", "scales", "ids")

Batches = Callable[[], Iterable[tuple[list[str], Matrix]]]
Places = npt.NDArray[np.intp]
Signs = npt.NDArray[np.uint64]
"""Bits of vectors, 64 dimensions a word; shape (words, vectors), or (words,) for one vector."""


def is_coded(folder: Path) -> bool:
    """Tell whether a vector folder is of this kind."""
    return (folder / "signs.npy").is_file()


class CodedVectors:
    """A finished folder, opened for reading."""

    def __init__(self, folder: Path) -> None:
        opened = {n: np.asarray(np.load(folder / f"{n}.npy", mmap_mode="r")) for n in _NAMES}
        self._signs, self._codes = opened["signs"], opened["codes"]
        self._scales, self._ids = opened["scales"], opened["ids"]
        sizes = {self._signs.shape[1], *(len(opened[n]) for n in _NAMES[1:])}
        if len(sizes) > 1:
            raise ValueError("its files do not belong together")

    def __len__(self) -> int:
        """Return the number of vectors."""
        return len(self._ids)

    def nearest(self, queries: Matrix, limit: int) -> list[Neighbours]:
        """Return up to ``limit`` (id, cosine) a query, nearest first (approximate)."""
        if limit < 1:
            return [[] for _ in queries]
        return [self._nearest(query, limit) for query in queries]

    def ids(self) -> list[str]:
        """Return all ids in order."""
        return sorted(str(i) for i in self._ids.astype("U12"))

    def close(self) -> None:
        """Do nothing: the files are unmapped when nobody uses them any more."""

    def _nearest(self, query: Matrix, limit: int) -> Neighbours:
        places = self._candidates(query, limit)
        scores = np.concatenate(
            [self._cosines(query, places[i : i + _ROWS]) for i in range(0, len(places), _ROWS)]
        )
        best = np.argsort(-scores, kind="stable")[:limit]
        return [(self._ids[places[i]].decode(), float(scores[i])) for i in best]

    def _candidates(self, query: Matrix, limit: int) -> Places:
        """Return the places of the vectors to be compared, in order."""
        wanted = max(COMPARED, int(COMPARED_SHARE * len(self)), COMPARED_LIMIT * limit)
        if wanted >= len(self):
            return np.arange(len(self))
        different = self._different(signs_of(query[None])[:, 0])
        least = np.searchsorted(np.cumsum(np.bincount(different)), wanted)
        return np.flatnonzero(different <= least)

    def _different(self, query: Signs) -> npt.NDArray[np.uint16]:
        """Return in how many dimensions the sign of each vector is another than the query's."""
        counts = np.zeros(len(self), np.uint16)
        for start in range(0, len(self), _BLOCK):
            part = counts[start : start + _BLOCK]
            for word, wanted in zip(self._signs, query, strict=True):
                part += np.bitwise_count(word[start : start + _BLOCK] ^ wanted)
        return counts

    def _cosines(self, query: Matrix, places: Places) -> Matrix:
        codes = self._codes[places].astype(np.float32)
        # Not a product of matrices: for so few rows waking the threads of BLAS takes longer.
        cosines: Matrix = np.einsum("ij,j->i", codes, query)
        cosines *= self._scales[places]
        return cosines


def build_coded(folder: Path, name: str, batches: Batches, size: int) -> None:
    """Write vectors into ``folder / name``, which appears only when it is complete.

    Args:
        folder: of all vector folders.
        name: of the new one.
        batches: called once, gives all vectors with their ids in batches, at least one.
        size: how many vectors there are.
    """
    unfinished = folder / f"{name}.unfinished"
    shutil.rmtree(unfinished, ignore_errors=True)
    shutil.rmtree(folder / name, ignore_errors=True)
    unfinished.mkdir(parents=True)
    scales, ids = np.zeros(size, np.float32), np.zeros(size, "S12")
    made: tuple[Signs, npt.NDArray[np.int8]] | None = None
    at = 0
    for names, vectors in batches():
        signs, codes = made = made or _files(unfinished, size, vectors.shape[1])
        part = slice(at, at + len(names))
        scale = np.maximum(np.abs(vectors).max(axis=1), 1e-12) / 127
        codes[part] = np.round(vectors / scale[:, None])
        signs[:, part] = signs_of(vectors)
        scales[part], ids[part] = scale, names
        at = part.stop
    if at != size:
        raise ValueError(f"{at} vectors came instead of {size}")
    np.save(unfinished / "scales.npy", scales)
    np.save(unfinished / "ids.npy", ids)
    unfinished.rename(folder / name)


def signs_of(vectors: Matrix) -> Signs:
    """Return the signs of vectors; shape (words, vectors)."""
    bits = np.packbits(vectors > 0, axis=1)
    padded = np.zeros((len(bits), -(-bits.shape[1] // 8) * 8), np.uint8)
    padded[:, : bits.shape[1]] = bits
    return np.ascontiguousarray(padded.view(np.uint64).T)


def _files(folder: Path, size: int, width: int) -> tuple[Signs, npt.NDArray[np.int8]]:
    """Make the files that are written batch by batch."""

    def mapped(name: str, kind: npt.DTypeLike, shape: tuple[int, int]) -> npt.NDArray[Any]:
        path = folder / f"{name}.npy"
        made: npt.NDArray[Any] = np.lib.format.open_memmap(path, "w+", kind, shape)
        return made

    words = -(-width // 64)
    return mapped("signs", np.uint64, (words, size)), mapped("codes", np.int8, (size, width))
