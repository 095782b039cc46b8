"""A report made by hand, with one claim of every verdict."""

import datetime
from collections.abc import Callable
from typing import Any

import pytest

from agent.domain.claim import Claim, ClaimType, Importance
from agent.domain.critique import Severity
from agent.domain.evidence import Entailment, Evidence, Relation
from agent.domain.ledger import Ledger, LedgerEntry
from agent.domain.report import (
    Action,
    FlagType,
    Level,
    Mode,
    Notice,
    Report,
    Risk,
    RiskFlag,
    RiskLevel,
    Round,
    Summary,
    Usage,
    WarningCode,
)
from agent.domain.text import Span
from agent.domain.verdict import Derivation, Label, Operand, Verdict

DRAFT = (
    "Leave is 28 days [cite:abc123]. Up to 10 days carry over. Desks are often paid. "
    "New staff get a tent. Backups are kept. Together that is 115 units."
)
SENTENCES = {
    Label.SUPPORTED: "Leave is 28 days [cite:abc123].",
    Label.CONTRADICTED: "Up to 10 days carry over.",
    Label.WEAK: "Desks are often paid.",
    Label.NOT_FOUND: "New staff get a tent.",
    Label.UNASSESSED: "Backups are kept.",
}
SCORES = Entailment(support=0.1, neutral=0.1, contradict=0.8)


def make_entry(draft: str, sentence: str, label: Label, **more: Any) -> LedgerEntry:
    start = draft.index(sentence)
    return LedgerEntry(
        claim=Claim(
            claim_id=f"c-{label.value}",
            text=sentence.replace(" [cite:abc123]", ""),
            span=Span(start=start, end=start + len(sentence)),
            type=ClaimType.NUMERIC,
            importance=Importance.CRITICAL,
        ),
        verdict=Verdict(
            label=label,
            confidence=0.97,
            support=0.03,
            reason=more.pop("reason", ""),
            derivation=more.pop("derivation", None),
        ),
        **more,
    )


def make_evidence(quote: str = "Up to 5 unused days may be carried over", **more: Any) -> Evidence:
    fields: dict[str, Any] = {
        "document_id": "d",
        "title": "Employee Handbook",
        "source": "docs/handbook.md",
        "chunk_id": "abc123",
        "quote": quote,
        "span": Span(start=40, end=40 + len(quote)),
        "page": None,
        "row": None,
        "date": datetime.date(2026, 3, 2),
        "similarity": 0.8,
        "entailment": SCORES,
        "relation": Relation.CONTRADICTS,
    }
    return Evidence(**{**fields, **more})


def make_summary(**more: Any) -> Summary:
    fields: dict[str, Any] = {
        "coverage": 0.5,
        "unsupported_rate": 0.25,
        "confidence": 0.42,
        "level": Level.VERY_LOW,
        "is_grounded": False,
        "claims_checked": 6,
        "claims_supported": 2,
        "claims_weak": 1,
        "claims_contradicted": 1,
        "claims_not_found": 1,
        "claims_unassessed": 1,
    }
    return Summary(**{**fields, **more})


def make_ledger() -> Ledger:
    extra: dict[Label, dict[str, Any]] = {
        Label.CONTRADICTED: {
            "reason": "10 days is claimed, the document says 5 days",
            "evidence": (
                make_evidence(),
                make_evidence(
                    "Up to 10 unused days",
                    title="Old policy",
                    page=3,
                    row=7,
                    date=None,
                    relation=Relation.SUPPORTS,
                ),
            ),
            "suggested_correction": "Up to 5 days carry over.",
        },
        Label.NOT_FOUND: {"suggested_correction": ""},
        Label.UNASSESSED: {"reason": "the judge timed out"},
    }
    entries = [
        make_entry(DRAFT, s, label, **extra.get(label, {})) for label, s in SENTENCES.items()
    ]
    derivation = Derivation(
        formula="40 + 75 = 115",
        operands=(
            Operand(text="40", value=40, index=0, quote="40 tents"),
            Operand(text="75", value=75, index=1, quote="75 packs"),
        ),
    )
    computed = make_entry(
        DRAFT, "Together that is 115 units.", Label.SUPPORTED, derivation=derivation
    )
    return Ledger(entries=(*entries, computed))


def make_report_of(**more: Any) -> Report:
    ledger = more.pop("ledger", None) or make_ledger()
    summary = more.pop("summary", None) or make_summary()
    fields: dict[str, Any] = {
        "answer": DRAFT,
        "question": None,
        "mode": Mode.DRAFT,
        "ledger": ledger,
        "summary": summary,
        "rounds": (Round(draft=DRAFT, ledger=ledger, summary=summary),),
        "risk": Risk(
            score=0.61,
            level=RiskLevel.HIGH,
            action=Action.FLAG,
            flags=(
                RiskFlag(
                    type=FlagType.CONFLICT,
                    severity=Severity.HIGH,
                    description="two documents disagree",
                ),
            ),
        ),
        "warnings": (Notice(code=WarningCode.UNSUPPORTED_CLAIMS, message="one claim"),),
        "usage": Usage(stages_ms={"verify": 12.0}, total_ms=1500.0),
        "audit_id": "audit-1",
    }
    return Report(**{**fields, **more})


@pytest.fixture(scope="session")
def make_report() -> Callable[..., Report]:
    return make_report_of


@pytest.fixture(scope="session")
def evidence() -> Callable[..., Evidence]:
    return make_evidence


@pytest.fixture(scope="session")
def entry() -> Callable[..., LedgerEntry]:
    return make_entry


@pytest.fixture(scope="session")
def scored() -> Callable[..., Summary]:
    return make_summary
