"""Rows: what a table says of one row it does not say of another that the claim names.

Nor is there nothing of what it has for that row.
"""

import re
from collections.abc import Iterable, Sequence
from itertools import groupby, starmap
from typing import NamedTuple

from agent.domain.finding import Finding, Outcome
from agent.domain.prose.analysis import Analysis
from agent.judge.alignment.lexical import content
from agent.judge.checked import Checked
from agent.judge.clauses.rows import cells, stated_cell
from agent.judge.derivation.tables.rows import TABLE
from agent.judge.names.check import RULE
from agent.judge.quantities.selection.celled import bare

_TELLING = re.compile(r"[^\W\d]|\d{3}")  # a row called 7 is named by no claim of 7 things
_ITEM = re.compile(r"(?P<label>[A-Z][\w-]*(?: [\w-]+){0,3}): (?P<parts>[^:;|]+)")
_JOINT = re.compile(r",\s+(?:and\s+)?|\s+and\s+")
_EMPTY = re.compile(
    r"^\W*$|^\W*0\b|\b(?:no|none|not|nil|n/a|never|without|zero|free|nothing|unavailable)\b",
    re.IGNORECASE,
)


class Row(NamedTuple):
    """A row, or one cell of it: the name of the row, the heads of its columns, what stands there.

    Rows with the same ``head`` are of one table.
    """

    label: str
    head: tuple[str, ...]
    values: tuple[str, ...]

    @property
    def words(self) -> frozenset[str]:
        """The words of its name, its columns and its cells."""
        return content(" ".join((self.label, *self.head, *self.values)))


def rows(texts: Iterable[str]) -> list[Row]:
    """Return the rows among ``texts``, each once."""
    return list(dict.fromkeys(row for text in texts for row in _rows(text)))


def _rows(text: str) -> list[Row]:
    stated = stated_cell(text)
    if stated is not None:
        key, label, value = stated
        return [Row(label, (key,), (value,))]
    found = []
    for _, row in groupby(cells(text), key=lambda c: c.row):
        first, *rest = row
        head = tuple(text[c.key_start : c.key_end] for c in (first, *rest))
        values = tuple(text[c.start : c.end] for c in rest)
        found.append(Row(text[first.start : first.end], head, values))
    return found or _item(text)


def _item(text: str) -> list[Row]:
    """Return an item of a list, *Bar: fill the bucket and test the taps*, as a row of its parts."""
    match = _ITEM.fullmatch(text.strip())
    return [Row(match["label"], (), tuple(_JOINT.split(match["parts"])))] if match else []


def of_other_row(claim: Analysis, parts: Sequence[str], table: Sequence[Row]) -> Finding | None:
    """Return that something is missing where a window has it of other rows than the claim's.

    The claim names one row of the table. The window is of other rows only, or the claim has all
    words of a cell of another row, one of which neither its own row has nor the prose around; or
    it says that there is none of what stands in a column of its own row.

    Args:
        claim: the parsed claim.
        parts: the texts of the window, a row each.
        table: all rows known, those of the window among them.
    """
    here = rows(parts)
    if not here or any(t.dep == "neg" for t in claim.tokens):
        return None
    words = content(claim.text)
    prose = frozenset[str]().union(*(content(p) for p in parts if not _rows(p)))
    heads = {r.head for r in here}
    name = named_row(words, [r.label for r in table if r.head in heads])
    if name is None:
        return None
    others = [r for r in here if r.label != name]
    mine = [r for r in table if r.label == name]
    cell = next((c for r in mine for c in _filled(r) if _denies(claim, words, c[0])), None)
    if cell is not None:
        reason = f"for “{name}” the evidence says “{cell[0]}: {cell[1]}”"
        return Finding(rule=RULE, outcome=Outcome.MISSING, reason=reason, elsewhere=True)
    own = prose.union(*(r.words for r in mine))
    if len(others) == len(here):
        told = frozenset[str]().union(*(r.words for r in here))
        foreign = words & prose <= told and not content(name) <= prose | told
        taken = others[0] if foreign else None
    else:
        taken = next((r for r in others if _given(r, words, own)), None)
    if taken is not None and not taken.head and not _placed(claim, name):
        return None
    if taken is None:
        return None
    reason = f"the evidence says this of “{taken.label}”, not of “{name}”"
    return Finding(rule=RULE, outcome=Outcome.MISSING, reason=reason, elsewhere=True)


def named_row(words: frozenset[str], labels: Sequence[str]) -> str | None:
    """Return the only label whose words are all among ``words``; longer ones count before parts.

    What a label has in brackets need not be named.
    """
    telling = (label for label in labels if _TELLING.search(label))
    named = {label: w for label in telling if (w := content(bare(label))) and w <= words}
    longest = [n for n, w in named.items() if not any(w < other for other in named.values())]
    return longest[0] if len(longest) == 1 else None


def _placed(claim: Analysis, label: str) -> bool:
    """Tell whether a claim tells something of a place or case by the name of an item."""
    place = rf"\b(?:in|at|on|for|during)\s+(?:the\s+|an?\s+)?{re.escape(label)}\b"
    return re.search(place, claim.text, re.IGNORECASE) is not None


def _filled(row: Row) -> list[tuple[str, str]]:
    """Return the columns and cells of a row that has something there: no *none*, no dash."""
    cells = zip(row.head[-len(row.values) :], row.values, strict=bool(row.head))
    return [(key, value) for key, value in cells if not _EMPTY.search(value)]


def _denies(claim: Analysis, words: frozenset[str], column: str) -> bool:
    """Tell whether a claim says that there is no *support* in a column of this name."""
    key = content(column)
    nouns = (content(claim.tokens[t.head].text) for t in claim.tokens if t.text.lower() == "no")
    return key <= words and any(n and n <= key for n in nouns)


def _given(row: Row, words: frozenset[str], own: frozenset[str]) -> bool:
    """Tell whether a claim has all ``words`` of a cell of ``row``, not all of which are its own."""
    return any(w <= words and not w <= own for w in map(content, row.values))


def of_all_rows(
    found: Sequence[Checked], places: Sequence[frozenset[tuple[int, int]]]
) -> list[Checked]:
    """Return what was found in windows, rows of a table overruled by the rows around them.

    Args:
        found: what was found in each window.
        places: the sentences of each window.
    """
    held = list(zip(found, places, strict=True))

    def whole(checked: Checked, own: frozenset[tuple[int, int]]) -> Checked:
        around = [c for c, rows in held if rows & own and rows - own]
        return _outranked(checked, around)

    return list(starmap(whole, held))


def _outranked(checked: Checked, around: Sequence[Checked]) -> Checked:
    """Return what was found in some rows, and that the rows around them deny it."""
    told = [f for c in around for f in c.findings if _is_by_table(f, Outcome.CONFLICT)]
    borne = [f for f in checked.findings if _is_by_table(f, Outcome.MATCH)]
    if not (told and borne):
        return checked
    return checked.corrected(told[0] if f in borne else f for f in checked.findings)


def _is_by_table(finding: Finding, outcome: Outcome) -> bool:
    return finding.outcome is outcome and finding.reason.startswith(f"by {TABLE}")
