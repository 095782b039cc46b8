"""Postings made from a full text: its words in order, and for each the rows that hold it."""

import sqlite3
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import Any

import numpy as np
import numpy.typing as npt

from agent.corpus.keywords.words import K1, B
from agent.corpus.storage.passages import Ints, Listed

UNIT = (K1 + 1.0) / 65_535
"""Impacts are stored as so many units, 16 bits: a word counts K1 + 1 at most before its weight."""
_AT_ONCE = 1_000_000
"""Occurrences that are read together."""

_VOCABULARY = (
    "CREATE VIRTUAL TABLE IF NOT EXISTS temp.every_word USING fts5vocab(main, passages, row)",
    "CREATE VIRTUAL TABLE IF NOT EXISTS temp.occurrences USING fts5vocab(main, passages, instance)",
)
# Joined, numbers come from SQLite three times as fast as one by one.
_ROWS = """
SELECT group_concat(doc, ' ') FROM (
    SELECT doc FROM temp.occurrences WHERE term >= ? AND term <= ? ORDER BY term
)
"""

Numbers = npt.NDArray[Any]
Make = Callable[[str, npt.DTypeLike, int], Numbers]
"""Makes an array of that name, type and length: in memory, or in a file."""


@dataclass(frozen=True, slots=True)
class Inverted:
    """Words in the order of their bytes, and the postings of each.

    ``terms`` is all words joined, ``term_ends`` where each ends; the postings of word ``i`` are
    those from ``offsets[i]`` to ``offsets[i + 1]``: ``places`` (indices of the rows) and
    ``impacts`` (in ``UNIT``), the part of BM25 without the word's rarity.
    """

    terms: npt.NDArray[np.uint8]
    term_ends: Ints
    offsets: Ints
    places: npt.NDArray[np.int32]
    impacts: npt.NDArray[np.uint16]


@dataclass(frozen=True, slots=True)
class _Words:
    """Words, how often each occurs, and in how many rows, whether they count or not."""

    names: list[bytes]
    occurrences: Ints
    rows: Ints


def invert(listed: Listed, make: Make) -> Inverted:
    """Return the postings of the rows that count."""
    for statement in _VOCABULARY:
        listed.db.execute(statement)
    words = _words(listed.db)
    most = int(words.rows.sum())
    places = make("places", np.int32, most)
    times = make("impacts", np.uint16, most)
    counts = np.zeros(len(words.names), np.int64)
    lengths = np.zeros(len(listed.numbers), np.float32)
    at = 0
    for word, place, frequency in _postings(listed, words):
        part = slice(at, at + len(word))
        places[part], times[part] = place, np.minimum(frequency, 65_535)
        counts += np.bincount(word, minlength=len(counts))
        lengths += np.bincount(place, frequency, minlength=len(lengths)).astype(np.float32)
        at = part.stop
    _weigh(places[:at], times[:at], lengths)
    return Inverted(
        terms=np.frombuffer(b"".join(words.names), np.uint8),
        term_ends=np.cumsum([len(n) for n in words.names], dtype=np.int64),
        offsets=np.concatenate([np.zeros(1, np.int64), np.cumsum(counts)]),
        places=places[:at],
        impacts=times[:at],
    )


def _words(db: sqlite3.Connection) -> _Words:
    rows = db.execute("SELECT term, cnt, doc FROM temp.every_word ORDER BY term").fetchall()
    return _Words(
        [row[0].encode() for row in rows],
        np.fromiter((row[1] for row in rows), np.int64, len(rows)),
        np.fromiter((row[2] for row in rows), np.int64, len(rows)),
    )


def _postings(listed: Listed, words: _Words) -> Iterator[tuple[Ints, Ints, Ints]]:
    """Yield (word, place, frequency) of the rows that count, whole words at a time."""
    for first, last in _groups(words.occurrences):
        word = np.repeat(np.arange(first, last), words.occurrences[first:last])
        ends = (words.names[first].decode(), words.names[last - 1].decode())
        (joined,) = listed.db.execute(_ROWS, ends).fetchone()
        rows = np.fromstring(joined, np.int64, sep=" ")
        begins = np.flatnonzero(np.diff(rows, prepend=-1) | np.diff(word, prepend=-1))
        frequency = np.diff(begins, append=len(rows))
        place = np.searchsorted(listed.numbers, rows[begins])
        place[place == len(listed.numbers)] = 0
        counts = listed.numbers[place] == rows[begins] if len(listed.numbers) else place < 0
        yield word[begins][counts], place[counts], frequency[counts]


def _groups(occurrences: Ints) -> Iterator[tuple[int, int]]:
    """Yield ranges of words that together occur about ``_AT_ONCE`` times."""
    ends = np.cumsum(occurrences)
    first = 0
    while first < len(ends):
        read = int(ends[first - 1]) if first else 0
        last = max(first + 1, int(np.searchsorted(ends, read + _AT_ONCE, side="right")))
        yield first, last
        first = last


def _weigh(
    places: npt.NDArray[np.generic],
    times: npt.NDArray[np.generic],
    lengths: npt.NDArray[np.float32],
) -> None:
    """Turn frequencies into impacts, in place; ``lengths`` are those of the rows, in words."""
    average = float(lengths.mean()) if len(lengths) else 1.0
    penalty = (K1 * (1.0 - B + B * lengths / max(average, 1e-9))).astype(np.float32)
    for start in range(0, len(places), _AT_ONCE):
        part = slice(start, start + _AT_ONCE)
        frequency = times[part].astype(np.float32)
        impact = frequency * (K1 + 1.0) / (frequency + penalty[places[part]])
        times[part] = np.round(impact / UNIT)
