from datetime import UTC, datetime

from agent.audit.chain import digest
from agent.audit.record import Origin, build, revision_history
from agent.domain.claim import Claim, ClaimType, Importance
from agent.domain.critique import Severity
from agent.domain.ledger import Ledger, LedgerEntry
from agent.domain.report import (
    Action,
    FlagType,
    Level,
    Mode,
    Report,
    Risk,
    RiskFlag,
    RiskLevel,
    Round,
    Summary,
    Usage,
)
from agent.domain.text import Span
from agent.domain.verdict import Label, Verdict

WHEN = datetime(2026, 1, 1, 12, tzinfo=UTC)
FLAG = RiskFlag(type=FlagType.CONFLICT, severity=Severity.HIGH, description="two sources differ")


def summary(coverage: float, contradicted: int, not_found: int) -> Summary:
    return Summary(
        coverage=coverage,
        unsupported_rate=0.25,
        confidence=0.5,
        level=Level.LOW,
        is_grounded=False,
        claims_checked=4,
        claims_supported=4 - contradicted - not_found,
        claims_weak=0,
        claims_contradicted=contradicted,
        claims_not_found=not_found,
        claims_unassessed=0,
    )


def entry(label: Label) -> LedgerEntry:
    return LedgerEntry(
        claim=Claim(
            claim_id=label.value,
            text="It is so.",
            span=Span(start=0, end=9),
            type=ClaimType.FACT,
            importance=Importance.MATERIAL,
        ),
        verdict=Verdict(label=label, confidence=0.9, support=0.9, reason=""),
    )


def test_a_record_sums_up_its_report() -> None:
    ledger = Ledger(entries=tuple(map(entry, (Label.WEAK, Label.SUPPORTED, Label.WEAK))))
    rounds = tuple(
        Round(draft="It is so.", ledger=ledger, summary=s)
        for s in (summary(0.5, 1, 1), summary(1.0, 0, 0))
    )
    usage = Usage(model_calls=2, tokens_in=10)
    report = Report(
        answer="It is so.",
        question="Is it?",
        mode=Mode.DRAFT,
        ledger=ledger,
        summary=rounds[1].summary,
        rounds=rounds,
        risk=Risk(score=0.4, level=RiskLevel.MEDIUM, action=Action.FLAG, flags=(FLAG,)),
        warnings=(),
        usage=usage,
        audit_id="a1",
    )
    origin = Origin(session="s", user="u", workspace="w", query="Is it?", created=WHEN)
    record = build(
        report, origin, chunk_ids=["c2", "c1"], versions={"judge": "1"}, policy={"max_claims": 3}
    )
    assert (record.audit_id, record.mode, record.created) == ("a1", Mode.DRAFT, WHEN)
    assert (record.session, record.user, record.workspace, record.query) == (
        "s",
        "u",
        "w",
        "Is it?",
    )
    assert record.chunk_ids == ("c2", "c1")
    assert (record.coverage, record.unsupported_rate, record.claim_count) == (1.0, 0.25, 3)
    assert record.verdicts == {"supported": 1, "weak": 2}
    assert (record.flags, record.usage) == ((FLAG,), usage)
    assert record.policy == {"max_claims": 3}
    assert record.versions == {"judge": "1", "policy": digest({"max_claims": 3})[:12]}
    assert record.revisions == (
        "revision 1: coverage 0.50 -> 1.00, contradicted 1 -> 0, not found 1 -> 0",
    )
    assert record.hash == record.previous_hash == ""


def test_no_revision_has_no_history() -> None:
    assert revision_history([]) == ()
    only = Round(draft="", ledger=Ledger(), summary=summary(1.0, 0, 0))
    assert revision_history([only]) == ()
