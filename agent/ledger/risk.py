"""Risk: flags on evidence, and the score of handing the answer on."""

import datetime
from collections.abc import Sequence

from agent.domain.critique import Severity
from agent.domain.evidence import Evidence, Relation
from agent.domain.ledger import Ledger, LedgerEntry
from agent.domain.policy import Policy, RiskRules
from agent.domain.report import FlagType, Risk, RiskFlag, RiskLevel
from agent.domain.verdict import Label, Verdict
from agent.domain.wording import short_source
from agent.ledger.impact import weight


def harm(verdict: Verdict) -> float:
    """Return how likely (0–1) handing on a claim with this verdict misleads the reader."""
    if verdict.label is Label.SUPPORTED:
        return 1 - verdict.confidence
    if verdict.label is Label.WEAK:
        return max(1 - verdict.support, 0.3)
    if verdict.label is Label.UNASSESSED:
        return 0.5
    return max(verdict.confidence, 0.5)


def score(ledger: Ledger, rules: RiskRules) -> float:
    """Return the impact-weighted mean harm of the claims, 0 with no claims."""
    weighted = [(weight(e.impact, rules), harm(e.verdict)) for e in ledger.entries]
    total = sum(w for w, _ in weighted)
    return sum(w * h for w, h in weighted) / total if total else 0.0


def assess(
    ledger: Ledger,
    policy: Policy,
    today: datetime.date,
    *,
    has_evidence: bool,
    extra: Sequence[RiskFlag] = (),
) -> Risk:
    """Return score, level, action and flags of the final answer.

    Args:
        ledger: the kept ledger.
        policy: thresholds, impact weights and actions.
        today: the day that freshness is counted from.
        has_evidence: whether anything was retrieved at all.
        extra: flags found elsewhere.
    """
    flags = [*extra]
    if not has_evidence:
        flags.append(
            RiskFlag(
                type=FlagType.NO_EVIDENCE,
                severity=Severity.HIGH,
                description="nothing relevant was found in the documents",
            )
        )
    for entry in ledger.entries:
        flags += of_sources(entry, policy, today)
        flags += unassessed_flag(entry)
    value = 1.0 if not has_evidence and ledger.entries else score(ledger, policy.risk)
    grade = _level(value, policy.risk)
    return Risk(score=value, level=grade, action=policy.risk.action(grade), flags=tuple(flags))


def _level(value: float, rules: RiskRules) -> RiskLevel:
    if value >= rules.high:
        return RiskLevel.HIGH
    return RiskLevel.MEDIUM if value >= rules.medium else RiskLevel.LOW


def of_sources(entry: LedgerEntry, policy: Policy, today: datetime.date) -> list[RiskFlag]:
    """Return the flags that the documents behind an entry give cause for."""
    return [*conflict(entry), *outdated(entry, policy.freshness_days, today)]


def conflict(entry: LedgerEntry) -> list[RiskFlag]:
    """Return a flag when one document supports the claim and another contradicts it."""
    sides = {r: [e for e in entry.evidence if e.relation is r] for r in Relation}
    for against in sides[Relation.CONTRADICTS]:
        for backing in sides[Relation.SUPPORTS]:
            if against.document_id != backing.document_id:
                description = (
                    f"{_named(backing, against)} supports “{entry.claim.text}”, "
                    f"{_named(against, backing)} contradicts it{_newer(backing, against)}"
                )
                return [
                    RiskFlag(
                        type=FlagType.CONFLICT,
                        severity=Severity.HIGH,
                        description=description,
                        claim_id=entry.claim.claim_id,
                    )
                ]
    return []


def _newer(one: Evidence, other: Evidence) -> str:
    if bool(one.superseded) != bool(other.superseded):
        new, old = (other, one) if one.superseded else (one, other)
        told = f"is in force no longer ({old.superseded})"
        return f"; {_named(new, old)} is newer, {_named(old, new)} {told}"
    if one.date is None or other.date is None or one.date == other.date:
        return "; which is newer is not known"
    older, newest = sorted((one, other), key=lambda e: e.date or datetime.date.min)
    return f"; {_named(newest, older)} is newer ({newest.date})"


def _named(one: Evidence, other: Evidence) -> str:
    """Return the title of a document, with its source where the other has the same title."""
    sources = [short_source(e.source) for e in (one, other)]
    alike = one.title == other.title and sources[0] != sources[1]
    return f"“{one.title}” ({sources[0]})" if alike else f"“{one.title}”"


def outdated(entry: LedgerEntry, limit: int, today: datetime.date) -> list[RiskFlag]:
    """Return a flag a document on which the entry rests that is out of force or too old.

    Too old is one older than ``limit`` days.
    """
    found = {}
    for evidence in entry.evidence:
        age = (today - evidence.date).days if evidence.date else 0
        too_old = f"is {age} days old (dated {evidence.date})" if age > limit else ""
        spent = f"is in force no longer ({evidence.superseded})" if evidence.superseded else ""
        if evidence.relation is not Relation.MENTIONS and (spent or too_old):
            found[evidence.document_id] = RiskFlag(
                type=FlagType.OUTDATED_SOURCE,
                severity=Severity.HIGH if spent else Severity.MEDIUM,
                description=f"“{evidence.title}” {spent or too_old}",
                claim_id=entry.claim.claim_id,
            )
    return list(found.values())


def unassessed_flag(entry: LedgerEntry) -> list[RiskFlag]:
    """Return a flag when the claim could not be judged."""
    if entry.verdict.label is not Label.UNASSESSED:
        return []
    return [
        RiskFlag(
            type=FlagType.UNASSESSED,
            severity=Severity.HIGH,
            description=f"not judged: {entry.verdict.reason}",
            claim_id=entry.claim.claim_id,
        )
    ]
