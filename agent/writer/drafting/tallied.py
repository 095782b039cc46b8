"""What the rows of a table tell together: the row at an extreme, sums, means, rows of a kind."""

import re
from collections.abc import Iterator, Sequence

from agent.domain.asking.cells import day, minutes, number, of_one_unit, version
from agent.domain.asking.conditions import Sum
from agent.domain.asking.tallies import BY_DAY, EXTREMES, Operation, tally
from agent.domain.prose.terms import terms
from agent.writer.drafting.readings import Reading, reading
from agent.writer.drafting.rows import said
from agent.writer.drafting.statements import Statement
from agent.writer.drafting.tables import Row, Table

MOST_ROWS = 24
"""So many operands a sum may have, each of them cited."""
LISTED = 12
ALIKE = 3
"""So many rows may be at an extreme together."""
FEWEST = 3
"""So few rows may have one that is the sum of the others by chance."""
ROUNDED = 0.05
_MOST = re.compile(r"\b(?:most|least|fewest)\b", re.IGNORECASE)
_SUMMARY = re.compile(r"\b(?:total|sum|average|mean|all|overall)\b", re.IGNORECASE)


def tallied(question: str, tables: Sequence[Table]) -> list[Statement]:
    """Return what answers a question about the rows of one of ``tables``; nothing if unclear.

    Every word of the question must be one of the table's: of its name, its columns or its cells.

    Args:
        question: one question.
        tables: each with all its rows.
    """
    asked = tally(question)
    whole = [t for t in map(_of_members, tables) if asked and not _summed_up(t)]
    readings = [r for t in whole if asked and (r := reading(asked, t, question))]
    ranks = sorted(((r.rank, i) for i, r in enumerate(readings)), reverse=True)
    if not ranks or (len(ranks) > 1 and ranks[0][0] == ranks[1][0]):
        return []
    return list(_told(readings[ranks[0][1]], question))


def _of_members(table: Table) -> Table:
    """Return a table without a last row that is the sum of all others: *Group* of its segments."""
    *members, last = table.rows
    columns = [c for c in table.columns[1:] if of_one_unit([r.cell(c) for r in table.rows])]
    sums = (abs(sum(number(r.cell(c)) for r in members) - number(last.cell(c))) for c in columns)
    summed = len(members) >= FEWEST and columns and all(s < ROUNDED for s in sums)
    return table._replace(rows=tuple(members)) if summed else table


def _summed_up(table: Table) -> bool:
    """Tell whether a row or column is itself a sum or mean of others."""
    names = (r.cells[0][1] for r in table.rows if r.cells)
    return any(map(_SUMMARY.search, (*names, *table.columns)))


def _told(reading: Reading, question: str) -> Iterator[Statement]:
    """Yield what is told of the rows."""
    made = reading.tally.operation
    if made in EXTREMES:
        yield from _extreme(reading, question)
    elif made in BY_DAY:
        yield from _by_day(reading)
    elif made in (Operation.SUM, Operation.MEAN):
        yield from _computed(reading)
    else:
        yield from _of_a_kind(reading, question)


def _extreme(reading: Reading, question: str) -> Iterator[Statement]:
    """Yield the rows at the extreme: as such one of a whole table, else as they stand."""
    cells = [r.cell(reading.column) for r in reading.rows]
    lasting = [m for c in cells if (m := minutes(c)) is not None]
    values = lasting if len(lasting) == len(cells) else [number(c) for c in cells]
    best = (max if reading.tally.operation is Operation.MOST else min)(values)
    rows = [r for r, v in zip(reading.rows, values, strict=True) if v == best]
    if len(rows) > ALIKE or (_MOST.search(question) and _is_repeated(reading)):
        return
    alone = len(rows) == 1 and not reading.conditions and not reading.named and of_one_unit(cells)
    if alone and _is_name(rows[0], reading.table):
        told = f"{rows[0].label} has the {reading.tally.operation} {reading.column}: "
        yield _statement(f"{told}{rows[0].cell(reading.column)}.", rows)
        return
    for row in rows:
        yield _as_it_stands(row, reading, [reading.column, *reading.named])


def _by_day(reading: Reading) -> Iterator[Statement]:
    """Yield the rows of the last or first day, whole: any of their cells may be asked for."""
    latest = reading.tally.operation is Operation.LATEST
    places = {id(r): _place(r.cell(reading.column)) for r in reading.rows}
    best = (max if latest else min)(places.values())
    rows = [r for r in reading.rows if places[id(r)] == best]
    if len(rows) <= ALIKE:
        for row in rows:
            yield _as_it_stands(row, reading, reading.table.columns)


def _place(cell: str) -> tuple[int, ...]:
    """Return what a version or day is ordered by."""
    found = day(cell)
    return version(cell) or ((found.toordinal(),) if found else ())


def _is_repeated(reading: Reading) -> bool:
    """Tell whether what is asked for has several rows, whose numbers may have to be added up."""
    held = [[r.cell(c) for r in reading.rows] for c in reading.named]
    return any(len(set(cells)) < len(cells) for cells in held)


def _is_name(row: Row, table: Table) -> bool:
    """Tell whether a row's label is a word that no other row of its table has."""
    alike = [r for r in table.rows if r.label == row.label]
    return len(alike) == 1 and bool(row.label) and not row.label[0].isdecimal()


def _computed(reading: Reading) -> Iterator[Statement]:
    """Yield the sum or mean of a column, over all rows or those that meet the conditions."""
    cells = [r.cell(reading.column) for r in reading.rows]
    if len(cells) > MOST_ROWS or "%" in cells[0]:
        return
    made = Sum(made=reading.tally.operation, column=reading.column)
    if told := made.told([dict(r.cells) for r in reading.rows], reading.conditions):
        yield _statement(told, reading.rows)


def _of_a_kind(reading: Reading, question: str) -> Iterator[Statement]:
    """Yield the rows that meet the conditions as they stand, and how many there are.

    A list of rows that the question itself names tells nothing.
    """
    known = set(terms(question))
    listing = reading.tally.operation is Operation.LIST
    named = listing and all(r.label and set(terms(r.label)) <= known for r in reading.rows)
    if named or len(reading.rows) > LISTED:
        return
    if reading.tally.operation is Operation.COUNT:
        told = Sum().told([dict(r.cells) for r in reading.rows], reading.conditions)
        yield _statement(told, reading.rows)
    for row in reading.rows:
        yield _as_it_stands(row, reading, [])


def _as_it_stands(row: Row, reading: Reading, columns: Sequence[str]) -> Statement:
    """Return the cells of a row that bear on the question, in the words of the document."""
    shown = {*columns, *(c.column for c in reading.conditions)}
    if not _is_name(row, reading.table):
        shown = {n for n, _ in row.cells}
    if row.chunk.row is not None and row.label:
        told = (f"The {n} of {row.label} is {c}." for n, c in row.cells[1:] if n in shown)
        return _statement(" ".join(told), [row])
    kept = (x for i, x in enumerate(row.cells) if i == 0 or x[0] in shown)
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
