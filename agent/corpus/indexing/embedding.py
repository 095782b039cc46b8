"""Vectors for documents that wait to be stored; what was embedded before is used again."""

import asyncio
from collections.abc import Iterable, Mapping, Sequence

import numpy as np

from agent.corpus.chunking.chunks import index_text
from agent.corpus.indexing.examination import Ready
from agent.corpus.storage.entries import Entry
from agent.corpus.storage.recipe import embedder_of
from agent.corpus.storage.shelf import Shelf
from agent.ports import Embedder, Matrix

SLICE = 512
"""Texts embedded at once; it bounds memory, whatever the size of a document."""

Texts = tuple[str, str]


class ChunkEmbedder:
    """Embeds the chunks of documents.

    Vectors of the document's earlier version, and of any document of the same content (a file that
    was renamed or copied), are taken from the catalogue where the text to be embedded is the same.
    """

    def __init__(self, catalog: Shelf, embedder: Embedder, entries: Mapping[str, Entry]) -> None:
        self._catalog = catalog
        self._embedder = embedder
        self._twins = {
            e.content_hash: e for e in entries.values() if embedder_of(e.recipe) == embedder.name
        }

    async def vectors(self, waiting: Sequence[Ready]) -> list[Matrix]:
        """Return a matrix a document: one row a chunk."""
        texts = [[index_text(c) for c in ready.parsed.chunks] for ready in waiting]
        known = await asyncio.to_thread(self._known, waiting)
        fresh = [t for t in dict.fromkeys(t for ts in texts for t in ts) if t not in known]
        for start in range(0, len(fresh), SLICE):
            part = fresh[start : start + SLICE]
            vectors = await self._embedder.embed([". ".join(filter(None, t)) for t in part])
            known.update(zip(part, vectors, strict=True))
        width = next((v.shape[0] for v in known.values()), 0)
        return [
            np.stack([known[t] for t in ts]) if ts else np.zeros((0, width), np.float32)
            for ts in texts
        ]

    def _known(self, waiting: Iterable[Ready]) -> dict[Texts, Matrix]:
        known: dict[Texts, Matrix] = {}
        for ready in waiting:
            for earlier in (ready.known, self._twins.get(ready.entry.content_hash)):
                if earlier and embedder_of(earlier.recipe) == self._embedder.name:
                    stored = self._catalog.reusable(earlier.document_id)
                    known |= {t: np.frombuffer(blob, dtype="<f4") for t, blob in stored.items()}
        return known
