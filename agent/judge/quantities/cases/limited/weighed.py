"""Numbers that a claim holds against a limit itself: *£180,000 is within the limit of £250,000*."""

import re

from agent.domain.finding import Finding, Outcome
from agent.domain.prose.analysis import Analysis
from agent.judge.quantities.binding.bindings import Bound, beside, bind
from agent.judge.quantities.cases.limited.brackets import brackets
from agent.judge.quantities.comparison.compare import comparable
from agent.judge.quantities.comparison.intervals import finite, inside
from agent.judge.quantities.comparison.kinds import same_kind
from agent.judge.quantities.quantity import RULE, Quantity

_HELD = re.compile(
    r"\b(?:is|are|was|were|be|lies?|falls?|stays?|remains?|keeps?|am)\b(?: \w+)? "
    r"(?:(?P<within>within|inside)|(?P<under>under|below)|(?P<over>over|above|beyond)) the "
    r"(?:(?:limit|threshold|maximum|minimum|cap|ceiling|line) of )?$",
    re.IGNORECASE,
)


def weighed(claim: Analysis, premise: Analysis, item: Bound) -> Finding | None:
    """Return what is found on a number that a claim holds against a limit of its evidence.

    ``match`` where it lies on that side, ``missing`` where it does not; None where the claim holds
    no number against another, or the evidence has no limit with that end.
    """
    quantity = item.quantity
    if not quantity.interval.is_point or quantity.is_date:
        return None
    for other in beside(item, bind(claim)):
        limit = other.quantity
        held = _HELD.search(claim.text, quantity.end, limit.start)
        unlike = limit.unit and limit.unit.rstrip("s") != quantity.unit.rstrip("s")
        if held is None or unlike or not (limit.is_bare or same_kind(quantity, limit)):
            continue
        side = _side(held, quantity, limit, premise)
        if side is not None:
            why = f"{quantity.text} does not lie so against {limit.text}"
            missing = Finding(rule=RULE, outcome=Outcome.MISSING, reason=why)
            return Finding(rule=RULE, outcome=Outcome.MATCH) if side else missing
    return None


def _side(
    held: re.Match[str], quantity: Quantity, limit: Quantity, premise: Analysis
) -> bool | None:
    """Tell whether a number lies as a claim says against the end of a limit of the evidence."""
    ends, value = set(finite(limit.number)), quantity.number.low
    ending = [
        b.quantity
        for b in brackets(premise)
        if ends & set(finite(b.quantity.number)) and comparable(limit, b.quantity)
    ]
    if not ending or len(ends) != 1:
        return None
    (end,) = ends
    if held["within"]:
        return all(inside(quantity.number, q.number, 0.0) for q in ending)
    return value < end if held["under"] else value > end
