"""Whole tables: their rows, each with its cells, wherever their chunks keep them."""

import re
from collections.abc import Sequence
from itertools import groupby
from typing import NamedTuple

from agent.domain.prose.blocks import BlockKind
from agent.domain.prose.terms import terms
from agent.domain.text import Chunk
from agent.writer.drafting.rows import Cells, named
from agent.writer.outline import Part, outline


class Row(NamedTuple):
    """A row: its cells, each behind the name of its column; ``label`` is its name or ''."""

    chunk: Chunk
    cells: Cells
    label: str = ""

    def cell(self, column: str) -> str:
        """Return what stands in ``column``, '' if nothing does."""
        return next((c for n, c in self.cells if n == column), "")

    @property
    def stems(self) -> frozenset[str]:
        """The stems of the words in its cells."""
        return frozenset(terms(" ".join(c for _, c in self.cells)))


class Table(NamedTuple):
    """A table with all its rows; ``about`` are the stems of its name or of the heading over it."""

    about: frozenset[str]
    around: frozenset[str]
    rows: tuple[Row, ...]

    @property
    def document_id(self) -> str:
        """The document that it ends in."""
        return self.rows[-1].chunk.document_id

    @property
    def columns(self) -> list[str]:
        """The names of its columns, in order."""
        return list(dict.fromkeys(n for row in self.rows for n, _ in row.cells))


_RECORD = re.compile(r"(?P<table>[^.;]{1,60}), row \d+(?:: (?P<label>.+?))?\. (?=\S+)")
_PAIR = re.compile(r"(?P<name>[^.:;]+): (?P<cell>.+?)\.(?=$| [^.:;]+: )")


def tables(chunks: Sequence[Chunk]) -> list[Table]:
    """Return the tables of ``chunks``, which must have them whole."""
    ordered = sorted(chunks, key=lambda c: (c.document_id, c.span.start))
    written = [c for c in ordered if c.row is None]
    records = [(m["table"], c, m) for c in ordered if c.row and (m := _RECORD.match(c.text))]
    found = [
        Table(frozenset(terms(name)), _above(rows[0].chunk), rows)
        for (_, name), run in groupby(records, key=lambda r: (r[1].document_id, r[0]))
        if (rows := tuple(_record(chunk, match) for _, chunk, match in run))
    ]
    return [t for t in (*found, *_drawn(written)) if len(t.rows) > 1]


def _above(chunk: Chunk) -> frozenset[str]:
    return frozenset(terms(f"{chunk.title} {chunk.heading}"))


def _record(chunk: Chunk, match: re.Match[str]) -> Row:
    """Return a row told in sentences: "Tents, row 3: Model Wren. The Weight of Wren is 1.1."."""
    told = chunk.text[match.end() :]
    words = (match["label"] or "").split()
    label = next(
        (n for i in range(len(words)) if f" of {(n := ' '.join(words[i:]))} is " in told), ""
    )
    if not label:
        return Row(chunk, tuple((m["name"].strip(), m["cell"]) for m in _PAIR.finditer(told)))
    name = re.escape(label)
    cell = rf"The (?P<name>[^.]+?) of {name} is (?P<cell>.+?)\.(?=$| The [^.]+ of {name} is )"
    head = " ".join(words[: len(words) - len(label.split())])
    cells = ((m["name"], m["cell"]) for m in re.finditer(cell, told))
    return Row(chunk, ((head, label), *cells), label)


def _drawn(chunks: Sequence[Chunk]) -> list[Table]:
    """Return the tables that are drawn in the text; one goes on in the chunk after its own."""
    found: list[Table] = []
    header: tuple[str, ...] = ()
    for chunk in chunks:
        heading = chunk.heading.rpartition(" > ")[2] or chunk.title
        for position, (is_row, parts) in enumerate(_groups(chunk)):
            if not is_row:
                headings = [p.text for p in parts if p.kind is BlockKind.HEADING]
                heading, header = headings[-1] if headings else heading, ()
            elif parts[0].header:
                header = parts[0].header
                about = frozenset(terms(heading))
                found.append(Table(about, _above(chunk), _rows(chunk, parts, header)))
            elif header and position == 0 and found[-1].document_id == chunk.document_id:
                found[-1] = found[-1]._replace(rows=found[-1].rows + _rows(chunk, parts, header))
    return found


def _groups(chunk: Chunk) -> list[tuple[bool, list[Part]]]:
    """Return the parts of a chunk, the rows of one table together."""
    runs = groupby(outline(chunk.text), key=lambda p: (p.kind is BlockKind.ROW, p.header))
    return [(is_row, list(run)) for (is_row, _), run in runs]


def _rows(chunk: Chunk, parts: Sequence[Part], header: tuple[str, ...]) -> tuple[Row, ...]:
    cells = [named(p.model_copy(update={"header": header})) for p in parts]
    return tuple(Row(chunk, c, c[0][1] if c else "") for c in cells)
