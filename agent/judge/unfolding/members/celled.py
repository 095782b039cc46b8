"""A row of a table told of the cells of a claim: *Team: United; Lost: 3* of *United lost three*.

Among many cells readers do not tell for sure which one a claim is on. Where it names the row and
the columns, and has what stands there, the row is told without its other cells.
"""

import re
from collections.abc import Sequence
from typing import NamedTuple

from agent.judge.alignment.lexical import content
from agent.judge.clauses.rows import cells
from agent.judge.clauses.stems import stem
from agent.judge.quantities.selection.celled import (
    bare,
    named,
    numerals,
    of_several,
    words,
)

CUE = re.compile(r":\s[^;\n]*;[^;\n]*:\s[^;\n]*;[^;\n]*:\s")
_UNIT = re.compile(r"\((?P<unit>[^\W\d_]{2,15})\)")


class _Cell(NamedTuple):
    key: str
    value: str


def of_its_cells(text: str, claim: str, above: Sequence[str]) -> str:
    """Return a row with the cells alone that a claim names and repeats, else as it stands.

    Args:
        text: the row.
        claim: what it is told for.
        above: the texts around it, one of which may tell the unit of all: *Catch (tonnes)*.
    """
    found = cells(text)
    if not found or {c.row for c in found} != {0}:
        return text
    label, *rest = (_Cell(text[c.key_start : c.key_end], text[c.start : c.end]) for c in found)
    mine = [rest[n] for n in named([c.key for c in rest], claim)]
    said = words(claim)
    if not _is_of_row(label.value, above, said) or not 0 < len(mine) < len(rest):
        return text
    if of_several(claim, " ".join((label.value, *(c.key for c in rest)))):
        return text
    known = numerals(" ".join([label.value, *(f"{c.key} {c.value}" for c in mine)]))
    if not numerals(claim) <= known or not all(_repeated(c.value, claim) for c in mine):
        return text
    unit = _unit(above, said)
    told = (f"{c.key}: {c.value}{unit if c.value.isdigit() else ''}" for c in (label, *mine))
    return "; ".join(told)


def _is_of_row(label: str, above: Sequence[str], said: frozenset[str]) -> bool:
    """Tell whether a claim has the name of a row, and that of no other row of the passage."""
    first = (next(iter(cells(text)), None) for text in above)
    labels = {text[c.start : c.end] for text, c in zip(above, first, strict=True) if c}
    meant = {n for n in (words(bare(other)) for other in {label, *labels}) if n and n <= said}
    return max(meant, key=len, default=None) == words(bare(label)) and not any(
        not n <= words(bare(label)) for n in meant
    )


def _repeated(value: str, claim: str) -> bool:
    """Tell whether a claim has what stands in a cell: its numbers, or else its words."""
    found = numerals(value)
    if found:
        return found <= numerals(claim)
    return bool(content(value)) and content(value) <= content(claim)


def _unit(above: Sequence[str], said: frozenset[str]) -> str:
    """Return the unit in brackets over a table that a claim has as well, '' without one."""
    units = (m["unit"] for text in above for m in _UNIT.finditer(text) if not cells(text))
    return next((f" {unit}" for unit in units if stem(unit.lower()) in said), "")
