"""DOCX files: paragraphs, headings and lists as Markdown-like lines, tables row by row."""

import datetime
import io
import re
from collections.abc import Iterator
from dataclasses import replace
from typing import Any

from agent.corpus.loaders.archive import check_archive
from agent.corpus.loaders.extracted import Extracted
from agent.corpus.loaders.office.wordml import WORD, NoteKey, Words, local_name, table_cells, within
from agent.corpus.loaders.tables.grid import laid_out
from agent.corpus.loaders.tables.rows import row_lines
from agent.domain.text import Locator

# python-docx writes the date of its template into files whose author never set one.
_TEMPLATE_DATE = datetime.date(2013, 12, 23)
_HEADING = re.compile(r"heading (\d)", re.I)
_PAGING = re.compile(r"\bpages?\b|\bof\b|[\W\d]+", re.I)
_BETWEEN = "\n\n"


def read_docx(data: bytes, name: str) -> Extracted:
    """Return what a Word file shows, in reading order, with row locators for its tables.

    Tracked changes count as accepted; what is struck out or hidden, and comments in the margin,
    are left out. Notes follow the paragraph or the table that refers to them, boxes of text the
    paragraph they hang on; the heads and feet of the pages stand once, at the end.
    """
    import docx

    check_archive(data)
    document = docx.Document(io.BytesIO(data))
    body = _Body(document.part)
    body.add(document.element.body)
    body.add_margins()
    properties = document.core_properties
    date = properties.modified.date() if properties.modified else None
    return Extracted(
        text=body.text,
        title=(properties.title or "").strip(),
        date=None if date == _TEMPLATE_DATE else date,
        locators=tuple(body.locators),
    )


class _Body:
    """The text of a document as it grows, with what its parts need to know of each other."""

    def __init__(self, part: Any) -> None:
        self.locators: list[Locator] = []
        self._parts: list[str] = []
        self._end = 0
        self._part = part
        self._tables = 0
        self._noted = 0
        self._open_notes: list[NoteKey] = []
        self._notes = dict(_notes(part))

    @property
    def text(self) -> str:
        return _BETWEEN.join(self._parts)

    def add(self, element: Any) -> None:
        """Add the paragraphs and tables of an element, each with its notes below it."""
        for block in within(element, "p", "tbl"):
            if local_name(block) == "tbl":
                self._table(block)
            else:
                words = self._words(block)
                self._say(_styled(block, words.text, self._part))
                for box in words.boxes:
                    self.add(box)
            self._write_notes()

    def add_margins(self) -> None:
        """Add the heads and feet of the pages, but for mere page numbers."""
        said: set[str] = set()
        for relation in self._part.rels.values():
            if relation.reltype.endswith(("/header", "/footer")):
                for paragraph in relation.target_part.element.iter(f"{WORD}p"):
                    text = self._words(paragraph).text.strip()
                    if text not in said and _PAGING.sub("", text):
                        said.add(text)
                        self._say(text)

    def _say(self, text: str, locators: list[Locator] | None = None) -> None:
        if text.strip():
            self.locators += locators or []
            self._end += len(text) + len(_BETWEEN)
            self._parts.append(text)

    def _words(self, paragraph: Any) -> Words:
        words = Words(self._noted).read(paragraph)
        self._noted += len(words.notes)
        self._open_notes += words.notes
        return words

    def _table(self, table: Any) -> None:
        """Add a table row by row, and what its cells hold beside words below it.

        A table of one column is a frame around text.
        """
        rows = list(table_cells(table))
        if max(map(len, rows), default=0) < 2:
            for row in rows:
                for _, element in row:
                    self.add(element)
            return
        self._tables += 1
        inner: list[Any] = []
        cells = [[replace(c, text=self._cell(e, inner)) for c, e in row] for row in rows]
        numbered = enumerate(laid_out(cells), start=1)
        self._say(*row_lines(f"Table {self._tables}", list(numbered), self._end))
        for element in inner:
            self.add(element)

    def _cell(self, cell: Any, inner: list[Any]) -> str:
        """Return the words of a cell; its boxes and the tables within it go to ``inner``."""
        lines: list[str] = []
        for block in within(cell, "p", "tbl"):
            if local_name(block) == "tbl":
                inner.append([block])
            else:
                words = self._words(block)
                lines.append(words.text.strip())
                inner += words.boxes
        return "\n".join(filter(None, lines))

    def _write_notes(self) -> None:
        first = self._noted - len(self._open_notes) + 1
        waiting, self._open_notes = self._open_notes, []
        for number, key in enumerate(waiting, start=first):
            said = self._notes.get(key, "")
            self._say(f"[^{number}]: {said}" if said else "")


def _styled(paragraph: Any, text: str, part: Any) -> str:
    """Return the text of a paragraph as its style says: a heading, an item of a list."""
    from docx.text.paragraph import Paragraph

    text = text.strip()
    if not text:
        return ""
    names = list(_style_names(Paragraph(paragraph, part).style))
    heading = next(filter(None, map(_HEADING.match, names)), None)
    if heading:
        return "#" * min(6, int(heading.group(1))) + " " + " ".join(text.split())
    if "title" in map(str.lower, names):
        return "# " + " ".join(text.split())
    listed = paragraph.find(f"{WORD}pPr/{WORD}numPr") is not None
    return "- " + text if listed or (names[:1] and names[0].lower().startswith("list")) else text


def _style_names(style: Any) -> Iterator[str]:
    """Yield the name of a style, then those of the styles that it is based on."""
    seen: set[str] = set()
    while style is not None and style.name not in seen:
        seen.add(style.name)
        yield style.name or ""
        style = style.base_style


def _notes(part: Any) -> Iterator[tuple[NoteKey, str]]:
    """Yield the footnotes and endnotes of a document by kind and number."""
    from docx.oxml import parse_xml

    for relation in part.rels.values():
        kind = relation.reltype.rpartition("/")[2].removesuffix("s")
        if kind not in ("footnote", "endnote") or relation.is_external:
            continue
        for note in parse_xml(relation.target_part.blob).iter(f"{WORD}{kind}"):
            lines = (Words().read(p).text.strip() for p in note.iter(f"{WORD}p"))
            yield (kind, note.get(f"{WORD}id") or ""), " ".join(filter(None, lines))
