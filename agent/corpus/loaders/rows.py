"""Table rows as sentences that keep table, row and column names."""

import re
from collections.abc import Iterable, Sequence

from agent.domain.text import Locator, Span

Row = tuple[int, Sequence[str]]

_NUMBER = re.compile(r"[-+(]?\W{0,3}\d[\d.,\s]*\W{0,3}[A-Za-z%]{0,3}\W?")


def row_lines(table: str, rows: Iterable[Row], start: int = 0) -> tuple[str, list[Locator]]:
    """Return the rows below the header as lines, with a locator for each.

    "Price list, row 3. Product: Tent X. Weight: 2.4 kg." Row numbers are those of the file, from
    1. Rows above the header are kept as they are. ``start`` is where the text will begin in the
    document.
    """
    filled = [(n, [" ".join(c.split()) for c in cells]) for n, cells in rows]
    filled = [(n, cells) for n, cells in filled if any(cells)]
    top = _header_index([cells for _, cells in filled])
    names = _names(filled[top][1]) if top is not None else []
    lines: list[str] = []
    locators: list[Locator] = []
    for position, (number, cells) in enumerate(filled):
        if position == top and len(filled) > top + 1:
            continue
        is_data = top is not None and position > top
        line = _sentences(table, number, names, cells) if is_data else _plain(table, number, cells)
        locators.append(Locator(span=Span(start=start, end=start + len(line)), row=number))
        lines.append(line)
        start += len(line) + 1
    return "\n".join(lines), locators


def _header_index(rows: Sequence[Sequence[str]]) -> int | None:
    """Return the first row of names: as wide as most, no numbers, followed by data."""
    widths = [sum(map(bool, cells)) for cells in rows]
    for index, cells in enumerate(rows[:10]):
        named = [c for c in cells if c]
        wide = widths[index] >= 2 or max(widths) == 1
        spans = widths[index] * 2 > max(widths)
        if wide and spans and not any(_NUMBER.fullmatch(c) for c in named):
            return index
        if wide and spans:
            return None
    return None


def _names(header: Sequence[str]) -> list[str]:
    names = [name.rstrip(":") for name in header]
    return [
        name if name and names.index(name) == i else f"{name or 'Column'} {i + 1}"
        for i, name in enumerate(names)
    ]


def _sentences(table: str, number: int, names: Sequence[str], cells: Sequence[str]) -> str:
    padded = [*names, *(f"Column {i + 1}" for i in range(len(names), len(cells)))]
    parts = [f"{table}, row {number}."]
    parts += [f"{n}: {_closed(c)}" for n, c in zip(padded, cells, strict=False) if c]
    return " ".join(parts)


def _plain(table: str, number: int, cells: Sequence[str]) -> str:
    return f"{table}, row {number}. " + " ".join(_closed(c) for c in cells if c)


def _closed(cell: str) -> str:
    return cell if cell.endswith((".", "!", "?")) else cell + "."
