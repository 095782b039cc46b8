"""What earlier rounds quoted: a correction made on the newer source is not undone by an older."""

from collections.abc import Sequence

from agent.domain.evidence import Evidence, Relation
from agent.domain.ledger import LedgerEntry
from agent.domain.prose.figures import figures
from agent.domain.prose.terms import overlap
from agent.domain.verdict import Label
from agent.writer.revision.correction.things import plain_terms

SAME_MATTER = 0.6  # share of a claim's words from which an earlier quote is about it


def with_history(
    entries: Sequence[LedgerEntry], earlier: Sequence[LedgerEntry]
) -> list[LedgerEntry]:
    """Return ``entries``, contradicted ones with the quotes of earlier rounds that back them.

    Args:
        entries: the claims of the last round.
        earlier: those of the rounds before it, whose contradictions led to what is said now.
    """
    quotes = [q for e in earlier for q in e.evidence if q.relation is Relation.CONTRADICTS]
    return [_backed(e, quotes) if e.verdict.label is Label.CONTRADICTED else e for e in entries]


def _backed(entry: LedgerEntry, quotes: Sequence[Evidence]) -> LedgerEntry:
    known = {q.chunk_id for q in entry.evidence}
    backing = tuple(
        q.model_copy(update={"relation": Relation.SUPPORTS})
        for q in quotes
        if q.chunk_id not in known and _states(q.quote, entry.claim.text)
    )
    return entry.model_copy(update={"evidence": (*entry.evidence, *backing)}) if backing else entry


def _states(quote: str, claim: str) -> bool:
    claimed = {f.key for f in figures(claim)}
    stated = {f.key for f in figures(quote)}
    return (
        bool(claimed)
        and claimed <= stated
        and overlap(plain_terms(claim), plain_terms(quote)) >= SAME_MATTER
    )
