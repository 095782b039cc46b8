"""Ratios that tell a change: a rate ratio of 0.71 is a rate that is 29% lower."""

import re
from collections.abc import Iterator, Sequence

from agent.judge.derivation.arithmetic.operations import WHOLE, label
from agent.judge.derivation.operands import Result, Source, is_ratio
from agent.judge.quantities.binding.bindings import Bindings
from agent.judge.quantities.binding.words import stems
from agent.judge.quantities.quantity import Quantity

_LINK = r"(?:\s+(?:of|was|is|at|to)|\s*[=:,])?\s*$"
_NAMED = re.compile(
    rf"(?<!odds )(?:\bratio(?:\s+of\b[^.,;()]{{1,60}})?|\brelative (?:risk|rate)|\b(?:HR|RR|IRR))"
    rf"{_LINK}",
    re.IGNORECASE,
)


def told_by_ratios(quantity: Quantity, pool: Sequence[Source], asked: Bindings) -> Iterator[Result]:
    """Yield the changes in per cent that ratios tell, falls negative; an odds ratio tells none."""
    if quantity.dimension != "percent":
        return
    ratios = [s for s in pool if is_ratio(s)]
    strange = [len(_own_nouns(s, ratios) - asked.words) for s in ratios]
    for source, beyond in zip(ratios, strange, strict=True):
        number, text = source.quantity.number, source.premise.text
        told = number.is_point and number.low > 0 and beyond == min(strange)
        if told and _NAMED.search(text, 0, source.quantity.start):
            change = WHOLE * (number.low - 1)
            formula = f"{label(source)} − 1" if change > 0 else f"1 − {label(source)}"
            yield Result("change", change, formula, (source,), exact=False)


def _own_nouns(source: Source, ratios: Sequence[Source]) -> frozenset[str]:
    """Return the stems of the nouns that stand with a ratio alone: of what it is told."""
    others = frozenset[str]().union(*(s.bound.near for s in ratios if s is not source))
    pairs = zip(stems(source.premise), source.premise.tokens, strict=True)
    nouns = frozenset(stem for stem, t in pairs if t.pos in ("NOUN", "PROPN"))
    return (source.bound.near - others) & nouns
