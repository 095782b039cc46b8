from hypothesis import given
from hypothesis import strategies as st

from agent.domain.claim import Claim, ClaimType, Importance
from agent.domain.ledger import Ledger, LedgerEntry
from agent.domain.policy import Gates, Policy
from agent.domain.report import Action, Decision, Level, Round
from agent.domain.text import Span
from agent.domain.verdict import Label, Verdict
from agent.ledger.decision import decide
from agent.ledger.rounds import attributed, best, intruders
from agent.ledger.summary import (
    coverage,
    failing_gates,
    level,
    mean_confidence,
    penalised_confidence,
    summarise,
    unsupported_rate,
)


def entry(label: Label, importance: Importance = Importance.MATERIAL, n: int = 0) -> LedgerEntry:
    return LedgerEntry(
        claim=Claim(
            claim_id=f"c{n}",
            text=f"claim {n}",
            span=Span(start=n, end=n + 1),
            type=ClaimType.FACT,
            importance=importance,
        ),
        verdict=Verdict(label=label, confidence=0.9, support=0.5, reason="because"),
    )


def ledger(*labels: Label, importance: Importance = Importance.MATERIAL) -> Ledger:
    return Ledger(entries=tuple(entry(x, importance, n) for n, x in enumerate(labels)))


def a_round(draft: str, *labels: Label) -> Round:
    made = ledger(*labels)
    return Round(draft=draft, ledger=made, summary=summarise(made, Policy()))


ledgers = st.builds(
    lambda pairs: Ledger(entries=tuple(entry(x, i, n) for n, (x, i) in enumerate(pairs))),
    st.lists(st.tuples(st.sampled_from(Label), st.sampled_from(Importance)), max_size=12),
)

S, W, C, N, U = (
    Label.SUPPORTED,
    Label.WEAK,
    Label.CONTRADICTED,
    Label.NOT_FOUND,
    Label.UNASSESSED,
)


def test_coverage_counts_supported_and_weak_among_the_material():
    assert coverage(ledger(S, W, N, C)) == 0.5
    assert unsupported_rate(ledger(S, W, N, C)) == 0.25


def test_without_material_claims_coverage_is_one_and_nothing_is_unsupported():
    empty = ledger(N, N, importance=Importance.MINOR)
    assert coverage(empty) == 1.0
    assert unsupported_rate(empty) == 0.0


def test_an_unassessed_claim_is_neither_covered_nor_contradicted_nor_unsupported():
    made = ledger(S, U)
    assert coverage(made) == 0.5
    assert unsupported_rate(made) == 0.0
    assert summarise(made, Policy()).claims_contradicted == 0


@given(ledgers)
def test_every_score_lies_between_zero_and_one_and_counts_add_up(made: Ledger):
    summary = summarise(made, Policy())
    for value in (summary.coverage, summary.unsupported_rate, summary.confidence):
        assert 0 <= value <= 1
    assert summary.claims_checked == sum(
        (
            summary.claims_supported,
            summary.claims_weak,
            summary.claims_contradicted,
            summary.claims_not_found,
            summary.claims_unassessed,
        )
    )


def test_mean_confidence():
    assert mean_confidence([]) == 0
    assert mean_confidence([S, W, N, S]) == 0.625


def test_penalised_confidence():
    assert penalised_confidence([]) == 0
    assert penalised_confidence([S, S, W, W]) == 0.6
    assert abs(penalised_confidence([S, S, S, N]) - 0.65) < 1e-9
    assert penalised_confidence([C, N]) == 0
    assert penalised_confidence([S]) == 1


def test_levels_at_their_bounds():
    levels = Policy().levels
    assert level(0.9, levels) is Level.HIGH
    assert level(0.89, levels) is Level.MEDIUM
    assert level(0.7, levels) is Level.MEDIUM
    assert level(0.5, levels) is Level.LOW
    assert level(0.49, levels) is Level.VERY_LOW


def test_gates_name_their_reasons_in_the_order_of_revision():
    made = Ledger(
        entries=(
            entry(N, Importance.CRITICAL, 0),
            entry(C, Importance.MATERIAL, 1),
            entry(S, Importance.MATERIAL, 2),
        )
    )
    reasons = failing_gates(made, Gates())
    assert [r.split()[0] for r in reasons] == ["1", "1", "coverage"]
    assert failing_gates(ledger(S, W), Gates()) == []


def test_a_minor_contradiction_fails_the_gate_too():
    assert failing_gates(ledger(C, importance=Importance.MINOR), Gates())


def test_decision_stops_at_the_limit_without_progress_and_when_gates_pass():
    policy = Policy(max_revisions=2)
    bad, good = a_round("x", C), a_round("y", S)
    assert decide([bad], policy)[0] is Decision.REVISE
    assert decide([good], policy)[0] is Decision.FINALIZE
    assert decide([bad, bad], policy)[0] is Decision.FINALIZE
    assert decide([bad, a_round("z", C)], policy)[0] is Decision.REVISE
    assert decide([bad, a_round("z", C), a_round("q", C)], policy)[0] is Decision.FINALIZE
    assert decide([bad], Policy(max_revisions=0))[0] is Decision.FINALIZE
    assert decide([a_round("u", U)], policy)[0] is Decision.FINALIZE


@given(st.lists(st.lists(st.sampled_from(Label), max_size=6), min_size=1, max_size=6))
def test_the_best_round_is_never_worse_than_the_first(rounds: list[list[Label]]):
    made = [a_round(str(i), *labels) for i, labels in enumerate(rounds)]
    kept = made[best(made)].summary
    assert kept.is_grounded >= made[0].summary.is_grounded
    if kept.is_grounded == made[0].summary.is_grounded:
        first = made[0].summary
        assert (kept.claims_unassessed, kept.claims_contradicted) <= (
            first.claims_unassessed,
            first.claims_contradicted,
        )


def test_deleting_claims_does_not_pass_for_grounding():
    rounds = [a_round("a", S, N, N, N), a_round("b", S)]
    summary = attributed(rounds, 1)
    assert summary.coverage == 1
    assert summary.coverage_by_evidence == 0
    assert summary.coverage_by_deletion == 0.75


def test_corrected_claims_count_as_gained_by_evidence():
    rounds = [a_round("a", S, C, N, N), a_round("b", S, S, S)]
    summary = attributed(rounds, 1)
    assert summary.coverage_by_evidence == 0.5
    assert summary.coverage_by_deletion == 0.25
    assert summary.revisions == 1


def test_the_action_of_the_policy_decides_where_a_finished_run_goes():
    policy = Policy(max_revisions=1)
    good, bad = a_round("g", S), a_round("b", S, S, S, S, S, S, S, N)
    assert decide([good], policy, Action.REVIEW)[0] is Decision.REVIEW
    assert decide([good], policy, Action.REWRITE)[0] is Decision.FINALIZE
    assert decide([good], policy, Action.BLOCK)[0] is Decision.FINALIZE
    decision, reasons = decide([bad], policy, Action.REWRITE)
    assert decision is Decision.REVISE
    assert "rewritten" in reasons[-1]
    assert decide([bad, good], policy, Action.REWRITE)[0] is Decision.FINALIZE


def test_a_round_that_brings_in_an_unfounded_claim_is_not_kept():
    first, second = a_round("a", C, S), a_round("b", S, S, S)
    intruding = LedgerEntry(
        claim=second.ledger.entries[2].claim.model_copy(update={"text": "Cats rule."}),
        verdict=a_round("c", N).ledger.entries[0].verdict,
    )
    entries = (*second.ledger.entries[:2], intruding)
    worse = second.model_copy(update={"ledger": Ledger(entries=entries)})
    assert intruders([first, worse], 1) == 1
    assert best([first, second]) == 1
    assert best([first, worse.model_copy(update={"summary": first.summary})]) == 0


def test_a_sentence_of_the_draft_that_reads_otherwise_now_does_not_intrude():
    first, second = a_round("a", C, S), a_round("b", S, S, S)
    last = second.ledger.entries[2]
    span = Span(start=0, end=10)
    read = last.model_copy(
        update={
            "claim": last.claim.model_copy(update={"text": "Cats must book.", "span": span}),
            "verdict": a_round("c", N).ledger.entries[0].verdict,
        }
    )
    ledger = Ledger(entries=(*second.ledger.entries[:2], read))
    first = first.model_copy(update={"draft": "Any dog may stay. They must book."})
    for draft, expected in (("They must book. Cats may stay.", 0), ("They must pay. Cats.", 1)):
        later = second.model_copy(update={"ledger": ledger, "draft": draft})
        assert intruders([first, later], 1) == expected


def test_a_policy_that_removes_weak_claims_revises_for_them() -> None:
    weak = a_round("x", Label.WEAK, Label.SUPPORTED)
    removing = Policy(weak_strategy="remove")
    assert decide([weak], removing)[0] is Decision.REVISE
    assert decide([weak], Policy())[0] is Decision.FINALIZE
    assert decide([weak, weak], removing)[0] is Decision.FINALIZE
