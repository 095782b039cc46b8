"""How many times one cell of a table is another: "ten times as many requests as Standard"."""

import math
from collections.abc import Sequence

from agent.domain.prose.analysis import Analysis
from agent.judge.derivation.operands import Source
from agent.judge.derivation.relations.multiples import Multiple, comparisons, is_unsure
from agent.judge.derivation.tables.comparison import compared
from agent.judge.derivation.tables.rows import key_words, label_words
from agent.judge.quantities.binding.bindings import Bindings

_NEAR = 0.005  # share by which a multiple may be off what is called so


def compares_by_multiple(claim: Analysis) -> bool:
    """Tell whether ``claim`` may say how many times one thing is another."""
    return next(comparisons(claim), None) is not None


def multiple_of_cells(claim: Analysis, asked: Bindings, pool: Sequence[Source]) -> Multiple | None:
    """Return whether two rows or columns stand as a claim says, "twice as many hotels as Luno".

    None where the claim rounds or denies, gives other numbers, or fits no one pair of cells.
    """
    found = list(comparisons(claim))
    if len(found) != 1 or is_unsure(claim.text):
        return None
    (said,) = found
    others = [b for b in asked.items if not b.quantity.soft and said.text not in b.quantity.text]
    inside = claim.text.find(said.text)
    if any(not inside <= b.quantity.start < inside + len(said.text) for b in others):
        return None
    cells = [s for s in pool if s.bound.column and not s.quantity.is_date]
    pair = compared(said.left, said.right, said.words, 1, cells)
    if pair is None or not pair.right.value:
        return None
    times = pair.left.value / pair.right.value
    known = frozenset[str]().union(
        *(key_words(s) | label_words(s) for s in (pair.left, pair.right))
    )
    formula = f"{pair.formula}: {times:.4g} times"
    holds = math.isclose(times, said.factor, rel_tol=_NEAR)
    numbers = frozenset[str]().union(*(b.own for b in asked.items))
    sure = asked.words - numbers - {"as", "time", "times"} <= known
    return Multiple(formula, pair.left, holds, sure, beside=(pair.right,))
