"""Quantities of a claim as the evidence writes them, for the models that read both."""

import math
from collections.abc import Sequence

from agent.domain.finding import Finding, Outcome, Term
from agent.judge.quantities.comparison.intervals import apart, inside
from agent.judge.quantities.quantity import RULE, Interval, Quantity
from agent.judge.quantities.reading.comparators import LESS, MORE
from agent.judge.quantities.times.dates import first_and_last
from agent.judge.quantities.units.registry import same_dimension

_QUARTERS = ("first", "second", "third", "fourth")
NEAR = 0.04  # relative difference of ends that are the same to a reader


def stated(claim: Quantity, stating: Sequence[Quantity]) -> Finding:
    """Return the match of a quantity that others state, in the words of one that means the same."""
    same = next((q for q in stating if _interchangeable(claim, q)), None)
    if same is not None:
        return told_as(claim, same)
    return Finding(rule=RULE, outcome=Outcome.MATCH, terms=_in_full(claim))


def _in_full(claim: Quantity) -> tuple[Term, ...]:
    """Return *Q1 2024* as *the first quarter of 2024*, which the models know better."""
    if claim.day is None or not (claim.day.quarter and claim.day.year and "Q" in claim.text):
        return ()
    name = f"the {_QUARTERS[claim.day.quarter - 1]} quarter of {claim.day.year}"
    return (Term(claim.start, claim.end, name),)


def told_as(claim: Quantity, premise: Quantity) -> Finding:
    """Return the match of a quantity that is to be read as the evidence writes it."""
    return Finding(rule=RULE, outcome=Outcome.MATCH, terms=_as_written(claim, premise))


def opposed(claim: Quantity, premise: Quantity) -> Finding:
    """Return the conflict of a quantity with another one that the evidence gives."""
    reason = f"the claim says {claim.shown}; the evidence says {premise.shown}"
    return Finding(rule=RULE, outcome=Outcome.CONFLICT, reason=reason, opposed=premise.text)


def told_wider(claim: Quantity, premise: Quantity) -> Finding:
    """Return the miss of a quantity for which the evidence has one that may take it in.

    If it does, the models read it as the evidence writes it: they judge what else is claimed.
    """
    takes_in = premise.approximate or not apart(claim.interval, premise.interval, 0.0)
    return Finding(
        rule=RULE,
        outcome=Outcome.MISSING,
        reason=f"the evidence says {premise.text}, not {claim.text}",
        terms=_as_written(claim, premise) if takes_in else (),
        covered=takes_in,
    )


def _as_written(claim: Quantity, premise: Quantity) -> tuple[Term, ...]:
    if claim.turned or premise.turned:
        return ()  # the denial stands outside the text
    between = premise.bound == "range" and " and " in premise.text
    text = f"between {premise.text}" if between else premise.text
    return (Term(claim.start, claim.end, text),)


def covering(claim: Quantity, others: Sequence[Quantity]) -> Quantity | None:
    """Return the shortest date that takes in the claim's: *Q1 2024* covers *March 2024*."""
    own = first_and_last(claim.day) if claim.day else None
    alike = (q for q in others if q.bound == claim.bound and q.when == claim.when)
    spans = [(q, first_and_last(q.day)) for q in alike if q.day and q.part in ("", claim.part)]
    around = [(s[1] - s[0], q) for q, s in spans if own and s and s[0] <= own[0] and own[1] <= s[1]]
    return min(around, key=lambda pair: pair[0])[1] if around else None


def _interchangeable(claim: Quantity, premise: Quantity) -> bool:
    """Tell whether a claim still says what it said with a quantity that states its own.

    *Two dozen* may stand for 24, 60 % for *more than half*, and *more than 40* for *over 30*, since
    it says more, but *at most 50*, which lays down a limit, for no *at most 60*; *in 2022* states
    no *since 2019*, nor may *longer than 40 hours* stand for 40, or any bare number for something
    with a unit.
    """
    if claim.is_date:
        placed = claim.when == premise.when and claim.part == premise.part
        return claim.day == premise.day and claim.bound == premise.bound and placed
    wanted, given = claim.interval, premise.interval
    if wanted.is_point:
        return given.is_point and _same_ends(wanted, given)
    if not given.is_point and _same_ends(wanted, given):
        return True
    alike = given.is_point or claim.unit == premise.unit
    told = given.is_bounded or claim.bound in (MORE, LESS)
    narrower = told and alike and inside(given, wanted, 0.0)
    return narrower and same_dimension(claim.dimension, premise.dimension) and not premise.is_bare


def _same_ends(wanted: Interval, given: Interval) -> bool:
    pairs = zip(wanted[:2], given[:2], strict=True)
    return wanted.is_point or all(math.isclose(a, b, rel_tol=NEAR) for a, b in pairs)
