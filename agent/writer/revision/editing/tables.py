"""Cells of tables: each is changed by itself, and a row stays a row."""

import re
from collections.abc import Iterator, Sequence

from agent.domain.ledger import Edit
from agent.domain.prose.blocks import BlockKind, split_blocks
from agent.domain.prose.sentences import split_sentences
from agent.domain.text import Span
from agent.writer.outline import DIVIDER
from agent.writer.revision.editing.edits import edited

NOTHING = "–"
"""What stands in a cell of which nothing can be said."""
CELL = re.compile(r"(?:[^|\\]|\\.)+")


def pieces(draft: str) -> list[Span]:
    """Return the sentences of ``draft``, and in the place of each row of a table its cells."""
    rows = list(_rows(draft))
    flowing = [s for s in split_sentences(draft) if not any(s.overlaps(r) for r in rows)]
    return sorted([*flowing, *(c for r in rows for c in _cells(draft, r))], key=lambda s: s.start)


def filled(draft: str, edits: Sequence[Edit]) -> list[Edit]:
    """Return ``edits`` with a mark in the cells that they empty, and without rows left with none.

    Of "| Basic | 5 GB | phone |" stays "| Basic | 5 GB | – |", and nothing if nothing but its
    name would stay.
    """
    found = list(edits)
    for row in _rows(draft):
        _, *values = _cells(draft, row) or [row]
        left = {c: edited(draft, c, found).strip(" .") for c in values}
        gone = [c for c in values if not left[c] and any(c.covers(e.span) for e in found)]
        if not gone:
            continue
        kept = [e for e in found if not any(c.covers(e.span) for c in gone)]
        lost = [next(e for e in found if c.covers(e.span)) for c in gone]
        if any(left.values()):
            marked = zip(lost, gone, strict=True)
            kept += [e.model_copy(update={"span": c, "replacement": NOTHING}) for e, c in marked]
        else:
            kept.append(lost[0].model_copy(update={"span": row, "replacement": ""}))
        found = sorted(kept, key=lambda e: (e.span.start, e.span.end))
    return found


def tables(draft: str) -> Iterator[list[list[Span]]]:
    """Yield the draft's tables: rows of cells, the head first and without its divider."""
    table: list[Span] = []
    for row in _rows(draft):
        if table and draft[table[-1].end : row.start].strip(" \t|") != "\n":
            yield [_cells(draft, r) for r in table if not DIVIDER.match(r.of(draft))]
            table = []
        table.append(row)
    if table:
        yield [_cells(draft, r) for r in table if not DIVIDER.match(r.of(draft))]


def _rows(draft: str) -> Iterator[Span]:
    """Yield the rows of the draft's tables that part their cells by bars."""
    for block in split_blocks(draft):
        if block.kind is BlockKind.ROW and "|" in draft[block.start : block.end]:
            yield _bare(draft, block.start, block.end)


def _cells(draft: str, row: Span) -> list[Span]:
    """Return the cells of a row that say something."""
    found = (_bare(draft, *m.span()) for m in CELL.finditer(draft, row.start, row.end))
    return [cell for cell in found if cell.end > cell.start]


def _bare(draft: str, start: int, end: int) -> Span:
    """Return a place without the blanks at its ends."""
    said = draft[start:end]
    left = len(said) - len(said.lstrip())
    return Span(start=start + left, end=max(start + len(said.rstrip()), start + left))
