"""Columns of plain text: price lists with dotted leaders, tables set with blanks."""

import re
from collections.abc import Iterator, Sequence
from functools import lru_cache
from itertools import groupby, pairwise
from typing import NamedTuple

from agent.domain.text import Span

_GAP = re.compile(r"(?<=\S)(?:[ \t]*\.{4,}[ \t]*|[ \t]{3,})(?=\S)")
_MARKED = re.compile(r"[ \t]*(?:[#>|]|[-*+•]\s|\d{1,3}[.)]\s)")
INDENT = 3  # blanks by which a first line must stand in, for the head of its column to be empty


class Columns(NamedTuple):
    """A line set in columns: its range without the line break, and the gaps between its cells.

    The head over the names of the rows may be empty: its gap is what the line stands in by.
    """

    span: Span
    gaps: tuple[Span, ...]


@lru_cache(maxsize=16)  # blocks, readable text and cells of one text are asked for in a row
def columns(text: str) -> tuple[Columns, ...]:
    """Return the lines of ``text`` that are set in columns, in order.

    Dots lead from one cell to the next whatever stands above; blanks do where the line above or
    below has a cell that begins, or a last one that ends, at the same place.
    """
    if not any(sign in text for sign in ("   ", "\t", "....")):
        return ()
    runs = (
        list(run) for gapped, run in groupby(_lines(text), key=lambda x: bool(x.gaps)) if gapped
    )
    return tuple(line for run in runs for line in _set(text, run))


def parted(text: str) -> Iterator[tuple[int, int, str]]:
    """Yield where each gap starts and ends, and the mark that parts its cells in running text.

    A colon parts two cells, semicolons more; nothing is needed where a colon stands already.
    """
    for line in columns(text):
        mark = ":" if len(line.gaps) == 1 else ";"
        for gap in line.gaps:
            yield gap.start, gap.end, "" if text[gap.start - 1 : gap.start] == ":" else mark


def _lines(text: str) -> Iterator[Columns]:
    start = 0
    for raw in text.split("\n"):
        found = () if "|" in raw or _MARKED.match(raw) else _GAP.finditer(raw)
        gaps = tuple(Span(start=start + m.start(), end=start + m.end()) for m in found)
        yield Columns(Span(start=start, end=start + len(raw.rstrip())), gaps)
        start += len(raw) + 1


def _set(text: str, run: Sequence[Columns]) -> list[Columns]:
    """Return the lines of a run that are set in columns, the head of the first one included."""
    alike = [not _places(a).isdisjoint(_places(b)) for a, b in pairwise(run)]
    kept = [
        line
        for line, above, below in zip(run, [False, *alike], [*alike, False], strict=True)
        if above or below or "...." in line.gaps[0].of(text)
    ]
    return [_headed(text, kept), *kept[1:]] if len(kept) > 1 else kept


def _places(line: Columns) -> set[tuple[str, int]]:
    """Return where the cells of a line begin, the first one left out, and where the last ends."""
    begun = {("cell", gap.end - line.span.start) for gap in line.gaps}
    return begun | {("end", line.span.end - line.span.start)}


def _headed(text: str, lines: Sequence[Columns]) -> Columns:
    """Return the first line, with a gap before it where the lines below begin further out."""
    first, below = lines[0], lines[1]
    indents = [len(s) - len(s.lstrip()) for s in (x.span.of(text) for x in (first, below))]
    if indents[0] < indents[1] + INDENT or len(first.gaps) + 1 != len(below.gaps):
        return first
    empty = Span(start=first.span.start, end=first.span.start + indents[0])
    return first._replace(gaps=(empty, *first.gaps))
