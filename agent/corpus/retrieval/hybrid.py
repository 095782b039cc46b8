"""Hybrid retrieval: dense vectors and BM25, fused by rank."""

import asyncio
import sqlite3
from collections.abc import Sequence
from functools import partial
from pathlib import Path

from agent.corpus.dense.index import DenseIndex
from agent.corpus.keywords.search import KeywordSearch
from agent.corpus.retrieval.ranking import depth, ranked
from agent.corpus.storage.catalog import Catalog
from agent.corpus.storage.lookup import chunks_by_id
from agent.corpus.storage.recipe import check_embedder
from agent.domain.text import Chunk, Document, Hit
from agent.ports import IndexEmbedder, Matrix

TRIES = 3
"""Searches made while a writer replaces, between ranking and reading, what was ranked."""


class HybridRetriever:
    """Searches one catalogue; ``vectors`` is its folder of published vectors, if it has one."""

    def __init__(
        self, catalog: Catalog, embedder: IndexEmbedder, vectors: Path | None = None
    ) -> None:
        self._catalog = catalog
        self._embedder = embedder
        self._dense = DenseIndex(catalog, vectors)
        self._words = KeywordSearch(catalog, vectors)
        self._checked = -1

    async def search(self, queries: Sequence[str], *, k: int) -> list[list[Hit]]:
        """Return up to ``k`` hits a query, best first, in the order of the queries.

        The score is that of Reciprocal Rank Fusion; hits of equal score are ordered by
        similarity, then by chunk id.

        Raises:
            IntegrityError: when the workspace was indexed with another embedder.
            ModelError: when the embedder fails.
        """
        if not queries or k < 1:
            return [[] for _ in queries]
        hits: list[list[Hit]] = []
        for _ in range(TRIES):
            vectors, (words, before) = await asyncio.gather(
                self._embedder.embed_queries(queries),
                asyncio.to_thread(self._matching, queries, k),
            )
            hits, after = await asyncio.to_thread(self._hits, vectors, words, k)
            if before == after:
                break
        return hits

    async def fetch(self, chunk_ids: Sequence[str]) -> dict[str, Chunk]:
        """Return the chunks that exist among ``chunk_ids``; the others are left out."""
        return await asyncio.to_thread(self._fetch, chunk_ids)

    async def documents(self, document_ids: Sequence[str]) -> dict[str, Document]:
        """Return the documents that exist among ``document_ids``."""
        return await asyncio.to_thread(self._catalog.documents, document_ids)

    def _matching(self, queries: Sequence[str], k: int) -> tuple[list[list[str]], int]:
        """Return the chunks that hold the words of each query, and the generation searched."""
        with self._catalog.reading() as db:
            self._check_embedder(db)
            found = self._words.match(db, queries, depth(k))
            return found, self._catalog.state(db).generation

    def _hits(self, vectors: Matrix, words: list[list[str]], k: int) -> tuple[list[list[Hit]], int]:
        """Return the hits of each query, and the generation that they were read from."""
        with self._catalog.reading() as db:
            near = self._dense.nearest(db, vectors, depth(k))
            read = partial(chunks_by_id, db)
            rankings = zip(vectors, near, words, strict=True)
            hits = [ranked(vector, both, k, read) for vector, *both in rankings]
            return hits, self._catalog.state(db).generation

    def _fetch(self, chunk_ids: Sequence[str]) -> dict[str, Chunk]:
        with self._catalog.reading() as db:
            return {i: item for i, (item, _) in chunks_by_id(db, chunk_ids).items()}

    def _check_embedder(self, db: sqlite3.Connection) -> None:
        generation = self._catalog.state(db).generation
        if generation == self._checked:
            return
        check_embedder(self._catalog.recipes(db), self._embedder.name)
        self._checked = generation
