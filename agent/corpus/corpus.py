"""The corpus: workspaces on disk, and documents that come with a request."""

import asyncio
import hashlib
import re
import threading
import time
from collections import Counter, OrderedDict
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any

from agent.corpus.catalog import Catalog
from agent.corpus.dense import refresh
from agent.corpus.discover import NOT_THERE, Found, discover
from agent.corpus.indexing import IndexRun, Outcome, Progress, is_under
from agent.corpus.loaders.inline import gather, inline_documents
from agent.corpus.loaders.load import MAX_BYTES, document_id
from agent.corpus.lock import writing
from agent.corpus.search import HybridRetriever
from agent.domain.report import FileFailure, IndexReport
from agent.domain.text import Document
from agent.errors import InputError, NotFoundError
from agent.ports import Embedder, Retriever

LOCK_WAIT = 10.0
INLINE_CACHE = 32

_NAME = re.compile(r"[a-z0-9_-]{1,64}")


class Corpus:
    """All workspaces below ``home``; files over ``max_bytes`` are refused.

    ``lock_wait`` is how many seconds an index run waits for another one on the same workspace.
    """

    def __init__(
        self,
        home: Path,
        embedder: Embedder,
        *,
        lock_wait: float = LOCK_WAIT,
        max_bytes: int = MAX_BYTES,
    ) -> None:
        self._home = home / "workspaces"
        self._embedder = embedder
        self._lock_wait = lock_wait
        self._max_bytes = max_bytes
        self._retrievers: dict[str, HybridRetriever] = {}
        self._inline: OrderedDict[str, HybridRetriever] = OrderedDict()
        self._guard = threading.Lock()

    async def index(
        self,
        paths: Sequence[Path | str],
        *,
        workspace: str = "default",
        progress: Callable[[Progress], None] | None = None,
    ) -> IndexReport:
        """Bring a workspace up to date with files and folders; it is made if it is new.

        Unchanged files cost nothing, changed ones are replaced, files that are gone from an
        indexed folder disappear, unreadable ones are listed in ``failures``. A run that was
        killed is completed by running it again.

        Raises:
            InputError: when the workspace's name is not allowed, no path is given, or one exists
                neither on disk nor in the index.
            CorpusBusyError: when another process keeps writing to the workspace.
            ModelError: when the embedder fails.
        """
        if not paths:
            raise InputError("no path to index was given: name files or folders")
        found = await asyncio.to_thread(self._discover, paths, workspace)
        return await self._run(workspace, progress, lambda run: run.files(found))

    async def add_documents(
        self, documents: Sequence[Any], workspace: str = "default"
    ) -> IndexReport:
        """Store texts ({title, text, date?, url?}); one with a known url (or title) replaces.

        Raises:
            InputError: for unusable documents or two with the same url (or title).
            CorpusBusyError: when another process keeps writing to the workspace.
        """
        loaded = await asyncio.to_thread(inline_documents, documents)
        keyed = [d.model_copy(update={"document_id": document_id(d.source)}) for d in loaded]
        doubled = [s for s, n in Counter(d.source for d in keyed).items() if n > 1]
        if doubled:
            raise InputError(
                f"several documents are named {doubled[0]!r}: give each its own url or title"
            )
        return await self._run(workspace, None, lambda run: run.documents(keyed))

    def retriever(self, workspace: str = "default") -> Retriever:
        """Return the retriever of a workspace; it sees later changes by any process.

        Raises:
            InputError: when the name is not allowed.
            NotFoundError: naming the workspaces there are.
        """
        folder = self._folder(workspace)
        with self._guard:
            if not (folder / "catalog.db").is_file():
                known = ", ".join(self.workspaces()) or "none yet"
                raise NotFoundError(
                    f"there is no workspace {workspace!r} (known: {known}); index documents first"
                )
            if workspace not in self._retrievers:
                catalog = Catalog(folder / "catalog.db")
                self._retrievers[workspace] = HybridRetriever(
                    catalog, self._embedder, folder / "vectors"
                )
            return self._retrievers[workspace]

    def workspaces(self) -> list[str]:
        """Return the names of all workspaces in order."""
        return sorted(p.parent.name for p in self._home.glob("*/catalog.db"))

    async def load(self, documents: Sequence[Any]) -> tuple[list[Document], list[FileFailure]]:
        """Return the documents of a request, and the files in its folders that cannot be read.

        Args:
            documents: mappings, objects, Documents, or paths of files and folders.

        Raises:
            InputError: when a document cannot be used, or there is none at all.
            LoadError: when a file that is named itself cannot be read.
        """
        return await asyncio.to_thread(gather, documents)

    async def inline(self, documents: Sequence[Any]) -> Retriever:
        """Return a retriever over documents given with a request; nothing is stored.

        The last ``INLINE_CACHE`` sets are kept in memory, so that the same documents are embedded
        once.

        Raises:
            InputError: naming the document that cannot be used.
        """
        loaded = await asyncio.to_thread(inline_documents, documents)
        key = _set_key(loaded)
        with self._guard:
            if key in self._inline:
                self._inline.move_to_end(key)
                return self._inline[key]
        catalog = await asyncio.to_thread(Catalog)
        unique = {d.document_id: d for d in loaded}
        await IndexRun(catalog, self._embedder).documents(list(unique.values()))
        retriever = HybridRetriever(catalog, self._embedder)
        with self._guard:
            self._inline[key] = retriever
            while len(self._inline) > INLINE_CACHE:
                self._inline.popitem(last=False)
        return retriever

    def _discover(self, paths: Sequence[Path | str], workspace: str) -> Found:
        """Find the files; a path that is gone counts as deleted if it was indexed before."""
        found = discover([Path(p) for p in paths])
        catalog = self._folder(workspace) / "catalog.db"
        if found.missing:
            known = Catalog(catalog).entries().values() if catalog.is_file() else ()
            for root in found.missing:
                if not any(is_under(e.source, str(root)) for e in known):
                    raise InputError(f"{root}: {NOT_THERE}")
        return found

    async def _run(
        self,
        workspace: str,
        progress: Callable[[Progress], None] | None,
        work: Callable[[IndexRun], Any],
    ) -> IndexReport:
        started = time.monotonic()
        folder = self._folder(workspace)
        async with writing(folder, wait=self._lock_wait):
            catalog = await asyncio.to_thread(Catalog.created, folder / "catalog.db")
            run = IndexRun(catalog, self._embedder, progress, self._max_bytes)
            await work(run)
            await asyncio.to_thread(refresh, catalog, folder / "vectors")
            chunks = await asyncio.to_thread(catalog.count)
        return IndexReport(
            workspace=workspace,
            added=run.counts[Outcome.ADDED],
            updated=run.counts[Outcome.UPDATED],
            unchanged=run.counts[Outcome.UNCHANGED],
            removed=run.counts[Outcome.REMOVED],
            chunks=chunks,
            failures=tuple(run.failures),
            seconds=round(time.monotonic() - started, 3),
        )

    def _folder(self, workspace: str) -> Path:
        if not isinstance(workspace, str) or not _NAME.fullmatch(workspace):
            raise InputError(
                f"workspace name {workspace!r} is not allowed: use 1 to 64 lower-case letters, "
                "digits, hyphens and underscores"
            )
        return self._home / workspace


def _set_key(documents: Sequence[Document]) -> str:
    """Return a hash of all that a retriever shows of these documents, their order apart."""
    parts = sorted(d.model_dump_json() for d in documents)
    return hashlib.sha256("\n".join(parts).encode("utf-8", "surrogatepass")).hexdigest()
