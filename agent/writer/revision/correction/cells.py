"""The value of a table's row that a claim takes from another row, or gives wrong."""

import re
from collections.abc import Sequence

from agent.domain.prose.figures import AMOUNTS, Figure, figures
from agent.domain.prose.markup import readable
from agent.domain.prose.terms import terms
from agent.domain.text import Span
from agent.writer.comparators import comparator_before
from agent.writer.revision.correction.attribute import part_of
from agent.writer.revision.language.conditions import tells_case
from agent.writer.revision.language.denial import denies
from agent.writer.revision.language.phrases import Swap

BOUND = re.compile(r"\b(?:before|after|since|until|than|by)\s+(?:[a-z]+\s+)?$", re.IGNORECASE)
LEAST = 2  # characters of a value that is told by itself: "2" may count anything
OPENING = 2  # words before a value that tells no case: "in 2021 the ward …"
BESIDE = 1  # content words that a claim has beside the name of its row and its figure
MEASURED = 3  # the same, where a symbol tells what is measured
MEASURE = re.compile(r"\s?(?:°|m[²³]|%|dB\b)")
SYMBOL = 2  # characters behind a number that tell a unit such as °C


def cell_swap(clause: str, claim: str, quote: str) -> Swap | None:
    """Return the swap of a value in ``clause`` for that of the row which the claim names, or None.

    "Surgery is open from 14:00 to 18:00" has by "| Care | 14:00 to 18:00 |" and "| Surgery | 13:00
    to 19:00 |" the value of another row. A claim that says of its row hardly more than a figure
    takes the one that the row has of that kind.
    """
    rows = [_cells(line) for line in quote.splitlines() if "|" in line]
    named = [row for row in rows if row and _is_named(row[0], claim)]
    if len(named) != 1:
        return None
    row, others = named[0], [r for r in rows if r is not named[0] and len(r) == len(named[0])]
    found = _of_another(clause, row, others) or _of_kind(clause, claim, row)
    return found if found and _is_level(clause, found[0]) else None


def _is_level(clause: str, place: Span) -> bool:
    """Tell whether ``clause`` states what stands there, as a cell does.

    It is no limit from below, no change ("rose by £10") and no case ("in 2021, …"), and nothing is
    denied.
    """
    before = clause[: place.start]
    limit = comparator_before(clause, place.start)
    bound = (limit and limit[0] != "most") or BOUND.search(before) or denies(clause)
    bound = bound or 0 < len(before.split()) < OPENING
    return not bound and not any(
        part_of(clause, f) != "level" or tells_case(clause, f)
        for f in figures(clause)
        if f.span.overlaps(place)
    )


def _cells(line: str) -> list[str]:
    return [readable(c)[0].strip() for c in line.strip().strip("|").split("|")]


def _is_named(name: str, claim: str) -> bool:
    """Tell whether a claim has all words of a row's name but for those in brackets."""
    words, said = set(terms(re.sub(r"\([^()]*\)", "", name))), set(terms(claim))
    return bool(words) and all({w, f"{w}s"} & said for w in words)


def _of_another(clause: str, row: Sequence[str], others: Sequence[Sequence[str]]) -> Swap | None:
    """Return the swap of the one value that stands in the same column of another row."""
    found = {
        (other[i], row[i])
        for other in others
        for i in range(1, len(row))
        if other[i] != row[i] and len(other[i]) >= LEAST and figures(other[i]) and row[i]
    }
    said = {(clause.find(value), value, right) for value, right in found if value in clause}
    if len(said) != 1 or any(cell in clause for cell in row[1:] if cell == next(iter(said))[2]):
        return None
    at, value, right = said.pop()
    alone = not clause[:at][-1:].isalnum() and not clause[at + len(value) :][:1].isalnum()
    return (Span(start=at, end=at + len(value)), right) if alone else None


def _of_kind(clause: str, claim: str, row: Sequence[str]) -> Swap | None:
    """Return the swap of the claim's one figure for the one of its kind in the row."""
    beside = (
        set(terms(claim))
        - {s for w in terms(row[0]) for s in (w, f"{w}s")}
        - set(terms(" ".join(row[1:])))
    )
    wrong = [f for f in figures(clause) if f.key not in {g.key for g in figures(row[0])}]
    most = MEASURED if wrong and MEASURE.match(clause, wrong[0].span.end) else BESIDE
    if len(wrong) != 1 or len(beside - set(terms(wrong[0].text))) > most:
        return None
    alike = [
        (f, cell) for cell in row[1:] for f in figures(cell) if _alike(wrong[0], f, clause, cell)
    ]
    if len(alike) != 1 or alike[0][0].key == wrong[0].key:
        return None
    figure, cell = alike[0]
    return wrong[0].span, figure.span.of(cell)


def _alike(figure: Figure, other: Figure, clause: str, cell: str) -> bool:
    """Tell whether two figures measure the same: both are amounts of one unit, or of one symbol."""
    if figure.kind is not other.kind or figure.unit != other.unit:
        return False
    symbols = [t[f.span.end :].strip(" *`")[:SYMBOL] for t, f in ((clause, figure), (cell, other))]
    return figure.kind in AMOUNTS or (symbols[0] == symbols[1] != "")
