"""Cases outside a limit, of which a claim denies what is told within it.

*Work needs consent if it exceeds 10 days* leaves open, and lets expect, that at 9 days no consent
is needed.
"""

import re
from collections.abc import Sequence

from agent.domain.finding import Finding, Outcome
from agent.domain.prose.analysis import Analysis
from agent.judge.quantities.binding.bindings import Bound, beside, bind
from agent.judge.quantities.cases.graded.bands import COMMON
from agent.judge.quantities.cases.limited.brackets import (
    brackets,
    holds,
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

    None where the claim forbids, where another limit of the kind is told (other rows of a table
    may tell one), or where the rule of the limit lacks a number of the claim or has but one word of
    it.
    """
    if (
        not _DENIES.search(claim.text)
        or FORBIDS.search(claim.text)
        or not poses(claim, item.quantity)
    ):
        return None
    kin = [b for b in brackets(premise) if measures(item, claim, b, premise)]
    if len(kin) != 1 or kin[0].column or not lies_outside(kin[0].quantity, item.quantity):
        return None
    (own,) = kin
    part = part_of(premise, own, kin)
    if part is None or any(rests(premise, own, part)) or not is_a_condition(premise, own):
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


def given_outside(claim: Analysis, premise: Analysis, item: Bound) -> Finding | None:
    """Return that a number is told only within limits outside which the case of its claim lies.

    Where *up to 2 kg* costs £5 and *over 2 kg* £7, a parcel of 3 kg does not cost £5.
    """
    for case in beside(item, bind(claim)):
        if item.quantity.soft or not poses(claim, case.quantity):
            continue
        kin = [b for b in brackets(premise) if measures(case, claim, b, premise)]
        held = [b for b in kin if holds(b.quantity, case.quantity)]
        apart = [b for b in kin if lies_outside(b.quantity, case.quantity)]
        if not held or not apart or not all(is_a_condition(premise, b) for b in kin):
            continue
        theirs, mine = _parts(premise, apart, kin), _parts(premise, held, kin)
        giving = [
            b.quantity.start for b in bind(premise).items if states(item.quantity, b.quantity)
        ]
        told = bool(giving) and all(any(at in p for p in theirs) for at in giving)
        if told and not any(at in p for p in mine for at in giving):
            why = f"the evidence does not say {item.quantity.text} for {case.quantity.text}"
            return Finding(rule=RULE, outcome=Outcome.MISSING, reason=why)
    return None


def _parts(premise: Analysis, bands: Sequence[Bound], kin: Sequence[Bound]) -> list[range]:
    return [p for b in bands if (p := part_of(premise, b, kin))]
