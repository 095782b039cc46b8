"""The blocks of a plain or Markdown text: paragraphs, headings, list items, table rows."""

import itertools
import re
from collections.abc import Iterator
from enum import StrEnum
from typing import NamedTuple

from agent.domain.prose.columns import columns


class BlockKind(StrEnum):
    """What a range of lines is."""

    PROSE = "prose"
    HEADING = "heading"
    ITEM = "item"
    ROW = "row"
    RULE = "rule"
    CODE = "code"


class Block(NamedTuple):
    """A half-open range of characters; blocks are ordered and disjoint."""

    kind: BlockKind
    start: int
    end: int


class _Line(NamedTuple):
    start: int
    end: int
    text: str


_MARK = re.compile(
    r"[ \t>]*(?:"
    r"(?P<heading>\#{1,6}[ \t])"
    r"|(?P<rule>(?:[-*_=][ \t]*){3,}$)"
    r"|(?P<bullet>[-*+•‣◦▪·][ \t])"
    r"|(?P<number>\(?(?:\d{1,3}|[a-zA-Z]|[ivx]{2,4})[.)][ \t])"
    r"|(?P<row>\|)"
    r"|(?P<fence>`{3,}[^`]*$|~~~))"
)
_MARK_START = frozenset("#-*_=+•‣◦▪·(|`~>0123456789")
_NARROW_RULE = re.compile(r"^[ \t]*:?-+:?[ \t]*\|[ \t]*:?-+:?[ \t\r]*$", re.M)
_LABEL = re.compile(r"[ \t]*\**[A-Za-z][^.:?!\n]{0,40}:\**(?:[ \t]|$)")
_WORD = re.compile(r"\[[^\]\n]*\]\([^)\n]*\)?|\S+")
_UNBREAKABLE = re.compile(r"\S{40}")
FENCE_WORDS = 2  # most words of a line that is a fence: the mark, a language
_CLOSED = frozenset(".:;!?")
_CAPITALS = re.compile(
    r"[ \t]*(?:(?:\d{1,2}(?:\.\d{1,2})*[.)]?|[A-Z][.)])[ \t]+)?"
    r"(?P<words>[A-Z][^a-z.!\n]{3,60}[A-Z)?\d](?:[ \t]+\([^()\n]*\))?)[ \t]*"
)
"""A heading of a text without markup: "2. HOW LONG WE KEEP THEM"."""
_SLACK = 8


def split_blocks(text: str) -> Iterator[Block]:
    """Yield the blocks of ``text``, in order; every character but white space is in one.

    A blank line ends a block. A single line break does too where it cannot come from wrapping:
    before a mark of a list item, heading or row, between lines of the form ``label: value``, and
    where the next word, capitalised, would still have fitted on the line. Lines set in columns are
    rows, or items where they have two cells, a name and what is said of it. A line of capitals
    that stands alone is a heading. A code fence that is never closed is a rule, and what follows
    it is text.
    """
    pending: list[_Line] = []
    kind = BlockKind.PROSE
    fenced = False
    unclosed = _unclosed(text)
    rows = _narrow_rows(text)
    gaps = {c.span.start: len(c.gaps) for c in columns(text)}
    for line in _lines(text):
        here = _kind(line.text, pending, kind, fenced)
        if line.start == unclosed:
            here = BlockKind.RULE if len(line.text.split()) <= FENCE_WORDS else BlockKind.PROSE
        elif here is BlockKind.CODE and _is_fence(line.text):
            fenced = not fenced
        elif not fenced:
            here = _set_out(line.start, here, rows, gaps)
        if here is not None or not line.text.strip():
            yield from _close(pending, kind)
            pending = []
        if not line.text.strip():
            kind = BlockKind.PROSE
        elif here in (None, BlockKind.ITEM):
            kind = kind if pending else (here or BlockKind.PROSE)
            pending.append(line)
        else:
            yield Block(here or kind, line.start, line.end)
    yield from _close(pending, kind)


def capitals(line: str) -> str:
    """Return the words of a heading in capitals, without its number; "" if it is none."""
    match = _CAPITALS.fullmatch(line)
    return match["words"] if match else ""


def _set_out(
    start: int, kind: BlockKind | None, rows: frozenset[int], gaps: dict[int, int]
) -> BlockKind | None:
    """Return the kind of the line at ``start`` if it stands in columns, else ``kind``."""
    if start in gaps:
        return BlockKind.ROW if gaps[start] > 1 else BlockKind.ITEM
    return BlockKind.ROW if kind is None and start in rows else kind


def _lines(text: str) -> Iterator[_Line]:
    position = 0
    for raw in text.split("\n"):
        yield _Line(position, position + len(raw), raw)
        position += len(raw) + 1


def _narrow_rows(text: str) -> frozenset[int]:
    """Return where the rows of tables with two columns and no outer pipes start.

    Only the rule below the head tells their one pipe from that of a sentence.
    """
    rows: set[int] = set()
    if not _NARROW_RULE.search(text):
        return frozenset()
    above = _Line(0, 0, "")
    for line in _lines(text):
        if _NARROW_RULE.fullmatch(line.text) and "|" in above.text:
            rows |= {above.start, line.start}
        elif "|" in line.text and above.start in rows:
            rows.add(line.start)
        above = line
    return frozenset(rows)


def _unclosed(text: str) -> int:
    """Return where the last code fence starts if nothing closes it, else -1."""
    if "```" not in text and "~~~" not in text:
        return -1
    fences = [line.start for line in _lines(text) if _is_fence(line.text)]
    return fences[-1] if len(fences) % 2 else -1


def _is_fence(line: str) -> bool:
    match = _MARK.match(line)
    return match is not None and match.lastgroup == "fence"


def _kind(line: str, pending: list[_Line], kind: BlockKind, fenced: bool) -> BlockKind | None:
    """Return the kind of block that ``line`` begins, or None if it continues one."""
    if fenced:
        return BlockKind.CODE if line.strip() else None
    bare = line.lstrip()
    if not bare:
        return None
    if bare[0] in _MARK_START or bare[1:2] in (".", ")") or bare[:3] in ("ii.", "iv."):
        match = _MARK.match(line)
        if match:
            return _marked(match, pending, kind)
    return BlockKind.ROW if line.count("|") > 1 else None


def _marked(match: re.Match[str], pending: list[_Line], kind: BlockKind) -> BlockKind | None:
    group = match.lastgroup or ""
    if group == "number":
        return BlockKind.ITEM if _begins_item(match, pending, kind) else None
    return {
        "heading": BlockKind.HEADING,
        "rule": BlockKind.RULE,
        "bullet": BlockKind.ITEM,
        "row": BlockKind.ROW,
        "fence": BlockKind.CODE,
    }[group]


def _begins_item(match: re.Match[str], pending: list[_Line], kind: BlockKind) -> bool:
    """Tell a list number from a wrapped line that happens to begin with ``5.`` or ``b)``."""
    if not pending or kind is BlockKind.ITEM:
        return True
    first = match["number"].strip("(.) \t").lower() in ("1", "a", "i")
    return first or pending[-1].text.rstrip()[-1:] in _CLOSED


_HEAD = re.compile(r"[A-Z][^.:?!\n]{2,80}:\s*")
"""A line that announces a list, at the margin: it does not go on with the item above it."""
_UNFINISHED = re.compile(
    r"\b(?:a|an|the|is|are|was|were|be|been|has|have|had|of|to|in|on|at|by|for|from|with|and|or|"
    r"but|that|which|who|than|as|if|when|may|must|can|will|shall|should|your|our|their|its)\s*$",
    re.IGNORECASE,
)
"""What no line ends with that is meant to end there."""


def _close(lines: list[_Line], kind: BlockKind) -> Iterator[Block]:
    """Yield a paragraph or item, cut at line breaks that wrapping cannot explain."""
    if not lines:
        return
    start = lines[0].start
    if len(lines) == 1 and capitals(lines[0].text):
        kind = BlockKind.HEADING
    width = _width(lines) if len(lines) > 1 else 0
    for line, following in itertools.pairwise(lines):
        heads = kind is BlockKind.ITEM and _HEAD.fullmatch(following.text) is not None
        if heads or _deliberate(line.text, following.text, width):
            yield Block(kind, start, line.end)
            start, kind = following.start, BlockKind.PROSE
    yield Block(kind, start, lines[-1].end)


def _width(lines: list[_Line]) -> int:
    """Return the length of the longest line, lines with long addresses left out."""
    return max((len(x.text) for x in lines if not _UNBREAKABLE.search(x.text)), default=0)


def _deliberate(line: str, following: str, width: int) -> bool:
    """Tell whether the break between two lines was meant, ``width`` being the longest line's."""
    if _LABEL.match(line) and _LABEL.match(following):
        return True
    bare = following.lstrip(" \t>*_\"'“(")
    if not bare or bare[0].islower() or _UNFINISHED.search(line):
        return False
    word = _WORD.match(bare)
    taken = len(line.rstrip()) + 1 + (len(word.group()) if word else 0) + _SLACK
    return taken < width and line.rstrip()[-1:] != ","
