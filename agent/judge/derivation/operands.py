"""The numbers that a derivation may use, each with the evidence text it comes from."""

import math
import re
from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from agent.domain.prose.analysis import Analysis, concatenate
from agent.domain.verdict import Operand
from agent.judge.clauses.rows import is_row
from agent.judge.quantities.binding.bindings import Bound, bind
from agent.judge.quantities.numbers.naming import is_spelled_label
from agent.judge.quantities.quantity import Interval, Quantity
from agent.judge.quantities.units.registry import same_dimension

QUOTE_LENGTH = 160
SIGNIFICANT_DIGITS = 3
TIMES = 0.08  # share by which a number may be off what is called a multiple of another
FAR = 5.0  # times the end of a range, beyond which a value is not told by that end
MILLION = 1_000_000
_CUT = re.compile(r"[,;:.]\s|\b(?:and|but|while)\b")
_RATIO = re.compile(
    r"\b(?:ratio|relative (?:risk|rate)|[HRO]R|IRR)(?:\s+(?:of|was|is|at|to)|\s*[=:,])?\s*$", re.I
)


@dataclass(frozen=True, slots=True)
class Source:
    """A bound quantity of premise number ``index``, which came as part ``origin``."""

    bound: Bound
    index: int
    premise: Analysis
    origin: int

    @property
    def quantity(self) -> Quantity:
        """Return the quantity itself."""
        return self.bound.quantity

    @property
    def value(self) -> float:
        """Return its value in the base unit of its dimension (the middle of a range)."""
        interval = self.quantity.interval
        if interval.is_bounded:
            return (interval.low + interval.high) / 2
        return interval.low if interval.high == float("inf") else interval.high

    @property
    def sentence(self) -> str:
        """Return the sentence that it stands in."""
        return self.premise.sentence_at(self.quantity.start).of(self.premise.text)

    @property
    def clause(self) -> tuple[int, int]:
        """Return where the clause that it stands in begins and ends."""
        span, text = self.premise.sentence_at(self.quantity.start), self.premise.text
        cuts = list(_CUT.finditer(text, span.start, span.end))
        start = max((m.end() for m in cuts if m.end() <= self.quantity.start), default=span.start)
        end = min((m.start() for m in cuts if m.start() >= self.quantity.end), default=span.end)
        return start, end

    def operand(self) -> Operand:
        """Return the ledger's account of this number."""
        quantity = self.quantity
        return Operand(
            text=quantity.text,
            value=(self.value - 0.0),
            unit=quantity.unit or quantity.noun,
            index=self.origin,
            quote=_quote(self.premise, quantity),
        )


@dataclass(frozen=True, slots=True)
class Result:
    """The outcome of one computation; ``value`` is in the base unit of the claim's number.

    ``given`` are the numbers of the claim itself that it starts from: the *five nights* of a case;
    ``written`` is what means the same in the evidence: *two 5 mg* for 10 mg.
    """

    operation: str
    value: float
    formula: str
    sources: tuple[Source, ...]
    exact: bool = True
    given: tuple[Quantity, ...] = ()
    written: str = ""


@dataclass(frozen=True, slots=True)
class Premise:
    """A text to compute from: a part of the window, or the rows of one table put together.

    ``starts`` holds the character at which each part begins, and the number of that part.
    """

    analysis: Analysis
    starts: tuple[tuple[int, int], ...]

    def part_at(self, position: int) -> int:
        """Return the number of the part that holds the character ``position``."""
        return [part for start, part in self.starts if start <= position][-1]


def gathered(parts: Sequence[Analysis]) -> list[Premise]:
    """Return the parts as premises, all that are rows of tables joined to one."""
    rows = [i for i, p in enumerate(parts) if is_row(p.text)]
    if len(rows) < 2:
        return [Premise(p, ((0, i),)) for i, p in enumerate(parts)]
    starts, position = [], 0
    for i in rows:
        starts.append((position, i))
        position += len(parts[i].text) + 1
    table = Premise(concatenate([parts[i] for i in rows], "\n"), tuple(starts))
    return [Premise(p, ((0, i),)) for i, p in enumerate(parts) if i not in rows] + [table]


def sources(premises: Sequence[Premise]) -> list[Source]:
    """Return every quantity of the premises, in order; the *two* of "year two" is none."""
    return [
        Source(b, i, p.analysis, p.part_at(b.quantity.start))
        for i, p in enumerate(premises)
        for b in bind(p.analysis).items
        if not is_spelled_label(p.analysis, b.quantity.start, b.quantity.end)
    ]


def alike(quantity: Quantity, pool: Iterable[Source]) -> list[Source]:
    """Return the sources of the same dimension, and for small counts of the same or no noun."""
    return [s for s in pool if _alike(quantity, s.quantity)]


def significant(quantity: Quantity) -> bool:
    """Tell whether a number is too particular to come out by chance: three digits, or millions."""
    value = quantity.number.low if quantity.number.is_point else 0.0
    digits = f"{value:.5e}".partition("e")[0].replace(".", "").strip("0")
    return len(digits) >= SIGNIFICANT_DIGITS or abs(value) >= MILLION


def agrees(quantity: Quantity, result: Result, tolerance: float) -> bool:
    """Compare a computed value with the claim's, rounding quotients to its last digit.

    A multiple ("twice as much") may be off by the share ``TIMES``. A limit must be what is
    computed: any value may lie below "no more than 160 hours". What is far beyond the end of a
    claim's range (€60,000 for *more than ten euros*) is a number of something else.
    """
    interval = quantity.interval
    if quantity.is_limit and interval.is_one_sided:
        end = interval.low if math.isfinite(interval.low) else interval.high
        interval = Interval(end, end)
    if interval.is_one_sided and abs(result.value) > FAR * abs(interval.low) > 0:
        return False
    pad = max(1e-6, tolerance) * max(abs(result.value), 1e-9)
    if quantity.dimension == "multiple" and quantity.number.is_point:
        pad = max(pad, TIMES * abs(result.value))
    elif quantity.dimension != "multiple" and (not result.exact or quantity.step < quantity.scale):
        pad = max(pad, min(quantity.step, 1.0) / 2)
    low = result.value > interval.low - pad or (
        result.value == interval.low and not interval.low_open
    )
    return low and result.value < interval.high + pad


def _alike(asked: Quantity, known: Quantity) -> bool:
    if known.is_date or known.dimension in ("clock", "multiple"):
        return False
    if known.soft and known.dimension != asked.dimension:
        return False
    if asked.dimension == "count":
        bare = not asked.noun or not known.noun or significant(asked)
        return known.dimension == "count" and (bare or asked.noun == known.noun)
    if asked.dimension == "percent" and asked.interval.is_one_sided:
        return known.dimension == "percent"  # any number is more than half of something
    return same_dimension(asked.dimension, known.dimension) or (
        known.dimension == "count" and not known.noun
    )


def is_ratio(source: Source) -> bool:
    """Tell whether a number is named a ratio: it has no unit, though one stands before it."""
    quantity = source.quantity
    bare = quantity.guessed or quantity.dimension in ("count", "ratio", "multiple")
    return bare and _RATIO.search(source.premise.text, 0, quantity.start) is not None


def _quote(premise: Analysis, quantity: Quantity) -> str:
    """Return the sentence around a quantity, shortened to ``QUOTE_LENGTH`` characters."""
    span = premise.sentence_at(quantity.start)
    if span.end - span.start <= QUOTE_LENGTH:
        return span.of(premise.text)
    start = max(span.start, quantity.start - QUOTE_LENGTH // 2)
    return premise.text[start : min(span.end, start + QUOTE_LENGTH)]


def shown(value: float) -> str:
    """Write a number the way people do: −1,234.5."""
    text = f"{value:,.4f}".rstrip("0").rstrip(".").replace("-", "−")
    return text or "0"
