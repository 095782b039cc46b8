"""What a tariff comes to in the case of a claim: 300 km are 200 at one price and 100 at another."""

import math
import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import pairwise

from agent.domain.prose.analysis import Analysis
from agent.judge.derivation.operands import Result, Source, shown
from agent.judge.derivation.tariffs.marks import (
    Kind,
    Mark,
    firsts,
    is_a_period,
    kind_of,
    rests,
    speaks_of_the_rest,
)
from agent.judge.quantities.binding.bindings import Bindings
from agent.judge.quantities.quantity import Quantity
from agent.judge.quantities.units.registry import same_dimension

_FREE = re.compile(
    r"(?<!not )\b(?:free(?: of charge)?|without (?:charge|payment|extra cost)|at no (?:extra "
    r"|additional )?(?:charge|cost)|included|includes?|including|inclusive)\b",
    re.IGNORECASE,
)
_SINCE = re.compile(r"\b(?:after|from|since|beyond)\s+$", re.IGNORECASE)
_PAIR = 2


@dataclass(frozen=True, slots=True)
class Step:
    """A price for the first things, or for all further ones; None where these are free.

    ``factor`` is the size of what the price is for in the base unit, 0 where it is for all.
    """

    price: Source | None
    mark: Mark
    factor: float


@dataclass(frozen=True, slots=True)
class Charge:
    """What a tariff comes to for a claim; ``sure`` is whether no other reading is likely."""

    value: Quantity
    result: Result
    sure: bool


def charged(asked: Bindings, premises: Sequence[Analysis], pool: Sequence[Source]) -> Charge | None:
    """Return what the one tariff of the evidence comes to in the case of a claim.

    None where the claim does not give one case and what it comes to, or tells a step itself.
    """
    items = [b.quantity for b in asked.items if not b.quantity.is_date]
    if speaks_of_the_rest(asked.text):
        return None
    for value in (q for q in items if q.interval.is_point and q.dimension.startswith("money")):
        for steps in _tariffs(value, premises, pool):
            kind = next(s.mark.kind for s in steps if s.mark.kind is not None)
            told = [q for q in items if q is not value and kind.has(q)]
            cases = [q for q in told if not is_a_period(q)] or told
            moneys = [q for q in items if q.dimension == value.dimension]
            if len(cases) != 1 or len(moneys) != 1 or not cases[0].interval.is_point:
                continue
            charge = _charge(value, cases[0], steps, asked.text)
            if charge is not None:
                return charge
    return None


def _charge(value: Quantity, case: Quantity, steps: Sequence[Step], text: str) -> Charge | None:
    result = _total(case, steps)
    prices = [s.price for s in steps if s.price is not None]
    own = any(math.isclose(value.interval.low, p.value) for p in prices)
    since = _SINCE.search(text, 0, case.start)
    if since or (own and not math.isclose(value.interval.low, result.value)):
        return None
    told = any(s.mark.told for s in steps)
    flat = [p.value * case.interval.low / s.factor for s in steps if (p := s.price) and s.factor]
    likely = any(math.isclose(value.interval.low, total) for total in flat)
    return Charge(value, result, sure=told and likely)


def _total(case: Quantity, steps: Sequence[Step]) -> Result:
    """Return the sum over the steps that a case goes through."""
    left, total, terms, used = case.interval.low, 0.0, [], []
    for step in steps:
        part = left if step.mark.size is None else min(left, step.mark.size)
        left -= part
        if step.price is not None and part > 0:
            times = part / step.factor if step.factor else 1.0
            total += step.price.value * times
            price = step.price.quantity.text
            terms.append(price if times == 1 else f"{shown(times)} × {price}")
            used.append(step.price)
    return Result("charge", total, " + ".join(terms) or "0", tuple(used), given=(case,))


def _tariffs(
    value: Quantity, premises: Sequence[Analysis], pool: Sequence[Source]
) -> Iterator[list[Step]]:
    """Yield the tariffs of the evidence: of a sentence that tells of further things than the first.

    The first ones may be told of in the sentence before.
    """
    sentences = [
        (premise, n, [s for s in pool if (s.index, s.bound.sentence) == (i, n)])
        for i, premise in enumerate(premises)
        for n in range(len(premise.sentences))
    ]
    told = [_pairs(value, *sentence) for sentence in sentences]
    yield from filter(None, (_steps(value, pairs) for pairs in told))
    yield from filter(None, (_steps(value, [*a, *b]) for a, b in pairwise(told) if a and b))


def _steps(value: Quantity, pairs: Sequence[tuple[Source | None, Mark]]) -> list[Step]:
    """Return the steps that pairs of prices and marks make up: the last is for the rest."""
    marks = [mark for _, mark in pairs]
    sizes = [m.size for m in marks]
    if len(pairs) < _PAIR or sizes[-1] is not None or None in sizes[:-1]:
        return []
    kinds = {k.of for m in marks if (k := m.kind) is not None}
    if len(kinds) != 1 or any(_is_per_another(p, value, k) for p, _ in pairs for k in kinds):
        return []
    kind = next(m.kind for m in reversed(marks) if m.kind is not None)
    factors = [_factor(price, mark, kind) for price, mark in pairs]
    if factors[-1] == 0:
        factors[-1] = next((f for f in factors if f), kind.factor)
    return [Step(p, m, f) for (p, m), f in zip(pairs, factors, strict=True)]


def _is_per_another(price: Source | None, value: Quantity, kind: tuple[str, str]) -> bool:
    """Tell whether a price is for some time of each thing: €10 a night for each further dog."""
    rate = price.quantity.rate if price is not None else ""
    unit = kind_of(rate)
    timed = unit is not None and unit.dimension == "duration" and unit.of != kind
    return timed and rate != value.rate


def _factor(price: Source | None, mark: Mark, kind: Kind) -> float:
    """Return for how much a price is, 0 where it is for all that its mark names."""
    rate = kind_of(price.quantity.rate) if price is not None and price.quantity.rate else None
    if rate is not None and rate.of == kind.of:
        return rate.factor
    return mark.kind.factor if mark.size is None and mark.kind is not None else 0.0


def _pairs(
    value: Quantity, premise: Analysis, sentence: int, numbers: Sequence[Source]
) -> list[tuple[Source | None, Mark]]:
    """Return the prices of a sentence with the marks beside them, none where they have no pairs."""
    first, last = premise.sentences[sentence]
    start, end = premise.tokens[first].start, premise.tokens[last - 1].end
    prices = [s for s in numbers if same_dimension(s.quantity.dimension, value.dimension)]
    apart = (s for s in numbers if s not in prices and not s.quantity.is_date)
    others = [s for s in apart if not is_a_period(s.quantity)]
    later = rests(premise.text, start, end)
    kinds = [m.kind for m in later if m.kind is not None]
    rates = (kind_of(s.quantity.rate) for s in prices if s.quantity.rate)
    kinds = kinds or [k for k in rates if k is not None]
    kin = [s for s in others if not kinds or any(k.has(s.quantity) for k in kinds)]
    marks = firsts(premise.text, start, end, kin) + later
    free = (m.start() for m in _FREE.finditer(premise.text, start, end))
    events: list[tuple[int, Source | Mark | None]] = [
        *((place, None) for place in free),
        *((p.quantity.start, p) for p in prices),
        *((m.start, m) for m in marks),
    ]
    events.sort(key=lambda event: event[0])
    return _paired([event for _, event in events])


def _paired(events: Sequence[Source | Mark | None]) -> list[tuple[Source | None, Mark]]:
    """Return each price with the mark beside it, none unless all stand two by two."""
    pairs: list[tuple[Source | None, Mark]] = []
    for one, two in zip(events[::2], events[1::2], strict=False):
        if isinstance(one, Mark) and not isinstance(two, Mark):
            pairs.append((two, one))
        elif isinstance(two, Mark) and not isinstance(one, Mark):
            pairs.append((one, two))
    return pairs if 2 * len(pairs) == len(events) else []
