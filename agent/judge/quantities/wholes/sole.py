"""Sole values: where the closing dates are 31 January and 30 September, neither is the only one."""

import re
from collections.abc import Iterator, Sequence
from itertools import pairwise

from agent.domain.finding import Finding, Outcome
from agent.domain.prose.analysis import Analysis
from agent.judge.quantities.comparison.compare import states
from agent.judge.quantities.comparison.kinds import same_kind
from agent.judge.quantities.quantity import RULE, Quantity
from agent.judge.quantities.reading.extract import quantities

_SOLE = re.compile(
    r"\b(?:the|its|their|our|your|one and) (?:only|sole|single)\b|\bno other\b", re.IGNORECASE
)
_DENIED = re.compile(r"\b(?:not|never|hardly)\b|n['’]t\b", re.IGNORECASE)
_LINK = re.compile(r"\s*(?:,|,?\s(?:and|or|as well as)(?: (?:on|in|at|the))*)\s*", re.IGNORECASE)


def of_several(claim: Analysis, premise: Analysis) -> Finding | None:
    """Return a conflict where the claim's only number, told as the only one, is one of a list.

    Wherever the evidence has it, that must be so.
    """
    asked = quantities(claim)
    if len(asked) != 1 or not _SOLE.search(claim.text) or _DENIED.search(claim.text):
        return None
    (mine,), told = asked, quantities(premise)
    stating = [q for q in told if states(mine, q)]
    beside = [next(_beside(q, told, premise.text), None) for q in stating]
    other = beside[0] if beside and all(beside) else None
    if other is None:
        return None
    reason = f"the claim says only {mine.text}; the evidence says {other.text} as well"
    return Finding(rule=RULE, outcome=Outcome.CONFLICT, reason=reason, opposed=other.text)


def _beside(quantity: Quantity, told: Sequence[Quantity], text: str) -> Iterator[Quantity]:
    """Yield the numbers next to another in a list of alike ones."""
    for first, second in pairwise(told):
        if same_kind(first, second) and _LINK.fullmatch(text, first.end, second.start):
            yield from (o for o, q in ((second, first), (first, second)) if q is quantity)
