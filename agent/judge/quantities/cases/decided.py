"""What the rules on limits, steps, times and brackets find on one quantity of a claim."""

import re

from agent.domain.finding import Finding, Outcome
from agent.domain.prose.analysis import Analysis
from agent.judge.quantities.binding.bindings import Bound, bind
from agent.judge.quantities.cases.dated.deadlines import in_time
from agent.judge.quantities.cases.graded.cumulative import of_a_later_step
from agent.judge.quantities.cases.limited.carried import with_its_bound
from agent.judge.quantities.cases.limited.edges import held_against_a_limit, of_another_threshold
from agent.judge.quantities.cases.limited.limits import barred_alike, beyond_a_limit, spares
from agent.judge.quantities.cases.limited.outside import denied_outside, given_outside
from agent.judge.quantities.cases.limited.remainder import charged_for_keeping, told_of_the_rest
from agent.judge.quantities.cases.limited.sides import on_its_side
from agent.judge.quantities.cases.limited.weighed import weighed
from agent.judge.quantities.comparison.compare import Relation, relate, states
from agent.judge.quantities.comparison.wording import opposed
from agent.judge.quantities.quantity import RULE, Quantity
from agent.judge.quantities.times.frequency import period_of, told_in_all

_NO = re.compile(r"\b(?:not|no|never|nobody|nothing|only|alone)\b|n['’]t\b", re.IGNORECASE)
_BRACKET = re.compile(r"\((?P<key>[^()\d:]*(?:\d{4})?):\s*[^()]*\)")
_EARLIER = re.compile(
    r"\b(?:previous|prior|preceding|last) (?:\w+ )?(?:year|season|quarter|month|week|period)\b"
    r"|\b(?:year|quarter|month) (?:before|earlier|ago)\b",
    re.IGNORECASE,
)


def decided_by(
    claim: Analysis, premise: Analysis, item: Bound, of_case: Finding | None
) -> Finding | None:
    """Return what a rule on limits, steps, times or brackets finds on a quantity by itself.

    What such a rule leaves open is told by ``of_case``, the finding on the cases of the evidence,
    or by another threshold.
    """
    if spares(claim, premise):
        return Finding(rule=RULE, outcome=Outcome.MATCH)
    found = _of_limits(claim, premise, item)
    if found is None or found.outcome is Outcome.NONE:
        found = of_case or found
    if found is None or found.outcome is Outcome.NONE:
        found = of_another_threshold(claim, premise, item) or found
    return found


def by_its_limit(
    claim: Analysis, premise: Analysis, item: Bound, finding: Finding
) -> Finding | None:
    """Return what is found on a number to which something is objected, but which keeps its limit.

    None where it does not; whatever else is found, a number held against a limit by the claim
    itself is to lie on that side.
    """
    held = weighed(claim, premise, item)
    if finding.outcome is Outcome.MATCH:
        return held or given_outside(claim, premise, item)
    if held is not None or finding.outcome not in (Outcome.CONFLICT, Outcome.MISSING):
        return held
    found = on_its_side(claim, premise, item, finding) or with_its_bound(claim, premise, item)
    found = found or barred_alike(claim, premise, item) or denied_outside(claim, premise, item)
    if found is None and item.quantity.interval.is_point and not _NO.search(claim.text):
        rest = told_of_the_rest(claim, premise, item)
        return Finding(rule=RULE, outcome=Outcome.MATCH) if rest else None
    return found


def _of_limits(claim: Analysis, premise: Analysis, item: Bound) -> Finding | None:
    return (
        beyond_a_limit(claim, premise, item)
        or charged_for_keeping(claim, premise, item)
        or of_a_later_step(claim, premise, item)
        or held_against_a_limit(claim, premise, item)
        or in_time(claim, premise, item)
        or _of_one_time(claim, premise, item)
        or _of_a_bracket(claim, premise, item)
    )


def _of_one_time(claim: Analysis, premise: Analysis, item: Bound) -> Finding | None:
    """Return a conflict where a claim gives the amount of one of several times as that of them all.

    None where another sentence of the evidence has the amount too, or where it happens once.
    """
    quantity, period = item.quantity, told_in_all(claim.text)
    if not period or not quantity.interval.is_point or quantity.is_date or quantity.soft:
        return None
    known = bind(premise).items
    often = {
        b.sentence: b.quantity
        for b in known
        if period_of(premise.text, b.quantity) == period and b.quantity.interval.low > 1
    }
    giving = [b for b in known if states(quantity, b.quantity)]
    if not giving or any(b.sentence not in often or b.quantity.rate for b in giving):
        return None
    times = often[giving[0].sentence]
    if times in [b.quantity for b in giving]:
        return None
    given = giving[0].quantity
    number = f"{times.text} times".replace("wice times", "wice")
    return Finding(
        rule=RULE,
        outcome=Outcome.CONFLICT,
        reason=f"the claim says {quantity.text} a {period}, the evidence {given.text} {number}",
        opposed=given.text,
    )


def _of_a_bracket(claim: Analysis, premise: Analysis, item: Bound) -> Finding | None:
    """Hold the number that a claim gives for a time against the one in brackets for that time.

    Returns:
        ``match`` where it is the one in the bracket, which may leave out its unit; ``conflict``
        where it is the one before the bracket; None for any other number, or where no bracket
        tells of the time of the claim.
    """
    quantity = item.quantity
    if quantity.is_date or not quantity.interval.is_point:
        return None
    known = [b.quantity for b in bind(premise).items]
    for match in _BRACKET.finditer(premise.text):
        inside = [q for q in known if match.start() < q.start < match.end() and not q.is_date]
        before = [q for q in known if q.end <= match.start() and not q.is_date][-1:]
        if len(inside) != 1 or not before or not _meant(claim, premise, match):
            continue
        if _is_written(quantity, inside[0]):
            return Finding(rule=RULE, outcome=Outcome.MATCH)
        if states(quantity, before[0]):
            return opposed(quantity, inside[0])
    return None


def _meant(claim: Analysis, premise: Analysis, match: re.Match[str]) -> bool:
    """Tell whether the time before the colon of a bracket is the one that a claim names."""
    dates = [b.quantity for b in bind(claim).items if b.quantity.is_date]
    keys = [
        b.quantity
        for b in bind(premise).items
        if b.quantity.is_date and match.start("key") <= b.quantity.start < match.end("key")
    ]
    if keys:
        return len(dates) == 1 and relate(dates[0], keys[0]) is Relation.STATES
    return bool(_EARLIER.search(match["key"]) and _EARLIER.search(claim.text) and not dates)


def _is_written(quantity: Quantity, given: Quantity) -> bool:
    """Tell whether a number stands in brackets, with its unit or scale or without."""
    digits = re.compile(rf"(?<![\d.,]){re.escape(given.text)}(?![\d.,]*\d)")
    return states(quantity, given) or digits.search(quantity.text) is not None
