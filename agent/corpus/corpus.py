"""The corpus: workspaces on disk, and documents that come with a request."""

import asyncio
import logging
import re
import threading
import time
from collections import Counter
from collections.abc import AsyncIterator, Callable, Sequence
from pathlib import Path
from typing import Any

from agent.corpus.files.discover import NOT_THERE, Found, discover
from agent.corpus.indexing.progress import Outcome, Progress
from agent.corpus.indexing.refreshing import Refreshing
from agent.corpus.indexing.run import IndexRun, is_under
from agent.corpus.inline.documents import inline_documents
from agent.corpus.inline.gathering import Gathered, gather
from agent.corpus.inline.sets import InlineSets
from agent.corpus.loaders.load import MAX_BYTES, document_id
from agent.corpus.sources.selection import Selection
from agent.corpus.storage.shelf import Shelf
from agent.corpus.workspaces.folders import Folders
from agent.corpus.workspaces.places import Places
from agent.domain.report import IndexReport
from agent.domain.text import DocumentEntry
from agent.errors import CorpusBusyError, InputError, NotFoundError
from agent.ports import IndexEmbedder, Retriever

LOG = logging.getLogger(__name__)

LOCK_WAIT = 10.0
NAMED = 5  # files of other types that a report names at most
EVERYTHING = Selection()

_NAME = re.compile(r"[a-z0-9_-]{1,64}")


class Corpus:
    """All workspaces, below ``home`` or in other ``places``.

    Files over ``max_bytes`` are refused; ``lock_wait`` is how many seconds an index run waits for
    another one on the same workspace.
    """

    def __init__(
        self,
        home: Path,
        embedder: IndexEmbedder,
        *,
        lock_wait: float = LOCK_WAIT,
        max_bytes: int = MAX_BYTES,
        places: Places | None = None,
    ) -> None:
        self._places = places or Folders(home / "workspaces", embedder)
        self._embedder = embedder
        self._lock_wait = lock_wait
        self._max_bytes = max_bytes
        self._retrievers: dict[str, Retriever] = {}
        self._sets = InlineSets(embedder)
        self._guard = threading.Lock()

    async def index(
        self,
        paths: Sequence[Path | str],
        *,
        workspace: str = "default",
        selection: Selection = EVERYTHING,
        progress: Callable[[Progress], None] | None = None,
    ) -> IndexReport:
        """Bring a workspace up to date with files and folders; it is made if it is new.

        A path may also be the URL of a database; ``selection`` says what to read of it, or which
        LangChain loader takes the paths. Unchanged files cost nothing, changed ones are replaced,
        files that are gone from an indexed folder disappear, unreadable ones are listed in
        ``failures``. A run that was killed is completed by running it again.

        Raises:
            InputError: when the workspace's name is not allowed, no path is given, or one exists
                neither on disk nor in the index.
            CorpusBusyError: when another process keeps writing to the workspace.
            LoadError: when a database or a loader fails.
            ModelError: when the embedder fails.
        """
        if not paths:
            raise InputError("no path to index was given: name files or folders")
        named = list(dict.fromkeys(map(str, paths)))
        selection.check(named)
        sources = [p for p in named if selection.takes(p)]
        files = [p for p in named if p not in sources]
        found = await asyncio.to_thread(self._discover, files, workspace) if files else None

        async def work(run: IndexRun) -> None:
            if found:
                await run.files(found)
            for path in sources:
                await run.documents(selection.documents(path), origin=selection.origin(path))

        return await self._run(workspace, progress, work)

    async def watch(
        self,
        paths: Sequence[Path | str],
        *,
        workspace: str = "default",
        progress: Callable[[Progress], None] | None = None,
    ) -> AsyncIterator[IndexReport]:
        """Index files and folders now and after each change in them; yield each report.

        A run that meets another writer is tried again with the next change, or after a while.

        Raises:
            InputError: for what is no file or folder.
        """
        from agent.corpus.files.watching import changes

        remote = [str(p) for p in paths if EVERYTHING.takes(str(p))]
        if remote:
            raise InputError(f"{remote[0]} cannot be watched: only files and folders can")
        async for _ in changes([Path(p) for p in paths]):
            try:
                yield await self.index(paths, workspace=workspace, progress=progress)
            except CorpusBusyError as error:
                LOG.warning("%s", error)

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
        return await self._run(workspace, None, lambda run: run.documents(keyed, total=len(keyed)))

    async def remove(self, document_ids: Sequence[str], workspace: str = "default") -> int:
        """Delete documents with their chunks; return how many there were.

        Raises:
            InputError: when the name is not allowed.
            NotFoundError: naming the workspaces there are.
            CorpusBusyError: when another process keeps writing to the workspace.
        """
        known = {d.document_id for d in await asyncio.to_thread(self.listed, workspace)}
        gone = [i for i in document_ids if i in known]
        if gone:
            await self._run(workspace, None, lambda run: run.remove(gone))
        return len(gone)

    def listed(self, workspace: str = "default") -> list[DocumentEntry]:
        """Return what lists show of a workspace's documents, by title.

        Raises:
            InputError: when the name is not allowed.
            NotFoundError: naming the workspaces there are.
        """
        return self._catalog(workspace).listing()

    def retriever(self, workspace: str = "default") -> Retriever:
        """Return the retriever of a workspace; it sees later changes by any process.

        Raises:
            InputError: when the name is not allowed.
            NotFoundError: naming the workspaces there are.
        """
        self._catalog(workspace)
        with self._guard:
            if workspace not in self._retrievers:
                self._retrievers[workspace] = self._places.retriever(workspace)
            return self._retrievers[workspace]

    def workspaces(self) -> list[str]:
        """Return the names of all workspaces in order."""
        return self._places.names()

    async def load(self, documents: Sequence[Any]) -> Gathered:
        """Return the documents of a request, and the files in its folders that cannot be read.

        Args:
            documents: mappings, objects, Documents, or paths of files and folders.

        Raises:
            InputError: when a document cannot be used, or there is none at all.
            LoadError: when a file that is named itself cannot be read.
        """
        return await gather(documents)

    async def inline(self, documents: Sequence[Any]) -> Retriever:
        """Return a retriever over documents given with a request; nothing is stored.

        The last sets are kept in memory, so that the same documents are embedded once.

        Raises:
            InputError: naming the document that cannot be used.
        """
        return await self._sets.retriever(documents)

    def _catalog(self, workspace: str) -> Shelf:
        found = self._places.catalog(_checked(workspace))
        if found is None:
            known = ", ".join(self.workspaces()) or "none yet"
            raise NotFoundError(
                f"there is no workspace {workspace!r} (known: {known}); index documents first"
            )
        return found

    def _discover(self, paths: Sequence[Path | str], workspace: str) -> Found:
        """Find the files; a path that is gone counts as deleted if it was indexed before."""
        found = discover([Path(p) for p in paths])
        catalog = self._places.catalog(_checked(workspace))
        if found.missing:
            known = catalog.entries().values() if catalog else ()
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
        places = self._places
        async with places.writing(_checked(workspace), self._lock_wait):
            catalog = await asyncio.to_thread(places.created, workspace)
            on_stored = Refreshing(lambda: places.refresh(workspace))
            run = IndexRun(catalog, self._embedder, progress, self._max_bytes, on_stored)
            await work(run)
            await asyncio.to_thread(places.refresh, workspace)
            chunks = await asyncio.to_thread(catalog.count)
        return IndexReport(
            workspace=workspace,
            added=run.tally.counts[Outcome.ADDED],
            updated=run.tally.counts[Outcome.UPDATED],
            unchanged=run.tally.counts[Outcome.UNCHANGED],
            removed=run.tally.counts[Outcome.REMOVED],
            chunks=chunks,
            failures=tuple(run.failures),
            passed_over=len(run.others),
            passed_over_names=tuple(run.others[:NAMED]),
            seconds=round(time.monotonic() - started, 3),
        )


def _checked(workspace: str) -> str:
    """Return the name of a workspace.

    Raises:
        InputError: when it is not allowed.
    """
    if not isinstance(workspace, str) or not _NAME.fullmatch(workspace):
        raise InputError(
            f"workspace name {workspace!r} is not allowed: use 1 to 64 lower-case letters, "
            "digits, hyphens and underscores"
        )
    return workspace
