from agent.domain.claim import Claim, ClaimType, Importance
from agent.domain.ledger import LedgerEntry
from agent.domain.text import Span
from agent.domain.verdict import Label, Verdict
from agent.ledger.strict import APART, strict

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


def test_a_claim_that_falls_with_another_takes_over_its_ruling():
    mended = "Leave is 20 days and parking costs 5 euros."
    failing = entry("parking is free", Label.CONTRADICTED)
    failing = failing.model_copy(
        update={
            "verdict": failing.verdict.model_copy(update={"confidence": 0.7}),
            "suggested_correction": mended,
        }
    )
    fallen, own = strict(DRAFT, [entry("Leave is 20 days", Label.SUPPORTED), failing])
    assert own == failing
    assert (fallen.verdict.confidence, fallen.verdict.support) == (0.7, 0.9)
    assert fallen.suggested_correction == mended


def test_a_claim_beside_one_that_is_not_found_is_to_be_said_apart():
    beside = [entry("Tea is hot", Label.WEAK), entry("milk is cold", Label.NOT_FOUND)]
    assert strict(DRAFT, beside)[0].suggested_correction == APART
