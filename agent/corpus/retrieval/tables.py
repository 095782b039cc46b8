"""Tables given whole: what is asked of all rows, the few that a search finds do not tell."""

from collections.abc import Sequence
from functools import lru_cache

from agent.corpus.chunking.chunks import chunk
from agent.domain.asking.releases import release
from agent.domain.prose.blocks import BlockKind, split_blocks
from agent.domain.text import Chunk, Document, Hit
from agent.ports import Retriever

ROWS = 60
"""Most chunks of a table that is given whole."""
LENGTH = 100_000
"""Most characters of a document whose tables are looked for."""
KEPT = 64
"""So many documents are known to be cut, by the ids of their parts alone."""
BEST = 8
"""So many hits tell which documents have the table asked about."""


async def whole_tables(
    retriever: Retriever, hits: Sequence[Hit], *, releases: bool = False
) -> list[Hit]:
    """Return the chunks of all tables in the documents of the best of ``hits``, best first.

    A document that is too long, or has too many of them, gives none: half a table tells nothing.

    Args:
        retriever: finds chunks.
        hits: what was found.
        releases: whether what stands below headings that name releases is wanted too.
    """
    has = _has_either if releases else has_rows
    near = dict.fromkeys(h.chunk.document_id for h in hits[:BEST] if has(h.chunk))
    documents = await retriever.documents(list(near))
    found: list[Hit] = []
    for document_id in near:
        document = documents.get(document_id)
        cut = await retriever.fetch(_told(document, releases=releases) if document else ())
        found += [Hit(chunk=c, similarity=0.0, score=0.0, whole=True) for c in cut.values()]
    return found


def has_rows(part: Chunk) -> bool:
    """Tell whether a chunk is a row, or has some."""
    drawn = any(b.kind is BlockKind.ROW for b in split_blocks(part.text))
    return part.row is not None or drawn


def _has_either(part: Chunk) -> bool:
    """Tell whether a chunk has rows, or stands below or has a heading that names a release."""
    blocks = (b for b in split_blocks(part.text) if b.kind is BlockKind.HEADING)
    texts = (part.text[b.start : b.end] for b in blocks)
    headings = (*part.heading.split(" > "), *(t.lstrip("# ").strip() for t in texts))
    return has_rows(part) or any(map(release, headings))


@lru_cache(maxsize=KEPT)
def _told(document: Document, *, releases: bool) -> tuple[str, ...]:
    """Return the ids of a document's chunks that have rows or releases; none if they are too many.

    The same documents are asked about again and again, and cutting one takes long.
    """
    if len(document.text) > LENGTH:
        return ()
    has = _has_either if releases else has_rows
    ids = tuple(c.chunk_id for c in chunk(document) if has(c))
    return ids if len(ids) <= ROWS else ()
