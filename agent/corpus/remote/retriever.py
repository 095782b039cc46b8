"""Hybrid retrieval from a remote workspace: dense vectors and BM25, fused by rank."""

import asyncio
from collections.abc import Sequence

import numpy as np

from agent.corpus.keywords.words import WordCounter
from agent.corpus.remote.catalog import PostgresCatalog, Reading
from agent.corpus.remote.dense import RemoteDense
from agent.corpus.remote.vectors import ChromaServer
from agent.corpus.retrieval.fusion import fuse
from agent.corpus.retrieval.hybrid import DEPTH
from agent.corpus.storage.recipe import embedder_of
from agent.domain.text import Chunk, Document, Hit
from agent.errors import IntegrityError
from agent.ports import IndexEmbedder, Matrix


class RemoteRetriever:
    """Searches one workspace; each search sees one committed state of it."""

    def __init__(
        self,
        catalog: PostgresCatalog,
        embedder: IndexEmbedder,
        server: ChromaServer,
        words: WordCounter,
    ) -> None:
        self._catalog = catalog
        self._embedder = embedder
        self._dense = RemoteDense(catalog, server)
        self._words = words
        self._checked = -1

    async def search(self, queries: Sequence[str], *, k: int) -> list[list[Hit]]:
        """Return up to ``k`` hits a query, best first, in the order of the queries.

        Raises:
            IntegrityError: when the workspace was indexed with another embedder.
            ModelError: when the embedder fails.
            AffidavitError: when a server cannot be reached.
        """
        if not queries or k < 1:
            return [[] for _ in queries]
        vectors = await self._embedder.embed_queries(queries)
        return await asyncio.to_thread(self._search, queries, vectors, k)

    async def fetch(self, chunk_ids: Sequence[str]) -> dict[str, Chunk]:
        """Return the chunks that exist among ``chunk_ids``; the others are left out."""
        return await asyncio.to_thread(self._fetch, chunk_ids)

    async def documents(self, document_ids: Sequence[str]) -> dict[str, Document]:
        """Return the documents that exist among ``document_ids``."""
        return await asyncio.to_thread(self._catalog.documents, document_ids)

    def _search(self, queries: Sequence[str], vectors: Matrix, k: int) -> list[list[Hit]]:
        depth = max(DEPTH, 4 * k)
        with self._catalog.reading() as view:
            self._check_embedder(view)
            near = self._dense.nearest(view, vectors, depth)
            words = [view.match(self._words.asked(query), depth) for query in queries]
            return [
                _ranked(view, vector, rankings, k)
                for vector, *rankings in zip(vectors, near, words, strict=True)
            ]

    def _fetch(self, chunk_ids: Sequence[str]) -> dict[str, Chunk]:
        with self._catalog.reading() as view:
            return {i: chunk for i, (chunk, _) in view.chunks(chunk_ids).items()}

    def _check_embedder(self, view: Reading) -> None:
        generation = view.state().generation
        if generation == self._checked:
            return
        others = sorted({embedder_of(r) for r in view.recipes()} - {self._embedder.name})
        if others:
            raise IntegrityError(
                f"these documents were indexed with the embedder {', '.join(others)}, the one in "
                f"use is {self._embedder.name}: index them again"
            )
        self._checked = generation


def _ranked(view: Reading, vector: Matrix, rankings: Sequence[Sequence[str]], k: int) -> list[Hit]:
    """Fuse the rankings of one query and return the best ``k`` chunks."""
    scores = fuse(rankings)
    order = sorted(scores, key=lambda i: (-scores[i], i))
    # Ties at the cut need their similarity, so everything that scores like the k-th is read.
    lowest = scores[order[k - 1]] if len(order) >= k else 0.0
    found = view.chunks([i for i in order if scores[i] >= lowest])
    hits = [
        Hit(
            chunk=chunk,
            similarity=float(np.clip(vector @ stored, -1.0, 1.0)),
            score=scores[i],
        )
        for i, (chunk, stored) in found.items()
    ]
    return sorted(hits, key=lambda h: (-h.score, -h.similarity, h.chunk.chunk_id))[:k]
