"""The value that a table of the evidence has in the column of a draft's cell."""

import re
from collections.abc import Iterator, Sequence
from typing import NamedTuple

from agent.domain.evidence import Evidence, Relation
from agent.domain.ledger import LedgerEntry
from agent.domain.prose.markup import readable
from agent.domain.prose.terms import terms
from agent.domain.prose.ticks import opposite
from agent.domain.text import Span
from agent.domain.verdict import Label
from agent.writer.revision.correction.actions import Correction, by_swaps, quotes
from agent.writer.revision.editing.tables import tables

BRACKETS = re.compile(r"\s*\([^()]*\)")
FAILING = (Label.CONTRADICTED, Label.NOT_FOUND, Label.WEAK)


class _Row(NamedTuple):
    """A row of a table of the evidence: its cells, and the quote that has it."""

    cells: list[str]
    quote: Evidence


def by_column(entry: LedgerEntry, entries: Sequence[LedgerEntry], draft: str) -> Correction | None:
    """Return the swap of a failing cell for the one that the evidence has in its place, or None.

    What is contradicted of a yes or a no is its opposite. The row is known by its name; the column
    by its name where a quote has the head of the table, and otherwise by where the cells of the
    draft's column that are borne out stand in their rows. Rows may be columns there. All quotes
    must have one and the same value there. What is weak is only exchanged where it is the value of
    another row.

    Args:
        entry: the failing claim of a cell.
        entries: all entries of the draft; their quotes tell the rows.
        draft: the text that the spans point into.
    """
    place = _place(entry.claim.span, draft)
    if place is None or entry.verdict.label not in FAILING:
        return None
    table, row, column = place
    cell = Span(start=0, end=entry.claim.span.end - entry.claim.span.start)
    own = entry.claim.span.of(draft)
    against = quotes(entry, Relation.CONTRADICTS)
    if entry.verdict.label is Label.CONTRADICTED and against and (other := opposite(own)):
        return by_swaps(entry, [(cell, other)], against[0], draft)
    told = list(_told(entries))
    found = _there(table, row, column, entries, draft)
    if not found and len({len(cells) for cells in table}) == 1:
        turned = [list(cells) for cells in zip(*table, strict=True)]
        found = _there(turned, column, row, entries, draft)
    values = {value for _, value in found}
    if len(values) != 1 or not (said := values.pop()) or _same(said, own):
        return None
    if entry.verdict.label is Label.WEAK and not any(_same(own, c) for r in told for c in r.cells):
        return None  # it may be the same in other words
    return by_swaps(entry, [(cell, said)], next(iter(found.values())), draft)


def _there(
    table: Sequence[Sequence[Span]],
    row: int,
    column: int,
    entries: Sequence[LedgerEntry],
    draft: str,
) -> dict[tuple[str, str], Evidence]:
    """Return what the evidence has in a place of a table, by its document, and the quote."""
    told = list(_told(entries))
    return {
        (line.quote.document_id, line.cells[k]): line.quote
        for line in _named(table[row][0].of(draft), told)
        for k in _columns(table, column, entries, draft, _of(line, told))
        if 0 < k < len(line.cells)
    }


def _place(span: Span, draft: str) -> tuple[list[list[Span]], int, int] | None:
    """Return the table in which a claim is a cell, with its row and column, or None."""
    for table in tables(draft):
        for i, cells in enumerate(table):
            for j, cell in enumerate(cells):
                if j and i and cell.covers(span):
                    return _with_corner(table), i, j
    return None


def _with_corner(table: list[list[Span]]) -> list[list[Span]]:
    """Return a table with the first cell of its head, which is left out where it is empty."""
    head, *rest = table
    if any(len(cells) != len(head) + 1 for cells in rest):
        return table
    return [[Span(start=head[0].start, end=head[0].start), *head], *rest]


def _told(entries: Sequence[LedgerEntry]) -> Iterator[_Row]:
    """Yield the rows that the quotes of all entries have."""
    for quote in {q.quote: q for e in entries for q in e.evidence}.values():
        for line in quote.quote.splitlines():
            cells = [readable(c)[0].strip() for c in line.strip().strip("|").split("|")]
            if len(cells) > 1:
                yield _Row(cells, quote)


def _of(row: _Row, told: Sequence[_Row]) -> list[_Row]:
    """Return the rows that are of the table of ``row``, as far as can be told."""
    home = row.quote.document_id
    return [r for r in told if r.quote.document_id == home and len(r.cells) == len(row.cells)]


def _named(name: str, told: Sequence[_Row]) -> list[_Row]:
    """Return the rows of a name, whatever either has in brackets behind it."""
    bare = BRACKETS.sub("", name)
    return [row for row in told if _same(BRACKETS.sub("", row.cells[0]), bare)]


def _same(one: str, other: str) -> bool:
    """Tell whether two cells say the same."""
    bare = [" ".join(readable(t)[0].lower().split()) for t in (one, other)]
    return bare[0] == bare[1] or (bool(terms(one)) and sorted(terms(one)) == sorted(terms(other)))


def _columns(
    table: Sequence[Sequence[Span]],
    column: int,
    entries: Sequence[LedgerEntry],
    draft: str,
    told: Sequence[_Row],
) -> set[int]:
    """Return where a column of the draft stands in the evidence: one place, or none."""
    head = [cell.of(draft) for cell in table[0]]
    heads = [r.cells for r in _named(head[0], told)]
    by_name = [{k for k, c in enumerate(cells) if _same(c, head[column])} for cells in heads]
    borne = [e.claim.span for e in entries if e.verdict.label is Label.SUPPORTED]
    by_value = [
        {k for k, c in enumerate(line.cells) if k and _same(c, cells[column].of(draft))}
        for cells in table[1:]
        if column < len(cells) and any(cells[column].covers(s) for s in borne)
        for line in _named(cells[0].of(draft), told)
    ]
    known = [*by_name, *by_value]
    shared = set.intersection(*known) if known else set()
    return shared if len(shared) == 1 else set()
