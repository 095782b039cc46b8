"""Scores of a draft from its ledger: coverage, confidence, gates."""

from collections import Counter
from collections.abc import Sequence

from agent.domain.claim import Importance
from agent.domain.ledger import Ledger, LedgerEntry
from agent.domain.policy import AnswerLevels, Gates, Policy
from agent.domain.report import Level, Summary
from agent.domain.verdict import Label
from agent.domain.wording import counted

VALUE = {Label.SUPPORTED: 1.0, Label.WEAK: 0.5}
PENALTY = 0.1


def material(ledger: Ledger) -> list[LedgerEntry]:
    """Return the entries that coverage counts: those not minor."""
    return [e for e in ledger.entries if e.claim.is_material]


def coverage(ledger: Ledger) -> float:
    """Return (supported + weak) / material, 1.0 when nothing is material."""
    counted = material(ledger)
    if not counted:
        return 1.0
    return sum(e.verdict.is_covered for e in counted) / len(counted)


def unsupported_rate(ledger: Ledger) -> float:
    """Return not_found / material, 0.0 when nothing is material."""
    counted = material(ledger)
    if not counted:
        return 0.0
    return sum(e.verdict.label is Label.NOT_FOUND for e in counted) / len(counted)


def mean_confidence(labels: Sequence[Label]) -> float:
    """Return the mean of supported 1, weak 0.5, others 0; 0 with no claims."""
    return sum(VALUE.get(x, 0.0) for x in labels) / len(labels) if labels else 0.0


def penalised_confidence(labels: Sequence[Label]) -> float:
    """Return the supported share less 0.1 a not-found or contradicted claim, clamped to 0–1.

    With no such claim 0.1 is added.
    """
    if not labels:
        return 0.0
    failing = sum(x in (Label.NOT_FOUND, Label.CONTRADICTED) for x in labels)
    share = sum(x is Label.SUPPORTED for x in labels) / len(labels)
    return min(max(share - PENALTY * failing if failing else share + PENALTY, 0.0), 1.0)


def level(confidence: float, levels: AnswerLevels) -> Level:
    """Return the confidence in words."""
    if confidence >= levels.high:
        return Level.HIGH
    if confidence >= levels.medium:
        return Level.MEDIUM
    return Level.LOW if confidence >= levels.low else Level.VERY_LOW


def failing_gates(ledger: Ledger, gates: Gates) -> list[str]:
    """Return why the ledger fails the policy's gates, in the order of revision; [] if it passes."""
    lacking = sum(
        e.verdict.label is Label.NOT_FOUND and e.claim.importance is Importance.CRITICAL
        for e in ledger.entries
    )
    opposed = sum(e.verdict.label is Label.CONTRADICTED for e in ledger.entries)
    share = coverage(ledger)
    reasons = []
    if lacking > gates.max_critical_not_found:
        reasons.append(
            counted(lacking, "critical claim lacks evidence", "critical claims lack evidence")
        )
    if opposed > gates.max_contradicted:
        reasons.append(
            counted(opposed, "claim contradicts the evidence", "claims contradict the evidence")
        )
    if share < gates.min_coverage:
        reasons.append(f"coverage {share:.2f} is below {gates.min_coverage:.2f}")
    return reasons


def is_spent(ledger: Ledger) -> bool:
    """Tell whether a claim that matters rests on documents that are in force no longer."""
    return any(e.verdict.is_covered and e.rests_on_spent for e in material(ledger))


def summarise(ledger: Ledger, policy: Policy, omitted: int = 0) -> Summary:
    """Return the scores of one round; revision figures are added when the run ends.

    Args:
        ledger: the claims that were checked.
        policy: gates and formulas.
        omitted: claims that were not checked; with any, the draft is not grounded. Nor is one
            with a claim that only documents out of force bear out.
    """
    labels = [e.verdict.label for e in ledger.entries]
    formula = {"mean": mean_confidence, "penalised": penalised_confidence}
    confidence = formula[policy.confidence_formula](labels)
    counts = Counter(labels)
    return Summary(
        coverage=coverage(ledger),
        unsupported_rate=unsupported_rate(ledger),
        confidence=confidence,
        level=level(confidence, policy.levels),
        is_grounded=not (omitted or failing_gates(ledger, policy.gates) or is_spent(ledger)),
        claims_checked=len(labels),
        claims_supported=counts[Label.SUPPORTED],
        claims_weak=counts[Label.WEAK],
        claims_contradicted=counts[Label.CONTRADICTED],
        claims_not_found=counts[Label.NOT_FOUND],
        claims_unassessed=counts[Label.UNASSESSED],
    )
