"""XLSX workbooks: each row of each sheet a line of sentences."""

import datetime
import io
import re
from typing import Any

from agent.corpus.loaders.archive import check_archive
from agent.corpus.loaders.extracted import Extracted
from agent.corpus.loaders.rows import row_lines
from agent.domain.text import Locator

_CURRENCY = re.compile(r"\[\$([^\-\]]+)[^\]]*\]|\"([€$£¥])\"|([€$£¥])")


def read_xlsx(data: bytes, name: str) -> Extracted:
    """Return the visible sheets of a workbook as text, with row locators.

    Values are those stored with the file; the format of a cell gives percent and currency signs.
    """
    import openpyxl

    check_archive(data)
    book = openpyxl.load_workbook(io.BytesIO(data), read_only=True, data_only=True)
    try:
        parts: list[str] = []
        locators: list[Locator] = []
        start = 0
        for sheet in book.worksheets:
            if sheet.sheet_state != "visible":
                continue
            rows = [(r[0].row, [_shown(c) for c in r]) for r in _cells(sheet)]
            text, found = row_lines(sheet.title, rows, start)
            if text:
                parts.append(text)
                locators += found
                start += len(text) + 2
        properties = book.properties
        return Extracted(
            text="\n\n".join(parts), title=properties.title or "", locators=tuple(locators)
        )
    finally:
        book.close()


def _cells(sheet: Any) -> list[list[Any]]:
    rows = ([c for c in row if c.value is not None] and list(row) for row in sheet.iter_rows())
    return [_numbered(row) for row in rows if row]


def _numbered(row: list[Any]) -> list[Any]:
    """Return the row with a first cell that knows its row number (empty cells do not)."""
    known = next(c for c in row if c.value is not None)
    return [known, *row] if getattr(row[0], "row", None) is None else [row[0], *row]


def _shown(cell: Any) -> str:
    value = cell.value
    if value is None:
        return ""
    if isinstance(value, bool):
        return "yes" if value else "no"
    if isinstance(value, datetime.datetime):
        midnight = value.time() == datetime.time.min
        return value.date().isoformat() if midnight else value.isoformat(" ", "minutes")
    if isinstance(value, int | float):
        return _number(value, str(cell.number_format or ""))
    return str(value)


def _number(value: float, style: str) -> str:
    if style.split(";", maxsplit=1)[0].rstrip().endswith("%"):
        return f"{value * 100:.10g}%"
    shown = f"{value:.15g}"
    currency = _CURRENCY.search(style)
    if not currency:
        return shown
    sign = next(g for g in currency.groups() if g).strip()
    return f"{sign}{shown}" if len(sign) == 1 else f"{shown} {sign}"
