"""Caps and minima: of €2 an hour, at most €15 a day, ten hours cost no €20."""

from collections.abc import Sequence

from agent.judge.derivation.operands import Result, Source
from agent.judge.quantities.quantity import Quantity


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
