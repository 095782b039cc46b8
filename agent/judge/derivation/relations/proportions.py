"""Proportions: of *one supervisor for every 12 children* 36 children need three."""

from collections.abc import Sequence

from agent.judge.derivation.operands import Source, shown
from agent.judge.derivation.relations.multiples import Multiple
from agent.judge.quantities.binding.bindings import Bindings, Bound
from agent.judge.quantities.quantity import Quantity
from agent.judge.quantities.units.registry import unit_of


def proportioned(asked: Bindings, pool: Sequence[Source]) -> Multiple | None:
    """Return whether a claim counts as many of one thing for another as a ratio asks for.

    None where the claim does not count just these two, or where what it counts of the other is no
    whole number of times the ratio's: 30 children may need two supervisors or three.
    """
    ratios = [s for s in pool if s.quantity.dimension == "ratio"]
    if len(ratios) != 1 or len(asked.items) != 2:
        return None
    (ratio,) = ratios
    counted = [b for b in asked.items if b.quantity.noun == ratio.quantity.noun]
    others = [b for b in asked.items if b not in counted and _measures(b.quantity, ratio.quantity)]
    if len(counted) != 1 or len(others) != 1 or not _are_points(*counted, *others):
        return None
    (count,), (other,) = counted, others
    needed = other.quantity.number.low / ratio.quantity.number.low
    if needed % 1:
        return None
    words = asked.words - count.own - other.own
    formula = f"{ratio.quantity.text}: {shown(needed)} for {other.quantity.text}"
    sure = words <= ratio.bound.near | ratio.bound.wide | ratio.bound.own
    return Multiple(formula, ratio, needed == count.quantity.number.low, sure=sure)


def _measures(quantity: Quantity, ratio: Quantity) -> bool:
    """Tell whether a quantity is of what the ratio is told for, in the same unit."""
    unit, own = unit_of(ratio.unit), unit_of(quantity.unit) if quantity.unit else None
    if unit is not None:
        return own is not None and (own.dimension, own.factor) == (unit.dimension, unit.factor)
    return quantity.dimension == "count" and quantity.noun == ratio.unit


def _are_points(*bounds: Bound) -> bool:
    return all(b.quantity.number.is_point for b in bounds)
