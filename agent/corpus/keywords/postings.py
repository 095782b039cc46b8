"""BM25 from arrays: for each word the chunks that hold it, and how much it counts in each.

SQLite's full text scores row by row, about a third of a microsecond for each row that holds any
word of a query, and counts the rows of each word anew for every query. Here the part of the score
that belongs to (word, chunk) is computed once, so that a search only adds up a few arrays, which
are mapped from files and not loaded.

Source: Robertson and Zaragoza, "The Probabilistic Relevance Framework: BM25 and Beyond", 2009;
impacts stored beside the postings: Anh and Moffat, SIGIR 2006.
"""

import shutil
from bisect import bisect_left
from collections.abc import Mapping
from pathlib import Path

import numpy as np
import numpy.typing as npt

from agent.corpus.keywords.inversion import UNIT, Inverted, Numbers, invert
from agent.corpus.storage.passages import Listed
from agent.ports import Matrix

Scored = list[tuple[str, float]]
"""Chunk ids with their BM25 scores, best first."""

FOLDER = "words"
_BLOCK = 64
_DIGITS = 5
"""Scores that agree to so many decimals are equal: the rest is noise of the arithmetic."""


class Postings:
    """Words of a fixed set of chunks; ``ids`` names the chunk of each place."""

    def __init__(self, inverted: Inverted, ids: npt.NDArray[np.bytes_]) -> None:
        self._it = inverted
        self._ids = ids
        ends = (len(inverted.term_ends), len(inverted.offsets) - 1)
        if len(set(ends)) > 1 or inverted.offsets[-1] != len(inverted.places):
            raise ValueError("its files do not belong together")
        if len(inverted.places) != len(inverted.impacts):
            raise ValueError("its files do not belong together")

    @classmethod
    def opened(cls, folder: Path) -> "Postings":
        """Open what `build` wrote into ``folder``.

        Raises:
            OSError: when a file is missing.
            ValueError: when the files do not belong together.
        """
        home = folder / FOLDER
        names = (f.name for f in Inverted.__dataclass_fields__.values())
        arrays = {n: np.asarray(np.load(home / f"{n}.npy", mmap_mode="r")) for n in names}
        return cls(Inverted(**arrays), np.asarray(np.load(home / "ids.npy", mmap_mode="r")))

    def __len__(self) -> int:
        """Return the number of chunks."""
        return len(self._ids)

    def held(self, word: str) -> int:
        """Return how many chunks hold a word."""
        part = self._part(word)
        return int(part.stop - part.start)

    def best(self, weights: Mapping[str, float], limit: int) -> Scored:
        """Return the ``limit`` chunks of the highest score, equal ones in the order of ids.

        Args:
            weights: the inverse document frequency of each word that is looked for.
            limit: how many at most; chunks that hold none of the words are never returned.
        """
        scores = np.zeros(-(-len(self) // _BLOCK) * _BLOCK, np.float32)
        for word, weight in weights.items():
            part = self._part(word)
            # A word is listed once a chunk, so no place is written twice.
            scores[self._it.places[part]] += self._it.impacts[part] * np.float32(weight * UNIT)
        among = _highest(scores, limit)
        named = [(self._ids[at].decode(), round(float(scores[at]), _DIGITS)) for at in among]
        return sorted(named, key=lambda pair: (-pair[1], pair[0]))[:limit]

    def _part(self, word: str) -> slice:
        """Return where the postings of a word are; an empty slice for an unknown word."""
        wanted, ends, text = word.encode(), self._it.term_ends, self._it.terms

        def term(at: int) -> bytes:
            return bytes(text[ends[at - 1] if at else 0 : ends[at]])

        at = bisect_left(range(len(ends)), wanted, key=term)
        if at == len(ends) or term(at) != wanted:
            return slice(0, 0)
        return slice(int(self._it.offsets[at]), int(self._it.offsets[at + 1]))


def build(folder: Path, listed: Listed) -> None:
    """Write the postings of the chunks that a full text holds into ``folder``."""
    unfinished = folder / f"{FOLDER}.unfinished"
    shutil.rmtree(unfinished, ignore_errors=True)
    unfinished.mkdir()

    def made(name: str, kind: npt.DTypeLike, size: int) -> Numbers:
        path = unfinished / f"{name}.npy"
        found: Numbers = np.empty(size, kind)
        if size:
            found = np.lib.format.open_memmap(path, mode="w+", dtype=kind, shape=(size,))
        return found

    inverted = invert(listed, made)
    for name in Inverted.__dataclass_fields__:
        array = getattr(inverted, name)
        if isinstance(array, np.memmap):
            array.flush()
        else:
            np.save(unfinished / f"{name}.npy", array)
    np.save(unfinished / "ids.npy", listed.ids)
    unfinished.rename(folder / FOLDER)


def _highest(scores: Matrix, limit: int) -> npt.NDArray[np.intp]:
    """Return the places of at least the ``limit`` highest positive scores, and few others."""
    blocks = scores.reshape(-1, _BLOCK).max(axis=1)
    bound = np.float32(0.0)
    if len(blocks) > limit:
        bound = np.partition(blocks, -limit)[-limit]
    # So many blocks reach the bound, each by one score at least: no lower one is among the best.
    among = np.flatnonzero((scores >= bound) & (scores > 0.0))
    if len(among) > limit:
        lowest = np.partition(scores[among], -limit)[-limit]
        among = among[scores[among] >= lowest - 10.0**-_DIGITS]
    return among
