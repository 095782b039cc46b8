"""Gaps: of "310 km long, 40 km longer than the Birch" the 310 km are not those of the Birch."""

from collections.abc import Sequence

from agent.domain.prose.analysis import Analysis
from agent.judge.derivation.arithmetic.movements import direction, held_against, level_of
from agent.judge.derivation.operands import Source
from agent.judge.derivation.plausibility.owners import subject
from agent.judge.derivation.relations.multiples import (
    UNSURE,
    Multiple,
    equals,
    is_unsure,
    may_be_of,
    written,
)
from agent.judge.quantities.binding.bindings import Bindings


def gap(claim: Analysis, asked: Bindings, pool: Sequence[Source]) -> Multiple | None:
    """Return that a claim gives to one thing the number of what it is held against.

    What the gap yields for that thing is found by computation, as any other number.
    """
    values = [b for b in asked.items if not b.quantity.is_date and not b.quantity.soft]
    if len(values) != 1 or not values[0].quantity.number.is_point or is_unsure(claim.text):
        return None
    (item,) = values
    for change in (s for s in pool if direction(s)):
        level = level_of(change, pool)
        if level is None or level.quantity.role == "base" or not equals(item.quantity, level.value):
            continue
        one, other = subject(level), held_against(change)
        exchanged = other - one <= asked.words and not (one - other) & asked.words
        named = bool(one - other and other - one) and exchanged
        between = level.premise.text[level.quantity.end : change.quantity.end]
        if not named or not may_be_of(item.quantity, level.quantity) or UNSURE.search(between):
            continue
        if any(s is not level and equals(item.quantity, s.value) for s in pool):
            continue
        value = written(level.value - direction(change) * change.value, item.quantity)
        known = one | other | level.bound.near | change.bound.near | item.own
        formula = (
            f"{level.quantity.text} is that of the other, {change.quantity.text} apart: {value}"
        )
        return Multiple(formula, level, holds=False, sure=asked.words <= known)
    return None
