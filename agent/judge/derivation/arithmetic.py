"""Sums, differences, averages, changes, shares and ratios over alike numbers."""

from collections.abc import Callable, Iterator, Sequence
from itertools import combinations, permutations

from agent.judge.derivation.operands import Result, Source, alike, shown
from agent.judge.quantities.quantity import Quantity

MAX_POOL = 14


def _label(source: Source) -> str:
    return source.quantity.text


def groups(pool: Sequence[Source]) -> Iterator[tuple[Source, ...]]:
    """Yield what belongs together: numbers of one sentence, of one column, and all of them."""
    seen: set[tuple[int, ...]] = set()
    by_sentence: dict[tuple[int, int], list[Source]] = {}
    for source in pool:
        by_sentence.setdefault((source.index, source.bound.sentence), []).append(source)
    for group in [*by_sentence.values(), list(pool)]:
        key = tuple(id(s) for s in group)
        if 2 <= len(group) <= MAX_POOL and key not in seen:
            seen.add(key)
            yield tuple(group)


def sums(quantity: Quantity, pool: Sequence[Source]) -> Iterator[Result]:
    """Yield the sums of groups and of pairs."""
    numbers = alike(quantity, pool)[:MAX_POOL]
    for group in [*groups(numbers), *combinations(numbers, 2)]:
        yield _sum(group)


def _sum(group: Sequence[Source]) -> Result:
    total = sum(s.value for s in group)
    return Result("sum", total, " + ".join(_label(s) for s in group), tuple(group))


def averages(quantity: Quantity, pool: Sequence[Source]) -> Iterator[Result]:
    """Yield the means of groups."""
    for group in groups(alike(quantity, pool)[:MAX_POOL]):
        mean = sum(s.value for s in group) / len(group)
        formula = f"({' + '.join(_label(s) for s in group)}) / {len(group)}"
        yield Result("average", mean, formula, group, exact=False)


def differences(quantity: Quantity, pool: Sequence[Source]) -> Iterator[Result]:
    """Yield the positive differences of pairs."""
    for a, b in combinations(alike(quantity, pool)[:MAX_POOL], 2):
        high, low = (a, b) if a.value >= b.value else (b, a)
        if high.value > low.value:
            formula = f"{_label(high)} − {_label(low)}"
            yield Result("difference", high.value - low.value, formula, (high, low))


def _pairs(pool: Sequence[Source]) -> Iterator[tuple[Source, Source]]:
    """Yield ordered pairs of numbers of the same kind, whatever that is."""
    numbers = [s for s in pool if not s.quantity.is_date and s.quantity.dimension != "clock"]
    for a, b in permutations(numbers[:MAX_POOL], 2):
        same = a.quantity.dimension == b.quantity.dimension
        nouns = {a.quantity.noun, b.quantity.noun} - {""}
        if same and a.value and b.value and (len(nouns) < 2 or a.quantity.dimension != "count"):
            yield a, b


def changes(quantity: Quantity, pool: Sequence[Source]) -> Iterator[Result]:
    """Yield percent changes from each number to each other of its kind."""
    if quantity.dimension != "percent":
        return
    for old, new in _pairs(pool):
        change = 100 * (new.value - old.value) / abs(old.value)
        formula = f"({_label(new)} − {_label(old)}) / {_label(old)}"
        yield Result("change", abs(change), formula, (old, new), exact=False)


def shares(quantity: Quantity, pool: Sequence[Source]) -> Iterator[Result]:
    """Yield what part, in per cent, a smaller count is of a larger one, and the rest."""
    if quantity.dimension != "percent":
        return
    numbers = [
        s for s in pool if s.quantity.dimension not in ("date", "clock", "percent", "multiple")
    ]
    for a, b in permutations(numbers[:MAX_POOL], 2):
        if a.quantity.dimension == b.quantity.dimension and 0 < a.value < b.value:
            part = 100 * a.value / b.value
            yield Result("share", part, f"{_label(a)} / {_label(b)}", (a, b), exact=False)
            rest = f"1 − {_label(a)} / {_label(b)}"
            yield Result("rest", 100 - part, rest, (a, b), exact=False)


def multiples(quantity: Quantity, pool: Sequence[Source]) -> Iterator[Result]:
    """Yield how many times one number is another of its kind."""
    for a, b in _pairs(pool):
        if a.value > b.value > 0:
            formula = f"{_label(a)} / {_label(b)}"
            yield Result("multiple", a.value / b.value, formula, (a, b), exact=False)


def products(quantity: Quantity, pool: Sequence[Source]) -> Iterator[Result]:
    """Yield a rate times the number of what it counts, and a count times a measure."""
    measured = alike(quantity, pool)[:MAX_POOL]
    factors = [s for s in pool if s.quantity.dimension in ("count", "duration", "area", "volume",
                                                           "percent", "length", "mass")]  # fmt: skip
    for a in measured:
        for b in factors[:MAX_POOL]:
            if a is b:
                continue
            factor = b.quantity.number
            times = (factor.low + factor.high) / 2 if factor.is_bounded else 0.0
            if b.quantity.dimension == "percent":
                times /= 100
            if times and times != 1:
                formula = f"{_label(a)} × {_label(b)}"
                yield Result("product", a.value * times, formula, (a, b))


Operation = Callable[[Quantity, Sequence[Source]], Iterator[Result]]
__all__ = [
    "averages",
    "changes",
    "differences",
    "groups",
    "multiples",
    "products",
    "shares",
    "shown",
    "sums",
]
