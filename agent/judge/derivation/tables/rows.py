"""What a table says as a whole: how many rows share a value, which row is the extreme."""

import re
from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from agent.domain.prose.analysis import Analysis, Token
from agent.domain.prose.tags import SUPERLATIVE
from agent.judge.clauses.rows import Cell, cells
from agent.judge.derivation.operands import Result, Source
from agent.judge.derivation.tables.measures import measures, names_it
from agent.judge.quantities.binding.bindings import Bindings
from agent.judge.quantities.binding.words import stem, stems_between
from agent.judge.quantities.quantity import Quantity

MOST = frozenset(
    "large big high most great long heavy tall late deep wide strong recent new dear full"
    " loud".split()
)
LEAST = frozenset(
    "small low least few short light cheap young early shallow narrow weak little old quiet".split()
)
TABLE = "the rows of the table"
_YEAR = re.compile(r"(?:1[89]|20)\d\d")
_NEXT = re.compile(
    r"\b(?:second|third|fourth|fifth|next|\d(?:nd|rd|th))[ -]\w+est\b", re.IGNORECASE
)
_COUNTING = frozenset(("most", "many", "much", "least", "little", "few"))
_TOTALS = frozenset("total sum all overall average mean together subtotal".split())


@dataclass(frozen=True, slots=True)
class Ranking:
    """The row that a claim calls extreme, and the one that is."""

    claimed: Source
    extreme: Source

    @property
    def holds(self) -> bool:
        """Tell whether the claimed row has the extreme value."""
        return self.claimed.value == self.extreme.value

    def formula(self, word: str) -> str:
        """Return which row is the extreme, for the ledger; ``word`` is the superlative."""
        extreme = self.extreme
        return f"{word} {extreme.bound.column}: {label(extreme)}, {extreme.quantity.text}"


def _row_counts(
    quantity: Quantity, premises: Sequence[Analysis], asked: Bindings
) -> Iterator[tuple[int, str]]:
    """Yield how many rows have a value that the claim names, of all if it has no other number."""
    if quantity.dimension != "count" or len(asked.items) > 1:
        return
    for premise, table in ((p, cells(p.text)) for p in premises):
        if len(rows := {c.row for c in table}) < 2:
            continue
        columns = _tallies(premise, table, asked)
        if not columns:
            yield len(rows), "number of rows"
        for key, tally in columns.items():
            for value, count in tally.items():
                yield count, f"rows with {key}: {' '.join(sorted(value))}"


def _tallies(
    premise: Analysis, table: Sequence[Cell], asked: Bindings
) -> dict[str, Counter[frozenset[str]]]:
    """Return, by column, how many cells have each value that the claim names."""
    columns: dict[str, Counter[frozenset[str]]] = {}
    for cell in table:
        value = stems_between(premise, cell.start, cell.end)
        if value and value <= asked.words:
            key = premise.text[cell.key_start : cell.key_end]
            columns.setdefault(key, Counter())[value] += 1
    return columns


def summed(quantity: Quantity, pool: Sequence[Source], asked: Bindings) -> Result | None:
    """Return the sum of a column over all rows with a value that the claim names, if it agrees.

    "Fifty-five pupils go to Bath" of the rows with "Trip: Bath". The column is one that counts
    what the claim counts, or measures in its dimension.
    """
    columns: dict[tuple[int, str], list[Source]] = {}
    for source in pool:
        known = source.quantity
        same = known.dimension == quantity.dimension and known.number.is_point
        if source.bound.column and same and (quantity.dimension != "count" or known.noun):
            columns.setdefault((source.index, source.bound.column), []).append(source)
    for (_, _), column in columns.items():
        if quantity.dimension == "count" and column[0].quantity.noun != quantity.noun:
            continue
        for value in _named_values(column, asked):
            rows = [s for s in column if value in _row_values(s)]
            total = sum(s.value for s in rows)
            agrees = quantity.interval.low <= total <= quantity.interval.high
            if 2 <= len(rows) < len(column) and agrees:
                return Result("sum", total, " + ".join(s.quantity.text for s in rows), tuple(rows))
    return None


def _named_values(column: Sequence[Source], asked: Bindings) -> list[frozenset[str]]:
    """Return the values in the rows of ``column`` whose every word the claim has."""
    values = dict.fromkeys(v for s in column for v in _row_values(s))
    return [v for v in values if v <= asked.words]


def _row_values(source: Source) -> list[frozenset[str]]:
    """Return the words of each cell in the row of a quantity."""
    cell = cell_of(source)
    if cell is None:
        return []
    row = (c for c in cells(source.premise.text) if c.row == cell.row)
    return [v for c in row if (v := stems_between(source.premise, c.start, c.end))]


def ranking(claim: Analysis, asked: Bindings, pool: Sequence[Source]) -> tuple[Ranking, str] | None:
    """Return the claimed and the true extreme, and the superlative; None when unclear.

    "The cheapest is …" is clear when the claim has one superlative and names one row, and one
    column's key shares words with it.
    """
    word = superlative(claim)
    if not word:
        return None
    wanted = asked.words | measures(extremes(claim))
    ranked = _down(claim, asked, wanted, pool) or _across(claim, wanted, pool)
    if ranked is None:
        return None
    named, others = ranked
    way = 1 if word in MOST else -1
    extreme = max(others, key=lambda s: way * rank(s))
    written = next(t.text for t in claim.tokens if t.tag in SUPERLATIVE)
    return Ranking(named, extreme), written


def extremes(claim: Analysis) -> list[Token]:
    """Return the superlatives of a claim, and what *most* and *least* are put before."""
    tokens = claim.tokens
    found = [i for i, t in enumerate(tokens) if t.tag in SUPERLATIVE]
    degrees = {tokens[i].head for i in found if tokens[i].lemma.lower() in ("most", "least")}
    return [tokens[i] for i in sorted({*found, *degrees})]


def _down(
    claim: Analysis, asked: Bindings, wanted: frozenset[str], pool: Sequence[Source]
) -> tuple[Source, list[Source]] | None:
    """Return the cell of the row that a claim names and its column, None where it is not plain."""
    column = [s for s in _column(wanted, pool) if _TOTALS.isdisjoint(label(s).lower().split())]
    named = [s for s in column if label_words(s) and label_words(s) <= asked.words]
    named = named or [s for s in column if _is_described(s, asked)]
    alike = len({s.quantity.dimension for s in column}) == 1
    if len(column) < 2 or len(named) != 1 or not alike or _counts_some(claim, column):
        return None
    return named[0], column


def _is_described(source: Source, asked: Bindings) -> bool:
    """Tell whether a claim names a row by a cell that says in words what it is of."""
    return any(v <= asked.words and all(w.isalpha() for w in v) for v in _row_values(source))


def _across(
    claim: Analysis, wanted: frozenset[str], pool: Sequence[Source]
) -> tuple[Source, list[Source]] | None:
    """Return the cell of the column that a claim names and its row: things may stand as columns.

    The name of the row is what the superlative measures.
    """
    told = extremes(claim)
    measured = measures(told) | {stem(claim.tokens[t.head]) for t in told}
    lines: dict[tuple[int, object], list[Source]] = {}
    for s in pool:
        name = label_words(s) if s.bound.column and cell_of(s) != _label_cell(s) else frozenset()
        if name & measured and names_it(name, wanted):
            lines.setdefault((s.index, s.bound.sentence), []).append(s)
    if len(lines) != 1:
        return None
    (line,) = lines.values()
    columns = {s.bound.column for s in line}
    heads = [s for s in line if s.bound.column in claim.text.lower()]
    named = [s for s in heads if not any(_is_in(s, o) for o in heads)]
    alike = len({s.quantity.dimension for s in line}) == 1 and len(columns) == len(line)
    if len(line) < 2 or len(named) != 1 or not alike or any(is_year(c) for c in columns):
        return None
    return named[0], line


def _is_in(one: Source, other: Source) -> bool:
    """Tell whether the name of a column is a part of that of another: *Swift* of *Swift Plus*."""
    return one.bound.column != other.bound.column and one.bound.column in other.bound.column


def _counts_some(claim: Analysis, column: Sequence[Source]) -> bool:
    """Tell whether the claim counts some of what the column counts: "the most free beds"."""
    keys = frozenset[str]().union(*map(key_words, column))
    tokens = claim.tokens
    most = {t.head for t in tokens if t.tag in SUPERLATIVE and t.lemma.lower() in _COUNTING}
    return any(
        t.dep == "amod" and t.tag not in SUPERLATIVE and not most.isdisjoint((i, t.head))
        for i, t in enumerate(tokens)
        if stem(t) not in keys and stem(tokens[t.head]) in keys
    )


def superlative(claim: Analysis) -> str:
    """Return the one superlative of a claim as a lemma, '' for none, several or an unknown one.

    The *second cheapest* is no superlative.
    """
    words = [t.lemma.lower() for t in claim.tokens if t.tag in SUPERLATIVE]
    if _NEXT.search(claim.text):
        return ""
    return words[0] if len(words) == 1 and (words[0] in MOST) != (words[0] in LEAST) else ""


def rank(source: Source) -> float:
    """Return what a cell is ordered by: its day as a number, or its value."""
    day = source.quantity.day
    return day.year * 372 + day.month * 31 + day.day if day is not None else source.value


def is_year(text: str) -> bool:
    """Tell whether the name of a row or column is a year; a unit in brackets may follow."""
    return _YEAR.fullmatch(text.partition("(")[0].strip()) is not None


def _column(wanted: frozenset[str], pool: Sequence[Source]) -> list[Source]:
    """Return the cells of the one column whose key best fits the claim; labels are not ranked.

    Below a year stand values of all kinds.
    """
    columns: dict[str, list[Source]] = {}
    for source in pool:
        column = source.bound.column
        if column and not is_year(column) and cell_of(source) != _label_cell(source):
            columns.setdefault(column, []).append(source)
    fits = {k: max(len(key_words(s) & wanted) for s in v) for k, v in columns.items()}
    best = max(fits.values(), default=0)
    chosen = [k for k, v in fits.items() if v == best]
    if not best or len(chosen) != 1:
        return []
    rows = [(s.index, s.bound.sentence) for s in columns[chosen[0]]]
    return columns[chosen[0]] if len(rows) == len(set(rows)) else []


def cell_of(source: Source) -> Cell | None:
    """Return the cell that holds a quantity, None outside a table."""
    start = source.quantity.start
    return next((c for c in cells(source.premise.text) if c.start <= start < c.end), None)


def key_words(source: Source) -> frozenset[str]:
    """Return the words that name the column of a quantity; its unit in brackets is none."""
    cell = cell_of(source)
    if cell is None:
        return frozenset()
    named = source.premise.text[cell.key_start : cell.key_end].partition("(")[0]
    return stems_between(source.premise, cell.key_start, cell.key_start + len(named))


def label_words(source: Source) -> frozenset[str]:
    """Return the words of the first cell in the row of a quantity."""
    first = _label_cell(source)
    return stems_between(source.premise, first.start, first.end) if first else frozenset()


def label_key_words(source: Source) -> frozenset[str]:
    """Return the words at the head of the first cells, which tell what the rows are."""
    first = _label_cell(source)
    return stems_between(source.premise, first.key_start, first.key_end) if first else frozenset()


def label(source: Source) -> str:
    """Return the text of the first cell in the row of a quantity, '' outside a table."""
    first = _label_cell(source)
    return source.premise.text[first.start : first.end] if first else ""


def _label_cell(source: Source) -> Cell | None:
    cell = cell_of(source)
    return cell and next(c for c in cells(source.premise.text) if c.row == cell.row)


def counted(quantity: Quantity, premises: Sequence[Analysis], asked: Bindings) -> Result | None:
    """Return the count of rows that equals the claim's number, if one does."""
    for count, what in _row_counts(quantity, premises, asked):
        if quantity.interval.low <= count <= quantity.interval.high:
            return Result("count", float(count), what, ())
    return None
