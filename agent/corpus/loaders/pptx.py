"""PPTX files: slide by slide, titles as headings, tables row by row, speaker's notes."""

import datetime
import io
from collections.abc import Iterable, Iterator
from typing import Any

from agent.corpus.loaders.archive import check_archive
from agent.corpus.loaders.extracted import Extracted
from agent.corpus.loaders.rows import row_lines
from agent.domain.text import Locator, Span

_BETWEEN = "\n\n"
# python-pptx writes this date into files whose author never set one.
_TEMPLATE_DATE = datetime.date(2013, 1, 27)

Part = tuple[str, list[Locator]]
"""A text and the rows in it, counted from the beginning of the text."""


def read_pptx(data: bytes, name: str) -> Extracted:
    """Return the text of a presentation; each slide is a page, table rows keep their number."""
    import pptx

    check_archive(data)
    presentation = pptx.Presentation(io.BytesIO(data))
    text = ""
    locators: list[Locator] = []
    for number, slide in enumerate(presentation.slides, start=1):
        for part, rows in _parts(slide):
            start = len(text) + len(_BETWEEN) if text else 0
            text = f"{text}{_BETWEEN}{part}" if text else part
            locators += _on_page(number, Span(start=start, end=len(text)), rows)
    properties = presentation.core_properties
    date = properties.modified.date() if properties.modified else None
    title = (properties.title or "").strip()
    return Extracted(
        text=text,
        title="" if title == "PowerPoint Presentation" else title,
        date=None if date == _TEMPLATE_DATE else date,
        locators=tuple(locators),
    )


def _on_page(page: int, span: Span, rows: list[Locator]) -> list[Locator]:
    if not rows:
        return [Locator(span=span, page=page)]
    return [Locator(span=x.span.shift(span.start), page=page, row=x.row) for x in rows]


def _parts(slide: Any) -> Iterator[Part]:
    """Yield what a slide says: its title, its shapes from top to bottom, its notes."""
    tables = 0
    words: list[str] = []
    for shape in _in_order(slide):
        if getattr(shape, "has_table", False):
            tables += 1
            if words:
                yield _BETWEEN.join(words), []
                words = []
            yield from _table(shape.table, tables)
        elif shape.has_text_frame:
            words += _paragraphs(shape.text_frame, heading=shape == slide.shapes.title)
    if slide.has_notes_slide and slide.notes_slide.notes_text_frame is not None:
        words += _paragraphs(slide.notes_slide.notes_text_frame)
    if words:
        yield _BETWEEN.join(words), []


def _in_order(slide: Any) -> list[Any]:
    """Return all shapes in reading order, the title first, those inside groups too."""
    title = slide.shapes.title
    return sorted(_flat(slide.shapes), key=lambda shape: shape != title)


def _flat(shapes: Iterable[Any]) -> list[Any]:
    found: list[Any] = []
    for shape in sorted(shapes, key=lambda s: (s.top or 0, s.left or 0)):
        found += _flat(shape.shapes) if hasattr(shape, "shapes") else [shape]
    return found


def _paragraphs(frame: Any, *, heading: bool = False) -> list[str]:
    """Return the paragraphs of a text frame; several of them are a list."""
    lines = [(p.level, " ".join(p.text.split())) for p in frame.paragraphs]
    filled = [(level, line) for level, line in lines if line]
    if heading:
        return ["## " + " ".join(line for _, line in filled)] if filled else []
    if len(filled) < 2:
        return [line for _, line in filled]
    return ["\n".join("  " * level + "- " + line for level, line in filled)]


def _table(table: Any, number: int) -> Iterator[Part]:
    rows = [[cell.text.strip() for cell in row.cells] for row in table.rows]
    if any(map(any, rows)):
        yield row_lines(f"Table {number}", list(enumerate(rows, start=1)))
