"""Parts and multiples of what a claim has just named: *a firm four times that*, *half of that*."""

import re
from collections.abc import Sequence
from dataclasses import replace

from agent.domain.finding import Outcome
from agent.domain.prose.analysis import Analysis
from agent.judge.derivation.operands import Result, Source
from agent.judge.quantities.binding.bindings import Bindings, bind
from agent.judge.quantities.check import check_one
from agent.judge.quantities.comparison.compare import states
from agent.judge.quantities.quantity import Quantity

_THAT = re.compile(
    r"(?: times| of)?\s(?:that|this)(?: (?:amount|sum|price|fee|time|much))?"
    r"(?=\s*(?:[.,;:!?)]|$)|\s(?:if|when|on|in|at|for|from|to|after|before|and|or|but|as|is|was|a"
    r"|per|each|there|with|without|once)\b)",
    re.IGNORECASE,
)
_APART = ("count", "percent", "clock", "date", "multiple", "ratio")
_PER_CENT = 100


def thereof(
    quantity: Quantity, asked: Bindings, premises: Sequence[Analysis], pool: Sequence[Source]
) -> Result | None:
    """Return the value that a part or multiple of the one before comes to, where it is stated.

    The evidence must give it for what the claim gives the part for.
    """
    factor, named = _factor(quantity), named_before(quantity, asked)
    if factor is None or named is None:
        return None
    meant = replace(
        named,
        start=quantity.start,
        end=quantity.end,
        text=quantity.text,
        interval=named.interval.mapped(factor),
        number=named.number.mapped(factor),
        role="",
    )
    item = next(b for b in asked.items if b.quantity.start == quantity.start)
    held = replace(item, quantity=meant)
    found = (check_one(held, asked, bind(premise), 0.0).outcome for premise in premises)
    if not any(outcome is Outcome.MATCH for outcome in found):
        return None
    source = next((s for s in pool if states(meant, s.quantity)), None)
    if source is None:
        return None
    formula = f"{source.quantity.text} / {named.text}"
    return Result("product", meant.interval.low, formula, (source,))


def named_before(quantity: Quantity, asked: Bindings) -> Quantity | None:
    """Return the value of which a claim gives a part or multiple, None where it does not so."""
    if _factor(quantity) is None or _THAT.match(asked.text, quantity.end) is None:
        return None
    before = [b.quantity for b in asked.items if b.quantity.end <= quantity.start]
    named = next((q for q in reversed(before) if q.dimension not in _APART and not q.is_date), None)
    return named if named is not None and named.number.is_point and not named.soft else None


def _factor(quantity: Quantity) -> float | None:
    """Return by what a part or multiple multiplies, None for another number."""
    if not quantity.number.is_point:
        return None
    if quantity.dimension == "percent":
        return quantity.number.low / _PER_CENT
    told = quantity.dimension == "multiple" or quantity.noun == "time"
    return quantity.number.low if told and quantity.number.low else None
