"""Spans: what runs at 5 to 40 °C can be used at 20 °C, and what is barred above 40 °C is at 50 °C.

Of what just happens so often or so long a span leaves open which value it has.
"""

import re

from agent.domain.finding import Finding
from agent.domain.prose.analysis import Analysis
from agent.judge.quantities.binding.bindings import Bound, bind
from agent.judge.quantities.binding.scenario import is_denied
from agent.judge.quantities.comparison.intervals import inside
from agent.judge.quantities.comparison.kinds import same_kind
from agent.judge.quantities.comparison.wording import told_as, told_wider
from agent.judge.quantities.quantity import Quantity

_PERMITS = re.compile(
    r"\b(?:may|can|could|able to|(?:is|are) (?:allowed|permitted|possible))\b", re.IGNORECASE
)
_LOOSE = re.compile(
    r"\b(?:usually|normally|typically|generally|about|average|only|always|exactly|both)\b", re.I
)
_DENYING = re.compile(r"\b(?:not|never|no|cannot|nobody|none)\b|n['’]t\b", re.IGNORECASE)


def in_a_span(claim: Analysis, premise: Analysis, item: Bound) -> Finding | None:
    """Return what is found on a value that lies in the one range on what the claim speaks of.

    ``match`` where the claim permits it, or where both permit up to a limit or forbid beyond one;
    ``missing`` but taken in for any other value in a range; None where there is no such range.
    """
    quantity = item.quantity
    if not quantity.interval.is_point or quantity.is_date or quantity.dimension == "clock":
        return None
    kin = [b for b in bind(premise).items if same_kind(quantity, b.quantity) and _spans(b.quantity)]
    words = bind(claim).words - item.own
    shared = [len(words & (b.near | b.inherited)) for b in kin]
    if not shared or not max(shared) or shared.count(max(shared)) > 1:
        return None
    span = kin[shared.index(max(shared))].quantity
    if not inside(quantity.interval, span.interval, 0.0):
        return None
    denied = is_denied(claim, quantity), is_denied(premise, span)
    one_sided = span.interval.is_one_sided
    if one_sided and all(denied):
        return told_as(quantity, span)
    if any(denied) or _DENYING.search(claim.text):
        return None
    permitted = _PERMITS.search(claim.text) and not _LOOSE.search(claim.text)
    if one_sided and not (permitted and span.limit and _PERMITS.search(premise.text)):
        return None
    return told_as(quantity, span) if permitted else told_wider(quantity, span)


def _spans(quantity: Quantity) -> bool:
    """Tell a range, or a limit that nothing rounds."""
    limited = quantity.interval.is_one_sided or quantity.bound == "range"
    return limited and not quantity.approximate
