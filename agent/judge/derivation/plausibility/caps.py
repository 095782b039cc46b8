"""Caps and minima: of €2 an hour, at most €15 a day, ten hours cost no €20."""

from collections.abc import Sequence

from agent.judge.derivation.operands import Result, Source
from agent.judge.quantities.quantity import Quantity

_RESTS = ("difference", "rest")


def beyond_a_bound(result: Result, quantity: Quantity, pool: Sequence[Source]) -> bool:
    """Tell whether a product is above what its sentence gives as the most, or below the least."""
    places = {(s.index, s.bound.sentence) for s in result.sources}
    return "×" in result.formula and any(
        (s.index, s.bound.sentence) in places
        and s not in result.sources
        and s.quantity.dimension == quantity.dimension
        and s.quantity.interval.is_one_sided
        and (
            s.quantity.interval.high < result.value
            or (s.quantity.limit and s.quantity.interval.low > result.value)
        )
        for s in pool
    )


def is_left_over(quantity: Quantity, results: Sequence[Result], pool: Sequence[Source]) -> bool:
    """Tell whether a limit begins where that of a part ends: beside "within a year", "after it"."""
    parts = [s for r in results if r.operation in _RESTS for s in r.sources[1:]]
    places = {(s.index, s.bound.sentence) for s in parts}
    asked = quantity.interval
    limits = [s.quantity for s in pool if (s.index, s.bound.sentence) in places]
    return asked.is_one_sided and any(
        q.dimension == quantity.dimension
        and q.interval.is_one_sided
        and (asked.low == q.interval.high or asked.high == q.interval.low)
        for q in limits
    )
