"""What a list item or a table row takes from above it: its lead-in, the names of its columns."""

import re
from bisect import bisect_left, bisect_right
from collections.abc import Sequence
from itertools import pairwise

from agent.domain.blocks import Block, BlockKind, split_blocks
from agent.domain.text import Span

CELL = re.compile(r"\s*;\s+")
MAX_COLUMN = 12  # words of a column's name
UNNAMED = "Item"  # stands for the empty head over the names of the rows


def apart(text: str, plain: str, offsets: Sequence[int], found: Sequence[Span]) -> list[Span]:
    """Return the sentences ``found`` in ``plain``, cut where a row or an item begins or ends.

    Args:
        text: the passage as it is stored.
        plain: its readable text, in which rows of tables and items of lists look like prose.
        offsets: for each character of ``plain`` its place in ``text``.
        found: the sentences of ``plain``.
    """
    listed = [b for b in split_blocks(text) if b.kind in (BlockKind.ROW, BlockKind.ITEM)]
    edges = sorted({at for b in listed for at in (b.start, b.end)})
    if not edges:
        return list(found)
    cuts = [bisect_left(offsets, at) for at in edges]
    parts = (
        Span(start=start, end=end)
        for s in found
        for start, end in pairwise([s.start, *_between(cuts, s), s.end])
    )
    return [t for p in parts if (t := _trimmed(plain, p)) is not None]


def _between(cuts: Sequence[int], span: Span) -> Sequence[int]:
    return cuts[bisect_right(cuts, span.start) : bisect_left(cuts, span.end)]


def _trimmed(text: str, span: Span) -> Span | None:
    inner = span.of(text)
    start = span.start + len(inner) - len(inner.lstrip())
    end = span.start + len(inner.rstrip())
    return Span(start=start, end=end) if end > start else None


def leads(text: str, spans: Sequence[Span]) -> list[int | None]:
    """Return for each sentence the index of the sentence that introduces it, else None.

    A list item is introduced by what stands before its list: a sentence that ends with a colon, a
    heading, or a line without an end. A nested item is introduced by that of the whole list.

    Args:
        text: the passage as it is stored.
        spans: its sentences, in order.
    """
    kinds = _kinds(text, spans)
    found: list[int | None] = []
    opening: int | None = None
    for i, kind in enumerate(kinds):
        if kind is not BlockKind.ITEM:
            opening = i if _introduces(kind, spans[i].of(text)) else None
        found.append(opening if kind is BlockKind.ITEM else None)
    return found


def _introduces(kind: BlockKind, sentence: str) -> bool:
    if kind not in (BlockKind.HEADING, BlockKind.PROSE):
        return False
    last = sentence.rstrip().rstrip("*_")[-1:]
    return kind is BlockKind.HEADING or last == ":" or last.isalnum()


def titles(text: str, spans: Sequence[Span]) -> list[bool]:
    """Tell of each sentence whether it is a heading of the passage ``text``."""
    return [kind is BlockKind.HEADING for kind in _kinds(text, spans)]


def labelled_rows(text: str, spans: Sequence[Span], plain: Sequence[str]) -> list[str]:
    """Return ``plain``, each row of a table with its cells named: "Size: 4 kg; Price: $5".

    Args:
        text: the passage as it is stored.
        spans: its sentences, in order.
        plain: their readable texts; the cells of a row are parted by semicolons.
    """
    kinds = _kinds(text, spans)
    result = list(plain)
    head: list[str] = []
    for i, kind in enumerate(kinds):
        if kind is not BlockKind.ROW:
            head = []
        elif not head:
            head = _columns(plain[i])
        else:
            result[i] = _named(head, plain[i])
    return result


def _kinds(text: str, spans: Sequence[Span]) -> list[BlockKind]:
    blocks = list(split_blocks(text))
    starts = [b.start for b in blocks]
    return [_kind(blocks, bisect_right(starts, s.start) - 1, s) for s in spans]


def _kind(blocks: Sequence[Block], last: int, span: Span) -> BlockKind:
    """Return the kind of the block that holds ``span``: the ``last`` to begin by then, if any."""
    inside = last >= 0 and span.start < blocks[last].end
    return blocks[last].kind if inside else BlockKind.PROSE


def _columns(row: str) -> list[str]:
    names = CELL.split(row.strip().rstrip("."))
    if not names[0] and all(names[1:]):
        names[0] = UNNAMED
    short = all(len(n.split()) <= MAX_COLUMN and ":" not in n for n in names)
    return names if len(names) > 1 and short else [""]


def _named(head: Sequence[str], row: str) -> str:
    cells = CELL.split(row.strip())
    if len(cells) != len(head):
        return row
    return "; ".join(
        f"{name}: {cell}" if name else cell for name, cell in zip(head, cells, strict=True)
    )
