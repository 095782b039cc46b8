"""Merged cells of a table, laid out so that every value stands under its column."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass

MAX_SPAN = 200
"""Columns or rows that one cell may cover: files ask for any number of them."""


@dataclass(frozen=True, slots=True)
class Cell:
    """A cell that covers ``columns`` × ``rows`` places; ``goes_on``: it is the one above."""

    text: str
    columns: int = 1
    rows: int = 1
    goes_on: bool = False


def laid_out(rows: Iterable[Sequence[Cell]]) -> list[list[str]]:
    """Return the texts of each row by column; a merged cell stands in every place it covers.

    A cell that is alone in its row, as a title over the table is, stands there once.
    """
    laid: list[list[str]] = []
    open_cells: dict[int, tuple[str, int]] = {}
    for row in rows:
        texts: list[str] = []
        waiting = open_cells
        open_cells = {}
        for cell in row:
            _pass_over(waiting, open_cells, texts)
            above = laid[-1] if laid else []
            at = len(texts)
            text = above[at] if cell.goes_on and at < len(above) else cell.text
            for column in range(at, at + min(max(cell.columns, 1), MAX_SPAN)):
                texts.append(text)
                if cell.rows > 1:
                    open_cells[column] = (text, min(cell.rows, MAX_SPAN) - 1)
        _pass_over(waiting, open_cells, texts)
        alone = len(row) == 1 and len(texts) == max(row[0].columns, 1)
        laid.append(texts[:1] if alone else texts)
    return laid


def _pass_over(
    waiting: dict[int, tuple[str, int]], open_cells: dict[int, tuple[str, int]], texts: list[str]
) -> None:
    """Write the cells of rows above that reach down to the next places of this row."""
    while len(texts) in waiting:
        text, left = waiting.pop(len(texts))
        if left > 1:
            open_cells[len(texts)] = (text, left - 1)
        texts.append(text)
