"""Tables given whole: what is asked of all rows, the few that a search finds do not tell."""

from collections.abc import Sequence

from agent.corpus.chunking.chunks import chunk
from agent.domain.prose.blocks import BlockKind, split_blocks
from agent.domain.text import Chunk, Document, Hit
from agent.ports import Retriever

ROWS = 60
"""Most chunks of a table that is given whole."""
LENGTH = 100_000
"""Most characters of a document whose tables are looked for."""
BEST = 4
"""So many hits tell which documents have the table asked about."""


async def whole_tables(retriever: Retriever, hits: Sequence[Hit]) -> list[Hit]:
    """Return the chunks of all tables in the documents of the best of ``hits``, best first.

    A document that is too long, or has too many of them, gives none: half a table tells nothing.
    """
    near = dict.fromkeys(h.chunk.document_id for h in hits[:BEST] if has_rows(h.chunk))
    documents = await retriever.documents(list(near))
    found: list[Hit] = []
    for document_id in near:
        cut = await retriever.fetch(_tabular(documents.get(document_id)))
        found += [Hit(chunk=c, similarity=0.0, score=0.0, whole=True) for c in cut.values()]
    return found


def has_rows(part: Chunk) -> bool:
    """Tell whether a chunk is a row, or has some."""
    drawn = any(b.kind is BlockKind.ROW for b in split_blocks(part.text))
    return part.row is not None or drawn


def _tabular(document: Document | None) -> list[str]:
    """Return the ids of a document's chunks that have rows; none if they are too many."""
    if document is None or len(document.text) > LENGTH:
        return []
    ids = [c.chunk_id for c in chunk(document) if has_rows(c)]
    return ids if len(ids) <= ROWS else []
