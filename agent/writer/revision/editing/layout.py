"""The layout that removals leave behind: blank lines, lead-ins of nothing, numbers of lists."""

import re
from collections.abc import Iterator, Sequence
from typing import NamedTuple

from agent.domain.prose.blocks import Block, BlockKind, split_blocks
from agent.domain.text import Span
from agent.writer.outline import DIVIDER

BLANKS = re.compile(r"\n(?:[ \t]*\n){2,}")
NUMBERED = re.compile(r"^(?P<indent>[ \t>]*\(?)(?P<number>\d{1,3})(?=[.)][ \t]+\S)", re.MULTILINE)
REFERRING = re.compile(
    r"\b(?:steps?|items?|points?|numbers?|nos?\.|sections?|clauses?|paragraphs?|rules?|questions?"
    r"|articles?|rows?|tasks?)\s+#?\(?\d",
    re.IGNORECASE,
)
LISTED = (BlockKind.ITEM, BlockKind.ROW)


def tidied(before: str, after: str, standing: Sequence[Span] = ()) -> str:
    """Return ``after`` with the layout that ``before`` had, as far as its removals spoilt it.

    A lead-in, heading or head of a table goes with the last of what it announced, blank lines are
    not doubled, and a list that lost an item is numbered on, unless the draft refers to items by
    their numbers. Sentences do not change.

    Args:
        before: the draft before the edits.
        after: the draft after them.
        standing: what of ``before`` stays, whatever becomes of its surroundings.
    """
    text = _without_idle(before, after, standing)
    if not BLANKS.search(before):
        text = BLANKS.sub("\n\n", text)
    text = text.lstrip("\n") if not before.startswith("\n") else text
    end = before[len(before.rstrip()) :]
    text = text.rstrip() + end if text.strip() else text
    return text if REFERRING.search(before) else renumbered(before, text)


class _Idle(NamedTuple):
    """A block by what it is and says."""

    kind: BlockKind
    text: str


def _without_idle(before: str, after: str, standing: Sequence[Span]) -> str:
    """Return ``after`` without blocks that announce something only in ``before``."""
    kept = {b for b in _announcing(before) if not any(b[1].overlaps(s) for s in standing)}
    useful = {block for block, _ in kept}
    still = {block for block, _ in _announcing(after)}
    for block in reversed(list(split_blocks(after))):
        idle = _idle(after, block)
        if idle in useful and idle not in still:
            after = after[: block.start] + after[block.end :].lstrip(" \t").removeprefix("\n")
            still = {b for b, _ in _announcing(after)}
    return after


def _idle(text: str, block: Block) -> _Idle:
    return _Idle(block.kind, _said(text, block))


def _announcing(text: str) -> Iterator[tuple[_Idle, Span]]:
    """Yield headings, lead-ins and heads of tables that something follows, with their places."""
    blocks = list(split_blocks(text))
    for position, block in enumerate(blocks):
        following = blocks[position + 1 :]
        said = _said(text, block)
        if block.kind is BlockKind.HEADING:
            announces = bool(following) and not _closes(said, _said(text, following[0]))
        elif block.kind is BlockKind.PROSE and said.rstrip("*_ ").endswith(":"):
            announces = bool(following) and following[0].kind in LISTED
        elif block.kind is BlockKind.ROW:
            announces = _heads(text, block, following)
        else:
            continue
        if announces:
            yield _Idle(block.kind, said), Span(start=block.start, end=block.end)


def _said(text: str, block: Block) -> str:
    return text[block.start : block.end].strip()


def _closes(heading: str, following: str) -> bool:
    """Tell whether what follows a heading is one of its own or a higher level."""
    level = len(following) - len(following.lstrip("#"))
    return 0 < level <= len(heading) - len(heading.lstrip("#"))


def _heads(text: str, block: Block, following: Sequence[Block]) -> bool:
    """Tell whether a row is the head or the divider of a table that has rows."""
    rows = [_said(text, b) for b in (block, *following[:2]) if b.kind is BlockKind.ROW]
    if DIVIDER.match(rows[0]):
        return len(rows) > 1
    return len(rows) > 2 and DIVIDER.match(rows[1]) is not None


class _Item(NamedTuple):
    """A numbered item: the run of consecutive ones that it is of, and what it opens with."""

    run: int
    indent: str
    number: int
    line: str


def renumbered(before: str, after: str) -> str:
    """Return ``after`` with the numbers of its list items made consecutive where they had been."""
    listed = _items(before)
    starts = {item.run: item.number for item in reversed(listed)}
    given: dict[int, int] = {}
    position, text, shift = 0, after, 0
    for item, place in zip(_items(after), NUMBERED.finditer(after), strict=True):
        alike = [i for i in range(position, len(listed)) if listed[i][1:3] == item[1:3]]
        if not alike:
            return after
        found = next((i for i in alike if listed[i].line == item.line), alike[0])
        position, run = found + 1, listed[found].run
        given[run] = given.get(run, starts[run] - 1) + 1
        start, end = place.start("number") + shift, place.end("number") + shift
        text = text[:start] + str(given[run]) + text[end:]
        shift = len(text) - len(after)
    return text


def _items(text: str) -> list[_Item]:
    """Return the numbered items of ``text`` in order."""
    last: dict[str, tuple[int, int]] = {}
    found: list[_Item] = []
    for item in NUMBERED.finditer(text):
        indent, number = item["indent"], int(item["number"])
        run, previous = last.get(indent, (-1, -1))
        run = run if run >= 0 and number == previous + 1 else len(found)
        last[indent] = run, number
        line = text[item.end() :].partition("\n")[0]
        found.append(_Item(run, indent, number, line))
    return found
