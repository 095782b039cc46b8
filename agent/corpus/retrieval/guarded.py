"""A retriever that hands out chunks without what addresses the model."""

import asyncio
from collections.abc import Sequence

from agent.domain.injection.detect import injections, muted
from agent.domain.text import Chunk, Document, Hit, Injection, Span
from agent.ports import Retriever

UNTITLED = "untitled document"


class GuardedRetriever:
    """Wraps a retriever; every role reads its chunks, so nothing reaches one unguarded.

    Injected ranges of a chunk's text are blank, those of its title and headings are left out; the
    chunk says where they were. Documents keep their text: quotes are shown as they stand.
    """

    def __init__(self, retriever: Retriever) -> None:
        self._retriever = retriever

    async def search(self, queries: Sequence[str], *, k: int) -> list[list[Hit]]:
        """Return up to ``k`` hits a query, best first, in the order of the queries."""
        found = await self._retriever.search(queries, k=k)
        return await asyncio.to_thread(lambda: [[_guarded(h) for h in hits] for hits in found])

    async def fetch(self, chunk_ids: Sequence[str]) -> dict[str, Chunk]:
        """Return the chunks that exist among ``chunk_ids``; the others are left out."""
        found = await self._retriever.fetch(chunk_ids)
        return await asyncio.to_thread(lambda: {i: guarded(c) for i, c in found.items()})

    async def documents(self, document_ids: Sequence[str]) -> dict[str, Document]:
        """Return the documents that exist among ``document_ids``, unchanged."""
        return await self._retriever.documents(document_ids)


def _guarded(hit: Hit) -> Hit:
    return hit.model_copy(update={"chunk": guarded(hit.chunk)})


def guarded(chunk: Chunk) -> Chunk:
    """Return ``chunk`` as the roles may see it."""
    headings = [h for h in chunk.heading.split(" > ") if not injections(h)]
    named = injections(chunk.title)
    found = (*(_in_title(i) for i in named), *injections(chunk.text))
    if not found and " > ".join(headings) == chunk.heading:
        return chunk
    return chunk.model_copy(
        update={
            "text": muted(chunk.text),
            "title": UNTITLED if named else chunk.title,
            "heading": " > ".join(headings),
            "injections": found,
        }
    )


def _in_title(injection: Injection) -> Injection:
    """Return an injection of the title: it takes up no range of the text."""
    return injection.model_copy(update={"span": Span(start=0, end=0)})
