"""Where workspaces live: folders below the home, or servers."""

import asyncio
from collections.abc import AsyncIterator, Iterable, Sequence
from contextlib import AbstractAsyncContextManager, ExitStack, asynccontextmanager
from pathlib import Path
from typing import Protocol

from agent.corpus.retrieval.hybrid import HybridRetriever
from agent.corpus.retrieval.publishing import refresh
from agent.corpus.storage.catalog import Catalog
from agent.corpus.storage.entries import Entry
from agent.corpus.workspaces.lock import writing
from agent.domain.text import Chunk, Document, DocumentEntry
from agent.ports import IndexEmbedder, Matrix, Retriever


class Shelf(Protocol):
    """What an index run needs of the catalogue of a workspace; methods block."""

    def store(self, items: Iterable[tuple[Document, Sequence[Chunk], Matrix, Entry]]) -> None:
        """Store documents in place of their earlier versions: all of them, or none."""

    def remove(self, document_ids: Sequence[str]) -> None:
        """Delete documents with their chunks."""

    def touch(self, entry: Entry) -> None:
        """Store the size and time of a file whose content did not change."""

    def entries(self) -> dict[str, Entry]:
        """Return all documents by id, without their texts."""

    def listing(self) -> list[DocumentEntry]:
        """Return what lists show of every document, by title."""

    def reusable(self, document_id: str) -> dict[tuple[str, str], bytes]:
        """Return the vectors of a document's chunks by the texts that were embedded."""

    def count(self) -> int:
        """Return the number of chunks."""


class Places(Protocol):
    """All workspaces; names were checked before they come here. Methods block."""

    def names(self) -> list[str]:
        """Return the names of all workspaces in order."""

    def catalog(self, workspace: str) -> Shelf | None:
        """Return the catalogue of a workspace, or None where there is none."""

    def created(self, workspace: str) -> Shelf:
        """Return the catalogue of a workspace, which is made if it is new."""

    def writing(self, workspace: str, wait: float) -> AbstractAsyncContextManager[None]:
        """Hold the right to write into a workspace, waiting up to ``wait`` seconds for it.

        Raises:
            CorpusBusyError: naming the process that holds it.
        """

    def refresh(self, workspace: str) -> None:
        """Write the vectors of a workspace anew if too much has changed; for the one writer."""

    def retriever(self, workspace: str) -> Retriever:
        """Return a retriever that sees later changes by any process."""


class Folders:
    """Implements ``Places``: a folder a workspace below ``home``."""

    def __init__(self, home: Path, embedder: IndexEmbedder) -> None:
        self._home = home
        self._embedder = embedder

    def names(self) -> list[str]:
        """Return the names of all workspaces in order."""
        return sorted(p.parent.name for p in self._home.glob("*/catalog.db"))

    def catalog(self, workspace: str) -> Catalog | None:
        """Return the catalogue of a workspace, or None where there is none."""
        path = self._home / workspace / "catalog.db"
        return Catalog(path) if path.is_file() else None

    def created(self, workspace: str) -> Catalog:
        """Return the catalogue of a workspace, which is made if it is new."""
        return Catalog.created(self._home / workspace / "catalog.db")

    @asynccontextmanager
    async def writing(self, workspace: str, wait: float) -> AsyncIterator[None]:
        """Hold the right to write into a workspace; see `lock.writing`."""
        async with writing(self._home / workspace, wait=wait):
            with ExitStack() as stack:
                made = await asyncio.to_thread(self.created, workspace)
                await asyncio.to_thread(stack.enter_context, made.kept_open())
                try:
                    yield
                finally:
                    await asyncio.to_thread(stack.close)

    def refresh(self, workspace: str) -> None:
        """Write the vectors anew if too much has changed; for the one writer."""
        refresh(self.created(workspace), self._home / workspace / "vectors")

    def retriever(self, workspace: str) -> HybridRetriever:
        """Return a retriever that sees later changes by any process."""
        folder = self._home / workspace
        return HybridRetriever(Catalog(folder / "catalog.db"), self._embedder, folder / "vectors")
