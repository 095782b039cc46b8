"""Table rows as sentences that keep table, row and column names."""

import re
from collections.abc import Iterable, Sequence
from itertools import pairwise

from agent.domain.text import Locator, Span

Row = tuple[int, Sequence[str]]

LABEL_WORDS = 8

_NUMBER = re.compile(r"[-+(]?\W{0,3}\d[\d.,\s]*\W{0,3}[A-Za-z%]{0,3}\W?")
_YEAR = re.compile(r"(?:19|20)\d\d")


def row_lines(table: str, rows: Iterable[Row], start: int = 0) -> tuple[str, list[Locator]]:
    """Return the rows below the header as lines, with a locator for each.

    Where the first column names the rows, each cell becomes a sentence that stands alone: "Price
    list, row 3: Product Tent X. The Weight of Tent X is 2.4 kg." Elsewhere the cells follow their
    keys: "Price list, row 3. Grade: 7. Weight: 2.4 kg.", parted by semicolons where the columns are
    years: "Sales, row 3. EUR million: Rent; 2023: 0.4; 2024: 0.5." Row numbers are those of the
    file, from 1.
    Rows above the header are kept as they are. ``start`` is where the text will begin in the
    document.
    """
    filled = [(n, [" ".join(c.split()) for c in cells]) for n, cells in rows]
    filled = [(n, cells) for n, cells in filled if any(cells)]
    top = _header_index([cells for _, cells in filled])
    names = _names(filled[top][1]) if top is not None else []
    label = _label(filled[top][1], [c for _, c in filled[top + 1 :]]) if top is not None else None
    lines: list[str] = []
    locators: list[Locator] = []
    for position, (number, cells) in enumerate(filled):
        if position == top and len(filled) > top + 1:
            continue
        is_data = top is not None and position > top
        line = (
            _line(table, number, names, cells, label) if is_data else _plain(table, number, cells)
        )
        locators.append(Locator(span=Span(start=start, end=start + len(line)), row=number))
        lines.append(line)
        start += len(line) + 1
    return "\n".join(lines), locators


def record_lines(
    table: str, names: Sequence[str], rows: Iterable[Row], start: int = 0
) -> tuple[str, list[Locator]]:
    """Return rows whose column names are known as lines, with a locator for each.

    They read like those of `row_lines`.
    """
    filled = [(n, [" ".join(c.split()) for c in cells]) for n, cells in rows]
    filled = [(n, cells) for n, cells in filled if any(cells)]
    columns = _names(names)
    label = _label(columns, [cells for _, cells in filled]) if columns and filled else None
    lines: list[str] = []
    locators: list[Locator] = []
    for number, cells in filled:
        line = _line(table, number, columns, cells, label)
        locators.append(Locator(span=Span(start=start, end=start + len(line)), row=number))
        lines.append(line)
        start += len(line) + 1
    return "\n".join(lines), locators


def _header_index(rows: Sequence[Sequence[str]]) -> int | None:
    """Return the first row of names: as wide as most, no numbers but years, followed by data."""
    widths = [sum(map(bool, cells)) for cells in rows]
    for index, cells in enumerate(rows[:10]):
        named = [c for c in cells if c]
        wide = widths[index] >= 2 or max(widths) == 1
        spans = widths[index] * 2 > max(widths)
        years = _heads_years(cells) and not any(map(_heads_years, rows[index + 1 :]))
        if wide and spans and (years or not any(_NUMBER.fullmatch(c) for c in named)):
            return index
        if wide and spans:
            return None
    return None


def _heads_years(cells: Sequence[str]) -> bool:
    """Tell whether the numbers of a row are years in a regular series, after a name or a gap."""
    numbers = [c for c in cells if _NUMBER.fullmatch(c)]
    years = [int(c) for c in numbers if _YEAR.fullmatch(c)]
    steps = {b - a for a, b in pairwise(years)}
    regular = len(years) == len(numbers) > 1 and len(steps) == 1 and 0 not in steps
    return regular and cells[0] not in numbers


def _names(header: Sequence[str]) -> list[str]:
    names = [name.rstrip(":") for name in header]
    return [
        name if name and names.index(name) == i else f"{name or 'Column'} {i + 1}"
        for i, name in enumerate(names)
    ]


def _label(header: Sequence[str], rows: Sequence[Sequence[str]]) -> int | None:
    """Return the first column if it holds a name for every row, each but once.

    The head over it may be empty. None where the columns are years: no sentence says "the 2024 of
    Rent".
    """
    if _heads_years(header):
        return None
    filled = bool(rows) and all(cells and cells[0] for cells in rows)
    column = 0 if filled else next(i for i, name in enumerate(header) if name)
    labels = [cells[column] if column < len(cells) else "" for cells in rows]
    named = (
        len(set(labels)) == len(labels)
        and all(x and len(x.split()) <= LABEL_WORDS for x in labels)
        and not any(_NUMBER.fullmatch(x) or x.endswith((".", "!", "?", ":")) for x in labels)
    )
    return column if named else None


def _line(
    table: str, number: int, names: Sequence[str], cells: Sequence[str], label: int | None
) -> str:
    padded = [*names, *(f"Column {i + 1}" for i in range(len(names), len(cells)))]
    if label is None:
        given = [(n, c) for n, c in zip(padded, cells, strict=False) if c]
        if _heads_years(names):
            return f"{table}, row {number}. " + _closed("; ".join(f"{n}: {c}" for n, c in given))
        pairs = (f"{n}: {_closed(c)}" for n, c in given)
        return " ".join([f"{table}, row {number}.", *pairs])
    stated = (
        f"The {n} of {cells[label]} is {_closed(c)}"
        for i, (n, c) in enumerate(zip(padded, cells, strict=False))
        if c and i != label
    )
    head = names[label].removeprefix(f"Column {label + 1}")
    named = f"{head} {cells[label]}".strip()
    return " ".join([f"{table}, row {number}: {named}.", *stated])


def _plain(table: str, number: int, cells: Sequence[str]) -> str:
    return f"{table}, row {number}. " + " ".join(_closed(c) for c in cells if c)


def _closed(cell: str) -> str:
    return cell if cell.endswith((".", "!", "?")) else cell + "."
