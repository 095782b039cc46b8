"""Sums that a claim spells out with their terms: "€220 and €72, so €292"."""

from collections.abc import Iterator, Sequence

from agent.judge.derivation.cues import SUM
from agent.judge.derivation.operands import Result, Source
from agent.judge.quantities.binding.bindings import Bindings
from agent.judge.quantities.comparison.compare import states
from agent.judge.quantities.quantity import Quantity

_SO = frozenset("so thus hence therefore make mean i.e.".split())


def spelled_out(
    quantity: Quantity, pool: Sequence[Source], asked: Bindings, words: frozenset[str]
) -> Iterator[Result]:
    """Yield the sum of all other numbers of its kind in the claim, two at least.

    Each must stand in the evidence. For what they are told the number rule looks: whether they
    are a price for a day or for a piece is no matter where the claim itself adds them up.
    """
    terms = [
        b.quantity
        for b in asked.items
        if b.quantity is not quantity
        and b.quantity.dimension == quantity.dimension
        and (b.quantity.noun == quantity.noun or quantity.dimension != "count")
    ]
    countable = quantity.dimension not in ("percent", "clock", "date", "multiple", "ratio")
    if not (countable and words & (SUM | _SO)) or len(terms) < 2:
        return
    found = [next((s for s in pool if states(term, s.quantity)), None) for term in terms]
    stated = tuple(s for s in found if s is not None)
    if len(set(stated)) == len(terms) and all(t.number.is_point for t in terms):
        formula = " + ".join(s.quantity.text for s in stated)
        yield Result("sum", sum(s.value for s in stated), formula, stated)
