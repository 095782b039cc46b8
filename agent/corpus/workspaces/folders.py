"""Workspaces on disk: a folder each."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import ExitStack, asynccontextmanager
from pathlib import Path

from agent.corpus.retrieval.hybrid import HybridRetriever
from agent.corpus.retrieval.publishing import refresh
from agent.corpus.storage.catalog import Catalog
from agent.corpus.workspaces.lock import writing
from agent.ports import IndexEmbedder


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
