"""Rounds: which draft is the best, and where its coverage came from."""

from collections.abc import Sequence

from agent.domain.report import Round, Summary
from agent.ledger.summary import material


def best(rounds: Sequence[Round]) -> int:
    """Return the index of the best round: most gates kept, then coverage, then confidence.

    A contradicted claim is worse than any gain in coverage; the earlier round wins a tie.
    """

    def rank(i: int) -> tuple[bool, int, float, float, int]:
        summary = rounds[i].summary
        return (
            summary.is_grounded,
            -summary.claims_contradicted,
            summary.coverage,
            summary.confidence,
            -i,
        )

    return max(range(len(rounds)), key=rank)


def attributed(rounds: Sequence[Round], kept: int) -> Summary:
    """Return the summary of round ``kept`` with its gain in coverage split by origin.

    ``coverage_by_evidence`` is the gain that newly covered material claims bring when measured
    on the first draft's number of material claims; ``coverage_by_deletion`` is the rest of the
    gain, which came from claims that are no longer there.
    """
    first, last = rounds[0], rounds[kept]
    gain = last.summary.coverage - first.summary.coverage
    total = len(material(first.ledger))
    before = sum(e.verdict.is_covered for e in material(first.ledger))
    after = sum(e.verdict.is_covered for e in material(last.ledger))
    by_evidence = min(max(after - before, 0) / total, max(gain, 0.0)) if total else 0.0
    return last.summary.model_copy(
        update={
            "revisions": len(rounds) - 1,
            "coverage_by_evidence": by_evidence,
            "coverage_by_deletion": max(gain - by_evidence, 0.0),
        }
    )
