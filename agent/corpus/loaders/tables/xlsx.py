"""XLSX workbooks: each row of each sheet a line of sentences."""

import io
from collections.abc import Iterator
from typing import Any

from agent.corpus.loaders.archive import check_archive
from agent.corpus.loaders.extracted import Extracted
from agent.corpus.loaders.tables.cells import number, shown
from agent.corpus.loaders.tables.merged import Merged, merged_ranges
from agent.corpus.loaders.tables.rows import Row, row_lines, split_tables
from agent.domain.text import Locator

_UNSOLVED = "(formula without a stored result)"


def read_xlsx(data: bytes, name: str) -> Extracted:
    """Return the visible sheets of a workbook as text, with row locators.

    A sheet may hold several tables, one below the other; merged cells count for all places that
    they cover, but for titles, which stand alone in their row.

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
            merged = Merged(merged_ranges(book, sheet))
            for table in split_tables(_rows(sheet, formulas[sheet.title], merged)):
                text, found = row_lines(sheet.title, table, start)
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


def _rows(sheet: Any, formulas: Any, merged: Merged) -> Iterator[Row]:
    for row, written in zip(sheet.iter_rows(), formulas.iter_rows(), strict=True):
        filled = [cell for cell in written if cell.value is not None]
        if filled:  # empty cells of a streamed sheet do not know their row
            cells = zip(row, written, strict=True)
            texts = [_shown(c) or _unsolved(w) for c, w in cells]
            yield filled[0].row, merged.filled(filled[0].row, texts)


def _unsolved(cell: Any) -> str:
    return _UNSOLVED if cell.data_type == "f" else ""


def _shown(cell: Any) -> str:
    value = cell.value
    if isinstance(value, int | float) and not isinstance(value, bool):
        return number(value, str(cell.number_format or ""))
    return shown(value)
