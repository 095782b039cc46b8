"""Rows of tables that were written out: "Key: value | Key: value", "The KEY of NAME is VALUE."."""

import re
from collections import Counter
from functools import lru_cache
from typing import NamedTuple

_CELL = re.compile(
    r"(?:^|(?<=[|\n;])|(?<=\. )|(?<=\|\| )|(?<=; \d{4} ))[ \t]*(?!\d{4} [A-Z])"
    r"(?P<key>[^\s|:;\n.][^|:;\n.]{0,48}?)[ \t]*:"
    r"[ \t]+(?P<value>[^|\n;]*?)[ \t]*(?=$|[|\n;]|\. +[^|:;\n.]{1,48}:|\.$)",
    re.MULTILINE,
)
_KEY_WORDS = 7
_BLANK = "\n\n"
_YEAR = re.compile(r"(?:1[89]|20)\d\d\b")
_STATED = re.compile(
    r"(?:^|(?<=[.\n] ))The (?P<key>[^.:|\n]{1,48}?) of (?P<label>[^:|\n]{1,80}?) is "
    r"(?P<value>[^|\n]*?)(?=\.(?:\s|$))",
    re.MULTILINE,
)


class Cell(NamedTuple):
    """One "Key: value" of row number ``row``; the ranges are characters of the text."""

    row: int
    key_start: int
    key_end: int
    start: int
    end: int


@lru_cache(maxsize=512)
def cells(text: str) -> tuple[Cell, ...]:
    """Return the cells of the rows in ``text``; prose with colons has none.

    A new row begins where a key of the one before comes again, or after a blank line. A row needs
    two cells, so that a lone "Note: …" stays prose. In "The KEY of NAME is VALUE." the name is the
    first cell of its row; it takes two names with the same key, or a key with a unit, to make a
    table.
    """
    stated = _stated(text)
    if stated or ":" not in text:
        return stated
    found: list[Cell] = []
    text = _one_row_a_line(text)
    row, seen, reached = -1, set[str](), 0
    for match in _CELL.finditer(text):
        key = match["key"].strip().lower()
        numbered = key[0].isdecimal() and not _YEAR.match(key)
        if len(key.split()) > _KEY_WORDS or (numbered and not _is_further(text, match, reached)):
            continue
        ended = _BLANK in text[reached : match.start()]
        reached = match.end()
        if key in seen or row < 0 or ended:
            row, seen = row + 1, set()
        seen.add(key)
        start, end = match.span("value")
        found.append(Cell(row, *match.span("key"), start, end))
    size = Counter(c.row for c in found)
    return tuple(c for c in found if size[c.row] > 1)


def _is_further(text: str, match: re.Match[str], reached: int) -> bool:
    """Tell whether a cell comes right after another, so that a number may open its name.

    Such as *101 to 185 g/km: £115* behind *up to 100 g/km: £80;*.
    """
    parted = text[reached : match.start()].strip() in (";", "|")
    return bool(reached) and parted and any(c.isalpha() for c in match["key"])


def is_row(text: str) -> bool:
    """Tell whether ``text`` looks like a row, or a part of a row, of a table."""
    return bool(cells(text)) or _STATED.match(text) is not None


def stated_cell(text: str) -> tuple[str, str, str] | None:
    """Return key, name of the row and value where ``text`` is one "The KEY of NAME is VALUE."."""
    match = _STATED.match(text)
    alone = match is not None and match.end() >= len(text) - 1
    return (match["key"], match["label"], match["value"]) if match and alone else None


def _stated(text: str) -> tuple[Cell, ...]:
    """Return the cells of rows in sentences.

    None where no key comes with two names, nor with something in brackets: its unit.
    """
    found = list(_STATED.finditer(text)) if " of " in text else []
    names = {(m["key"], m["label"]) for m in found}
    headed = any(key.endswith(")") for key, _ in names)
    if not headed and len(names) == len({key for key, _ in names}):
        return ()
    rows = {label: n for n, label in enumerate(dict.fromkeys(m["label"] for m in found))}
    named: set[str] = set()
    made: list[Cell] = []
    for match in found:
        row, key = rows[match["label"]], match.span("key")
        if match["label"] not in named:
            named.add(match["label"])
            made.append(Cell(row, *key, *match.span("label")))
        made.append(Cell(row, *key, *match.span("value")))
    return tuple(made)


def _one_row_a_line(text: str) -> str:
    """Put a line end before each return of the first key; the length stays the same."""
    first = _CELL.search(text)
    if first is None:
        return text
    return re.sub(rf" (?={re.escape(first['key'].strip())}:)", "\n", text)
