"""Sets of documents that come with requests: searched in memory, never stored."""

import asyncio
import hashlib
import threading
from collections import OrderedDict
from collections.abc import Sequence
from typing import Any

from agent.corpus.indexing.run import IndexRun
from agent.corpus.inline.documents import inline_documents
from agent.corpus.retrieval.hybrid import HybridRetriever
from agent.corpus.storage.catalog import Catalog
from agent.domain.text import Document
from agent.ports import IndexEmbedder, Retriever

KEPT = 32


class InlineSets:
    """Retrievers over the last ``KEPT`` sets, so that the same documents are embedded once."""

    def __init__(self, embedder: IndexEmbedder) -> None:
        self._embedder = embedder
        self._known: OrderedDict[str, HybridRetriever] = OrderedDict()
        self._guard = threading.Lock()

    async def retriever(self, documents: Sequence[Any]) -> Retriever:
        """Return a retriever over documents given with a request.

        Raises:
            InputError: naming the document that cannot be used.
        """
        loaded = await asyncio.to_thread(inline_documents, documents)
        key = _set_key(loaded)
        with self._guard:
            if key in self._known:
                self._known.move_to_end(key)
                return self._known[key]
        catalog = await asyncio.to_thread(Catalog)
        unique = {d.document_id: d for d in loaded}
        await IndexRun(catalog, self._embedder).documents(list(unique.values()))
        retriever = HybridRetriever(catalog, self._embedder)
        with self._guard:
            self._known[key] = retriever
            while len(self._known) > KEPT:
                self._known.popitem(last=False)
        return retriever


def _set_key(documents: Sequence[Document]) -> str:
    """Return a hash of all that a retriever shows of these documents, their order apart."""
    parts = sorted(d.model_dump_json() for d in documents)
    return hashlib.sha256("\n".join(parts).encode("utf-8", "surrogatepass")).hexdigest()
