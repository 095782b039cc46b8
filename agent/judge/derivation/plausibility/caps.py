"""Caps: of €2 an hour, at most €15 a day, ten hours cost no €20."""

from collections.abc import Sequence

from agent.judge.derivation.operands import Result, Source
from agent.judge.quantities.quantity import Quantity


def over_a_cap(result: Result, quantity: Quantity, pool: Sequence[Source]) -> bool:
    """Tell whether a product goes beyond what its own sentence gives as the most."""
    places = {(s.index, s.bound.sentence) for s in result.sources}
    return "×" in result.formula and any(
        (s.index, s.bound.sentence) in places
        and s not in result.sources
        and s.quantity.dimension == quantity.dimension
        and s.quantity.interval.is_one_sided
        and s.quantity.interval.high < result.value
        for s in pool
    )
