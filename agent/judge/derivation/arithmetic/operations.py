"""Sums, differences, averages, changes, shares and ratios over alike numbers."""

import math
import re
from collections.abc import Iterator, Sequence
from dataclasses import replace
from itertools import chain, combinations, permutations

from agent.judge.derivation.cues import SUM
from agent.judge.derivation.operands import Result, Source, alike, is_ratio
from agent.judge.quantities.quantity import Interval, Quantity
from agent.judge.quantities.units.registry import unit_of

MAX_POOL = 14
WHOLE = 100  # per cent
TALLIED = 3  # numbers that a sentence lists, from which their sum comes out by no chance
# Numbers with at most this many characters between them form a list ("62, 70 and 78").
_LIST_GAP = 7


def label(source: Source) -> str:
    """Return a number as the evidence writes it."""
    return source.quantity.text


def groups(pool: Sequence[Source]) -> Iterator[tuple[Source, ...]]:
    """Yield what belongs together: lists, sentences, columns of a table, and all of them."""
    seen: set[tuple[int, ...]] = set()
    sentences: dict[tuple[int, int], list[Source]] = {}
    columns: dict[tuple[int, str], list[Source]] = {}
    for source in pool:
        sentences.setdefault((source.index, source.bound.sentence), []).append(source)
        if source.bound.column:
            columns.setdefault((source.index, source.bound.column), []).append(source)
    for group in [*columns.values(), *_lists(pool), *sentences.values(), list(pool)]:
        key = tuple(id(s) for s in group)
        if 2 <= len(group) <= MAX_POOL and key not in seen:
            seen.add(key)
            yield tuple(group)


def _lists(pool: Sequence[Source]) -> Iterator[list[Source]]:
    run: list[Source] = []
    for source in pool:
        gap = source.quantity.start - run[-1].quantity.end if run else 0
        if run and (source.index != run[-1].index or not 0 <= gap <= _LIST_GAP):
            yield run
            run = []
        run.append(source)
    yield run


def coherent(a: Source, b: Source) -> bool:
    """Refuse to combine two cells of one table that share neither row nor column."""
    if not (a.bound.column and b.bound.column) or a.index != b.index:
        return True
    return a.bound.column == b.bound.column or a.bound.sentence == b.bound.sentence


def exact(quantity: Quantity, pool: Sequence[Source]) -> list[Source]:
    """Return the alike numbers that are no limits: *at least 3 m* is no term of a sum."""
    return [s for s in alike(quantity, pool) if s.quantity.interval.is_bounded][:MAX_POOL]


def sums(quantity: Quantity, pool: Sequence[Source]) -> Iterator[Result]:
    """Yield the sums of groups and of pairs."""
    numbers = exact(quantity, pool)
    pairs = (p for p in combinations(numbers, 2) if coherent(*p))
    for group in [*groups(numbers), *pairs]:
        if len({s.quantity.rate for s in group}) == 1:  # 5 mg and 1 mg per kg have no sum
            total = sum(s.value for s in group)
            yield Result("sum", total, " + ".join(label(s) for s in group), tuple(group))


def tallies(quantity: Quantity, pool: Sequence[Source], words: frozenset[str]) -> Iterator[Result]:
    """Yield the sums of all counts in a sentence, three at least: "14 sopranos, 11 altos …".

    They count what the claim counts, unless it speaks of a total.
    """
    if quantity.dimension != "count":
        return
    sentences: dict[tuple[int, int], list[Source]] = {}
    for source in pool:
        known = source.quantity
        if known.dimension == "count" and known.number.is_point and not known.role:
            sentences.setdefault((source.index, source.bound.sentence), []).append(source)
    for group in sentences.values():
        same = {s.quantity.noun for s in group} <= {quantity.noun, ""}
        columns = {s.bound.column for s in group}
        if len(group) >= TALLIED and (same or words & SUM) and columns == {""}:
            total = sum(s.value for s in group)
            yield Result("sum", total, " + ".join(label(s) for s in group), tuple(group))


def averages(quantity: Quantity, pool: Sequence[Source]) -> Iterator[Result]:
    """Yield the means of groups."""
    for group in groups(exact(quantity, pool)):
        if len({s.quantity.noun for s in group if s.quantity.dimension == "count"}) > 1:
            continue  # visitors and shirts have no mean
        mean = sum(s.value for s in group) / len(group)
        formula = f"({' + '.join(label(s) for s in group)}) / {len(group)}"
        yield Result("average", mean, formula, group, exact=False)


def differences(quantity: Quantity, pool: Sequence[Source]) -> Iterator[Result]:
    """Yield the positive differences of pairs."""
    for a, b in combinations(exact(quantity, pool), 2):
        high, low = (a, b) if a.value >= b.value else (b, a)
        if high.value > low.value and coherent(a, b):
            formula = f"{label(high)} − {label(low)}"
            yield Result("difference", high.value - low.value, formula, (high, low))


def unnamed(quantity: Quantity, pool: Sequence[Source]) -> Iterator[Result]:
    """Yield sums and differences that no word of a claim need name.

    Two cells of one column are none: what stands between two rows of a table is told of neither.
    """
    for result in chain(sums(quantity, pool), differences(quantity, pool)):
        columns = {s.bound.column for s in result.sources}
        if columns == {""} or len(columns) > 1:
            yield result


def _pairs(pool: Sequence[Source]) -> Iterator[tuple[Source, Source]]:
    """Yield ordered pairs of numbers of the same kind, whatever that is."""
    apart = ("date", "clock", "multiple")
    numbers = [s for s in pool if s.quantity.dimension not in apart and not is_ratio(s)]
    for a, b in permutations(numbers[:MAX_POOL], 2):
        same = a.quantity.dimension == b.quantity.dimension and coherent(a, b)
        nouns = {a.quantity.noun, b.quantity.noun} - {""}
        if same and a.value and b.value and (len(nouns) < 2 or a.quantity.dimension != "count"):
            yield a, b


def changes(quantity: Quantity, pool: Sequence[Source]) -> Iterator[Result]:
    """Yield percent changes from each number to each other of its kind, falls negative."""
    if quantity.dimension != "percent":
        return
    for old, new in _pairs(pool):
        change = 100 * (new.value - old.value) / abs(old.value)
        formula = f"({label(new)} − {label(old)}) / {label(old)}"
        yield Result("change", change, formula, (old, new), exact=False)


def quotients(quantity: Quantity, pool: Sequence[Source]) -> Iterator[Result]:
    """Yield what one of the things has of an amount: the price of a piece, parcels a person."""
    for amount in exact(quantity, pool):
        for number in pool:
            apart = number.quantity.is_date or number.quantity.dimension in ("clock", "percent")
            count = number.quantity.number
            near = number.bound.sentence == amount.bound.sentence and number.index == amount.index
            if number is amount or apart or not near or not count.is_point or count.low <= 1:
                continue
            formula = f"{label(amount)} / {label(number)}"
            sources = (amount, number)
            yield Result("quotient", amount.value / count.low, formula, sources, exact=False)


def multiples(quantity: Quantity, pool: Sequence[Source]) -> Iterator[Result]:
    """Yield how many times one number is another of its kind: more than once, or less."""
    reduced = quantity.number.is_point and quantity.number.high < 1
    for a, b in _pairs(pool):
        larger, lesser = (b, a) if reduced else (a, b)
        if larger.value > lesser.value > 0:
            formula = f"{label(a)} / {label(b)}"
            yield Result("multiple", a.value / b.value, formula, (a, b), exact=False)


def products(quantity: Quantity, pool: Sequence[Source]) -> Iterator[Result]:
    """Yield a rate times the number of what it counts, and a share of an amount."""
    kinds = ("count", "duration", "area", "volume", "percent", "length", "mass")
    factors = [s for s in pool if s.quantity.dimension in kinds]
    for a in alike(quantity, pool)[:MAX_POOL]:
        for b in factors[:MAX_POOL]:
            factor = b.quantity.number
            times = (factor.low + factor.high) / 2 if factor.is_bounded else 0.0
            times = times / WHOLE if b.quantity.dimension == "percent" else times
            if a is not b and times and times != 1:
                yield Result("scaled", a.value * times, f"{label(a)} × {label(b)}", (a, b))


_EACH_OF = re.compile(r"\beach of (?:the |its |their |our |these )?$", re.IGNORECASE)
_EACH = re.compile(r"\s*(?:each|apiece)\b", re.IGNORECASE)


def rated(quantity: Quantity, pool: Sequence[Source]) -> Iterator[Result]:
    """Yield a price or amount for one thing times the number of these things.

    What it is for is said by its rate ("£0.90 per kilo", "9 patients a day") or by an "each"
    ("each of the eight turbines yields 6 GWh", "the five boxes cost £22 each").
    """
    for amount in exact(quantity, pool):
        if quantity.dimension == "count" and amount.quantity.noun != quantity.noun:
            continue
        for number in (s for s in pool if s is not amount and not s.quantity.is_date):
            times = times_of(quantity, amount, number)
            if times > 1:
                formula = f"{label(amount)} × {label(number)}"
                yield Result("product", amount.value * times, formula, (amount, number))


def limits(quantity: Quantity, pool: Sequence[Source]) -> Iterator[Result]:
    """Yield a limit of a price for one thing times that of the number of these things.

    "Up to 40 sessions at no more than €90 a session"; both must be limits of the claim's side, or
    one of them an exact number.
    """
    asked = quantity.interval
    sided = [s for s in pool if s.quantity.interval.is_open_like(asked)]
    fitting = [s for s in pool if s in sided or s.quantity.interval.is_point]
    for amount in alike(quantity, fitting):
        for number in (s for s in fitting if s is not amount and not s.quantity.is_date):
            times = times_of(quantity, amount, _at_its_end(number))
            if times > 1 and (amount in sided or number in sided):
                formula = f"{label(amount)} × {label(number)}"
                yield Result("product", amount.value * times, formula, (amount, number))


def _at_its_end(source: Source) -> Source:
    """Return a limit as the number that it ends with."""
    quantity = source.quantity
    low, high = quantity.number[:2]
    end = low if math.isfinite(low) else high
    at_end = Interval(end, end)
    told = replace(quantity, number=at_end, interval=Interval(source.value, source.value))
    return replace(source, bound=replace(source.bound, quantity=told))


def times_of(quantity: Quantity, amount: Source, number: Source) -> float:
    """Return how many of what ``amount`` is for there are by ``number``, 0 if it tells nothing."""
    count, rate = number.quantity, told_for(amount.quantity, quantity)
    if not count.number.is_point:
        return 0.0
    if rate and rate != quantity.rate:
        unit = unit_of(rate)
        if unit is not None and unit.dimension == count.dimension:
            return count.interval.low / unit.factor
        of_people = rate == "person" and count.noun == "people"
        return count.number.low if of_people or rate in (count.unit, count.noun) else 0.0
    near = (amount.index, amount.bound.sentence) == (number.index, number.bound.sentence)
    text = amount.premise.text
    each = _EACH.match(text, amount.quantity.end) or _EACH_OF.search(text[: count.start])
    return count.number.low if near and count.dimension == "count" and each else 0.0


def told_for(amount: Quantity, quantity: Quantity) -> str:
    """Return for one of what an amount is told, what the claim's number is told for apart.

    Of *£9 per guest per night* it is the guest where the claim gives a price for a night.
    """
    apart = amount.rates - quantity.rates
    return next(iter(apart)) if len(amount.rates) > 1 and len(apart) == 1 else amount.rate


def ratios(quantity: Quantity, pool: Sequence[Source]) -> Iterator[Result]:
    """Yield how many of the second noun there are for one of the first ("beds a nurse")."""
    counts = [s for s in pool if s.quantity.dimension == "count" and s.value]
    for a in (s for s in counts if s.quantity.noun == quantity.noun):
        for b in (s for s in counts if s.quantity.noun == quantity.unit):
            yield Result(
                "ratio", b.value / a.value, f"{label(b)} / {label(a)}", (b, a), exact=False
            )
