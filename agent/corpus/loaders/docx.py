"""DOCX files: paragraphs, headings and lists as Markdown-like lines, tables row by row."""

import datetime
import io
import re
from typing import Any

from agent.corpus.loaders.archive import check_archive
from agent.corpus.loaders.extracted import Extracted
from agent.corpus.loaders.rows import row_lines
from agent.domain.text import Locator

# python-docx writes the date of its template into files whose author never set one.
_TEMPLATE_DATE = datetime.date(2013, 12, 23)
_HEADING = re.compile(r"heading (\d)", re.I)


def read_docx(data: bytes, name: str) -> Extracted:
    """Return the body of a Word file in reading order, with row locators for its tables."""
    import docx
    from docx.table import Table

    check_archive(data)
    document = docx.Document(io.BytesIO(data))
    parts: list[str] = []
    locators: list[Locator] = []
    start, tables = 0, 0
    for block in document.iter_inner_content():
        if isinstance(block, Table):
            tables += 1
            text, found = _table(block, tables, start)
            locators += found
        else:
            text = _paragraph(block)
        if text:
            parts.append(text)
            start += len(text) + 2
    properties = document.core_properties
    date = properties.modified.date() if properties.modified else None
    return Extracted(
        text="\n\n".join(parts),
        title=(properties.title or "").strip(),
        date=None if date == _TEMPLATE_DATE else date,
        locators=tuple(locators),
    )


def _paragraph(paragraph: Any) -> str:
    text: str = paragraph.text.strip()
    style = paragraph.style.name or "" if paragraph.style is not None else ""
    heading = _HEADING.match(style)
    if text and heading:
        return "#" * min(6, int(heading.group(1))) + " " + text
    if text and style.lower() == "title":
        return "# " + text
    listed = paragraph._p.pPr is not None and paragraph._p.pPr.numPr is not None
    return "- " + text if text and (listed or style.lower().startswith("list")) else text


def _table(table: Any, number: int, start: int) -> tuple[str, list[Locator]]:
    rows = [_distinct(row.cells) for row in table.rows]
    if max(map(len, rows), default=0) < 2:  # a frame around text, not a table
        return "\n\n".join(cell for row in rows for cell in row if cell), []
    return row_lines(f"Table {number}", list(enumerate(rows, start=1)), start)


def _distinct(cells: Any) -> list[str]:
    """Return the texts of a row; a merged cell, which the library repeats, counts once."""
    texts: list[str] = []
    previous = None
    for cell in cells:
        if cell._tc is not previous:
            texts.append(cell.text.strip())
        previous = cell._tc
    return texts
