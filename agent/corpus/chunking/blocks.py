"""The blocks of a text: headings, paragraphs, list items, table rows and code, with spans."""

import re
from collections.abc import Iterator
from dataclasses import dataclass
from enum import StrEnum

from agent.domain.prose.blocks import capitals
from agent.domain.prose.markup import readable
from agent.domain.text import Span


class Kind(StrEnum):
    """What a block is."""

    HEADING = "heading"
    PARAGRAPH = "paragraph"
    ITEM = "item"
    ROW = "row"
    CODE = "code"


@dataclass(frozen=True, slots=True)
class Block:
    """A range of a text; ``level`` is that of a heading (1–6), ``columns`` a table's header."""

    kind: Kind
    start: int
    end: int
    level: int = 0
    columns: str = ""


@dataclass(frozen=True, slots=True)
class _Line:
    start: int
    end: int
    text: str


CAPITALS_LEVEL = 2  # of a heading that is one by its capitals alone

_HEADING = re.compile(r" {0,3}(#{1,6})(?:[ \t]+\S|[ \t]*$)")
_UNDERLINE = re.compile(r" {0,3}(=+|-{2,})[ \t]*$")
_FENCE = re.compile(r"[ \t]*(```+|~~~+)")
_ITEM = re.compile(r"[ \t]*(?:[-*+•‣▪]|(\d{1,3}|[a-z])[.)]|\(\w{1,4}\))[ \t]+\S")
_TABLE_RULE = re.compile(r"[ \t]*\|?[ \t]*:?-+:?[ \t]*(?:\|[ \t]*:?-+:?[ \t]*)+\|?[ \t]*$")


def blocks(text: str, span: Span) -> list[Block]:
    """Return the blocks of ``text[span]`` in order; they do not overlap, blanks lie between."""
    return list(_Scanner(_lines(text, span)).scan())


def heading_text(text: str, block: Block) -> str:
    """Return the words of a heading."""
    plain = " ".join(readable(text[block.start : block.end])[0].split())
    return capitals(plain) or plain


def _lines(text: str, span: Span) -> list[_Line]:
    lines: list[_Line] = []
    start = span.start
    for raw in re.split(r"(?<=\n)", span.of(text)):
        content = raw.rstrip()
        lines.append(_Line(start, start + len(content), content))
        start += len(raw)
    return lines


class _Scanner:
    """Walks over lines; each method reads one block from the current position."""

    def __init__(self, lines: list[_Line]) -> None:
        self.lines = lines
        self.at = 0

    def scan(self) -> Iterator[Block]:
        in_list = False
        while self.at < len(self.lines):
            line = self.lines[self.at]
            if not line.text:
                self.at += 1
            elif _FENCE.match(line.text):
                yield self._code()
            elif heading := _HEADING.match(line.text):
                self.at += 1
                yield Block(Kind.HEADING, line.start, line.end, level=len(heading.group(1)))
                in_list = False
            elif capitals(line.text) and self._stands_alone():
                self.at += 1
                yield Block(Kind.HEADING, line.start, line.end, level=CAPITALS_LEVEL)
                in_list = False
            elif self._table_begins():
                yield from self._table()
            elif _ITEM.match(line.text):
                in_list = True
                yield self._flow(Kind.ITEM)
            else:
                in_list = in_list and line.text[0] in " \t"
                yield self._flow(Kind.ITEM if in_list else Kind.PARAGRAPH)

    def _code(self) -> Block:
        first = self.lines[self.at]
        mark = _FENCE.match(first.text)
        fence = mark.group(1)[:3] if mark else "```"
        end = self.at + 1
        while end < len(self.lines) and not self.lines[end].text.lstrip().startswith(fence):
            end += 1
        closed = end < len(self.lines)
        if not closed:  # an unclosed fence hides nothing
            self.at += 1
            return Block(Kind.PARAGRAPH, first.start, first.end)
        self.at = end + 1
        return Block(Kind.CODE, first.start, self.lines[end].end)

    def _stands_alone(self) -> bool:
        above, below = self.lines[max(self.at - 1, 0) : self.at], self.lines[self.at + 1 :][:1]
        return not any(line.text for line in (*above, *below))

    def _table_begins(self) -> bool:
        following = self.lines[self.at + 1] if self.at + 1 < len(self.lines) else None
        has_pipe = "|" in self.lines[self.at].text
        return has_pipe and following is not None and bool(_TABLE_RULE.match(following.text))

    def _table(self) -> Iterator[Block]:
        header = self.lines[self.at]
        cells = readable(header.text)[0].strip(" |").split(";" if header.text[0] == "|" else "|")
        columns = ", ".join(c.strip() for c in cells if c.strip())
        yield Block(Kind.ROW, header.start, self.lines[self.at + 1].end, columns=columns)
        self.at += 2
        while self.at < len(self.lines) and "|" in self.lines[self.at].text:
            line = self.lines[self.at]
            yield Block(Kind.ROW, line.start, line.end, columns=columns)
            self.at += 1

    def _flow(self, kind: Kind) -> Block:
        """Read a paragraph or a list item up to a blank line or the start of another block."""
        first = last = self.lines[self.at]
        self.at += 1
        while self.at < len(self.lines) and not self._interrupts():
            last = self.lines[self.at]
            self.at += 1
            underline = _UNDERLINE.match(last.text)
            if underline and kind is Kind.PARAGRAPH:
                level = 1 if underline.group(1).startswith("=") else 2
                return Block(Kind.HEADING, first.start, last.end, level=level)
        return Block(kind, first.start, last.end)

    def _interrupts(self) -> bool:
        text = self.lines[self.at].text
        return (
            not text
            or bool(_HEADING.match(text) or _FENCE.match(text) or _ITEM.match(text))
            or self._table_begins()
        )
