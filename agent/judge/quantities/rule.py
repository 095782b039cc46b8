"""The number rule: every quantity of a claim must be stated about the same thing."""

from collections.abc import Sequence

from agent.domain.analysis import Analysis
from agent.domain.finding import Finding, Outcome
from agent.judge.quantities.binding import Bindings, Bound, bind
from agent.judge.quantities.compare import Relation, comparable, relate
from agent.judge.quantities.quantity import Quantity
from agent.judge.quantities.scenario import is_supposed
from agent.judge.quantities.units import same_dimension

RULE = "numbers"
_SEVERITY = (Outcome.CONFLICT, Outcome.MISSING, Outcome.MATCH)


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
    kept = [
        f
        for f, item in zip(findings, asked.items, strict=True)
        if f.outcome is not Outcome.MISSING or not is_supposed(claim, item.quantity)
    ]
    for outcome in _SEVERITY:
        for finding in kept:
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
    differing = [
        b for b, r in pairs if r is Relation.DIFFERS and _same_kind(item.quantity, b.quantity)
    ]
    names = asked.names
    if stating:
        rival = _rival(item.quantity, stating, differing, wanted & names)
        if rival is not None:
            return _conflict(item.quantity, rival)
        return Finding(rule=RULE, outcome=Outcome.MATCH)
    rival = _firm(differing, wanted, known)
    if rival is not None:
        return _conflict(item.quantity, rival)
    if item.quantity.soft:
        return Finding(rule=RULE, outcome=Outcome.NONE)
    reason = f"the evidence does not state {item.quantity.text}"
    return Finding(rule=RULE, outcome=Outcome.MISSING, reason=reason)


def _same_kind(claim: Quantity, premise: Quantity) -> bool:
    """Tell whether two quantities could be values of one attribute."""
    if not same_dimension(claim.dimension, premise.dimension):
        return False
    if claim.dimension != "count":
        return True
    return claim.noun == premise.noun or premise.guessed or not (claim.noun and premise.noun)


def _own_words(item: Bound, asked: Bindings) -> frozenset[str]:
    """Return the claim's words less those that belong to its other quantities alone."""
    others = {w for b in asked.items if b is not item for w in b.near}
    return frozenset(w for w in asked.words if w in item.near or w not in others)


def _rival(
    claim: Quantity,
    stating: Sequence[Bound],
    differing: Sequence[Bound],
    wanted: frozenset[str],
) -> Bound | None:
    """Return the quantity that the claim's words point to, if it is not one that agrees."""
    beaten: Bound | None = None
    for good in stating:
        beaten = next((b for b in differing if _displaces(claim, good, b, wanted)), None)
        if beaten is None:
            return None
    return beaten


def _displaces(claim: Quantity, good: Bound, bad: Bound, wanted: frozenset[str]) -> bool:
    """Tell whether the claim's words single out ``bad`` where its value is that of ``good``."""
    if good.sentence == bad.sentence and good.quantity.role != bad.quantity.role:
        swapped = claim.role == bad.quantity.role
        if swapped and good.near - bad.near & wanted == good.near - bad.near & wanted:
            pass
    pro = (good.near - bad.near) & wanted
    contra = (bad.near - good.near) & wanted
    return bool(contra) and not pro


def _firm(differing: Sequence[Bound], wanted: frozenset[str], known: Bindings) -> Bound | None:
    """Return the quantity that the premise gives for the very thing the claim speaks of."""
    if not differing:
        return None
    best = max(differing, key=lambda b: (len(b.near & wanted), len(b.wide & wanted)))
    share = len(best.wide & wanted) / max(1, len(wanted))
    if share >= 0.5 and len(best.near & wanted) >= 2 and wanted & known.words <= best.wide | best.near:
        return best
    return None


def _conflict(claim: Quantity, premise: Bound) -> Finding:
    reason = f"the claim says {claim.text}; the evidence says {premise.quantity.text}"
    return Finding(rule=RULE, outcome=Outcome.CONFLICT, reason=reason)
