"""What several times or things come to: 5 ml four times a day, two 5 mg tablets."""

from collections.abc import Iterator, Sequence
from itertools import combinations

from agent.domain.prose.analysis import Analysis
from agent.judge.derivation.arithmetic.operations import label
from agent.judge.derivation.operands import Result, Source, alike
from agent.judge.quantities.binding.elliptic import counted_by
from agent.judge.quantities.quantity import Quantity
from agent.judge.quantities.times.frequency import period_of, told_in_all

MOST_FACTORS = 2  # beside the number of times: two tablets of 50 mg


def repeated(quantity: Quantity, pool: Sequence[Source], claim: Analysis) -> Iterator[Result]:
    """Yield what an amount comes to over the times of the period that the claim names.

    The amount stands in the sentence that tells how often, and may be that of several pieces.
    """
    period = told_in_all(claim.text)
    for often in pool if period else ():
        if period_of(often.premise.text, often.quantity) != period:
            continue
        place = (often.index, often.bound.sentence)
        beside = [
            s
            for s in pool
            if s is not often
            and (s.index, s.bound.sentence) == place
            and s.quantity.interval.is_point
            and not s.quantity.rate
        ]
        for size in range(1, MOST_FACTORS + 1):
            for factors in combinations(beside, size):
                if _measures(factors, quantity):
                    value = often.value
                    for factor in factors:
                        value *= factor.value
                    sources = (often, *factors)
                    yield Result("product", value, " × ".join(map(label, sources)), sources)


def _measures(factors: Sequence[Source], quantity: Quantity) -> bool:
    """Tell whether one factor measures what the claim does, and any other counts pieces of it.

    What stands *of* something, as in *two tablets of 50 mg*, is that of one piece.
    """
    amounts = [s for s in factors if s.quantity.dimension == quantity.dimension]
    pieces = [s for s in factors if s not in amounts and s.quantity.dimension == "count"]
    whole = len(factors) > 1 or all(s.quantity.role != "whole" for s in amounts)
    return whole and len(amounts) == 1 and len(pieces) == len(factors) - 1


def packed(quantity: Quantity, pool: Sequence[Source]) -> Iterator[Result]:
    """Yield the size of one thing times the number of things right before it."""
    for size in alike(quantity, pool):
        text = size.premise.text
        for count in (s for s in pool if s.index == size.index):
            if counted_by(text, count.quantity, size.quantity) and size.quantity.number.is_point:
                value = size.value * count.quantity.number.low
                formula = f"{count.quantity.text} × {size.quantity.text}"
                written = text[count.quantity.start : size.quantity.end]
                yield Result("product", value, formula, (count, size), written=written)
