"""Prices that are not those of all things: caps, minima, and what *each further* one costs.

Of €2 an hour, at most €15 a day, ten hours cost no €20; *each further tyre costs £5.50* is no price
of six.
"""

import re
from collections.abc import Sequence

from agent.judge.derivation.operands import Result, Source
from agent.judge.derivation.tariffs.marks import is_a_limit, kind_like, speaks_of_the_rest
from agent.judge.quantities.binding.bindings import Bindings
from agent.judge.quantities.quantity import Quantity

_RESTS = ("difference", "rest")
_FURTHER = re.compile(r"\S+ (?:further|additional|extra|more|subsequent)\b", re.IGNORECASE)


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


def of_a_step(result: Result, pool: Sequence[Source], asked: Bindings) -> bool:
    """Tell whether a product has a price of some things for all of them.

    It is that of further things, and the claim speaks of none, or that of fewer of the first.
    """
    case = _case(result)
    if case is None or _counts_further(case, result, asked.text):
        return False
    amount = result.sources[0]
    start, end = amount.clause
    if speaks_of_the_rest(amount.premise.text[start:end]):
        return True
    beside = (
        s.quantity
        for s in pool
        if s.index == amount.index and s is not amount and start <= s.quantity.start < end
    )
    return any(
        kind_like(case).has(q)
        and is_a_limit(amount.premise.text, start, q)
        and q.interval.high < case.interval.low
        for q in beside
    )


def _counts_further(case: Quantity, result: Result, text: str) -> bool:
    """Tell whether a claim speaks of so many further things."""
    if not result.given:
        return speaks_of_the_rest(text)
    return _FURTHER.match(text, case.start) is not None


def _case(result: Result) -> Quantity | None:
    """Return the number of things by which a product multiplies a price."""
    if "×" not in result.formula or not result.sources:
        return None
    if result.given:
        return result.given[0]
    return result.sources[1].quantity if len(result.sources) > 1 else None
