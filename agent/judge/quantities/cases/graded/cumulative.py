"""Steps that add up: *above €100 the manager signs, above €1,000 also the director*."""

import re

from agent.domain.finding import Finding, Outcome
from agent.domain.prose.analysis import Analysis
from agent.judge.quantities.binding.bindings import Bound, bind
from agent.judge.quantities.binding.words import stems
from agent.judge.quantities.comparison.compare import Relation, comparable, lies_in, relate
from agent.judge.quantities.quantity import RULE

SHARE = 0.6  # share of what a step adds that a claim says of an earlier one
_CUT = re.compile(r"[,;.]\s|\b(?:and|but)\b")
_ALSO = re.compile(r"\b(?:also|additionally|in addition|furthermore)\b", re.IGNORECASE)
_SMALL = frozenset(("also", "addit", "furthermor"))


def of_a_later_step(claim: Analysis, premise: Analysis, item: Bound) -> Finding | None:
    """Return a conflict where a claim says of its case what only a later step adds.

    The evidence has in one sentence a number that holds for the claim's case, and after it one
    that does not, with *also*. The claim says what stands there, and not what the first step has.
    """
    known = [b for b in bind(premise).items if comparable(item.quantity, b.quantity)]
    for later in known:
        part = _part(premise, later)
        if not _ALSO.search(part) or _holds(item, later):
            continue
        for first in (b for b in known if b.sentence == later.sentence and b is not later):
            if first.quantity.start > later.quantity.start or not _holds(item, first):
                continue
            mine, theirs = _words(premise, first), _words(premise, later)
            added, said = theirs - mine - _SMALL, frozenset(stems(claim))
            if added and len(added & said) >= SHARE * len(added) and mine - theirs - said:
                reason = f"the evidence says so for {later.quantity.shown} only"
                return Finding(rule=RULE, outcome=Outcome.CONFLICT, reason=reason)
    return None


def _holds(item: Bound, step: Bound) -> bool:
    """Tell whether a step is that of the claim's case."""
    mine, theirs = item.quantity, step.quantity
    return relate(mine, theirs) is Relation.STATES or lies_in(mine, theirs)


def _range(premise: Analysis, step: Bound) -> tuple[int, int]:
    start = max((m.end() for m in _CUT.finditer(premise.text, 0, step.quantity.start)), default=0)
    stop = _CUT.search(premise.text, step.quantity.end)
    return start, stop.start() if stop else len(premise.text)


def _part(premise: Analysis, step: Bound) -> str:
    start, end = _range(premise, step)
    return premise.text[start:end]


def _words(premise: Analysis, step: Bound) -> frozenset[str]:
    """Return the stems of the part of a step but for its number."""
    start, end = _range(premise, step)
    number = range(step.quantity.start, step.quantity.end)
    pairs = zip(stems(premise), premise.tokens, strict=True)
    return frozenset(s for s, t in pairs if s and start <= t.start < end and t.start not in number)
