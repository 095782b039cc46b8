"""Which quantities could be values of one attribute, so that one denies the other."""

import math
import re

from agent.judge.quantities.comparison.compare import Relation, relate, states
from agent.judge.quantities.quantity import Quantity
from agent.judge.quantities.units.rates import same_rates
from agent.judge.quantities.units.registry import same_dimension

TIME_SCALES = 40  # durations further apart than an hour from a day and a half are of two kinds
KINDRED = (frozenset({"month", "year"}), frozenset({"minute", "hour"}))


def gives(claim: Quantity, premise: Quantity) -> bool:
    """Tell whether the evidence gives the number of the claim; of a limit the very end."""
    asked, known = claim.interval, premise.interval
    if asked.is_one_sided:
        alike = known.is_point or asked.is_open_like(known)
        ends = {e for e in asked[:2] if math.isfinite(e)}
        return alike and same_kind(claim, premise) and not ends.isdisjoint(known[:2])
    return states(claim, premise)


def same_kind(claim: Quantity, premise: Quantity) -> bool:
    """Tell whether two quantities could be values of one attribute.

    A claim may leave the period unsaid: *30 days of leave* is a rival of 28 days a year.
    """
    if _of_a_row(claim, premise):
        return claim.noun == premise.noun or "" in (claim.noun, premise.noun)
    if not same_dimension(claim.dimension, premise.dimension):
        return False
    if claim.rate and not (premise.rate and same_rates(claim, premise)):
        return False
    if claim.qualifier != premise.qualifier and not (claim.is_date or claim.dimension == "clock"):
        return False
    if claim.dimension == "duration":
        return _same_time_scale(claim, premise)
    if claim.dimension != "count":
        return True
    return claim.noun == premise.noun and bool(claim.noun or not claim.soft)


def _of_a_row(claim: Quantity, premise: Quantity) -> bool:
    """Tell whether the name of a row says what its cells are, where the units do not agree."""
    told = claim.dimension.startswith(("money:", "count"))
    return premise.tabled and told and "count" in (claim.dimension, premise.dimension)


def _same_time_scale(claim: Quantity, premise: Quantity) -> bool:
    """Tell whether two durations may be values of one attribute.

    A *four-day* week is no rival of 19 hours, nor 15 years of service of 56 hours of leave; a
    *three-year* warranty is one of 12 months.
    """
    if ("-" in claim.text or "-" in premise.text) and not _kindred(claim.unit, premise.unit):
        return False
    ends = [e for q in (claim, premise) for e in (q.interval.low, q.interval.high)]
    sizes = [abs(e) for e in ends if math.isfinite(e) and e]
    return not sizes or max(sizes) <= TIME_SCALES * min(sizes)


def _kindred(first: str, second: str) -> bool:
    """Tell whether two units of time measure the same things."""
    names = {first.removesuffix("s"), second.removesuffix("s")}
    return len(names) == 1 or any(names <= units for units in KINDRED)


_MORE = re.compile(r"\s+(?:more|further|additional|extra|other)\b(?!\s+than\b)", re.IGNORECASE)


def is_lacking(number: Quantity, claim: str, limit: Quantity) -> bool:
    """Tell whether a claim gives what is still wanted, and the evidence how much there must be.

    *Three more members are needed* is neither said nor denied by *at least ten members*.
    """
    return limit.interval.is_one_sided and _MORE.match(claim, number.end) is not None


def is_another_total(total: Quantity, each: Quantity, claim: str) -> bool:
    """Tell whether a limit is of a total, and another one of what one of the things comes to.

    At most €9,000 for the sessions is not what no more than €90 per session says, though it is
    more. The same end may be told without what it is for.
    """
    if not each.rate or total.rate or not total.interval.is_open_like(each.interval):
        return False
    if re.search(rf"\b(?:an?|each|every|one|any|per) {re.escape(each.rate)}\b", claim, re.I):
        return False
    return relate(total, each) is Relation.STATES and total.interval[:2] != each.interval[:2]
