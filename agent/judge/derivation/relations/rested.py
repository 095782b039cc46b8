"""The rest by who has it: of "Ash holders own 64% of it, and Elm holders the rest" Elm's is 36%."""

import re
from collections.abc import Sequence

from agent.domain.prose.analysis import Analysis
from agent.judge.derivation.arithmetic.leftovers import rests_of, takers
from agent.judge.derivation.operands import Source, agrees
from agent.judge.derivation.relations.multiples import Multiple, written
from agent.judge.derivation.relations.sides import owner
from agent.judge.quantities.binding.bindings import Bindings
from agent.judge.quantities.binding.words import stems_between


def rested(asked: Bindings, pool: Sequence[Source]) -> Multiple | None:
    """Return whether a claim gives to whoever has the rest as much as is left for them.

    None where the claim names another of those who share, or where nobody is named to have it.
    """
    values = [b for b in asked.items if not b.quantity.is_date and not b.quantity.soft]
    if len(values) != 1 or not values[0].quantity.interval.is_bounded:
        return None
    (item,) = values
    for rest, alike, result in rests_of(item.quantity, pool):
        premise = result.sources[0].premise
        takes = takers(premise, rest, alike)
        parts = [s for s in alike if s.quantity.end <= rest.start()]
        others = frozenset[str]().union(*(owner(s, phrases=True) for s in parts))
        if not takes or not takes <= asked.words or _own(premise, rest, others) & asked.words:
            continue
        span = premise.sentence_at(rest.start())
        sure = asked.words - item.own <= stems_between(premise, span.start, span.end)
        holds = agrees(item.quantity, result, 0.0)
        formula = f"{result.formula} = {written(result.value, item.quantity)}"
        return Multiple(formula, result.sources[0], holds, sure, beside=result.sources[1:])
    return None


def _own(premise: Analysis, rest: re.Match[str], others: frozenset[str]) -> frozenset[str]:
    """Return the words of those who have parts that do not stand just before the rest as well."""
    begin = max(premise.text.rfind(mark, 0, rest.start()) for mark in (", ", "; ", " and "))
    return others - stems_between(premise, max(begin, 0), rest.start())
