"""Corrections by what other claims of the draft have found, where a claim's own quotes fail."""

from collections.abc import Sequence, Set

from agent.domain.ledger import LedgerEntry
from agent.domain.prose.terms import overlap, terms
from agent.writer.revision.correction.actions import Correction
from agent.writer.revision.correction.corrections import near_miss
from agent.writer.revision.correction.restate import nearest

ABOUT = 0.6  # share of a claim's words that a sentence about the same matter has
MOST = 3  # quotes that are tried


def from_others(
    entry: LedgerEntry, entries: Sequence[LedgerEntry], draft: str, spoken_for: Set[str]
) -> Correction | None:
    """Return the swap that makes a claim say what a quote of another claim says, or None.

    The judge may have quoted "the Basic account costs $4" against "the Plus account costs $14",
    while the next claim is proved by "the Plus account costs $11 and includes a card".
    """
    wanted = terms(entry.claim.text)
    quoted = {q.quote: q for e in entries if e is not entry for q in e.evidence}
    shares = {
        quote: overlap(wanted, terms(nearest(evidence, entry.claim.text)))
        for quote, evidence in quoted.items()
        if overlap(wanted, terms(quote)) >= ABOUT
    }
    best = sorted((q for q in shares if shares[q] >= ABOUT), key=lambda q: -shares[q])[:MOST]
    return near_miss(entry, [quoted[q] for q in best], draft, spoken_for)
