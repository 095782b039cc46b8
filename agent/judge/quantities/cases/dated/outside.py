"""Dates outside the time of a rule: *for events after 31 March* says nothing of one in March."""

import re
from collections.abc import Iterator

from agent.domain.finding import Finding, Outcome
from agent.domain.prose.analysis import Analysis
from agent.judge.quantities.binding.bindings import Bound, bind
from agent.judge.quantities.comparison.compare import states
from agent.judge.quantities.quantity import Quantity
from agent.judge.quantities.times.dates import first_and_last
from agent.judge.quantities.times.placing import limit

_OF_CASES = re.compile(
    r"(?:\b(?:for|to) [^,;.:]{3,50}? |\b(?!is |was |has )[a-z]+s "
    r"(?:(?:who|that|which) (?:[a-z]+ ){1,4}|[a-z]+(?:ed|en|de|ing) ))"
    r"(?:on or after|on or before|after|before|from|since|until|up to) $",
    re.IGNORECASE,
)
_LONGEST = 80  # characters before a date that tell of what it is
_PLACED = re.compile(r"\b(?:in|on|for|during|of) (?:early |late |mid-|the )*$", re.IGNORECASE)


def of_other_dates(finding: Finding, claim: Analysis, premise: Analysis) -> Finding:
    """Return what the number rule found, ``missing`` where a rule is of other dates than a claim.

    All numbers of the claim that the evidence states or denies stand in sentences on cases of a
    time outside of which the claim's date lies.

    Example:
        "For an event in March the fee is £9." is neither stated nor denied by "For events held
        after 31 March, the fee is £9."
    """
    if finding.outcome not in (Outcome.MATCH, Outcome.CONFLICT):
        return finding
    asked, known = bind(claim), bind(premise)
    dates = [b.quantity for b in asked.items if _is_placed(b.quantity, claim.text)]
    if len(dates) != 1:
        return finding
    rules = [b for b in known.items if b.quantity.bound and _is_of_cases(b.quantity, premise.text)]
    outside = [r for r in rules if _is_outside(dates[0], r.quantity)]
    told = any(states(d, b.quantity) for d in dates for b in known.items if b not in outside)
    if told or not outside or len(outside) < len(rules):
        return finding
    sentences = {r.sentence for r in outside}
    bearing = list(_bearing(claim, premise, finding))
    if not bearing or any(
        b.sentence not in sentences or b.quantity.role == "base" for b in bearing
    ):
        return finding
    why = f"the evidence says so of {outside[0].quantity.text}, not of {dates[0].text}"
    return Finding(rule=finding.rule, outcome=Outcome.MISSING, reason=why)


def _is_of_cases(quantity: Quantity, text: str) -> bool:
    """Tell whether a date limits what a rule is of: *for events held after 31 March*."""
    start = max(0, quantity.start - _LONGEST)
    return quantity.is_date and _OF_CASES.search(text, start, quantity.start) is not None


def _is_placed(quantity: Quantity, text: str) -> bool:
    """Tell whether something happens at a date: *in March*, not *from March*."""
    day = quantity.day
    placed = day is not None and day.month > 0 and not (quantity.bound or quantity.when)
    return placed and _PLACED.search(text, 0, quantity.start) is not None


def _is_outside(date: Quantity, rule: Quantity) -> bool:
    """Tell whether a date lies before what begins, or behind what ends, at another."""
    if date.day is None or rule.day is None or not rule.bound or not rule.day.month:
        return False
    year = date.day.year or rule.day.year
    end = limit(rule, rule.day if rule.day.year else rule.day._replace(year=year))
    span = first_and_last(date.day._replace(year=year))
    if end is None or span is None:
        return False
    return span[1] < end if rule.bound == "since" else span[0] > end


def _bearing(claim: Analysis, premise: Analysis, finding: Finding) -> Iterator[Bound]:
    """Yield the numbers of the evidence that state one of a claim, or deny one."""
    values = [b.quantity for b in bind(claim).items if not (b.quantity.is_date or b.quantity.soft)]
    for known in bind(premise).items:
        if known.quantity.is_date:
            continue
        stated = any(states(v, known.quantity) for v in values)
        denied = finding.outcome is Outcome.CONFLICT and known.quantity.text == finding.opposed
        if stated or denied:
            yield known
