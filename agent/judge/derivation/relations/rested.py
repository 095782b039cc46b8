"""The rest by who has it: of "Ash holders own 64% of it, and Elm holders the rest" Elm's is 36%."""

import re
from collections.abc import Sequence
from dataclasses import replace

from agent.domain.prose.analysis import Analysis
from agent.judge.derivation.arithmetic.leftovers import gone_of, rests_of, takers
from agent.judge.derivation.operands import Source, agrees
from agent.judge.derivation.relations.multiples import Multiple, written
from agent.judge.derivation.relations.sides import owner
from agent.judge.quantities.binding.bindings import Bindings
from agent.judge.quantities.binding.words import STEM, stems_between

_USED = re.compile(
    r"\b(?:used(?: up)?|spent|sold|gone|taken|drunk|eaten|consumed|issued|given out|dispensed)\b",
    re.I,
)
_LEFT = re.compile(r"\b(?:left|remain\w*|unused|unsold|not|no|never|still)\b|n['’]t\b", re.I)
_GOING = frozenset(w[:STEM] for w in "use spend sell go take drink eat consume issue give".split())


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
        sure = asked.words - item.own <= _sentence(parts[-1])
        holds = agrees(item.quantity, result, 0.0)
        formula = f"{result.formula} = {written(result.value, item.quantity)}"
        return Multiple(formula, result.sources[0], holds, sure, beside=result.sources[1:])
    return None


def gone(asked: Bindings, pool: Sequence[Source]) -> Multiple | None:
    """Return whether a claim gives as what is gone what a whole has lost, not what is left of it.

    Of "a roll holds 60 bags; when 8 are left" 52 have been used.
    """
    values = [b for b in asked.items if not b.quantity.is_date and not b.quantity.soft]
    if len(values) != 1 or not _USED.search(asked.text) or _LEFT.search(asked.text):
        return None
    (item,) = values
    for result in gone_of(item.quantity, pool):
        whole, left = result.sources
        equal = agrees(item.quantity, replace(result, value=left.value), 0.0)
        holds = agrees(item.quantity, result, 0.0)
        if not holds and not equal:
            continue
        said = _sentence(whole) | _sentence(left)
        used = frozenset(w[:STEM] for w in _USED.findall(asked.text.lower())) | _GOING
        formula = f"{result.formula} = {written(result.value, item.quantity)}"
        sure = asked.words - item.own - used <= said
        return Multiple(formula, whole, holds, sure, beside=(left,))
    return None


def _sentence(source: Source) -> frozenset[str]:
    span = source.premise.sentence_at(source.quantity.start)
    return stems_between(source.premise, span.start, span.end)


def _own(premise: Analysis, rest: re.Match[str], others: frozenset[str]) -> frozenset[str]:
    """Return the words of those who have parts that do not stand just before the rest as well."""
    begin = max(premise.text.rfind(mark, 0, rest.start()) for mark in (", ", "; ", " and "))
    return others - stems_between(premise, max(begin, 0), rest.start())
