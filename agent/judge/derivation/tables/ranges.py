"""How the values of a table stand to the ranges beside them: "Ferritin is below its reference"."""

import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from agent.domain.prose.analysis import Analysis
from agent.judge.derivation.operands import Source
from agent.judge.derivation.tables.rows import key_words, label, label_words
from agent.judge.quantities.binding.bindings import Bindings
from agent.judge.quantities.comparison.compare import EPSILON
from agent.judge.quantities.quantity import Interval, Quantity

_SIDES = {
    "below": r"below|under|beneath|less than|low(?:er)? than|short of",
    "above": r"above|over|beyond|more than|high(?:er)? than|great(?:er)? than|exceed(?:s|ed|ing)?",
    "outside": r"outside|out of",
    "within": r"within|inside|in",
}
_RANGE = r"(?:ranges?|references?|intervals?|limits?|tolerances?|targets?|specifications?)"
_ASKED = re.compile(
    r"\b(?:" + "|".join(f"(?P<{side}>{words})" for side, words in _SIDES.items()) + r")\s+"
    rf"(?:of\s+)?(?:(?:the|its|their|his|her|a|an)\s+)?(?:[\w-]+\s+){{0,2}}?{_RANGE}\b",
    re.IGNORECASE,
)
_ONE_END = re.compile(r"\b(?:upper|lower|maximum|minimum|max|min)\b", re.IGNORECASE)
_ALL = frozenset("all every each both".split())
_NONE = frozenset("no none neither".split())


@dataclass(frozen=True, slots=True)
class Standing:
    """The value of a row, the range beside it, where it lies, and whether the claim says so."""

    value: Source
    span: Source
    side: str
    holds: bool

    @property
    def formula(self) -> str:
        """The two cells as they stand, for the ledger."""
        value, span = self.value.quantity.text, self.span.quantity.text
        return f"{label(self.value)}: {value} {self.side} {span}"


@dataclass(frozen=True, slots=True)
class Stated:
    """What a claim says of values and their ranges: of one row, or of how many.

    ``counts`` tells that the numbers of the claim are numbers of rows, settled with it.
    """

    rows: tuple[Standing, ...]
    holds: bool
    counts: bool = False

    @property
    def cells(self) -> tuple[Source, ...]:
        """The cells that decide."""
        return tuple(cell for s in self.rows for cell in (s.value, s.span))

    @property
    def formula(self) -> str:
        """The cells that decide, for the ledger."""
        return "; ".join(s.formula for s in self.rows)


def asks_for_ranges(claim: Analysis) -> bool:
    """Tell whether ``claim`` may say how a value stands to a range."""
    return _ASKED.search(claim.text) is not None


def standing(claim: Analysis, asked: Bindings, pool: Sequence[Source]) -> Stated | None:
    """Return what a claim says of values and ranges in the rows of a table; None when unclear.

    It names one row ("the platelet count lies below its reference range") or says of how many it
    holds ("two of the three results …", "all results …"). Denied claims are not taken apart, nor
    such as speak of one end of a range.
    """
    found = _ASKED.search(claim.text)
    denied = any(t.dep == "neg" for t in claim.tokens[1:])
    if found is None or denied or _ONE_END.search(claim.text):
        return None
    side = next(side for side in _SIDES if found[side])
    rows = tuple(_standings(side, asked, pool))
    named = [s for s in rows if label_words(s.value) and label_words(s.value) <= asked.words]
    if len(named) == 1:
        return Stated(tuple(named), named[0].holds)
    return None if named or len(rows) < 2 else _counted(claim, asked, rows)


def _standings(side: str, asked: Bindings, pool: Sequence[Source]) -> Iterator[Standing]:
    """Yield the standing of each row with one range and one value that can be meant."""
    rows: dict[tuple[int, int], list[Source]] = {}
    for source in pool:
        if source.bound.column and not source.quantity.is_date:
            rows.setdefault((source.index, source.bound.sentence), []).append(source)
    for cells in rows.values():
        spans = [s for s in cells if not s.quantity.number.is_point]
        values = [s for s in cells if s.quantity.number.is_point]
        if len(values) > 1:
            values = [s for s in values if key_words(s) & asked.words]
        if len(spans) == len(values) == 1:
            ends = in_one_unit(values[0].quantity, spans[0].quantity)
            if ends is not None:
                lies = side_of(*ends)
                holds = lies == side or (side == "outside" and lies != "within")
                yield Standing(values[0], spans[0], lies, holds)


def in_one_unit(value: Quantity, span: Quantity) -> tuple[float, Interval] | None:
    """Return value and range in one unit; a range without one is in that of the value."""
    if span.dimension == value.dimension:
        return value.interval.low, span.interval
    return (value.number.low, span.number) if "count" in (span.dimension, value.dimension) else None


def side_of(value: float, span: Interval) -> str:
    """Return where a value lies: below a range, above or within it."""
    if value < span.low or (value == span.low and span.low_open):
        return "below"
    if value > span.high or (value == span.high and span.high_open):
        return "above"
    return "within"


def _counted(claim: Analysis, asked: Bindings, rows: tuple[Standing, ...]) -> Stated | None:
    """Hold the number of rows that a claim gives against that for which it holds.

    Where the claim tells of more rows than there are, the table may have been cut.
    """
    count = sum(s.holds for s in rows)
    first = claim.tokens[0].lemma.lower()
    if first in _ALL | _NONE and len(asked.items) == (first in _NONE):
        return Stated(rows, count == (len(rows) if first in _ALL else 0), counts=True)
    share = next((b.quantity for b in asked.items if b.quantity.dimension == "percent"), None)
    numbers = [b.quantity for b in asked.items if b.quantity.dimension == "count"]
    if share is not None:
        whole = [q for q in numbers if q.end == share.end and q.number.low == len(rows)]
        inside = all(share.start <= b.quantity.start < share.end for b in asked.items)
        right = abs(count - share.number.low * len(rows) / 100) < EPSILON
        return Stated(rows, right, counts=True) if whole and inside else None
    if len(numbers) != 1 or len(asked.items) > 1:
        return None
    said = numbers[0].number
    known = said.high <= len(rows) or said.low <= count
    return Stated(rows, said.low <= count <= said.high, counts=True) if known else None
