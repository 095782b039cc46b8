"""Earlier values in brackets: *revenue was 1,842 million (2023: 1,676)* gives 1,676 for 2023."""

import re

from agent.domain.finding import Finding, Outcome
from agent.domain.prose.analysis import Analysis
from agent.judge.quantities.binding.bindings import Bound, bind
from agent.judge.quantities.comparison.compare import Relation, relate, states
from agent.judge.quantities.comparison.wording import opposed
from agent.judge.quantities.quantity import Quantity

_BRACKET = re.compile(r"\((?P<key>[^()\d:]*(?:\d{4})?):\s*[^()]*\)")
_EARLIER = re.compile(
    r"\b(?:previous|prior|preceding|last) (?:\w+ )?(?:year|season|quarter|month|week|period)\b"
    r"|\b(?:year|quarter|month) (?:before|earlier|ago)\b",
    re.IGNORECASE,
)


def of_a_bracket(rule: str, claim: Analysis, premise: Analysis, item: Bound) -> Finding | None:
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
            return Finding(rule=rule, outcome=Outcome.MATCH)
        if states(quantity, before[0]):
            return opposed(rule, quantity, inside[0])
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
