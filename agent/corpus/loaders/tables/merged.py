"""Merged cells of a workbook, which a streamed sheet does not tell of."""

import re
from collections.abc import Iterable, Iterator, Sequence
from typing import Any, NamedTuple

_REFERENCE = re.compile(rb'<(?:\w+:)?mergeCell\s[^>]*?ref="([A-Z]{1,3})(\d+):([A-Z]{1,3})(\d+)"')
_LONGEST = 200  # bytes of an element that a block may cut
_BLOCK = 1 << 20
MAX_RANGES = 20_000


class Range(NamedTuple):
    """Rows and columns of a merged cell, from 1, both ends included."""

    top: int
    left: int
    bottom: int
    right: int


class Merged:
    """Fills the places that merged cells cover, row by row from the top."""

    def __init__(self, ranges: Iterable[Range]) -> None:
        self._waiting = sorted(ranges, reverse=True)
        self._open: list[tuple[Range, str]] = []

    def filled(self, row: int, texts: Sequence[str]) -> list[str]:
        """Return the texts of a row with those of the merged cells that reach into it.

        A merged cell that is alone in its row, as a title is, stays alone.
        """
        while self._waiting and self._waiting[-1].top <= row:
            found = self._waiting.pop()
            at = found.left - 1
            if found.top == row and at < len(texts) and texts[at]:
                self._open.append((found, texts[at]))
        self._open = [(r, text) for r, text in self._open if r.bottom >= row]
        above = any(r.top < row for r, _ in self._open)
        if not above and sum(map(bool, texts)) < 2:
            return list(texts)
        return [text or self._covering(column) for column, text in enumerate(texts, start=1)]

    def _covering(self, column: int) -> str:
        return next((text for r, text in self._open if r.left <= column <= r.right), "")


def merged_ranges(book: Any, sheet: Any) -> Iterator[Range]:
    """Yield the merged cells of a streamed sheet: its file names them after all its rows."""
    rest, count = b"", 0
    with book._archive.open(sheet._worksheet_path) as stream:
        while block := stream.read(_BLOCK):
            block = rest + block
            end = 0
            for match in _REFERENCE.finditer(block):
                end = match.end()
                count += 1
                if count > MAX_RANGES:
                    return
                left, top, right, bottom = match.groups()
                yield Range(int(top), _column(left), int(bottom), _column(right))
            rest = block[max(end, len(block) - _LONGEST) :]


def _column(letters: bytes) -> int:
    number = 0
    for letter in letters:
        number = number * 26 + letter - 64
    return number
