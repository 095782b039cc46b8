"""Table rows as sentences that keep table, row and column names."""

import re
from collections.abc import Iterable, Sequence
from itertools import pairwise, zip_longest

from agent.domain.text import Locator, Span

Row = tuple[int, Sequence[str]]

LABEL_WORDS = 8

_NUMBER = re.compile(r"[-+(]?\W{0,3}\d[\d.,\s]*\W{0,3}[A-Za-z%]{0,3}\W?")
_OPEN_END = re.compile(
    r"\S\s(?:about|above|after|at|before|below|between|by|for|from|in|of|on|over|than|to|under|until"
    r"|up to|with|within|without)$",
    re.IGNORECASE,
)
_YEAR = re.compile(r"(?:19|20)\d\d")
_VALUE = re.compile(r"[^\w\s]{0,2}\d[\d.,/:-]*(?:\W?[^\W\d]\S*)*(?:\W+\S+){0,3}")
_SENTENCE = re.compile(r"(?:\S+\s+){2,}\S*[.!?]")


def row_lines(
    table: str,
    rows: Iterable[Row],
    start: int = 0,
    *,
    keyed: bool = False,
    headed: bool = False,
) -> tuple[str, list[Locator]]:
    """Return the rows below the header as lines, with a locator for each.

    Where the first column names the rows, each cell becomes a sentence that stands alone: "Price
    list, row 3: Product Tent X. The Weight of Tent X is 2.4 kg." Elsewhere the cells follow their
    keys: "Price list, row 3. Grade: 7. Weight: 2.4 kg.", parted by semicolons where the columns are
    years: "Sales, row 3. EUR million: Rent; 2023: 0.4; 2024: 0.5." Row numbers are those of the
    file, from 1.
    Rows above the header are kept as they are; where the source says that there is one
    (``headed``), it is the first row of several cells. A table without a header whose first column
    names what stands beside it, as the source (``keyed``) or its cells show, reads "Terms, row 3.
    Notice: two months." ``start`` is where the text will begin in the document.
    """
    filled = [(n, [" ".join(c.split()) for c in cells]) for n, cells in rows]
    filled = [(n, cells) for n, cells in filled if any(cells)]
    texts = [cells for _, cells in filled]
    keyed = keyed or (not headed and _is_keyed(texts))
    top = None if keyed else _header_index(texts, headed=headed)
    if top is not None and _goes_on(filled[top:]):
        number, second = filled.pop(top + 1)
        filled[top] = (number, _joined(filled[top][1], second))
    names = _names(filled[top][1]) if top is not None else []
    label = _label(filled[top][1], [c for _, c in filled[top + 1 :]]) if top is not None else None
    lines: list[str] = []
    locators: list[Locator] = []
    for position, (number, cells) in enumerate(filled):
        if position == top and len(filled) > top + 1:
            continue
        is_data = top is not None and position > top
        line = (
            _line(table, number, names, cells, label)
            if is_data
            else _plain(table, number, cells, keyed=keyed)
        )
        locators.append(Locator(span=Span(start=start, end=start + len(line)), row=number))
        lines.append(line)
        start += len(line) + 1
    return "\n".join(lines), locators


def split_tables(rows: Iterable[Row]) -> list[list[Row]]:
    """Part the tables that stand below each other, an empty row between them.

    A new one begins with names where the columns above held numbers.
    """
    tables: list[list[Row]] = [[]]
    before = 0
    for number, cells in rows:
        if number > before + 1 and _restarts(tables[-1], cells):
            tables.append([])
        tables[-1].append((number, cells))
        before = number
    return tables


def _restarts(rows: Sequence[Row], cells: Sequence[str]) -> bool:
    named = [i for i, c in enumerate(cells) if c]
    if len(named) < 2 or any(_NUMBER.fullmatch(cells[i]) for i in named):
        return False
    above = [[c[i] for _, c in rows[1:] if i < len(c) and c[i]] for i in named]
    return any(column and all(map(_NUMBER.fullmatch, column)) for column in above)


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


def _header_index(rows: Sequence[Sequence[str]], *, headed: bool) -> int | None:
    """Return the first row of names: as wide as most, no numbers but years, followed by data."""
    if headed:
        return next((i for i, cells in enumerate(rows) if sum(map(bool, cells)) > 1), None)
    widths = [sum(map(bool, cells)) for cells in rows]
    for index, cells in enumerate(rows[:10]):
        named = [c for c in cells if c]
        if any(map(_SENTENCE.fullmatch, named)):
            return None
        wide = widths[index] >= 2 or max(widths) == 1
        spans = widths[index] * 2 > max(widths)
        years = _heads_years(cells) and not any(map(_heads_years, rows[index + 1 :]))
        if wide and spans and (years or not any(_NUMBER.fullmatch(c) for c in named)):
            return index
        if wide and spans:
            return None
    return None


def _is_keyed(rows: Sequence[Sequence[str]]) -> bool:
    """Tell a list of pairs from a table with a header: colons, or a value where a name would be."""
    pairs = [[c for c in cells if c] for cells in rows]
    if max(map(len, pairs), default=0) != 2 or len(pairs[0]) != 2:
        return False
    colons = sum(cells[0].endswith(":") for cells in rows)
    value = pairs[0][1]
    told = _VALUE.fullmatch(value) and not _NUMBER.fullmatch(value)
    return 2 * colons > len(rows) or bool(told)


def _goes_on(rows: Sequence[Row]) -> bool:
    """Tell whether the header has a second row, which parts the names that stand over several."""
    if len(rows) < 3:
        return False
    first, second = rows[0][1], rows[1][1]
    parted = [
        (left, right)
        for (a, left), (b, right) in pairwise(zip(first, second, strict=False))
        if a and a == b
    ]
    return any(left != right and left and right for left, right in parted) and not any(
        _NUMBER.fullmatch(c) and not _YEAR.fullmatch(c) for c in second
    )


def _joined(first: Sequence[str], second: Sequence[str]) -> list[str]:
    both = zip_longest(first, second, fillvalue="")
    return [a if a == b else f"{a} {b}".strip() for a, b in both]


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
        _stated(n, cells[label], _closed(c))
        for i, (n, c) in enumerate(zip(padded, cells, strict=False))
        if c and i != label
    )
    head = names[label].removeprefix(f"Column {label + 1}")
    named = f"{head} {cells[label]}".strip()
    return " ".join([f"{table}, row {number}: {named}.", *stated])


def _stated(name: str, label: str, cell: str) -> str:
    """Return a cell as a sentence: "The Weight of Tent X is 2.4 kg.".

    A name that ends openly or holds two goes before its cell instead: "Nerve block: Do not drive
    for 24 hours.".
    """
    if _OPEN_END.search(name):
        return f"{label}: {name} {cell}"
    return f"{label}: {name}: {cell}" if "," in name else f"The {name} of {label} is {cell}"


def _plain(table: str, number: int, cells: Sequence[str], *, keyed: bool = False) -> str:
    given = [c for c in cells if c]
    if keyed and cells[0] and len(given) > 1:
        return f"{table}, row {number}. {given[0].rstrip(':')}: " + _closed("; ".join(given[1:]))
    return f"{table}, row {number}. " + " ".join(map(_closed, given))


def _closed(cell: str) -> str:
    return cell if cell.endswith((".", "!", "?")) else cell + "."
