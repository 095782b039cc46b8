"""Questions about rows read on a table: which column they measure, which rows they are about."""

from collections.abc import Sequence
from typing import NamedTuple

from agent.domain.asking.cells import (
    VALUE,
    YEAR,
    day,
    is_no,
    is_yes,
    minutes,
    of_one_unit,
    stems,
    version,
)
from agent.domain.asking.conditions import Condition, words_of
from agent.domain.asking.tallies import BY_DAY, Operation, Tally, telling
from agent.domain.prose.terms import stem, terms, words
from agent.writer.drafting.tables import Row, Table

LONGEST = 5
"""Words that a cell may have to be named as a whole."""
_CURRENCY = frozenset(terms("euro dollar pound cent pence EUR USD GBP"))
_PAID = frozenset(terms("amount cost price fee sum"))
SHARED = 3
"""Letters that a word of the question and the name of a column share: who *owns* is its *Owner*."""


class Reading(NamedTuple):
    """A question read on a table: the column it measures, '' for none, and its rows."""

    tally: Tally
    table: Table
    column: str
    rows: list[Row]
    conditions: list[Condition]

    @property
    def named(self) -> list[str]:
        """The columns that the question names besides, that of the rows' names left out."""
        columns = (c for c in self.table.columns[1:] if c != self.column)
        return [c for c in columns if frozenset(terms(c)) <= self.tally.rest and terms(c)]

    @property
    def rank(self) -> tuple[int, int, int]:
        """How well the table fits: few conditions, many words of its own and its columns."""
        rest, columns = self.tally.rest, self.table.columns
        things = self.table.about.union(terms(columns[0]))
        every = {*terms(" ".join(columns))}
        return -len(self.conditions), len(rest & things), len(rest & every)


def reading(asked: Tally, table: Table, question: str) -> Reading | None:
    """Return how a question reads on a table; None where a word of it is none of the table's."""
    conditions = _conditions(asked, table, question)
    if conditions is None:
        return None
    rows = [r for r in table.rows if all(c.holds(r.cell(c.column)) for c in conditions)]
    column = _column(asked, table, rows) if rows else None
    if column is None or not _is_about(asked, table, column, conditions):
        return None
    if asked.operation in (Operation.COUNT, Operation.LIST) and not conditions:
        return None
    return Reading(asked, table, column, rows, [_exact(c, rows) for c in conditions])


def _exact(condition: Condition, rows: Sequence[Row]) -> Condition:
    """Return the condition with the one value that all rows have, if it names none."""
    held = {r.cell(condition.column) for r in rows}
    if condition.value or len(held) != 1:
        return condition
    return condition.model_copy(update={"value": held.pop()})


def _conditions(asked: Tally, table: Table, question: str) -> list[Condition] | None:
    """Return what the rows must have; None where words say what the table does not tell."""
    found = _wholes(asked, table, question)
    if found is None:
        return None
    named = table.about.union(*(terms(c) for c in table.columns))
    known = frozenset[str]().union(*(stems(c.value) for c in found))
    rest = asked.rest | (words_of(question) - frozenset(terms(question)))
    left = telling(rest - known - named - asked.measures - table.around)
    parts = _parts(left, asked, table, question)
    if parts is None:
        return None
    taken = {c.column for c in (*found, *parts)}
    return [*found, *parts, *_had(asked, table, taken)]


def _wholes(asked: Tally, table: Table, question: str) -> list[Condition] | None:
    """Return the cells that the question names as a whole; None where two of a column are."""
    said = {w.lower() for w in words(question)}
    heads = {w.lower() for c in table.columns for w in words(c)}
    found: dict[str, str] = {}
    for column in table.columns:
        of_it = bool(asked.rest & set(terms(column)))
        for cell in dict.fromkeys(r.cell(column) for r in table.rows):
            valued = VALUE.fullmatch(cell) and not of_it
            if valued or not _is_named(cell, asked.rest, said, heads):
                continue
            longer, shorter = sorted((cell, found.get(column, cell)), key=len, reverse=True)
            if not stems(shorter) <= stems(longer):
                return None
            found[column] = longer
    if len({v.lower() for v in found.values()}) < len(found):
        return None
    return [Condition(column=c, value=v) for c, v in found.items()]


def _is_named(cell: str, asked: frozenset[str], said: set[str], heads: set[str]) -> bool:
    """Tell whether a question names a cell; a word that names a column as well is the same."""
    told = {w.lower() for w in words(cell)}
    if not told or len(told) > LONGEST or is_yes(cell) or is_no(cell):
        return False
    if day(cell) or version(cell):
        return False
    of_column = bool(stems(cell) & {stem(h) for h in heads})
    named = frozenset(terms(cell))
    return bool(named) and named <= asked and not (of_column and (told & heads or not told <= said))


def _parts(
    left: frozenset[str], asked: Tally, table: Table, question: str
) -> list[Condition] | None:
    """Return what cells of one column have of the words that are ``left``; None if none has."""
    of_columns: dict[str, list[str]] = {}
    for word in dict.fromkeys(w for w in words(question) if stem(w) in left):
        having = _having(word, asked, table)
        if not having and _names_a_column(stem(word), table):
            continue
        if len(having) != 1:
            return None
        of_columns.setdefault(having[0], []).append(word)
    return [_condition(column, said) for column, said in of_columns.items()]


def _condition(column: str, said: Sequence[str]) -> Condition:
    number = len(said) == 1 and said[0][0].isdecimal() and not YEAR.fullmatch(said[0])
    return Condition(column=column, value=" ".join(said), part=not number)


def _having(word: str, asked: Tally, table: Table) -> list[str]:
    """Return the columns with a word; a number is a whole cell of a named one, a year of a day."""
    columns = [c for c in table.columns if any(_has(word, r.cell(c)) for r in table.rows)]
    if word[0].isdecimal():
        columns = [
            c
            for c in columns
            if (asked.rest & set(terms(c)) and any(r.cell(c) == word for r in table.rows))
            or (YEAR.fullmatch(word) and all(_is_of_time(r.cell(c)) for r in table.rows))
        ]
    named = [c for c in columns if asked.rest & set(terms(c))]
    return named if len(columns) > 1 and len(named) == 1 else columns


def _has(word: str, cell: str) -> bool:
    return stem(word) in stems(cell)


def _is_of_time(cell: str) -> bool:
    return YEAR.fullmatch(cell) is not None or day(cell) is not None


def _names_a_column(word: str, table: Table) -> bool:
    """Tell whether a word has the beginning of a column's name, or the name that of the word."""
    heads = {h for c in table.columns for h in terms(c)}
    return any(
        min(len(h), len(word)) >= SHARED and (h.startswith(word) or word.startswith(h))
        for h in heads
    )


def _had(asked: Tally, table: Table, taken: set[str]) -> list[Condition]:
    """Return that rows have what a named column tells to be there or not."""
    found = []
    for column in table.columns[1:]:
        cells = [r.cell(column) for r in table.rows]
        heads = telling(frozenset(terms(column))) - {"need"}
        told = any(map(is_no, cells)) and not all(is_no(c) or VALUE.fullmatch(c) for c in cells)
        if told and heads and heads <= asked.rest and column not in taken:
            found.append(Condition(column=column))
    return found


def _is_about(asked: Tally, table: Table, column: str, conditions: Sequence[Condition]) -> bool:
    """Tell whether rows of the table are what is asked about, or have it in a column of its own."""
    heads = (frozenset(terms(c)) for c in table.columns if c != column)
    whole = any(not c.part for c in conditions)
    return bool(asked.rest & table.about) or whole or any(h and h <= asked.rest for h in heads)


def _column(asked: Tally, table: Table, rows: Sequence[Row]) -> str | None:
    """Return the one column of comparable values that is asked for; None if there is none.

    What is counted or listed measures nothing: ''. That of the rows' names is none but of days.
    """
    if asked.operation in BY_DAY:
        return _dated(asked, table, rows)
    heads = {c: frozenset(terms(c)) for c in table.columns[1:]}
    fits = {
        c: (bool(asked.measures & h), len(asked.rest & h))
        for c, h in heads.items()
        if (asked.measures & h if asked.measures else asked.rest & h) and _comparable(c, rows)
    }
    if asked.operation in (Operation.COUNT, Operation.LIST):
        return None if any(_comparable(c, table.rows) for c in fits) else ""
    if not fits and (asked.measures or asked.operation is Operation.SUM):
        fits = {c: (False, len(asked.rest & heads[c])) for c in heads if _is_money(c, rows)}
    best = [c for c in fits if fits[c] == max(fits.values())]
    return best[0] if len(best) == 1 else None


def _dated(asked: Tally, table: Table, rows: Sequence[Row]) -> str | None:
    """Return the one column of days, or of versions that the question names."""
    named = [c for c in table.columns if asked.rest & set(terms(c))]
    for column in named:
        if all(version(r.cell(column)) for r in rows):
            return column
    days = [c for c in table.columns if all(day(r.cell(c)) for r in rows)]
    chosen = [c for c in days if c in named] or days
    return chosen[0] if len(chosen) == 1 else None


def _comparable(column: str, rows: Sequence[Row]) -> bool:
    """Tell whether all rows have a value of one unit in ``column``, and it is no day."""
    cells = [r.cell(column) for r in rows]
    lasting = all(minutes(c) is not None for c in cells)
    return (lasting or of_one_unit(cells)) and not all(map(day, cells))


def _is_money(column: str, rows: Sequence[Row]) -> bool:
    first = VALUE.fullmatch(rows[0].cell(column))
    signed = first is not None and bool(
        first["sign"] or _CURRENCY & set(terms(first["unit"] or ""))
    )
    return _comparable(column, rows) and (signed or bool(_PAID & set(terms(column))))
