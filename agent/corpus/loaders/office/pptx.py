"""PPTX files: slide by slide, titles as headings, tables and charts row by row, speaker's notes."""

import datetime
import io
from collections.abc import Iterable, Iterator
from typing import Any

from agent.corpus.loaders.archive import check_archive
from agent.corpus.loaders.extracted import Extracted
from agent.corpus.loaders.raised import superscript
from agent.corpus.loaders.tables.cells import number as written
from agent.corpus.loaders.tables.grid import Cell, laid_out
from agent.corpus.loaders.tables.rows import row_lines
from agent.domain.text import Locator, Span

_BETWEEN = "\n\n"
# python-pptx writes this date into files whose author never set one.
_TEMPLATE_DATE = datetime.date(2013, 1, 27)

_OPEN_XML = "http://schemas.openxmlformats.org"
_DRAWING = f"{{{_OPEN_XML}/drawingml/2006/main}}"
_CHART = f"{{{_OPEN_XML}/drawingml/2006/chart}}"
_DIAGRAM = f"{{{_OPEN_XML}/drawingml/2006/diagram}}"
_RELATED = f"{{{_OPEN_XML}/officeDocument/2006/relationships}}"

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
    tables = charts = 0
    words: list[str] = []
    for shape in _in_order(slide):
        if shape.has_text_frame:
            words += _paragraphs(shape.text_frame, heading=shape == slide.shapes.title)
            continue
        words += _diagram(shape)
        if not (shape.has_table or shape.has_chart):
            continue
        if words:
            yield _BETWEEN.join(words), []
            words = []
        if shape.has_table:
            tables += 1
            yield from _table(shape.table, tables)
        else:
            charts += 1
            yield from _chart(shape.chart, charts)
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
    lines = [(p.level, _line(p)) for p in frame.paragraphs]
    filled = [(level, line) for level, line in lines if line]
    if heading:
        return ["## " + " ".join(line for _, line in filled)] if filled else []
    if len(filled) < 2:
        return [line for _, line in filled]
    return ["\n".join("  " * level + "- " + line for level, line in filled)]


def _line(paragraph: Any) -> str:
    """Return the text of a paragraph: raised digits raised, what is struck out left out."""
    text = ""
    for child in paragraph._p:
        said = "".join(t.text or "" for t in child.iter(f"{_DRAWING}t"))
        style = child.find(f"{_DRAWING}rPr")
        if style is not None and style.get("strike", "noStrike") != "noStrike":
            continue
        raised = style is not None and int(style.get("baseline") or 0) > 0
        text += superscript(text, said) if raised else said or " "
    return " ".join(text.split())


def _table(table: Any, number: int) -> Iterator[Part]:
    """Yield the rows of a table; the places that a merged cell covers repeat it."""
    rows = laid_out([[_cell(c) for c in row.cells if not c._tc.hMerge] for row in table.rows])
    if any(map(any, rows)):
        yield row_lines(f"Table {number}", enumerate(rows, start=1))


def _cell(cell: Any) -> Cell:
    text = " ".join(map(_line, cell.text_frame.paragraphs))
    return Cell(text, columns=cell._tc.gridSpan, goes_on=cell._tc.vMerge)


def _chart(chart: Any, number: int) -> Iterator[Part]:
    """Yield the values of a chart as a table: its categories by its series."""
    title = ""
    if chart.has_title and chart.chart_title.has_text_frame:
        title = " ".join(chart.chart_title.text_frame.text.split())
    for plot in chart.plots:
        series = list(plot.series)
        names = list(map(str, plot.categories))
        columns = [_values(s) for s in series]
        count = max([len(names), *map(len, columns)])
        header = ["Category", *(s.name or "Value" for s in series)]
        rows = [
            [
                names[i] if i < len(names) else str(i + 1),
                *(c[i] if i < len(c) else "" for c in columns),
            ]
            for i in range(count)
        ]
        if count:
            yield row_lines(
                title or f"Chart {number}", enumerate([header, *rows], start=1), headed=True
            )


def _values(series: Any) -> list[str]:
    """Return the values of a series as its format shows them, '' where there is none."""
    cache = series._element.find(f"{_CHART}val")
    style = next(cache.iter(f"{_CHART}formatCode"), None) if cache is not None else None
    code = style.text or "" if style is not None else ""
    return ["" if v is None else written(v, code) for v in series.values]


def _diagram(shape: Any) -> list[str]:
    """Return the texts of a diagram, which the file keeps apart from the slide."""
    for related in shape._element.iter(f"{_DIAGRAM}relIds"):
        from pptx.oxml import parse_xml

        data = parse_xml(shape.part.related_part(related.get(f"{_RELATED}dm")).blob)
        points = (p for p in data.iter(f"{_DIAGRAM}pt") if p.get("type", "node") == "node")
        texts = (" ".join("".join(p.itertext(f"{_DRAWING}t")).split()) for p in points)
        return [f"- {text}" for text in texts if text]
    return []
