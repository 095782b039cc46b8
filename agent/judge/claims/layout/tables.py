"""Table rows as claims: for Basic, the price is $5."""

import re
from collections.abc import Sequence
from dataclasses import replace

from agent.judge.claims.layout import ticks
from agent.judge.claims.layout.units import Row, Unit
from agent.judge.claims.parsing.inflection import is_plural, uncapitalised

_EMPTY = frozenset({"", "-", "–", "—", "n/a", "na", "none", "?", "tbd", "…", "..."})
ATTRIBUTES = frozenset(
    "property feature metric attribute criterion criteria aspect parameter measure characteristic "
    "specification spec field setting indicator variable dimension".split()
) | {""}
"""Heads of a first column that holds attributes, not things."""

_WORD = re.compile(r"[A-Za-z]")
_YEAR = re.compile(r"(?:1[89]|20)\d\d")
_ASKING = re.compile(r"(?:what|who|when|where|how|why|which)\b", re.IGNORECASE)
_SENTENCE = re.compile(r"[A-Z][\w'’-]*(?:\s+\S+){4,}[.!]")
_PARTICIPLE = re.compile(r"[A-Z]?[a-z]+(?:ed|able|ible|al)")


def row_units(row: Row) -> list[Unit]:
    """Return one unit a cell that says what the cell says of the row's first one.

    Without a header a cell only stands behind the first one: "Adult: 900 euros".
    """
    if not row.cells:
        return []
    label = row.cells[0].text
    if not row.header:
        return _labelled(label, row.cells[1:] or row.cells)
    turned = row.header[0].text.lower() in ATTRIBUTES and bool(label) and not _is_bare(label)
    names = 1 if turned else row.names
    scope = _row_name(row.header[:names], row.cells[:names])
    return [
        _said(label, head.text, cell) if turned else _said(head.text, scope, cell)
        for head, cell in zip(row.header[names:], row.cells[names:], strict=False)
        if cell.text.lower() not in _EMPTY
    ]


def _labelled(label: str, cells: Sequence[Unit]) -> list[Unit]:
    before = "" if not label or cells[0].text == label else f"{label.rstrip(':. ')}: "
    told = [cell for cell in cells if cell.text.lower() not in _EMPTY]
    return [cell.cut(0, len(cell.text.rstrip("."))).put(before, ".") for cell in told]


def _row_name(heads: Sequence[Unit], cells: Sequence[Unit]) -> str:
    """Return what tells a row from the others: "Berlin with tariff B"; a number is "zone 3"."""
    named = [
        f"{uncapitalised(h.text.rstrip(':. '))} {c.text}".strip()
        for h, c in zip(heads, cells, strict=False)
    ]
    first = named[0] if _is_bare(cells[0].text) else cells[0].text
    return f"{first} with {' and '.join(named[1:])}" if named[1:] else first


def _is_bare(label: str) -> bool:
    """Tell a label that says nothing without its column's head: "3", "0-5", "B"; a year does."""
    said = _WORD.search(label) and len(label) > 1
    return bool(label) and not (said or _YEAR.fullmatch(label))


def _said(attribute: str, thing: str, cell: Unit) -> Unit:
    """Put a cell into words: the ``attribute`` of the ``thing`` is what the cell says.

    A cell that holds a sentence is no value: "The key is kept by the porter.".
    """
    scope = thing.rstrip(":. ")
    if ticked := ticks.told(scope, attribute, cell.text):
        return cell.worded(ticked)
    if _SENTENCE.fullmatch(cell.text):
        first = cell.text.split(None, 1)[0]
        cell = replace(cell, text=uncapitalised(first) + cell.text[len(first) :])
        return cell.put(_scope(scope))
    cell = cell.cut(0, len(cell.text.rstrip(".")))
    return cell.put(f"{_scope(scope)}{_is(attribute)} ", ".")


def _scope(name: str) -> str:
    return f"For {name}, " if name else ""


def _is(label: str) -> str:
    """Return the label as a subject with its verb: "the price is"."""
    label = label.rstrip(":. ") or "value"
    if _ASKING.match(label):
        return f"{uncapitalised(label)} is"
    if not _WORD.search(label):
        return f"the value for {label} is"
    if _PARTICIPLE.fullmatch(label):
        return f"{uncapitalised(label)}:"
    named = uncapitalised(label) == label
    verb = "are" if is_plural(label) else "is"
    return f"{'' if named and label[:1].isupper() else 'the '}{uncapitalised(label)} {verb}"
