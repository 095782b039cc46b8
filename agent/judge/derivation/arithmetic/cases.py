"""What a price for one thing comes to for as many as a claim gives: *five nights cost €400*."""

import re
from collections.abc import Iterator, Sequence
from itertools import chain, pairwise

from agent.judge.derivation.arithmetic.operations import exact, label, times_of, told_for
from agent.judge.derivation.operands import Result, Source
from agent.judge.derivation.periods import ADVERBS
from agent.judge.derivation.plausibility.owners import each, singly
from agent.judge.quantities.binding.bindings import Bindings
from agent.judge.quantities.binding.words import stems_between
from agent.judge.quantities.quantity import Quantity
from agent.judge.quantities.units.registry import unit_of

NOWHERE = -1  # the part of the evidence that holds a number of the claim
_PLUS = re.compile(r",? (?:and|plus|with)(?: another)? ", re.IGNORECASE)
_WORDS = re.compile(r"\w+")
_STUFF = re.compile(r"(?: [a-z]+)? of (?P<what>[a-z]+(?: [a-z]+)?)\b", re.IGNORECASE)


def cased(
    quantity: Quantity, pool: Sequence[Source], asked: Bindings, *, strict: bool = False
) -> Iterator[Result]:
    """Yield a price or amount for one thing times the number of these things that the claim gives.

    "Five nights come to €400" by "€80 a night", "four licences cover 20" by "each covers 5"; if not
    ``strict``, "three crates bring €9" by "a crate is worth €3" as well.
    """
    for amount in exact(quantity, pool):
        for item in (b for b in asked.items if b.quantity is not quantity):
            count = item.quantity
            case = Source(item, NOWHERE, amount.premise, NOWHERE)
            times = 0.0 if count.is_date else times_of(quantity, amount, case)
            alike = told_for(amount.quantity, quantity) in ("", quantity.rate)
            told = each(amount)
            if not strict and _is_paid_alike(amount, quantity):
                told |= singly(amount)
            if count.number.is_point and alike and count.noun in told:
                times = count.number.low
            if (times > 1 or 0 < times < 1) and not _of_other_stuff(count, amount, asked):
                formula = f"{label(amount)} × {count.text}"
                yield Result("product", amount.value * times, formula, (amount,), given=(count,))


def _is_paid_alike(amount: Source, quantity: Quantity) -> bool:
    """Tell whether an amount is money for the time of another one: a *daily charge* for a day."""
    if not quantity.rate or amount.quantity.rate:
        return amount.quantity.dimension.startswith("money:")
    told = amount.premise.text[slice(*amount.clause)].lower().split()
    return quantity.rate in {ADVERBS[word] for word in told if word in ADVERBS}


def _of_other_stuff(count: Quantity, amount: Source, asked: Bindings) -> bool:
    """Tell whether a claim measures out what a price does not speak of: *40 litres of oil*."""
    stuff = _STUFF.match(asked.text, count.end)
    if stuff is None:
        return False
    around = amount.bound.near | amount.bound.wide | amount.bound.inherited
    named = stems_between(asked.source, stuff.start("what"), stuff.end("what")) & asked.names
    return bool(named) and not named & around


def pieced(quantity: Quantity, pool: Sequence[Source], asked: Bindings) -> Iterator[Result]:
    """Yield what a time told in two units comes to at a price for each: *one week and two days*."""
    for large, small in _priced_twice(exact(quantity, pool), asked):
        length = _length(large.quantity.rate)
        for span in _spans(asked):
            told = " ".join(q.text.lower() for q in span)
            if large.quantity.rate not in told or small.quantity.rate not in told:
                continue
            many, rest = divmod(sum(q.interval.low for q in span), length)
            more = rest / _length(small.quantity.rate)
            formula = f"{many:g} × {label(large)} + {more:g} × {label(small)}"
            value = many * large.value + more * small.value
            if many and more:
                yield Result("product", value, formula, (large, small), given=span)


def _priced_twice(amounts: Sequence[Source], asked: Bindings) -> Iterator[tuple[Source, Source]]:
    """Yield two prices of one thing that stand side by side, that for the longer time first.

    Where a sentence has several such pairs, it is the one before which stands what the claim names.
    """
    rated = [s for s in amounts if _length(s.quantity.rate)]
    apart: list[tuple[Source, Source]] = []
    for one, two in pairwise(rated):
        beside = (one.index, one.bound.sentence) == (two.index, two.bound.sentence)
        if beside and one.quantity.rate != two.quantity.rate and one not in chain(*apart):
            apart.append((one, two))
    said = frozenset(_WORDS.findall(asked.text.lower())) - {s.quantity.rate for s in rated}
    named = [_before(pair[0], rated) & said for pair in apart]
    for i, (one, two) in enumerate(apart):
        others = frozenset[str]().union(*(n for j, n in enumerate(named) if j != i))
        rivals = [n for j, n in enumerate(named) if j != i and n - named[i]]
        if len(apart) == 1 or (named[i] - others and not rivals):
            ordered = sorted((one, two), key=lambda s: -_length(s.quantity.rate))
            yield ordered[0], ordered[1]


def _before(source: Source, rated: Sequence[Source]) -> frozenset[str]:
    """Return the words between the price before a price, or the start of its text, and itself."""
    ends = (s.quantity.end for s in rated if s.index == source.index)
    start = max((end for end in ends if end <= source.quantity.start), default=0)
    return frozenset(_WORDS.findall(source.premise.text[start : source.quantity.start].lower()))


def _spans(asked: Bindings) -> Iterator[tuple[Quantity, ...]]:
    """Yield the times of a claim, and two of them that it joins by *and* or *plus*."""
    times = [
        b.quantity
        for b in asked.items
        if b.quantity.dimension == "duration" and b.quantity.number.is_point
    ]
    yield from ((q,) for q in times)
    for one, two in pairwise(times):
        if _PLUS.fullmatch(asked.text, one.end, two.start):
            yield one, two


def _length(rate: str) -> float:
    """Return how many seconds the time has that a price is for, 0 for another thing."""
    unit = unit_of(rate) if rate else None
    return unit.factor if unit is not None and unit.dimension == "duration" else 0.0
