"""A draft of which revision leaves no claim is not grounded."""

import datetime

import pytest

from agent.domain.claim import Claim, ClaimType, Importance
from agent.domain.ledger import Ledger, LedgerEntry
from agent.domain.policy import Policy
from agent.domain.report import Mode, Round, Summary, Usage
from agent.domain.review import Review, ReviewAction
from agent.domain.text import Span
from agent.domain.verdict import Label, Verdict
from agent.ledger.report import Run, report
from agent.ledger.summary import summarise

N, C, S = Label.NOT_FOUND, Label.CONTRADICTED, Label.SUPPORTED
EDIT = Review(action=ReviewAction.EDIT, text="Ask the harbour office.")


def a_round(*labels: Label) -> Round:
    entries = tuple(
        LedgerEntry(
            claim=Claim(
                claim_id=f"c{n}",
                text=f"Berth {n} is free.",
                span=Span(start=n, end=n + 1),
                type=ClaimType.FACT,
                importance=Importance.CRITICAL,
            ),
            verdict=Verdict(label=label, confidence=0.9, support=0.1, reason=""),
        )
        for n, label in enumerate(labels)
    )
    made = Ledger(entries=entries)
    return Round(draft="Berths" * len(labels), ledger=made, summary=summarise(made, Policy()))


def summary_of(*rounds: Round, review: Review | None = None) -> Summary:
    run = Run(
        question=None,
        mode=Mode.DRAFT,
        rounds=rounds,
        usage=Usage(stages_ms={}, total_ms=1.0),
        has_evidence=True,
        review=review,
    )
    return report(run, Policy(), datetime.date(2026, 5, 4), "a").summary


@pytest.mark.parametrize("failing", [(N,), (N, C), (N, N, N)])
def test_deleting_every_claim_is_no_grounding(failing: tuple[Label, ...]) -> None:
    summary = summary_of(a_round(*failing), a_round())
    assert (summary.is_grounded, summary.coverage) == (False, 0.0)
    assert summary.coverage_by_deletion == summary.coverage_by_evidence == 0.0


@pytest.mark.parametrize(
    ("rounds", "review"),
    [
        ((a_round(),), None),
        ((a_round(N, S), a_round(S)), None),
        ((a_round(N), a_round()), EDIT),
    ],
    ids=["no claim from the start", "one claim holds", "a person wrote what is left"],
)
def test_what_claims_nothing_or_holds_is_grounded(
    rounds: tuple[Round, ...], review: Review | None
) -> None:
    summary = summary_of(*rounds, review=review)
    assert (summary.is_grounded, summary.coverage) == (True, 1.0)
