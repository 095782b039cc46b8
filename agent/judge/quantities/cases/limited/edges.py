"""Cases held against a limit: what holds *above 5 kg* holds of a parcel of 6 kg, not of 5 kg."""

import math
from collections.abc import Set

from agent.domain.finding import Finding, Outcome
from agent.domain.prose.analysis import Analysis
from agent.domain.text import Span
from agent.judge.quantities.binding.bindings import Bindings, Bound, bind
from agent.judge.quantities.binding.scenario import is_case
from agent.judge.quantities.binding.words import stem
from agent.judge.quantities.cases.graded.bands import COMMON
from agent.judge.quantities.cases.limited.limits import FORBIDS
from agent.judge.quantities.cases.pieces import says_only_with
from agent.judge.quantities.comparison.compare import comparable, lies_in
from agent.judge.quantities.comparison.intervals import inside
from agent.judge.quantities.comparison.kinds import same_kind
from agent.judge.quantities.comparison.wording import opposed, told_as
from agent.judge.quantities.numbers.naming import token_at
from agent.judge.quantities.quantity import RULE, Quantity
from agent.judge.quantities.units.registry import same_dimension

_OUTCOMES = frozenset(("ROOT", "acomp", "attr"))
_LACKING = frozenset({"without", "unless"})
_DENYING = frozenset("no nor neither none nothing nobody without except unless never".split())


def held_against_a_limit(claim: Analysis, premise: Analysis, item: Bound) -> Finding | None:
    """Return what follows for a case from the limit that tells what happens to it.

    Returns:
        ``match`` where the case keeps the limit; ``conflict`` where the claim denies that, or tells
        the same of a case just at its end, which does not belong to it; ``missing`` where it may
        tell the same of that one in other words, or where it denies of a case what is only denied
        beyond the limit; ``none`` where it denies of a case beyond the limit what is told within
        it, which that leaves open; None where the number is that of no case, or
        where no one number of the evidence goes with what the claim tells.
    """
    quantity = item.quantity
    if not quantity.interval.is_point or quantity.is_date or not is_case(claim, quantity):
        return None
    told = _told(claim)
    limit = _limit(item, bind(claim), bind(premise), told)
    if limit is None:
        return None
    around = _rule_around(premise, limit.quantity.start)
    denied, denying = _denies(premise, claim, around), _denies(claim, premise)
    if denied and not denying:
        return None
    alike = bool(told & limit.near)
    if denied != denying:
        return _told_otherwise(claim, quantity, limit.quantity) if alike else None
    if _keeps(quantity, limit.quantity):
        sure = alike or len(bind(claim).words & limit.near) >= COMMON
        return told_as(quantity, limit.quantity) if sure else None
    found = opposed(quantity, limit.quantity)
    if not _ends_before(quantity, limit.quantity):
        unsaid = not told & bind(premise).words and bind(claim).words & limit.near
        barred = denied and limit.quantity.interval.is_one_sided and (alike or unsaid)
        if not barred or _told_elsewhere(told, limit, bind(premise)):
            return None
        return Finding(rule=RULE, outcome=Outcome.MISSING, reason=found.reason)
    return found if alike else Finding(rule=RULE, outcome=Outcome.MISSING, reason=found.reason)


def _told_otherwise(claim: Analysis, case: Quantity, limit: Quantity) -> Finding | None:
    """Return what is found where a claim denies of a case what the evidence tells, or tells it.

    What is permitted up to a limit need not be forbidden beyond: it may be *free* up to there.
    """
    if _keeps(case, limit):
        return opposed(case, limit)
    left_open = limit.interval.is_one_sided and not FORBIDS.search(claim.text)
    return Finding(rule=RULE, outcome=Outcome.NONE) if left_open else None


def of_another_threshold(claim: Analysis, premise: Analysis, item: Bound) -> Finding | None:
    """Return what is missing where a claim tells of a case what is told beyond another threshold.

    *From a score of 5 the nurse is told. From 7 the team is called* calls nobody for a score of 5.
    """
    if not item.quantity.interval.is_point or _denies(claim, premise):
        return None
    kin = [
        b
        for b in bind(premise).items
        if b.quantity.interval.is_one_sided and same_kind(item.quantity, b.quantity)
    ]
    own = [b for b in kin if inside(item.quantity.interval, b.quantity.interval, 0.0)]
    mine, told = frozenset[str]().union(*(b.wide for b in own)), _told(claim)
    for other in (b for b in kin if own and b not in own):
        if told & other.wide and not told & mine:
            why = f"the evidence says so for {other.quantity.text}, not for {item.quantity.text}"
            return Finding(rule=RULE, outcome=Outcome.MISSING, reason=why)
    return None


def _told(claim: Analysis) -> frozenset[str]:
    """Return the stems of what a claim tells: its verb, or what something is or becomes."""
    told = (t for t in claim.tokens if t.dep in _OUTCOMES and t.lemma.lower() != "be")
    return frozenset(map(stem, told))


def keeps_a_limit(claim: Analysis, premise: Analysis) -> bool:
    """Tell whether a case of the claim keeps the limit that tells what happens to it."""
    found = (held_against_a_limit(claim, premise, item) for item in bind(claim).items)
    return any(f is not None and f.outcome is Outcome.MATCH for f in found)


def lies_beyond(claim: Analysis, premise: Analysis) -> bool:
    """Tell whether a claim denies of a case beyond a limit what is told within it, or tells it."""
    found = (held_against_a_limit(claim, premise, item) for item in bind(claim).items)
    return any(f is not None and f.outcome is Outcome.NONE for f in found)


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


def _told_elsewhere(told: Set[str], limit: Bound, known: Bindings) -> bool:
    """Tell whether another sentence than that of a limit has what the claim tells of its case."""
    others = (s for n, s in enumerate(known.source.sentences) if n != limit.sentence)
    return any(stem(t) in told for first, last in others for t in known.source.tokens[first:last])


def _names_a_thing(premise: Analysis, quantity: Quantity) -> bool:
    """Tell whether a measure stands before what it tells apart: *the 20-bar tank*."""
    if quantity.dimension == "count" or not quantity.interval.is_point:
        return False
    index = token_at(premise, quantity.end)
    after = premise.tokens[index] if index < len(premise.tokens) else None
    return after is not None and after.pos == "NOUN" and after.start - quantity.end <= 1


def _keeps(case: Quantity, limit: Quantity) -> bool:
    """Tell whether a case lies inside a limit, which may leave out its unit: *under 6*."""
    bare = limit.is_bare and limit.interval.is_one_sided and not case.is_date
    return lies_in(case, limit) or (bare and inside(case.number, limit.number, 0.0))


def _ends_before(case: Quantity, limit: Quantity) -> bool:
    """Tell whether a limit ends at a value that does not belong to it."""
    alike = same_dimension(case.dimension, limit.dimension)
    value = case.interval.low if alike else case.number.low
    band = limit.interval if alike else limit.number
    ends = ((band.low, band.low_open), (band.high, band.high_open))
    return any(is_open and math.isclose(value, end) for end, is_open in ends)


def _rule_around(text: Analysis, at: int) -> Span:
    """Return the stretch around a place up to the next semicolons of its sentence."""
    told = text.sentence_at(at)
    start = text.text.rfind(";", told.start, at) + 1 or told.start
    end = text.text.find(";", at, told.end)
    return Span(start=start, end=end if end > 0 else told.end)


def _denies(text: Analysis, other: Analysis, part: Span | None = None) -> bool:
    """Tell whether a text (or a part) denies; what is *not done without a pilot* is done with one.

    Where both texts have *without*, each is asked what it says of going without.
    """
    part = part or Span(start=0, end=len(text.text))
    told = [t for t in text.tokens if part.start <= t.start < part.end]
    words, others = {t.text.lower() for t in told}, {t.text.lower() for t in other.tokens}
    shared = _LACKING & words & others
    if not shared and says_only_with(part.of(text.text)):
        return False
    return any(t.dep == "neg" for t in told) or bool(words & (_DENYING - shared))
