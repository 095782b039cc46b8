"""Cells: where United lost 3 and drew 2, it did not draw three."""

from collections.abc import Sequence

from agent.domain.finding import Finding, Outcome
from agent.domain.prose.analysis import Analysis
from agent.judge.alignment.lexical import content
from agent.judge.quantities.quantity import RULE
from agent.judge.quantities.selection.celled import named, numerals, of_several
from agent.judge.referents.rows import Row, named_row, rows


def of_other_cell(claim: Analysis, parts: Sequence[str], table: Sequence[Row]) -> Finding | None:
    """Return a conflict where a claim gives a cell the number of another row or column.

    The claim names one row and one column; its number stands beside or in the same column, and not
    in the cell of both.

    Args:
        claim: the parsed claim.
        parts: the texts of the window, a row each.
        table: all rows known, those of the window among them.
    """
    here = rows(parts)
    if not here:
        return None
    heads = {r.head for r in here}
    name = named_row(content(claim.text), [r.label for r in table if r.head in heads])
    mine = [r for r in here if r.label == name and len(r.head) == len(r.values) + 1]
    if len(mine) != 1:
        return None
    row = mine[0]
    if of_several(claim.text, " ".join((row.label, *row.head))):
        return None
    columns = named(row.head[1:], claim.text)
    if len(columns) != 1:
        return None
    key, value = row.head[1 + columns[0]], row.values[columns[0]]
    asked = numerals(claim.text) - numerals(" ".join((row.label, *row.head)))
    own = numerals(value)
    if not own or not asked or asked & own or len(own) > 1:
        return None
    column = [r.values[columns[0]] for r in table if r.head == row.head]
    if not asked <= numerals(" ; ".join((*row.values, *column))):
        return None
    reason = f"for “{row.label}” the evidence says “{key}: {value}”"
    return Finding(rule=RULE, outcome=Outcome.CONFLICT, reason=reason)
