"""Cases held against a limit: what holds *above 5 kg* holds of a parcel of 6 kg, not of 5 kg."""

import math
from collections.abc import Set

from agent.domain.analysis import Analysis
from agent.domain.finding import Finding, Outcome
from agent.judge.quantities.binding.bindings import Bindings, Bound, bind
from agent.judge.quantities.binding.scenario import is_case
from agent.judge.quantities.binding.words import stem
from agent.judge.quantities.cases.bands import COMMON
from agent.judge.quantities.comparison.compare import comparable, lies_in
from agent.judge.quantities.comparison.wording import told_as
from agent.judge.quantities.numbers.naming import token_at
from agent.judge.quantities.quantity import Quantity
from agent.judge.quantities.units.registry import same_dimension

_OUTCOMES = frozenset(("ROOT", "acomp", "attr"))
_DENYING = frozenset("no nor neither none nothing nobody without except unless only never".split())


def held_against_a_limit(
    rule: str, claim: Analysis, premise: Analysis, item: Bound
) -> Finding | None:
    """Return what follows for a case from the limit that tells what happens to it.

    Returns:
        ``match`` where the case keeps the limit, ``conflict`` where it lies just at its end, which
        does not belong to it, or ``missing`` where the limit tells that in other words; None where
        the number is that of no case, where another number of the evidence fits the claim as well,
        or where only one of the two denies something, which may turn it round.
    """
    quantity = item.quantity
    if not quantity.interval.is_point or quantity.is_date or not is_case(claim, quantity):
        return None
    if _denies(claim) != _denies(premise):
        return None
    told = {stem(t) for t in claim.tokens if t.dep in _OUTCOMES and t.lemma.lower() != "be"}
    limit = _limit(item, bind(claim), bind(premise), told)
    if limit is None:
        return None
    alike = bool(told & limit.near)
    if lies_in(quantity, limit.quantity):
        sure = alike or len(bind(claim).words & limit.near) >= COMMON
        return told_as(rule, quantity, limit.quantity) if sure else None
    if not _ends_before(quantity, limit.quantity):
        return None
    why = f"the claim says {quantity.shown}; the evidence says {limit.quantity.shown}"
    if alike:
        return Finding(rule=rule, outcome=Outcome.CONFLICT, reason=why, opposed=limit.quantity.text)
    return Finding(rule=rule, outcome=Outcome.MISSING, reason=why)


def _limit(item: Bound, asked: Bindings, known: Bindings, told: Set[str]) -> Bound | None:
    """Return the one number of the evidence that goes with what a claim tells of a case."""
    kin = [
        b
        for b in known.items
        if comparable(item.quantity, b.quantity) and not _names_a_thing(known.source, b.quantity)
    ]
    shared = [(bool(told & b.near), len(asked.words & b.near)) for b in kin]
    if not shared or not max(shared)[1] or shared.count(max(shared)) > 1:
        return None
    return kin[shared.index(max(shared))]


def _names_a_thing(premise: Analysis, quantity: Quantity) -> bool:
    """Tell whether a measure stands before what it tells apart: *the 20-bar tank*."""
    if quantity.dimension == "count" or not quantity.interval.is_point:
        return False
    index = token_at(premise, quantity.end)
    after = premise.tokens[index] if index < len(premise.tokens) else None
    return after is not None and after.pos == "NOUN" and after.start - quantity.end <= 1


def _ends_before(case: Quantity, limit: Quantity) -> bool:
    """Tell whether a limit ends at a value that does not belong to it."""
    alike = same_dimension(case.dimension, limit.dimension)
    value = case.interval.low if alike else case.number.low
    band = limit.interval if alike else limit.number
    ends = ((band.low, band.low_open), (band.high, band.high_open))
    return any(is_open and math.isclose(value, end) for end, is_open in ends)


def _denies(text: Analysis) -> bool:
    return any(t.dep == "neg" or t.text.lower() in _DENYING for t in text.tokens)
