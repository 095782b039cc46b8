"""XLSX workbooks: each row of each sheet a line of sentences."""

import io
import re
from collections.abc import Iterator
from typing import Any

from agent.corpus.loaders.archive import check_archive
from agent.corpus.loaders.cells import shown
from agent.corpus.loaders.extracted import Extracted
from agent.corpus.loaders.rows import Row, row_lines
from agent.domain.text import Locator

_UNSOLVED = "(formula without a stored result)"
_CURRENCY = re.compile(r"\[\$([^\-\]]+)[^\]]*\]|\"([€$£¥])\"|([€$£¥])")


def read_xlsx(data: bytes, name: str) -> Extracted:
    """Return the visible sheets of a workbook as text, with row locators.

    Values are those stored with the file; the format of a cell gives percent and currency signs.
    A formula whose result was never stored is shown as such, not left out.
    """
    import openpyxl

    check_archive(data)
    book = openpyxl.load_workbook(io.BytesIO(data), read_only=True, data_only=True)
    formulas = openpyxl.load_workbook(io.BytesIO(data), read_only=True)
    try:
        parts: list[str] = []
        locators: list[Locator] = []
        start = 0
        for sheet in book.worksheets:
            if sheet.sheet_state != "visible":
                continue
            text, found = row_lines(sheet.title, _rows(sheet, formulas[sheet.title]), start)
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
        formulas.close()


def _rows(sheet: Any, formulas: Any) -> Iterator[Row]:
    for row, written in zip(sheet.iter_rows(), formulas.iter_rows(), strict=True):
        filled = [cell for cell in written if cell.value is not None]
        if filled:  # empty cells of a streamed sheet do not know their row
            cells = zip(row, written, strict=True)
            yield filled[0].row, [_shown(c) or _unsolved(w) for c, w in cells]


def _unsolved(cell: Any) -> str:
    return _UNSOLVED if cell.data_type == "f" else ""


def _shown(cell: Any) -> str:
    value = cell.value
    if isinstance(value, int | float) and not isinstance(value, bool):
        return _number(value, str(cell.number_format or ""))
    return shown(value)


def _number(value: float, style: str) -> str:
    if style.split(";", maxsplit=1)[0].rstrip().endswith("%"):
        return f"{value * 100:.10g}%"
    shown = f"{value:.15g}"
    currency = _CURRENCY.search(style)
    if not currency:
        return shown
    sign = next(g for g in currency.groups() if g).strip()
    return f"{sign}{shown}" if len(sign) == 1 else f"{shown} {sign}"
