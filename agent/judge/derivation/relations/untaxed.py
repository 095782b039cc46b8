"""Prices with tax that the evidence has without: *£350 with VAT* is not *£350 plus VAT*."""

from collections.abc import Sequence

from agent.judge.derivation.arithmetic.operations import exact
from agent.judge.derivation.arithmetic.taxed import WITH, is_told_without
from agent.judge.derivation.operands import Source
from agent.judge.derivation.relations.multiples import Multiple
from agent.judge.quantities.binding.bindings import Bindings
from agent.judge.quantities.comparison.compare import states


def untaxed(asked: Bindings, pool: Sequence[Source]) -> Multiple | None:
    """Return that a claim has a price with tax for what the evidence has it for without."""
    for item in asked.items:
        quantity = item.quantity
        if not quantity.dimension.startswith("money:") or not quantity.number.is_point:
            continue
        if not WITH.match(asked.text, quantity.end):
            continue
        prices = [s for s in exact(quantity, pool) if states(quantity, s.quantity)]
        if prices and all(is_told_without(s, pool) for s in prices):
            formula = f"{prices[0].quantity.text} is told without tax"
            return Multiple(formula, prices[0], holds=False, sure=False)
    return None
