"""Tiers: where it is *£68 between 6 pm and midnight and £95 from then to 8 am*, 10 pm costs £68.

One sentence tells several values, each with the times or amounts that it is for. It has the words
of a claim that gives one of them to the case of another.
"""

import re
from collections.abc import Sequence
from itertools import pairwise, product
from typing import NamedTuple

from agent.domain.finding import Finding, Outcome
from agent.domain.prose.analysis import Analysis
from agent.judge.quantities.binding.bindings import Bindings, Bound, bind
from agent.judge.quantities.cases.dated.periods import is_end, joined, lies_between, lies_beyond
from agent.judge.quantities.comparison.compare import states
from agent.judge.quantities.comparison.intervals import inside
from agent.judge.quantities.comparison.kinds import same_kind
from agent.judge.quantities.quantity import RULE, Quantity
from agent.judge.quantities.units.registry import same_dimension

TOLD = 2  # least values that a sentence tells side by side
_OPENED = re.compile(r"\b(?:after|from|since|past)\s+$", re.IGNORECASE)
_SET = re.compile(
    r"\b(?:at|with|for|under|in|on|per|by)\s+(?:(?:an?|the|level|speed|rate|of)\s+)*$", re.I
)
_CLOSED = re.compile(r"\b(?:before|until|till|up to)\s+$", re.IGNORECASE)


class _Band(NamedTuple):
    """For what a value is: where that is told, and whether the claim's case is among it."""

    start: int
    own: bool


def of_other_tier(claim: Analysis, premise: Analysis) -> Finding | None:
    """Return a conflict where a sentence gives the claim's value to other cases than the claim's.

    It must pair each of its values with a band, and give another value to the band of the case.
    """
    asked, known = bind(claim), bind(premise)
    values = [b for b in asked.items if _is_point(b)]
    cases = [b for b in values if not is_end(b.quantity, claim.text)]
    for case, value in product(cases, values):
        told = case is not value and _is_plain(case.quantity, value.quantity, values)
        found = _told(case.quantity, value.quantity, known) if told else None
        if found is not None:
            return found
    return None


def _is_plain(case: Quantity, value: Quantity, values: Sequence[Bound]) -> bool:
    """Tell whether a claim has one case and one value, not two to be compared."""
    kinds = (case, value)
    return sum(any(same_kind(q, b.quantity) for q in kinds) for b in values) <= len(kinds)


def _is_point(item: Bound) -> bool:
    return item.quantity.interval.is_point


def _told(case: Quantity, value: Quantity, known: Bindings) -> Finding | None:
    """Return a conflict of a value with that of its case, by the one sentence that has it."""
    stating = {b.sentence for b in known.items if states(value, b.quantity)}
    sentence = [b for b in known.items if {b.sentence} == stating]
    own = _of_case(case, value, sentence, known.text)
    if not own or any(states(value, q) for q in own):
        return None
    reason = f"the claim says {value.text}; for {case.text} the evidence says {own[0].text}"
    return Finding(rule=RULE, outcome=Outcome.CONFLICT, reason=reason, opposed=own[0].text)


def _of_case(case: Quantity, value: Quantity, items: Sequence[Bound], text: str) -> list[Quantity]:
    """Return the values of the bands of a case, none unless values and bands take turns."""
    values = [b.quantity for b in items if _is_point(b) and same_kind(value, b.quantity)]
    bands = _times(case, items, text) if _is_time(case) else _ranges(case, items)
    bands = bands or _settings(case, value, items, text)
    if not in_turns([v.start for v in values], [b.start for b in bands]):
        return []
    return [v for v, b in zip(values, bands, strict=True) if b.own]


def in_turns(values: Sequence[int], cases: Sequence[int]) -> bool:
    """Tell whether values and the cases that they are for, by where they begin, take turns."""
    if len(values) != len(cases) or len(values) < TOLD:
        return False
    pairs = list(zip(values, cases, strict=True))
    orders = ([start for pair in pairs for start in pair], [s for v, c in pairs for s in (c, v)])
    return sorted(orders[0]) in orders


def _is_time(quantity: Quantity) -> bool:
    return quantity.is_date or quantity.dimension == "clock"


def _ranges(case: Quantity, items: Sequence[Bound]) -> list[_Band]:
    """Return the ranges and limits of a sentence that are of what a case measures."""
    limits = (b.quantity for b in items if not _is_point(b))
    kin = (q for q in limits if same_dimension(case.dimension, q.dimension))
    return [_Band(q.start, inside(case.interval, q.interval, 0.0)) for q in kin]


def _settings(case: Quantity, value: Quantity, items: Sequence[Bound], text: str) -> list[_Band]:
    """Return the values at which others hold: *8 hours at 5 ml/h and 4 hours at 100 ml/h*."""
    if same_dimension(case.dimension, value.dimension):
        return []
    kin = [b.quantity for b in items if _is_point(b) and same_kind(case, b.quantity)]
    placed = all(_SET.search(text, 0, q.start) for q in kin)
    return [_Band(q.start, states(case, q)) for q in kin] if placed else []


def _times(case: Quantity, items: Sequence[Bound], text: str) -> list[_Band]:
    """Return the periods of a sentence, in order: between two times, or before or after one."""
    kin = [q for b in items if _is_time(q := b.quantity) and q.is_date == case.is_date]
    closed = [pair for pair in pairwise(kin) if joined(text, *pair)]
    bands = [_Band(first.start, lies_between(case, first, last)) for first, last in closed]
    for time in kin:
        own = None if any(time in pair for pair in closed) else _beyond(case, time, text)
        if own is not None:
            bands.append(_Band(time.start, own))
    return sorted(bands)


def _beyond(case: Quantity, time: Quantity, text: str) -> bool | None:
    """Tell whether a case lies before or after a time, as it is told; None where neither is."""
    if time.is_date:
        return lies_beyond(case, time) if time.bound else None
    if _OPENED.search(text, 0, time.start):
        return case.interval.low >= time.interval.low
    if _CLOSED.search(text, 0, time.start):
        return case.interval.low <= time.interval.low
    return None
