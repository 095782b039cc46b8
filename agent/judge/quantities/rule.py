"""The number rule: every quantity of a claim must be stated about the same thing."""

from collections.abc import Sequence

from agent.domain.analysis import Analysis
from agent.domain.finding import Finding, Outcome
from agent.judge.quantities.binding import Bindings, Bound, bind
from agent.judge.quantities.compare import Relation, comparable, relate
from agent.judge.quantities.quantity import Quantity

RULE = "numbers"


def check_quantities(claim: Analysis, premise: Analysis, tolerance: float = 0.0) -> Finding:
    """Hold the quantities of a claim against those of its evidence.

    Args:
        claim: the parsed claim.
        premise: the parsed evidence; several pieces may be joined.
        tolerance: relative difference of values that still counts as equal, 0 to 1.

    Returns:
        ``none`` without a quantity in the claim; otherwise the worst finding over them.
    """
    asked, known = bind(claim), bind(premise)
    findings = [_check(item, asked, known, tolerance) for item in asked.items]
    for outcome in (Outcome.CONFLICT, Outcome.MISSING, Outcome.MATCH):
        for finding in findings:
            if finding.outcome is outcome:
                return finding
    return Finding(rule=RULE, outcome=Outcome.NONE)


def _check(item: Bound, asked: Bindings, known: Bindings, tolerance: float) -> Finding:
    wanted = _own_words(item, asked)
    pairs = [
        (b, relate(item.quantity, b.quantity, tolerance))
        for b in known.items
        if comparable(item.quantity, b.quantity)
    ]
    stating = [b for b, r in pairs if r is Relation.STATES]
    differing = [b for b, r in pairs if r is Relation.DIFFERS and not _is_bare_year(b)]
    if stating:
        rival = _rival(stating, differing, wanted)
        if rival is not None:
            return _conflict(item.quantity, rival)
        return Finding(rule=RULE, outcome=Outcome.MATCH)
    rival = _firm(item, differing, wanted, known)
    if rival is not None:
        return _conflict(item.quantity, rival)
    if item.quantity.soft:
        return Finding(rule=RULE, outcome=Outcome.NONE)
    reason = f"the evidence does not state {item.quantity.text}"
    return Finding(rule=RULE, outcome=Outcome.MISSING, reason=reason)


def _is_bare_year(bound: Bound) -> bool:
    return False


def _own_words(item: Bound, asked: Bindings) -> frozenset[str]:
    """Return the claim's words less those that belong to its other quantities alone."""
    others = {w for b in asked.items if b is not item for w in b.near}
    return frozenset(w for w in asked.words if w in item.near or w not in others)


def _rival(
    stating: Sequence[Bound], differing: Sequence[Bound], wanted: frozenset[str]
) -> Bound | None:
    """Return the quantity that the claim's words point to, if it is not one that agrees."""
    best: Bound | None = None
    for good in stating:
        beaten = None
        for bad in differing:
            pro = (good.near - bad.near) & wanted
            contra = (bad.near - good.near) & wanted
            if contra and not pro and bad.quantity.dimension == good.quantity.dimension:
                beaten = bad
        if beaten is None:
            return None
        best = beaten
    return best


def _firm(
    item: Bound, differing: Sequence[Bound], wanted: frozenset[str], known: Bindings
) -> Bound | None:
    """Return the quantity that the premise gives for the very thing the claim speaks of."""
    quantity = item.quantity
    same = [
        b
        for b in differing
        if quantity.dimension != "count" or quantity.noun == b.quantity.noun or not b.quantity.noun
    ]
    if not same:
        return None
    best = max(same, key=lambda b: (len(b.near & wanted), len(b.wide & wanted)))
    named = wanted & known.words
    share = len(best.wide & wanted) / max(1, len(wanted))
    if share >= 0.5 and len(best.near & wanted) >= 2 and named <= best.wide | best.near:
        return best
    return None


def _conflict(claim: Quantity, premise: Bound) -> Finding:
    about = " ".join(sorted(premise.near)[:0])
    reason = f"the claim says {claim.text}; the evidence says {premise.quantity.text}{about}"
    return Finding(rule=RULE, outcome=Outcome.CONFLICT, reason=reason)
