"""Hybrid retrieval from a remote workspace: dense vectors and BM25, fused by rank."""

import asyncio
from collections.abc import Sequence

from agent.corpus.keywords.words import WordCounter
from agent.corpus.remote.catalog import PostgresCatalog, Reading
from agent.corpus.remote.dense import RemoteDense
from agent.corpus.remote.vectors import ChromaServer
from agent.corpus.retrieval.ranking import depth, ranked
from agent.corpus.storage.recipe import check_embedder
from agent.domain.text import Chunk, Document, Hit
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
        with self._catalog.reading() as view:
            self._check_embedder(view)
            near = self._dense.nearest(view, vectors, depth(k))
            words = [view.match(self._words.asked(query), depth(k)) for query in queries]
            return [
                ranked(vector, rankings, k, view.chunks)
                for vector, *rankings in zip(vectors, near, words, strict=True)
            ]

    def _fetch(self, chunk_ids: Sequence[str]) -> dict[str, Chunk]:
        with self._catalog.reading() as view:
            return {i: chunk for i, (chunk, _) in view.chunks(chunk_ids).items()}

    def _check_embedder(self, view: Reading) -> None:
        generation = view.state().generation
        if generation == self._checked:
            return
        check_embedder(view.recipes(), self._embedder.name)
        self._checked = generation
