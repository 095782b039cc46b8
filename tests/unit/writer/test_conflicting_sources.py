import datetime

import pytest

from agent.domain.claim import Claim, ClaimType, Importance
from agent.domain.evidence import Entailment, Evidence, Relation
from agent.domain.ledger import LedgerEntry
from agent.domain.policy import Policy
from agent.domain.text import Span
from agent.domain.verdict import Label, Verdict
from agent.writer.corrections import Action, correct

DRAFT = "Staff get 28 days of leave."
OLD, NEW = datetime.date(2021, 1, 11), datetime.date(2026, 3, 2)


def quote(text: str, relation: Relation, date: datetime.date | None) -> Evidence:
    return Evidence(
        document_id=text,
        title=text,
        source=text,
        chunk_id=text,
        quote=text,
        span=Span(start=0, end=len(text)),
        date=date,
        similarity=0.9,
        entailment=Entailment(support=0.3, neutral=0.3, contradict=0.4),
        relation=relation,
    )


def entry(backing: datetime.date | None, against: datetime.date | None) -> LedgerEntry:
    return LedgerEntry(
        claim=Claim(
            claim_id="c1",
            text=DRAFT,
            span=Span(start=0, end=len(DRAFT) - 1),
            type=ClaimType.NUMERIC,
            importance=Importance.CRITICAL,
        ),
        verdict=Verdict(label=Label.CONTRADICTED, confidence=0.9, support=0.1, reason=""),
        evidence=(
            quote("Staff get 25 days of leave.", Relation.CONTRADICTS, against),
            quote("Staff get 28 days of leave.", Relation.SUPPORTS, backing),
        ),
    )


def test_the_newer_source_corrects_the_claim():
    correction = correct(entry(backing=OLD, against=NEW), DRAFT, Policy())
    assert correction is not None
    assert correction.action is Action.SWAP
    assert [text for _, text in correction.swaps] == ["25 days"] or correction.swaps[0][1] == "25"


@pytest.mark.parametrize(
    ("backing", "against"), [(NEW, OLD), (NEW, None), (None, NEW), (NEW, NEW), (None, None)]
)
def test_a_source_that_is_not_known_to_be_newer_does_not(backing, against):
    assert correct(entry(backing=backing, against=against), DRAFT, Policy()) is None
