"""Sentences that a revision wrote in the very words of the evidence: no later doubt undoes them."""

from collections.abc import Sequence

from agent.domain.evidence import Evidence, Relation
from agent.domain.ledger import LedgerEntry
from agent.domain.prose.sentences import split_sentences
from agent.domain.text import Span
from agent.domain.verdict import Label
from agent.writer.revision.correction.restate import nearest
from agent.writer.revision.editing.repetition import bare, unmarked


def quoted_spans(draft: str, first: str, entries: Sequence[LedgerEntry]) -> list[Span]:
    """Return where sentences of ``draft`` stand that a quote has word for word.

    "15 sopranos, 13 altos, 8 tenors and 10 basses" may be judged by its parts, and one of them not
    be found; taken out, it would leave a sentence that no document has. Sentences of the ``first``
    draft are left to the judge, and so is what another passage contradicts.

    Args:
        draft: the draft to edit.
        first: the draft as it came.
        entries: the entries of ``draft``.
    """
    known = {bare(s.of(first)) for s in split_sentences(first)}
    places = [unmarked(draft, s) for s in split_sentences(draft)]
    return [p for p in places if bare(p.of(draft)) not in known and _is_quoted(draft, p, entries)]


def _is_quoted(draft: str, place: Span, entries: Sequence[LedgerEntry]) -> bool:
    here = [e for e in entries if place.covers(e.claim.span)]
    said = _plain(place.of(draft))
    having = {q.chunk_id for e in here for q in e.evidence if _plain(_nearest(q, said)) == said}
    against = {
        q.chunk_id
        for e in here
        if e.verdict.label is Label.CONTRADICTED
        for q in e.evidence
        if q.relation is Relation.CONTRADICTS
    }
    return bool(having) and against <= having


def _nearest(quote: Evidence, said: str) -> str:
    return "" if quote.superseded else nearest(quote, said)


def _plain(text: str) -> str:
    return " ".join(bare(text).lower().rstrip(".").split())
