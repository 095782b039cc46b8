"""Table rows as claims: for Basic, the price is $5."""

import re

from agent.judge.claims.units import Row, Unit

_EMPTY = frozenset({"", "-", "–", "—", "n/a", "na", "none", "?", "tbd", "…", "..."})
_ATTRIBUTES = frozenset(
    "property feature metric attribute criterion criteria aspect parameter measure characteristic "
    "specification spec field setting indicator variable dimension".split()
) | {""}
"""Heads of a first column that holds attributes, not things."""

_WORD = re.compile(r"[A-Za-z]")
_PARTICIPLE = re.compile(r"[A-Z]?[a-z]+(?:ed|able|ible|al)")
_NAME = re.compile(r"[A-Z]{2}|[a-z][A-Z]|[A-Z]\w*\s+[A-Z]|\d")
_PLURAL = re.compile(r"[a-z]{2}s$")
_SINGULAR = re.compile(r"(?:ss|us|is)$")


def row_units(row: Row) -> list[Unit]:
    """Return one unit a cell that says what the cell says of the row's first one.

    Rows of a table without a header become one unit, their cells parted by commas.
    """
    if not row.cells:
        return []
    if not row.header:
        return []
    key, *rest = row.cells
    label, kind = key.text, row.header[0].text.rstrip(":. ")
    turned = kind.lower() in _ATTRIBUTES and not _is_bare(label)
    if kind and _is_bare(label):
        label = f"{uncapitalised(kind)} {label}"
    return [
        _said(label, head, cell, turned=turned)
        for head, cell in zip(row.header[1:], rest, strict=False)
        if cell.text.lower() not in _EMPTY
    ]


def _is_bare(label: str) -> bool:
    """Tell a label that says nothing without its column's head: "3", "0-5", "B"."""
    return bool(label) and (len(label) == 1 or not _WORD.search(label))


def _said(label: str, head: Unit, cell: Unit, *, turned: bool) -> Unit:
    """Put a cell into words; in a ``turned`` table the rows are attributes, the columns things."""
    value = cell.text.rstrip(".")
    cell = cell.cut(0, len(value))
    column = head.text.rstrip(":. ") or "value"
    if not turned:
        return cell.put(f"{_scope(label)}{_is(column)} ", ".")
    return cell.put(f"{_scope(column)}{_is(label)} ", ".")


def _scope(name: str) -> str:
    return f"For {name}, " if name else ""


def _is(label: str) -> str:
    """Return the label as a subject with its verb: "the price is"."""
    label = label.rstrip(":. ") or "value"
    if not _WORD.search(label):
        return f"the value for {label} is"
    if _PARTICIPLE.fullmatch(label):
        return f"{uncapitalised(label)}:"
    named = uncapitalised(label) == label
    verb = "are" if is_plural(label) else "is"
    return f"{'' if named and label[:1].isupper() else 'the '}{uncapitalised(label)} {verb}"


def is_plural(phrase: str) -> bool:
    """Tell whether a label such as "Opening hours" reads as a plural."""
    words = re.sub(r"\(.*?\)", "", phrase).split()
    last = words[-1].lower() if words else ""
    return bool(_PLURAL.search(last)) and not _SINGULAR.search(last)


def uncapitalised(phrase: str) -> str:
    """Return a label as it reads inside a sentence; names and abbreviations keep their case."""
    first = phrase.split(None, 1)[0] if phrase else ""
    if _NAME.search(phrase) or not first[1:].islower():
        return phrase
    return phrase[0].lower() + phrase[1:]
