"""Several things of one size: "two 5 mg tablets" are 10 mg."""

from collections.abc import Iterator, Sequence

from agent.judge.derivation.operands import Result, Source, alike
from agent.judge.quantities.binding.elliptic import counted_by
from agent.judge.quantities.quantity import Quantity


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
