"""What a list item or a table row takes from above it: its lead-in, the names of its columns."""

import re
from bisect import bisect_left, bisect_right
from collections.abc import Sequence
from itertools import pairwise
from typing import NamedTuple

from agent.domain.prose.blocks import Block, BlockKind, split_blocks
from agent.domain.text import Span

CELL = re.compile(r"\s*;\s+")
_SCRAP = re.compile(
    r"[^:]{1,60}(?::\s|\s*\.{4,}|\s{3,})[^.:]{1,40}\.?|[^A-Z].*|.*[^.!?\s]\s*", re.DOTALL
)
"""An item that is no sentence: "Valuables: 180 days.", "a fever", "Blue Badge holders"."""
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

    A list item is introduced by what stands before its list: a sentence that ends with a colon. One
    that is no sentence is by a heading as well, or by a line without an end. A nested item is
    introduced by the item above it where that ends with a colon, else by what introduces all.

    Args:
        text: the passage as it is stored.
        spans: its sentences, in order.
    """
    found: list[int | None] = []
    above: _Lead | None = None
    outer: _Lead | None = None  # an item that goes on with a list of its own
    for i, (kind, span) in enumerate(zip(_kinds(text, spans), spans, strict=True)):
        own = span.of(text)
        lead = _Lead(i, _indent(text, span), own.rstrip().rstrip("*_").endswith(":"))
        if kind is not BlockKind.ITEM:
            above, outer = (lead if lead.goes_on or _names(kind, own) else None), None
            found.append(None)
            continue
        if outer is not None and lead.indent <= outer.indent:
            outer = None
        introduced = outer or (
            above if above and (above.goes_on or _SCRAP.fullmatch(own)) else None
        )
        found.append(introduced.order if introduced else None)
        outer = lead if lead.goes_on else outer
    return found


class _Lead(NamedTuple):
    """A sentence that may introduce a list: its order, its line's indent, whether it goes on."""

    order: int
    indent: int
    goes_on: bool


def _indent(text: str, span: Span) -> int:
    line = text[text.rfind("\n", 0, span.start) + 1 :]
    return len(line) - len(line.lstrip())


def _names(kind: BlockKind, line: str) -> bool:
    """Tell a heading, or a line like one, from a sentence."""
    open_end = kind is BlockKind.PROSE and line.rstrip().rstrip("*_")[-1:].isalnum()
    return kind is BlockKind.HEADING or open_end


def titles(text: str, spans: Sequence[Span]) -> list[bool]:
    """Tell of each sentence whether it is a heading of the passage ``text``."""
    return [kind is BlockKind.HEADING for kind in _kinds(text, spans)]


def labelled_rows(text: str, spans: Sequence[Span], plain: Sequence[str]) -> list[str]:
    """Return ``plain``, each row of a table with its cells named: "Size: 4 kg; Price: $5".

    The head of the table is ended like a sentence.

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
            result[i] = plain[i] + "." * (len(head) > 1 and not plain[i].endswith("."))
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
