"""Quantities of a claim as the evidence writes them, for the models that read both."""

import math
from collections.abc import Sequence

from agent.domain.finding import Finding, Outcome, Term
from agent.judge.quantities.quantity import Interval, Quantity
from agent.judge.quantities.units import same_dimension

NEAR = 0.04  # relative difference of ends that are the same to a reader


def stated(rule: str, claim: Quantity, stating: Sequence[Quantity]) -> Finding:
    """Return the match of a quantity that others state, in the words of one that means the same."""
    same = next((q for q in stating if interchangeable(claim, q)), None)
    return told_as(rule, claim, same) if same else Finding(rule=rule, outcome=Outcome.MATCH)


def told_as(rule: str, claim: Quantity, premise: Quantity) -> Finding:
    """Return the match of a quantity that is to be read as the evidence writes it."""
    term = Term(claim.start, claim.end, premise.text)
    return Finding(rule=rule, outcome=Outcome.MATCH, terms=(term,))


def interchangeable(claim: Quantity, premise: Quantity) -> bool:
    """Tell whether a claim still says what it said with a quantity that states its own.

    *Two dozen* may stand for 24, and 60 % for *more than half*; *in 2022* states no *since 2019*,
    nor may *longer than 40 hours* stand for 40, or any bare number for something with a unit.
    """
    if claim.is_date:
        return claim.day == premise.day and claim.bound == premise.bound
    wanted, given = claim.interval, premise.interval
    if wanted.is_point or not given.is_point:
        return wanted.is_point == given.is_point and _same_ends(wanted, given)
    return same_dimension(claim.dimension, premise.dimension) and not premise.is_bare


def _same_ends(wanted: Interval, given: Interval) -> bool:
    pairs = zip(wanted[:2], given[:2], strict=True)
    return wanted.is_point or all(math.isclose(a, b, rel_tol=NEAR) for a, b in pairs)
