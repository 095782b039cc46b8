"""Which figures of a quote may be lent to a claim, and which belong to other claims."""

from collections.abc import Sequence, Set

from agent.domain.ledger import LedgerEntry
from agent.domain.prose.figures import figures
from agent.domain.prose.terms import overlap
from agent.domain.verdict import Label
from agent.writer.revision.correction.things import plain_terms


def spoken_for(entry: LedgerEntry, others: Sequence[LedgerEntry]) -> frozenset[str]:
    """Return the covered claims with figures from the documents of ``entry``.

    For a claim that is not corrected by a figure nobody asks, and all entries are not looked at.
    """
    if entry.verdict.label not in (Label.CONTRADICTED, Label.NOT_FOUND):
        return frozenset()
    quoted = {e.document_id for e in entry.evidence}
    return frozenset(
        other.claim.text
        for other in others
        if other.verdict.is_covered and any(e.document_id in quoted for e in other.evidence)
        if figures(other.claim.text)
    )


def taken(sentence: str, claim: str, others: Set[str]) -> frozenset[str]:
    """Return keys of the figures that ``sentence`` tells rather for one of the ``others``.

    A document that proves "the second takes 6-8 months" must not lend that figure to the first;
    but "A costs £30" lends it to A, although B costs as much.
    """
    told = plain_terms(sentence)
    own = overlap(plain_terms(claim), told)
    nearer = (o for o in others if overlap(plain_terms(o), told) >= own)
    return frozenset(f.key for other in nearer for f in figures(other))
