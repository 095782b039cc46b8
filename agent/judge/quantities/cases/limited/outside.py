"""Cases outside a limit, of which a claim denies what is told within it.

*Work needs consent if it exceeds 10 days* leaves open, and lets expect, that at 9 days no consent
is needed.
"""

import re

from agent.domain.finding import Finding, Outcome
from agent.domain.prose.analysis import Analysis
from agent.judge.quantities.binding.bindings import Bound, bind
from agent.judge.quantities.cases.graded.bands import COMMON
from agent.judge.quantities.cases.limited.brackets import (
    brackets,
    lies_outside,
    measures,
    part_of,
)
from agent.judge.quantities.cases.limited.limits import FORBIDS
from agent.judge.quantities.cases.limited.posed import poses
from agent.judge.quantities.cases.limited.sides import (
    EXCEPTS,
    is_a_condition,
    numbers_of,
    others_of,
    rests,
    shared_with,
)
from agent.judge.quantities.cases.pieces import is_denied
from agent.judge.quantities.comparison.compare import states
from agent.judge.quantities.quantity import RULE

_DENIES = re.compile(r"\b(?:not|no|never|nobody|nothing)\b|n['’]t\b", re.IGNORECASE)
_OR = re.compile(r"\bor (?:if|when|where|in)\b|\b(?:if|when|where)\b.*\bor\b", re.IGNORECASE)
"""What tells another condition, which a case outside the limit may fulfil."""


def denies_outside(claim: Analysis, premise: Analysis) -> bool:
    """Tell whether a claim denies of a case outside a limit what holds within it."""
    items = bind(claim).items if _DENIES.search(claim.text) else ()
    return any(denied_outside(claim, premise, item) for item in items)


def denied_outside(claim: Analysis, premise: Analysis, item: Bound) -> Finding | None:
    """Return that a number is left open where a claim denies of it what holds within one limit.

    None where the claim forbids, where another limit of the kind is told, or where the rule of the
    limit lacks a number of the claim or has but one word of it.
    """
    if (
        not _DENIES.search(claim.text)
        or FORBIDS.search(claim.text)
        or not poses(claim, item.quantity)
    ):
        return None
    kin = [b for b in brackets(premise) if measures(item, claim, b, premise)]
    if len(kin) != 1 or not lies_outside(kin[0].quantity, item.quantity):
        return None
    (own,) = kin
    part = part_of(premise, own, kin)
    if part is None or any(rests(premise, own, part)) or not is_a_condition(premise, own.quantity):
        return None
    tokens = [i for i, t in enumerate(premise.tokens) if t.start in part]
    told = premise.text[part.start : part.stop]
    if (
        is_denied(premise, tokens)
        or _OR.search(told)
        or EXCEPTS.search(told)
        or EXCEPTS.search(claim.text)
    ):
        return None
    given = numbers_of(claim, premise, item, own, part)
    others = [q for q in others_of(claim, item) if not states(q, own.quantity)]
    shared = shared_with(claim, premise, item, own, part)
    if len(shared) < COMMON or any(q not in given for q in others):
        return None
    return Finding(rule=RULE, outcome=Outcome.NONE)
