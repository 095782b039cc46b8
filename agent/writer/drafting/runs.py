"""Chunks that adjoin in their document, put together."""

from collections.abc import Sequence

from agent.domain.text import Chunk

GAP = 4
"""Characters between two chunks that still adjoin."""


def runs(chunks: Sequence[Chunk]) -> list[list[Chunk]]:
    """Group chunks into runs that adjoin in their document; runs keep the order of ``chunks``.

    A run takes the place of the first of its chunks; inside it source order holds.
    """
    ordered = sorted(chunks, key=lambda c: (c.document_id, c.span.start))
    found: list[list[Chunk]] = []
    for chunk in ordered:
        last = found[-1][-1] if found else None
        if last and last.document_id == chunk.document_id and _adjoin(last, chunk):
            found[-1].append(chunk)
        else:
            found.append([chunk])
    rank = {c.chunk_id: i for i, c in enumerate(chunks)}
    return sorted(found, key=lambda run: min(rank[c.chunk_id] for c in run))


def _adjoin(first: Chunk, second: Chunk) -> bool:
    return 0 <= second.span.start - first.span.end <= GAP
