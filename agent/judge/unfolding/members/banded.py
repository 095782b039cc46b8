"""A table by ranges told of the value of a claim: *Age: 6–17; Fare: £2* of what one of 12 pays.

The row of the range that has the value is told with the value in it, the other rows without what
holds for them.
"""

import re
from collections.abc import Sequence
from typing import NamedTuple

from agent.domain.prose.casing import small
from agent.judge.clauses.rows import Cell, cells
from agent.judge.clauses.stems import stem
from agent.judge.once import once
from agent.judge.quantities.quantity import Interval, Quantity
from agent.judge.quantities.reading.extract import quantities
from agent.ports import Parser

CUE = re.compile(
    r":\s[^;\n]*?(?:[<>≤≥]\s?\d|\b(?:below|under|over|above|than|up to|at least|at most)\s\D?\d"
    r"|\d\s?[^\W\d_]{0,4}%?\s?(?:–|-|to)\s?\D?\d|\d\+"
    r"|\d\D{0,12}\b(?:and|or) (?:over|above|more|older|under|below|less))",
    re.IGNORECASE,
)
_JOINING = re.compile(
    r"\b(?:but|and|or|old|of age|from|between|inclusive)\b|[\s,()–-]", re.IGNORECASE
)
_LETTER = re.compile(r"\W*[A-Za-z]?\W*")
"""What readers cannot hold against a claim: an article reads like the grade A."""
_YEAR = stem("year")
_FEWEST = 2  # rows of a table by ranges
_NEAR = 5  # words before a value in which the name of its column stands


class _Row(NamedTuple):
    """A cell with a range, of what dimension it is, and whether it tells nothing else."""

    cell: Cell
    range: Interval
    dimension: str
    clear: bool


def of_its_value(text: str, claim: str, passage: Sequence[str], parser: Parser) -> str:
    """Return a row as it tells of a value of the claim that lies in one range of its column.

    Args:
        text: the row.
        claim: what it is told for.
        passage: the texts around it, among them the other rows.
        parser: reads texts.
    """
    mine = _cells(text)
    if any(_LETTER.fullmatch(text[c.start : c.end]) for c in mine):
        return text
    for n, cell in enumerate(mine):
        row, key = _row(text, cell, parser), _key(text, cell)
        if row is None:
            continue
        value = _value(claim, key, row.dimension, parser)
        if value is None or any(_stands(value, other, n) for other in passage):
            continue
        rows = _columns(passage, parser).get((n, key), [])
        having = [r for r in rows if _holds(r, value)]
        if len(rows) < _FEWEST or len(having) != 1 or not having[0].clear:
            continue
        if not _holds(row, value):
            return f"{key}: {text[cell.start : cell.end]}."
        others = [o for o in passage if o != text and _is_in(o, n, key)]
        return _told(text, cell, claim, value, others)
    return text


def _cells(text: str) -> list[Cell]:
    return [c for c in cells(text) if c.row == 0]


def _key(text: str, cell: Cell) -> str:
    return text[cell.key_start : cell.key_end]


@once
def _columns(passage: Sequence[str], parser: Parser) -> dict[tuple[int, str], list[_Row]]:
    """Return the ranges of each column by its number and name, read once for all rows."""
    found: dict[tuple[int, str], list[_Row]] = {}
    for text in passage:
        for n, cell in enumerate(_cells(text)):
            row = _row(text, cell, parser)
            if row is not None:
                found.setdefault((n, _key(text, cell)), []).append(row)
    return found


def _row(text: str, cell: Cell, parser: Parser) -> _Row | None:
    """Return the range that a cell tells, None for a single value and for several ranges."""
    said = text[cell.start : cell.end]
    if not CUE.search(f": {said}"):
        return None
    (analysis,) = parser.parse([said], entities=False)
    found = [q for q in quantities(analysis) if not q.is_date]
    if not found or len({q.dimension for q in found}) > 1:
        return None
    rest = said
    for quantity in reversed(found):
        rest = rest[: quantity.start] + rest[quantity.end :]
    ends = [_measure(q, found[0].dimension) for q in found]
    joint = said[found[0].end : found[-1].start].strip().lower()
    if len(ends) == 2 and all(e.is_point for e in ends) and joint in ("to", "–", "-"):
        whole, rest = Interval(ends[0].low, ends[1].high), ""
    else:
        low, high = max(ends, key=lambda e: e.low), min(ends, key=lambda e: e.high)
        whole = Interval(low.low, high.high, low.low_open, high.high_open)
    if whole.low >= whole.high:
        return None
    return _Row(cell, whole, found[0].dimension, not _JOINING.sub("", rest))


def _measure(quantity: Quantity, dimension: str) -> Interval:
    """Return the range of a quantity: as it is written where the column has no unit."""
    return quantity.number if dimension == "count" else quantity.interval


def _holds(row: _Row, value: Quantity) -> bool:
    at, span = _measure(value, row.dimension).low, row.range
    above = at > span.low or (at == span.low and not span.low_open)
    return above and (at < span.high or (at == span.high and not span.high_open))


def _value(claim: str, key: str, dimension: str, parser: Parser) -> Quantity | None:
    """Return the one value of a claim that a column is of, None where that is not plain."""
    (analysis,) = parser.parse([claim], entities=False)
    named = {stem(w.lower()) for w in re.findall(r"[^\W\d_]+", key)}
    fitting = [
        q
        for q in quantities(analysis)
        if q.number.is_point and not q.is_date and _fits(q, dimension, named)
    ]
    far = [_distance(claim, q, named) for q in fitting]
    nearest = [q for q, distance in zip(fitting, far, strict=True) if distance == min(far)]
    plain = len(nearest) == 1 and (min(far) < _NEAR or dimension != "count")
    return nearest[0] if plain else None


def _stands(value: Quantity, row: str, n: int) -> bool:
    """Tell whether a value is what another column of a row has, and not what it is asked for."""
    others = (row[c.start : c.end].strip() for m, c in enumerate(_cells(row)) if m != n)
    return value.text in others


def _fits(value: Quantity, dimension: str, named: set[str]) -> bool:
    """Tell whether a value is in the unit of a column, or in one that the column names."""
    unit = stem(value.unit.lower()) if value.unit else ""
    aged = "age" in named and unit == _YEAR
    return value.dimension == dimension or (dimension == "count" and (unit in named or aged))


def _distance(claim: str, value: Quantity, named: set[str]) -> int:
    """Return how many words before a value the name of its column stands: *an eGFR of 45*.

    None stand between them where the value has it as its unit: *12-year-old*, *three years*.
    """
    unit = stem(value.unit.lower()) if value.unit else ""
    behind = claim[value.end :].startswith(("-old", " old", " of age"))
    after = re.match(r"[ -]([^\W\d_]+)", claim[value.end :])
    before = [stem(w.lower()) for w in re.findall(r"[^\W\d_]+", claim[: value.start])][-_NEAR:]
    if unit in named or ("age" in named and (behind or before[-1:] in (["age"], ["aged"]))):
        return 0
    if after and stem(after[1].lower()) in named:
        return 0
    places = [len(before) - n for n, word in enumerate(before) if word in named]
    return min(places, default=_NEAR)


def _is_in(text: str, n: int, key: str) -> bool:
    """Tell whether a text is a row with such a column."""
    found = _cells(text)
    return n < len(found) and _key(text, found[n]) == key


def _told(text: str, mine: Cell, claim: str, value: Quantity, others: Sequence[str]) -> str:
    """Return a row in a sentence: "With an order value of 80 euros, the delivery is 4 euros.".

    What the claim says instead, and stands in another row, is denied.
    """
    key = _small(_key(text, mine))
    article = "an" if key[0].lower() in "aeiou" else "a"
    head = key if key.split()[0].endswith("s") else f"{article} {key}"
    told = []
    for n, cell in enumerate(_cells(text)):
        said = text[cell.start : cell.end].strip()
        if cell == mine or not said:
            continue
        beside = {o[c.start : c.end].strip() for o in others for c in _cells(o)[n : n + 1]}
        wrong = sorted(b for b in beside - {said} if _says(claim, b) and not _says(claim, said))
        denied = "".join(f", not {w}" for w in wrong)
        told.append(f"the {_small(_key(text, cell))} is {said}{denied}")
    return f"With {head} of {value.text.removesuffix('-year')}, {', '.join(told)}."


def _says(claim: str, said: str) -> bool:
    """Tell whether a claim has a cell word for word."""
    return (
        re.search(rf"(?<![\w.,]){re.escape(said)}(?!\w|[.,]\d)", claim, re.IGNORECASE) is not None
    )


def _small(key: str) -> str:
    """Return the name of a column as it reads within a sentence: "eGFR" stays."""
    return small(key) if key.split(maxsplit=1)[0][1:].islower() else key
