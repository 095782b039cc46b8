"""What the rows of a table tell together: the row at an extreme, sums, means, rows of a kind."""

import re
from collections.abc import Iterator, Sequence
from typing import NamedTuple

from agent.domain.asking.tallies import EXTREMES, Operation, Tally, tally, telling
from agent.domain.prose.terms import terms
from agent.writer.drafting.rows import said
from agent.writer.drafting.statements import Statement
from agent.writer.drafting.tables import Row, Table

MOST_ROWS = 24
"""So many operands a sum may have, each of them cited."""
LISTED = 12
ALIKE = 3
"""So many rows may be at an extreme together."""
_VALUE = re.compile(
    r"(?P<sign>[$€£]?)\s?(?P<number>(?:\d{1,3}(?:,\d{3})+|\d+)(?:\.\d+)?)"
    r"\s?(?P<unit>%|[^\W\d]\S*(?:\s\S+){0,2})?"
)
_YEAR = re.compile(r"(?:19|20)\d\d")
_MOST = re.compile(r"\b(?:most|least|fewest)\b", re.IGNORECASE)
_DENIED = re.compile(r"\b(?:no|not|none|never|without|except|excluding)\b", re.IGNORECASE)
_SUMMARY = re.compile(r"\b(?:total|sum|average|mean|all|overall)\b", re.IGNORECASE)


class Reading(NamedTuple):
    """A question read on a table: the column it measures, '' for none, and its rows."""

    tally: Tally
    table: Table
    column: str
    rows: list[Row]
    filters: frozenset[str]

    @property
    def named(self) -> list[str]:
        """The columns that the question names besides, that of the rows' names left out."""
        columns = (c for c in self.table.columns[1:] if c != self.column)
        return [c for c in columns if frozenset(terms(c)) <= self.tally.rest and terms(c)]


def tallied(question: str, tables: Sequence[Table]) -> list[Statement]:
    """Return what answers a question about the rows of one of ``tables``; nothing if unclear.

    Every word of the question must be one of the table's: of its name, its columns or its cells.

    Args:
        question: one question.
        tables: each with all its rows.
    """
    asked = tally(question)
    readings = [r for t in tables if asked and (r := _reading(asked, t, question))]
    ranks = sorted(((_rank(r), i) for i, r in enumerate(readings)), reverse=True)
    if not ranks or (len(ranks) > 1 and ranks[0][0] == ranks[1][0]):
        return []
    return list(_told(readings[ranks[0][1]], question))


def _rank(reading: Reading) -> tuple[int, int, int]:
    """Return how well a table fits: few words that only cells have, many of its own and columns."""
    rest, columns = reading.tally.rest, reading.table.columns
    things = reading.table.about.union(terms(columns[0]))
    return -len(reading.filters), len(rest & things), len(rest & {*terms(" ".join(columns))})


def _reading(asked: Tally, table: Table, question: str) -> Reading | None:
    heads = {c: frozenset(terms(c)) for c in table.columns}
    named = table.about.union(*heads.values())
    column = _column(asked, heads, table)
    filters = telling(asked.rest - named - asked.measures - table.around)
    rows = [r for r in table.rows if _has(r, filters, asked.rest)]
    if not rows or column is None or _summed_up(table) or not _is_about(asked, table, column):
        return None
    if asked.operation in (Operation.COUNT, Operation.LIST) and not filters:
        return None
    return Reading(asked, table, column, rows, filters)


def _is_about(asked: Tally, table: Table, column: str) -> bool:
    """Tell whether rows of the table are what is asked about, or have it in a column of its own."""
    heads = (frozenset(terms(c)) for c in table.columns if c != column)
    return bool(asked.rest & table.about) or any(h and h <= asked.rest for h in heads)


def _summed_up(table: Table) -> bool:
    """Tell whether a row or column is itself a sum or mean of others."""
    names = (r.cells[0][1] for r in table.rows if r.cells)
    return any(map(_SUMMARY.search, (*names, *table.columns)))


def _column(asked: Tally, heads: dict[str, frozenset[str]], table: Table) -> str | None:
    """Return the one column of comparable values that is asked for; None if there is none.

    What is counted or listed measures nothing: ''.
    """
    fits = {
        c: (bool(asked.measures & h), len(asked.rest & h))
        for c, h in heads.items()
        if (asked.measures & h if asked.measures else asked.rest & h) and _comparable(table, c)
    }
    if asked.operation in (Operation.COUNT, Operation.LIST):
        return None if fits else ""
    best = [c for c in fits if fits[c] == max(fits.values())]
    return best[0] if len(best) == 1 else None


def _comparable(table: Table, column: str) -> bool:
    """Tell whether all rows have a value of one unit in ``column``, years apart."""
    values = [_VALUE.fullmatch(r.cell(column)) for r in table.rows]
    units = {(v["sign"], tuple(terms(v["unit"] or "")), v["unit"] == "%") for v in values if v}
    years = all(map(_YEAR.fullmatch, (r.cell(column) for r in table.rows)))
    return all(values) and len(units) == 1 and not years


def _has(row: Row, filters: frozenset[str], asked: frozenset[str]) -> bool:
    """Tell whether a row has all words asked about; a number as the whole of a named cell."""
    if any(_DENIED.search(c) and filters & set(terms(c)) for _, c in row.cells):
        return False
    numbers = {f for f in filters if f[0].isdecimal()}
    exact = {c for n, c in row.cells if _YEAR.fullmatch(c) or asked & set(terms(n))}
    return filters - numbers <= row.stems and numbers <= exact


def _told(reading: Reading, question: str) -> Iterator[Statement]:
    """Yield what is told of the rows."""
    made = reading.tally.operation
    if made in EXTREMES:
        yield from _extreme(reading, question)
    elif made in (Operation.SUM, Operation.MEAN):
        yield from _computed(reading)
    else:
        yield from _of_a_kind(reading)


def _extreme(reading: Reading, question: str) -> Iterator[Statement]:
    """Yield the rows at the extreme: as such one of a whole table, else as they stand."""
    values = [_value(r.cell(reading.column)) for r in reading.rows]
    best = (max if reading.tally.operation is Operation.MOST else min)(values)
    rows = [r for r, v in zip(reading.rows, values, strict=True) if v == best]
    if len(rows) > ALIKE or (_MOST.search(question) and _is_repeated(reading)):
        return
    alone = len(rows) == 1 and not reading.filters and not reading.named
    if alone and _is_name(rows[0], reading.table):
        told = f"{rows[0].label} has the {reading.tally.operation} {reading.column}: "
        yield _statement(f"{told}{rows[0].cell(reading.column)}.", rows)
        return
    for row in rows:
        yield _as_it_stands(row, reading, [reading.column, *reading.named])


def _is_repeated(reading: Reading) -> bool:
    """Tell whether what is asked for has several rows, whose numbers may have to be added up."""
    held = [[r.cell(c) for r in reading.rows] for c in reading.named]
    return any(len(set(cells)) < len(cells) for cells in held)


def _is_name(row: Row, table: Table) -> bool:
    """Tell whether a row's label is a word that no other row of its table has."""
    alike = [r for r in table.rows if r.label == row.label]
    return len(alike) == 1 and bool(row.label) and not row.label[0].isdecimal()


def _computed(reading: Reading) -> Iterator[Statement]:
    """Yield the sum or mean of a column; of some rows only, and of shares, none is told."""
    cells = [r.cell(reading.column) for r in reading.rows]
    if reading.filters or len(cells) > MOST_ROWS or "%" in cells[0]:
        return
    total = sum(map(_value, cells))
    made = reading.tally.operation
    value = total if made is Operation.SUM else total / len(cells)
    number = f"{round(value, 2):,.2f}".rstrip("0").rstrip(".")
    match = _VALUE.fullmatch(cells[-1])
    told = cells[-1].replace(match["number"], number) if match else number
    yield _statement(f"The {made} {reading.column} is {told}.", reading.rows)


def _of_a_kind(reading: Reading) -> Iterator[Statement]:
    """Yield the rows that have what was asked for in one and the same column, and how many."""
    held = {
        (n, c) for r in reading.rows for n, c in r.cells if reading.filters <= frozenset(terms(c))
    }
    if len({n for n, _ in held}) != 1 or len(reading.rows) > LISTED:
        return
    column = next(n for n, _ in held)
    if reading.tally.operation is Operation.COUNT and len(held) == 1:
        number = len(reading.rows)
        rows = f"{number} row{'s' * (number > 1)}"
        yield _statement(f"The {column} is {next(c for _, c in held)} in {rows}.", reading.rows)
    for row in reading.rows:
        yield _as_it_stands(row, reading, [column])


def _as_it_stands(row: Row, reading: Reading, columns: Sequence[str]) -> Statement:
    """Return the cells of a row that bear on the question, in the words of the document."""
    shown = {*columns, *(n for n, c in row.cells if reading.filters & frozenset(terms(c)))}
    if row.chunk.row is not None and row.label:
        told = (f"The {n} of {row.label} is {c}." for n, c in row.cells[1:] if n in shown)
        return _statement(" ".join(told), [row])
    named = _is_name(row, reading.table)
    kept = (x for i, x in enumerate(row.cells) if not named or i == 0 or x[0] in shown)
    return _statement(said(tuple(kept)), [row])


def _statement(text: str, rows: Sequence[Row]) -> Statement:
    first, *others = dict.fromkeys(r.chunk.chunk_id for r in rows)
    chunk = rows[0].chunk
    return Statement(
        chunk_id=first,
        document_id=chunk.document_id,
        title=chunk.title,
        run=chunk.span.start,
        order=0,
        text=text,
        body=text,
        others=tuple(others),
    )


def _value(cell: str) -> float:
    match = _VALUE.fullmatch(cell)
    return float(match["number"].replace(",", "")) if match else 0.0
