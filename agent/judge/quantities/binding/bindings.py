"""Which words a quantity belongs to: its clause, its table row, its sentence."""

import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from itertools import pairwise, zip_longest

from agent.domain.prose.analysis import Analysis
from agent.judge.clauses.rows import Cell, cells
from agent.judge.quantities.binding.clauses import Clause, clauses
from agent.judge.quantities.binding.elliptic import (
    from_before,
    from_earlier,
    from_topic,
    is_elliptic,
)
from agent.judge.quantities.binding.words import heads, naming_stems, stems, subjects
from agent.judge.quantities.numbers.naming import token_at
from agent.judge.quantities.numbers.scales import SCALES
from agent.judge.quantities.quantity import Interval, Quantity
from agent.judge.quantities.reading.columns import named_by_head
from agent.judge.quantities.reading.extract import quantities

CACHE_SIZE = 2048
LISTED = 8  # most numbers of a list that share the unit of its last
_LIST_LINKS = frozenset((",", "and", "or", ", and", ", or"))
HEADING = re.compile(r"[^\n:>]{1,200}(?: > [^\n:>]{1,200})+:(?=\s)")


@dataclass(frozen=True, slots=True)
class Bound:
    """A quantity with the words of its own clause and those of its sentence or row.

    ``part`` are the words up to the next semicolon or word of contrast.
    ``own`` are the words of the quantity itself.
    ``inherited`` are the words that the sentence or clause before lends it (`inherited`), for a
    number in brackets the words of the number before them, and for the part in "of 40 leavers
    checked, three were paid twice" those of the whole.
    ``sentence`` numbers the sentences, and below zero the rows, of the text; ``column`` is the
    key of a table cell.
    """

    quantity: Quantity
    near: frozenset[str]
    wide: frozenset[str]
    sentence: int
    column: str = ""
    inherited: frozenset[str] = frozenset()
    own: frozenset[str] = frozenset()
    part: frozenset[str] = frozenset()


@dataclass(frozen=True, slots=True)
class Bindings:
    """The bound quantities of a text, all its content words, and those that name things."""

    items: tuple[Bound, ...]
    words: frozenset[str]
    names: frozenset[str]
    subjects: tuple[frozenset[str], ...]
    heads: frozenset[str]
    source: Analysis

    @property
    def text(self) -> str:
        """Return the text itself."""
        return self.source.text


def beside(item: Bound, all_of: Bindings) -> list[Bound]:
    """Return the other quantities of a text."""
    return [b for b in all_of.items if b.quantity.start != item.quantity.start]


_cache: dict[str, Bindings] = {}


def bind(analysis: Analysis) -> Bindings:
    """Tie every quantity of a text to its words."""
    found = _cache.get(analysis.text)
    if found is None:
        found = _bind(analysis)
        if len(_cache) >= CACHE_SIZE:
            _cache.clear()
        _cache[analysis.text] = found
    return found


def _bind(analysis: Analysis) -> Bindings:
    words = list(stems(analysis))
    title = _heading_words(analysis, words)
    found = quantities(analysis)
    table = cells(analysis.text)
    rows = {q.start: c for q in found for c in table if _belongs(q, c)}
    items = list(_rows(analysis, words, found, rows))
    prose = [q for q in found if q.start not in rows]
    for number, (first, last) in enumerate(analysis.sentences):
        start, end = analysis.tokens[first].start, analysis.tokens[last - 1].end
        inside = [q for q in prose if start <= q.start < end]
        if inside:
            items.extend(_sentence(analysis, words, inside, (first, last), number))
    items = [replace(b, inherited=b.inherited | title) for b in items] if title else items
    items.sort(key=lambda b: b.quantity.start)
    return Bindings(
        tuple(_with_units(analysis, items)),
        frozenset(w for w in words if w) | title,
        naming_stems(analysis),
        subjects(analysis),
        heads(analysis),
        analysis,
    )


def _belongs(quantity: Quantity, cell: Cell) -> bool:
    """Tell whether a quantity is in a cell, or a date in its key: "2024: 371.1"."""
    in_key = quantity.is_date and cell.key_start <= quantity.start < cell.key_end
    return in_key or cell.start <= quantity.start < cell.end


def _heading_words(analysis: Analysis, words: list[str]) -> frozenset[str]:
    """Take the words of a leading "Title > Heading:" out of ``words`` and return them.

    A heading is about every sentence below it, not about the first one alone.
    """
    match = HEADING.match(analysis.text)
    if match is None:
        return frozenset()
    last = token_at(analysis, match.end() - 1)
    taken = frozenset(w for w in words[: last + 1] if w)
    words[: last + 1] = [""] * (last + 1)
    return taken


def _words_in(
    analysis: Analysis, words: Sequence[str], start: int, end: int, found: Sequence[Quantity]
) -> set[str]:
    """Return the stems between two characters, without those inside quantities."""
    first, last = token_at(analysis, start), token_at(analysis, end - 1) + 1
    return {
        words[i]
        for i in range(first, min(last, len(words)))
        if words[i]
        and not any(q.start <= analysis.tokens[i].start < q.end and not q.is_date for q in found)
    }


def _rows(
    analysis: Analysis,
    words: Sequence[str],
    found: Sequence[Quantity],
    rows: dict[int, Cell],
) -> Iterator[Bound]:
    table = cells(analysis.text)
    for quantity in found:
        cell = rows.get(quantity.start)
        if cell is None:
            continue
        row = [c for c in table if c.row == cell.row]
        values = [_words_in(analysis, words, c.start, c.end, found) for c in row if c.end > c.start]
        keys = [_words_in(analysis, words, c.key_start, c.key_end, ()) for c in row]
        own = _words_in(analysis, words, cell.key_start, cell.key_end, ())
        label = set().union(*values) if values else set()
        inside = cell.start <= quantity.start < cell.end
        column = analysis.text[cell.key_start : cell.key_end].strip().lower()
        yield Bound(
            named_by_head(quantity, analysis, cell, row) if inside else quantity,
            frozenset(own | label),
            frozenset(label.union(*keys)),
            -1 - cell.row,
            column if inside else "",
        )


def _sentence(
    analysis: Analysis,
    words: Sequence[str],
    inside: Sequence[Quantity],
    span: tuple[int, int],
    number: int,
) -> Iterator[Bound]:
    wide = frozenset(words[i] for i in range(*span) if words[i])
    pieces = clauses(analysis, words, span, inside)
    inherited: frozenset[str] = frozenset()
    if number:
        inherited = from_before(analysis, words, span, analysis.sentences[number - 1])
    inherited |= from_topic(analysis, words, span)
    counted = {
        i for i in range(*span) if any(_inside(analysis, i, q) for q in inside if not q.is_date)
    }
    bracket: frozenset[str] = frozenset()  # what a number in brackets leaves unsaid
    near: set[str] = set()
    for quantity in inside:
        if _in_brackets(analysis, quantity, span):
            bracket = bracket or frozenset(near)
        else:
            bracket = frozenset()
        clause = _clause_of(analysis, quantity, pieces)
        itself = {i for i in clause.tokens if _inside(analysis, i, quantity)}
        near = {words[i] for i in clause.tokens if words[i] and i not in itself | counted}
        yield Bound(
            quantity,
            frozenset(near | clause.shared),
            wide,
            number,
            inherited=inherited | bracket | from_earlier(analysis, words, span, clause.tokens),
            own=frozenset(words[i] for i in itself if words[i]),
            part=frozenset(words[i] for i in clause.part if words[i]),
        )


def _in_brackets(analysis: Analysis, quantity: Quantity, span: tuple[int, int]) -> bool:
    """Tell whether a number stands inside brackets: *six weeks ahead (two for shore staff)*."""
    before = analysis.text[analysis.tokens[span[0]].start : quantity.start]
    return before.rfind("(") > before.rfind(")")


def _inside(analysis: Analysis, i: int, quantity: Quantity) -> bool:
    return quantity.start <= analysis.tokens[i].start < quantity.end


def _clause_of(analysis: Analysis, quantity: Quantity, pieces: Sequence[Clause]) -> Clause:
    index = token_at(analysis, quantity.start)
    return next((c for c in pieces if c.tokens.start <= index < c.tokens.stop), pieces[-1])


def _with_units(analysis: Analysis, items: Sequence[Bound]) -> Iterator[Bound]:
    """Let a bare number take over the unit or noun of the one before it ("71 points … 64").

    Or, in "from 18.4 to 13.8 km" and "from 2 to 3 million", unit and scale of the one after it, and
    in "42, 51 and 57 minutes" the unit of the last.
    """
    before: Bound | None = None
    counted: frozenset[str] = frozenset()  # what is said of the whole that ``before`` is
    for i, (item, after) in enumerate(zip_longest(items, items[1:])):
        quantity = item.quantity
        elliptic = is_elliptic(analysis, quantity, before.quantity if before else None)
        opening = items[i - 1].quantity if i else None
        if opening is not None and opening.is_bare and _runs_to(analysis, opening, quantity):
            elliptic = False  # "from 50 to 75": what the first does not count, the other does not
        own = quantity.is_bare and not elliptic
        elliptic = elliptic and not quantity.tabled
        if elliptic and after is not None and _runs_to(analysis, quantity, after.quantity):
            quantity = replace(quantity, number=_scaled(quantity, after.quantity))
            model: Quantity | None = after.quantity
        elif elliptic and (last := _end_of_list(analysis, items[i : i + LISTED])) is not None:
            model = last
        else:
            model = before.quantity if before and item.sentence == before.sentence else None
            if elliptic and model is not None and model.role == "whole" and before is not None:
                counted = counted or before.near - item.near
                item = replace(item, inherited=item.inherited | counted)  # noqa: PLW2901
        if elliptic and model is not None:
            quantity = replace(
                quantity,
                dimension=model.dimension,
                unit=model.unit,
                noun=model.noun,
                interval=quantity.number.mapped(model.scale, model.offset),
                scale=model.scale,
                offset=model.offset,
                guessed=True,
            )
            item = replace(item, quantity=quantity)  # noqa: PLW2901
        elif not (own or quantity.soft or quantity.is_date) and (
            quantity.dimension not in ("clock", "multiple")
        ):
            before, counted = item, frozenset()
        yield item


def _runs_to(analysis: Analysis, low: Quantity, high: Quantity) -> bool:
    """Tell whether two numbers are the ends of a change: *from 18.4 to 13.8 km*."""
    opening = analysis.text[: low.start].rstrip().lower().endswith("from")
    link = analysis.text[low.end : high.start].strip().lower()
    return opening and link == "to" and not high.is_date and high.dimension != "clock"


def _end_of_list(analysis: Analysis, items: Sequence[Bound]) -> Quantity | None:
    """Return the number with a unit that ends a list of bare ones: *42, 51 and 57 minutes*."""
    for one, two in pairwise(items):
        if analysis.text[one.quantity.end : two.quantity.start].strip().lower() not in _LIST_LINKS:
            return None
        if not two.quantity.is_bare:
            measured = two.quantity.unit and two.quantity.dimension not in ("count", "multiple")
            return two.quantity if measured and not two.quantity.is_date else None
    return None


def _scaled(low: Quantity, high: Quantity) -> Interval:
    """Return the 2 of *from 2 to 3 million* as two million."""
    scales = [SCALES[w] for w in high.text.lower().split() if w in SCALES]
    small = scales and abs(low.number.high) < min(scales)
    return low.number.mapped(scales[0]) if small else low.number
