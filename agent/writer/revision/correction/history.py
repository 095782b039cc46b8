"""What earlier rounds quoted: a correction made on the newer source is not undone by an older."""

from collections.abc import Sequence

from agent.domain.evidence import Evidence, Relation
from agent.domain.ledger import LedgerEntry
from agent.domain.prose.figures import figures
from agent.domain.prose.terms import overlap
from agent.domain.verdict import Label
from agent.writer.revision.correction.actions import newest_first, quotes
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
    against = [q for e in earlier for q in e.evidence if q.relation is Relation.CONTRADICTS]
    drafted = {e.claim.text for e in earlier}
    found = [_backed(e, against) if e.verdict.label is Label.CONTRADICTED else e for e in entries]
    return [e if e.claim.text in drafted or not earlier else _unowned(e) for e in found]


def _unowned(entry: LedgerEntry) -> LedgerEntry:
    """Return what a revision wrote in without what backs it, where that is probably out of date.

    Where a source of years ago was quoted first, one without a date may still put it right.
    """
    known = newest_first([*quotes(entry, Relation.SUPPORTS), *quotes(entry, Relation.CONTRADICTS)])
    if not known or known[0].relation is Relation.SUPPORTS:
        return entry
    kept = tuple(e for e in entry.evidence if e.relation is not Relation.SUPPORTS)
    return entry.model_copy(update={"evidence": kept})


def _backed(entry: LedgerEntry, against: Sequence[Evidence]) -> LedgerEntry:
    known = {q.chunk_id for q in entry.evidence}
    backing = tuple(
        q.model_copy(update={"relation": Relation.SUPPORTS})
        for q in against
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
