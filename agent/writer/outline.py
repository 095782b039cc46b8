"""The outline of a chunk's source text: headings, paragraphs, list items and rows, unmarked."""

import re
from collections.abc import Iterator

from agent.domain.base import Frozen
from agent.domain.prose.blocks import BlockKind, capitals, split_blocks


class Part(Frozen):
    """A block with its marker taken off; markup inside its lines is still there.

    ``depth`` is the level of a heading (from 1) or the indentation of an item in characters;
    ``cells`` are a row's cells and ``header`` those of its table's first row, if it has one.
    """

    kind: BlockKind
    text: str
    depth: int = 0
    ordered: bool = False
    cells: tuple[str, ...] = ()
    header: tuple[str, ...] = ()


CLAUSE = re.compile(
    r"(?:§+\s*)?\(?\d+(?:\.\d+)+[.)]?\s+(?=[A-Z][a-z]|A\s)"
    r"|(?:(?i:resolution|article|clause|section|paragraph)\s|§)\s*\d[\w.]*\s*[:)–—-]\s+(?=[A-Z])"
    r"|§+\s*\d[\w.]*(?:\s*\(\d+\))?\s+(?=(?:The|An?)\s|[A-Z][\w'’-]+\s+[a-z])"
)
HEADING = re.compile(r"^\s{0,3}(#{1,6})\s+(.*?)\s*#*$", re.DOTALL)
ITEM = re.compile(
    r"^(?P<indent>\s*)(?P<mark>[-*+•‣◦▪·]|\(?(?:\d{1,3}|[a-zA-Z]|[ivx]{2,4})[.)])\s+"
    r"(?P<text>\S.*)$",
    re.DOTALL,
)
VALUE = re.compile(r"[^\w\s]{0,2}\d")
LOWEST = 7  # level of a heading that is one by its capitals alone
DIVIDER = re.compile(r"^\s*\|?\s*:?-{2,}:?\s*(?:\|\s*:?-{2,}:?\s*)*\|?\s*$")
QUOTED = re.compile(r"^[ \t]*>[ \t]?", re.MULTILINE)
FRONT = re.compile(r"\A---[ \t]*\n.*?\n---[ \t]*(?:\n|\Z)", re.DOTALL)
TAGS_ONLY = re.compile(
    r"^\s*(?:\{%[^%]*%\}|<!--.*?-->|\{\{[^}]*\}\}|</?[a-z][^>]*>|\s)+$", re.DOTALL
)
_FLOWING = (BlockKind.PROSE, BlockKind.ITEM)


def outline(text: str) -> list[Part]:
    """Return the parts of ``text`` in order, without front matter, rules, code and bare tags."""
    body = FRONT.sub("", text, count=1)
    raw = _mended([(b.kind, body[b.start : b.end]) for b in split_blocks(body)])
    kept: list[tuple[BlockKind, str]] = [
        (kind, block)
        for kind, block in raw
        if kind not in (BlockKind.RULE, BlockKind.CODE) and not TAGS_ONLY.match(block)
    ]
    return [part for part in _parts(kept) if part.text or part.cells]


def unnumbered(sentence: str) -> str:
    """Return ``sentence`` without the number of the clause or resolution that it opens with."""
    return CLAUSE.sub("", sentence, count=1)


def _mended(raw: list[tuple[BlockKind, str]]) -> list[tuple[BlockKind, str]]:
    """Join a paragraph to the one before it where a link or bracket opened there still is open."""
    joined: list[tuple[BlockKind, str]] = []
    for kind, block in raw:
        last = joined[-1][1] if joined else ""
        is_open = last.count("[") > last.count("]") or last.rstrip().endswith((",", " and", " or"))
        if kind is BlockKind.PROSE and is_open and joined[-1][0] in _FLOWING:
            joined[-1] = (joined[-1][0], f"{last}\n{block}")
        else:
            joined.append((kind, block))
    return joined


def _parts(raw: list[tuple[BlockKind, str]]) -> Iterator[Part]:
    header: tuple[str, ...] = ()
    begun = False
    for position, (kind, block) in enumerate(raw):
        if kind is not BlockKind.ROW:
            header, begun = (), False
            yield _plain(kind, QUOTED.sub("", block))
        elif not DIVIDER.match(block):
            cells = _cells(block)
            follower = raw[position + 1] if position + 1 < len(raw) else (BlockKind.PROSE, "")
            if DIVIDER.match(follower[1]) or (not begun and _heads(block, cells, *follower)):
                header = cells
            else:
                yield Part(kind=kind, text="", cells=cells, header=header)
            begun = True


def _cells(row: str) -> tuple[str, ...]:
    """Return the cells of a row: parted by bars, or set in columns."""
    if "|" in row:
        return tuple(c.strip() for c in row.strip().strip("|").split("|"))
    return tuple(c for c in re.split(r"[ \t]{3,}|\t+", row.strip()) if c)


def _heads(row: str, cells: tuple[str, ...], kind: BlockKind, below: str) -> bool:
    """Tell whether a row set in columns names the cells ``below``: words over values."""
    under = _cells(below)
    if "|" in row or kind is not BlockKind.ROW or len(under) != len(cells):
        return False
    return any(map(VALUE.match, under)) and not any(map(VALUE.match, cells))


def _plain(kind: BlockKind, block: str) -> Part:
    """Return a heading, an item or a paragraph, its lines joined."""
    heading = HEADING.match(block)
    if kind is BlockKind.HEADING and heading:
        return Part(kind=kind, text=_joined(heading[2]), depth=len(heading[1]))
    if kind is BlockKind.HEADING:
        return Part(kind=kind, text=_joined(capitals(block)), depth=LOWEST)
    item = ITEM.match(block)
    if kind is BlockKind.ITEM and item:
        depth = len(item["indent"].expandtabs(4))
        ordered = item["mark"].strip("(.)").isalnum()
        return Part(kind=kind, text=_joined(item["text"]), depth=depth, ordered=ordered)
    return Part(kind=BlockKind.PROSE, text=_joined(block))


def _joined(text: str) -> str:
    return " ".join(text.split())
