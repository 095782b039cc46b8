"""Units of a draft: sentences, list items, headings and table cells, clean of markup."""

import itertools
import re
from bisect import bisect_left
from collections.abc import Iterable
from dataclasses import dataclass, replace
from enum import StrEnum

from agent.domain.anchors import find_anchors, strip_anchors
from agent.domain.prose.blocks import Block, BlockKind, split_blocks
from agent.domain.prose.columns import columns
from agent.domain.prose.figures import AMOUNTS, figures, is_value
from agent.domain.prose.markup import readable
from agent.domain.prose.sentences import sentences_between
from agent.domain.text import Span

BORROWED = -1
NAME_WORDS = 8  # most words of a further cell that names a row


class UnitKind(StrEnum):
    """Where a unit stands in the draft."""

    SENTENCE = "sentence"
    ITEM = "item"
    HEADING = "heading"
    CELL = "cell"


@dataclass(frozen=True, slots=True)
class Unit:
    """A stretch of plain text; ``offsets`` give each character's place in the draft.

    A character that was put in has the offset ``BORROWED``. ``sentence`` is the sentence it
    stands in, ``citations`` are the ids anchored there; ``paragraph`` numbers the blocks. ``lead``
    is a condition or purpose that holds for every claim of the unit ("To apply"). A ``silent`` unit
    claims nothing, and only names what is spoken of next: a heading, a question.
    """

    kind: UnitKind
    text: str
    offsets: tuple[int, ...]
    sentence: Span
    citations: tuple[str, ...]
    paragraph: int
    lead: str = ""
    silent: bool = False

    def cut(self, start: int, end: int) -> "Unit":
        """Return the unit reduced to ``text[start:end]``, without surrounding blanks."""
        raw = self.text[start:end]
        start += len(raw) - len(raw.lstrip())
        end = start + len(raw.strip())
        return replace(self, text=self.text[start:end], offsets=self.offsets[start:end])

    def parted(self, joints: Iterable[tuple[int, int]]) -> list["Unit"]:
        """Return what stands between the ``joints``, ordered ranges of the text."""
        edges = [(0, 0), *joints, (len(self.text), len(self.text))]
        return [self.cut(a, b) for (_, a), (b, _) in itertools.pairwise(edges) if a < b]

    def put(self, before: str, after: str = "") -> "Unit":
        """Return the unit with borrowed words before and after it."""
        return replace(
            self,
            text=before + self.text + after,
            offsets=(BORROWED,) * len(before) + self.offsets + (BORROWED,) * len(after),
        )

    def worded(self, text: str) -> "Unit":
        """Return the unit told in other words, each of which stands for all of it."""
        half = len(text) // 2
        first, last = self.offsets[0], self.offsets[-1]
        offsets = (first,) * half + (last,) * (len(text) - half)
        return replace(self, text=text, offsets=offsets)


class PlainDraft:
    """A draft without anchors and markup, readable by ranges of the original."""

    def __init__(self, draft: str) -> None:
        plain, first = strip_anchors(draft)
        self._text, second = readable(plain)
        self._offsets = [first[i] for i in second]
        self._anchors = find_anchors(draft)

    def unit(self, kind: UnitKind, span: Span, sentence: Span, paragraph: int) -> Unit:
        """Return the plain text of the draft's range ``span`` as a unit."""
        start = bisect_left(self._offsets, span.start)
        end = bisect_left(self._offsets, span.end)
        cited = (i for i, at in self._anchors if sentence.covers(at) and i)
        text = self._text[start:end].translate(_BLANKS)
        unit = Unit(
            kind,
            text,
            tuple(self._offsets[start:end]),
            sentence,
            tuple(dict.fromkeys(cited)),
            paragraph,
        )
        return unit.cut(0, len(text))


_BLANKS = {ord(c): " " for c in "\n\r\t\u00a0\u2009\u202f\f\v"}
_RULE_CELL = re.compile(r":?-+:?")
_MARKER = re.compile(r"\(?(?:\d{1,3}|[a-zA-Z]|[ivx]{2,4})[.)][ \t]+|[-*+•‣◦▪·][ \t]+")
_PICTURE = re.compile(
    r"(?:(?:[0-9#*]\ufe0f?\u20e3|(?![✓✔✅☑✗✘✕✖❌❎])"
    r"[\u2190-\u21ff\u2300-\u23ff\u2600-\u27bf\u2b00-\u2bff\U0001f000-\U0001faff])"
    r"[\ufe0f\u200d]*\s*)+"
)
"""Pictures and arrows before a text; a tick or a cross says something."""
_TICK = re.compile(r"[✓✔✅☑]\ufe0f?\s+(?=\S)")
_CROSS = re.compile(r"[✗✘✕✖❌❎]\ufe0f?\s+(?=[^:–—]{2,60}(?::| [–—-])\s)")
"""Marks of items: a tick before any text, a cross before a label, which says itself what is not."""
_BOLD = re.compile(r"[*_]{2,3}(?=[^\s*_])[^*\n]+(?<![.!?:…])[*_]{2,3}")
"""A line in bold without a full stop: a heading, unless it gives an amount."""
_KINDS = {BlockKind.HEADING: UnitKind.HEADING, BlockKind.ITEM: UnitKind.ITEM}


@dataclass(frozen=True, slots=True)
class Row:
    """A table row: its cells, and those of the table's first row (empty without a header).

    The first ``names`` cells tell it from the other rows.
    """

    cells: tuple[Unit, ...]
    header: tuple[Unit, ...]
    names: int = 1


def read_units(draft: str) -> list[Unit | Row]:
    """Return the units and table rows of ``draft`` in order; code and rules are left out."""
    plain = PlainDraft(draft)
    found: list[Unit | Row] = []
    blocks = list(enumerate(split_blocks(draft)))
    for kind, group in itertools.groupby(blocks, key=lambda pair: pair[1].kind):
        if kind is BlockKind.ROW:
            found.extend(_rows(draft, plain, list(group)))
        elif kind not in (BlockKind.CODE, BlockKind.RULE):
            for number, block in group:
                found.extend(_sentences(draft, plain, block, number))
    return found


def _sentences(draft: str, plain: PlainDraft, block: Block, number: int) -> list[Unit]:
    raw = draft[block.start : block.end].strip()
    titled = block.kind is BlockKind.PROSE and _BOLD.fullmatch(raw) and not _has_amount(raw)
    kind = UnitKind.HEADING if titled else _KINDS.get(block.kind, UnitKind.SENTENCE)
    units = []
    for sentence in sentences_between(draft, block.start, block.end):
        unit = plain.unit(kind, sentence, sentence, number)
        marker = _MARKER.match(unit.text) if kind is UnitKind.ITEM else None
        unit = unit.cut(marker.end(), len(unit.text)) if marker else unit
        for mark in (_PICTURE, _TICK, _CROSS):
            sign = mark.match(unit.text)
            unit = unit.cut(sign.end(), len(unit.text)) if sign else unit
        units.append(unit)
        kind = UnitKind.SENTENCE if kind is UnitKind.ITEM else kind
    return [unit for unit in units if any(c.isalnum() for c in unit.text)]


def _has_amount(text: str) -> bool:
    return any(figure.kind in AMOUNTS for figure in figures(text))


def _rows(draft: str, plain: PlainDraft, blocks: list[tuple[int, Block]]) -> list[Row]:
    rows = [_cells(draft, plain, block, blocks[0][0]) for _, block in blocks]
    ruled = [all(_RULE_CELL.fullmatch(c.text) or not c.text for c in row) for row in rows]
    plainly = [row for row, rule in zip(rows, ruled, strict=True) if not rule]
    headed = len(plainly) > 1 and any(ruled[1:2])
    if plainly and not headed and any(is_value(cell.text) for cell in plainly[0]):
        return [Row(cells=row, header=()) for row in plainly]
    if len(plainly) < 2:
        return []
    names = _naming(plainly[1:])
    return [Row(cells=row, header=plainly[0], names=names) for row in plainly[1:]]


def _naming(rows: list[tuple[Unit, ...]]) -> int:
    """Return how many leading cells tell the rows apart; one where only all or long ones do."""
    for count in range(1, min(len(row) for row in rows)):
        names = {tuple(cell.text for cell in row[:count]) for row in rows}
        if len(names) == len(rows):
            short = all(len(text.split()) <= NAME_WORDS for name in names for text in name[1:])
            return count if short else 1
    return 1


def _gaps(draft: str, block: Block) -> list[tuple[int, int]]:
    """Return the gaps between the cells of a row set in columns, counted from its start."""
    found = next((c.gaps for c in columns(draft) if c.span.start == block.start), ())
    return [(g.start - block.start, g.end - block.start) for g in found]


def _cells(draft: str, plain: PlainDraft, block: Block, number: int) -> tuple[Unit, ...]:
    raw = draft[block.start : block.end]
    pipes = [(i, i + 1) for i, c in enumerate(raw) if c == "|" and raw[i - 1 : i] != "\\"]
    edges = [0, *itertools.chain(*(pipes or _gaps(draft, block))), len(raw)]
    sentence = Span(start=block.start, end=block.end)
    cells = [
        plain.unit(
            UnitKind.CELL,
            Span(start=block.start + a, end=block.start + b),
            sentence,
            number,
        )
        for a, b in zip(edges[::2], edges[1::2], strict=True)
    ]
    if raw.lstrip().startswith("|"):
        cells = cells[1:]
    if raw.rstrip().endswith("|"):
        cells = cells[:-1]
    return tuple(cells)
