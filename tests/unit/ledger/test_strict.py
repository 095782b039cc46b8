from agent.domain.claim import Claim, ClaimType, Importance
from agent.domain.ledger import LedgerEntry
from agent.domain.text import Span
from agent.domain.verdict import Label, Verdict
from agent.ledger.strict import strict

DRAFT = "Leave is 20 days and parking is free. Lunch is at noon. Tea is hot and milk is cold."


def entry(text: str, label: Label) -> LedgerEntry:
    start = DRAFT.index(text)
    return LedgerEntry(
        claim=Claim(
            claim_id=text,
            text=text,
            span=Span(start=start, end=start + len(text)),
            type=ClaimType.FACT,
            importance=Importance.MATERIAL,
        ),
        verdict=Verdict(label=label, confidence=0.9, support=0.9, reason="as judged"),
    )


def test_a_sentence_fails_with_its_gravest_claim_and_others_stay():
    entries = [
        entry("Leave is 20 days", Label.SUPPORTED),
        entry("parking is free", Label.CONTRADICTED),
        entry("Lunch is at noon", Label.SUPPORTED),
        entry("Tea is hot", Label.UNASSESSED),
        entry("milk is cold", Label.NOT_FOUND),
    ]
    labels = [e.verdict.label for e in strict(DRAFT, entries)]
    assert labels == [
        Label.CONTRADICTED,
        Label.CONTRADICTED,
        Label.SUPPORTED,
        Label.UNASSESSED,
        Label.NOT_FOUND,
    ]
    assert "another claim" in strict(DRAFT, entries)[0].verdict.reason


def test_nothing_changes_where_nothing_fails():
    entries = [entry("Lunch is at noon", Label.SUPPORTED), entry("Tea is hot", Label.WEAK)]
    assert strict(DRAFT, entries) == entries
