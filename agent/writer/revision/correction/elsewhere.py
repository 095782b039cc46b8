"""Corrections by what other claims of the draft have found, where a claim's own quotes fail."""

from collections.abc import Sequence, Set

from agent.domain.ledger import LedgerEntry
from agent.domain.prose.terms import overlap, terms
from agent.writer.outline import unnumbered
from agent.writer.revision.correction.actions import Correction
from agent.writer.revision.correction.corrections import near_miss
from agent.writer.revision.correction.restate import nearest, sentences
from agent.writer.revision.correction.verbatim import figures_in_place
from agent.writer.revision.language.marks import plain

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
    said = {quote: nearest(evidence, entry.claim.text) for quote, evidence in quoted.items()}
    shares = {quote: overlap(wanted, terms(sentence)) for quote, sentence in said.items()}
    best = sorted((q for q in shares if shares[q] >= ABOUT), key=lambda q: -shares[q])[:MOST]
    clause = plain(entry.claim.span.of(draft))[0]
    exact = [
        evidence.model_copy(update={"quote": sentence})
        for evidence in quoted.values()
        for sentence in map(unnumbered, sentences(evidence.quote))
        if figures_in_place(clause, entry.claim.text, sentence)
    ]
    return near_miss(entry, [*exact, *(quoted[q] for q in best)], draft, spoken_for)
