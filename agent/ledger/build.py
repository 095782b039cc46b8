"""Builds ledger entries: quotes placed in their documents, and checked there."""

from collections.abc import Mapping, Sequence
from types import MappingProxyType

from agent.domain.claim import Claim
from agent.domain.evidence import Evidence, Quote
from agent.domain.injection.detect import blanked
from agent.domain.ledger import LedgerEntry
from agent.domain.text import Chunk, Document, Span
from agent.domain.verdict import Derivation, Verdict
from agent.errors import IntegrityError

NOTHING_SPENT: Mapping[str, str] = MappingProxyType({})


def entry(
    claim: Claim,
    verdict: Verdict,
    chunks: Sequence[Chunk],
    documents: Mapping[str, Document],
    spent: Mapping[str, str] = NOTHING_SPENT,
) -> LedgerEntry:
    """Return the ledger entry of ``claim``.

    Args:
        claim: the claim.
        verdict: its verdict; quote indices point into ``chunks``.
        chunks: the chunks whose texts the judge was given, in that order.
        documents: the chunks' documents by id.
        spent: by what words documents are in force no longer, by id.

    Returns:
        The entry. The verdict's quotes are renumbered to point into ``evidence``.

    Raises:
        IntegrityError: when a quote is not what the document says at its span.
    """
    placed = tuple(place(q, chunks[q.index], documents, spent) for q in verdict.evidence)
    renumbered = tuple(
        q.model_copy(update={"index": i, "quote": placed[i].quote})
        for i, q in enumerate(verdict.evidence)
    )
    changes = {"evidence": renumbered, "derivation": _renumbered(verdict)}
    return LedgerEntry(claim=claim, verdict=verdict.model_copy(update=changes), evidence=placed)


def _renumbered(verdict: Verdict) -> Derivation | None:
    """Return the derivation with each operand pointing at the quote from its text."""
    if verdict.derivation is None:
        return None
    places = [q.index for q in verdict.evidence]
    operands = tuple(
        o.model_copy(update={"index": places.index(o.index) if o.index in places else 0})
        for o in verdict.derivation.operands
    )
    return verdict.derivation.model_copy(update={"operands": operands})


def place(
    quote: Quote,
    chunk: Chunk,
    documents: Mapping[str, Document],
    spent: Mapping[str, str] = NOTHING_SPENT,
) -> Evidence:
    """Return ``quote`` placed in the document of ``chunk``, its text verified there.

    The evidence shows what the document says, also where the judge was shown blanks instead of
    an injection.
    """
    document = documents.get(chunk.document_id)
    span = quote.span.shift(chunk.span.start)
    if document is None or _shown(document, chunk, quote.span) != quote.quote:
        raise IntegrityError(
            f"the quote at {span.start}-{span.end} of {chunk.source} is not what the document "
            "says there; index the document again"
        )
    locator = next((x for x in document.locators if x.span.overlaps(span)), None)
    return Evidence(
        document_id=chunk.document_id,
        title=chunk.title,
        source=chunk.source,
        chunk_id=chunk.chunk_id,
        quote=span.of(document.text),
        span=span,
        page=locator.page if locator else chunk.page,
        row=locator.row if locator else chunk.row,
        date=chunk.date,
        similarity=quote.similarity,
        entailment=quote.entailment,
        relation=quote.relation,
        superseded=spent.get(chunk.document_id, ""),
    )


def _shown(document: Document, chunk: Chunk, span: Span) -> str:
    """Return the range ``span`` of ``chunk`` as the judge saw it."""
    return span.of(blanked(chunk.span.of(document.text), [i.span for i in chunk.injections]))
