"""Marks behind claims of the final answer."""

from agent.domain.claim import Claim, ClaimType, Importance
from agent.domain.ledger import Ledger, LedgerEntry
from agent.domain.policy import Policy
from agent.domain.text import Span
from agent.domain.verdict import Label, Verdict
from agent.ledger.marks import marked
from agent.ledger.summary import summarise

DRAFT = "Tea is free. Cake costs £2."


def answer(draft: str, label: Label, policy: Policy) -> str:
    claim = Claim(
        claim_id="c",
        text="Tea is free.",
        span=Span(start=0, end=11),
        type=ClaimType.FACT,
        importance=Importance.MATERIAL,
    )
    verdict = Verdict(label=label, confidence=0.6, support=0.6, reason="r")
    ledger = Ledger(entries=(LedgerEntry(claim=claim, verdict=verdict),))
    return marked(draft, ledger, summarise(ledger, policy), policy)


def test_weak_claims_are_marked_where_the_policy_qualifies_them() -> None:
    policy = Policy(weak_strategy="qualify", weak_qualifier="(in part)")
    said = "Tea is free (in part). Cake costs £2."
    assert answer(DRAFT, Label.WEAK, policy) == said
    assert answer(said, Label.WEAK, policy) == said
    assert answer(DRAFT, Label.SUPPORTED, policy) == DRAFT
    assert answer(DRAFT, Label.WEAK, Policy()) == DRAFT


def test_what_is_not_found_has_its_own_mark() -> None:
    policy = Policy(weak_strategy="qualify", qualifier="(not found)")
    assert answer(DRAFT, Label.NOT_FOUND, policy) == "Tea is free (not found). Cake costs £2."
