"""An index run: files compared with the catalogue, read, cut, embedded and stored."""

import asyncio
import os
from collections.abc import AsyncGenerator, Callable, Iterable, Sequence
from contextlib import aclosing, asynccontextmanager
from pathlib import Path

from agent.corpus.chunking.chunks import chunk
from agent.corpus.files.discover import Found
from agent.corpus.files.parsing import Parsed, Parsers
from agent.corpus.indexing.embedding import ChunkEmbedder
from agent.corpus.indexing.examination import Examiner, Failed, Ready, Touched, changed
from agent.corpus.indexing.progress import Outcome, Progress, Tally
from agent.corpus.loaders.load import document_id, read_in_part
from agent.corpus.storage.entries import Entry
from agent.corpus.storage.recipe import recipe
from agent.corpus.storage.shelf import Shelf
from agent.domain.report import FileFailure
from agent.domain.text import Document
from agent.ports import Embedder, Matrix

BATCH_CHUNKS = 128
"""Documents are embedded and stored together when they have so many chunks."""
AHEAD = 16
"""Files that are read and parsed while others are being embedded."""

OnStored = Callable[[int], None]


class IndexRun:
    """Brings one catalogue up to date; the caller holds the right to write.

    Documents are stored in transactions that hold them whole, so a killed run leaves whole
    documents only and the next run does the rest. An earlier version of a file is withdrawn when
    the file has changed but cannot be understood any more (its text would be quoted though the
    file no longer says it); it is kept when the file cannot be opened, which tells nothing about
    its content. ``on_stored`` is called after each batch with the number of
    chunks that this run has stored.
    """

    def __init__(
        self,
        catalog: Shelf,
        embedder: Embedder,
        progress: Callable[[Progress], None] | None = None,
        max_bytes: int = 0,
        on_stored: OnStored = lambda chunks: None,
    ) -> None:
        self._catalog = catalog
        self._embedder = embedder
        self._max_bytes = max_bytes
        self._on_stored = on_stored
        self._recipe = recipe(embedder.name)
        self._entries: dict[str, Entry] = {}
        self._vectors: ChunkEmbedder | None = None
        self._waiting: list[Ready] = []
        self._storing: asyncio.Task[None] | None = None
        self.tally = Tally(progress)
        self.failures: list[FileFailure] = []
        self.others: list[str] = []

    async def files(self, found: Found) -> None:
        """Index the files that were found and drop those that are gone."""
        await self._begin(len(found.files))
        self.others = found.others
        for failure in found.failures:
            self._fail(failure)
        to_read, same = await asyncio.to_thread(changed, found.files, self._entries, self._recipe)
        for path in same:
            self.tally.count(Outcome.UNCHANGED, str(path))
        async with (
            self._all_stored(),
            Parsers() as parsers,
            aclosing(self._examined(to_read, parsers)) as examined,
        ):
            async for item in examined:
                await self._take(item)
        await self._drop(_gone(found, self._entries.values()))

    async def documents(
        self, documents: Iterable[Document], *, origin: str = "", total: int = 0
    ) -> None:
        """Index documents that are no files.

        Documents of the same ``origin`` that are no longer among them are dropped; those without
        an origin are never dropped.
        """
        await self._begin(total)
        seen: set[str] = set()
        source = iter(documents)
        async with self._all_stored():
            while document := await asyncio.to_thread(next, source, None):
                seen.add(document.document_id)
                known = self._entries.get(document.document_id)
                entry = self._entry(document, origin)
                if known == entry:
                    self.tally.count(Outcome.UNCHANGED, document.source)
                    continue
                chunks = await asyncio.to_thread(chunk, document)
                await self._await(Ready(Parsed(document, chunks), entry, known))
        if origin:
            entries = self._entries.values()
            await self._drop(
                [e for e in entries if e.origin == origin and e.document_id not in seen]
            )

    async def remove(self, document_ids: Sequence[str]) -> None:
        """Delete documents with their chunks."""
        await self._begin(0)
        await self._drop([self._entries[i] for i in document_ids if i in self._entries])

    async def _begin(self, total: int) -> None:
        self.tally.total += total
        self._entries = await asyncio.to_thread(self._catalog.entries)
        self._vectors = ChunkEmbedder(self._catalog, self._embedder, self._entries)

    async def _examined(
        self, paths: Sequence[Path], parsers: Parsers
    ) -> AsyncGenerator[Ready | Touched | Failed, None]:
        """Yield what became of each file in order; the next ones are worked on meanwhile."""
        examiner = Examiner(parsers, self._recipe, self._max_bytes)
        tasks: list[asyncio.Task[Ready | Touched | Failed]] = []
        coming = iter(paths)
        try:
            while True:
                for path in coming:
                    known = self._entries.get(document_id(str(path)))
                    tasks.append(asyncio.create_task(examiner.examine(path, known)))
                    if len(tasks) >= AHEAD:
                        break
                if not tasks:
                    return
                yield await tasks.pop(0)
        finally:
            for task in tasks:
                task.cancel()
            await asyncio.gather(*tasks, return_exceptions=True)

    async def _take(self, item: Ready | Touched | Failed) -> None:
        if not isinstance(item, Ready):
            await self._stored()  # one writes at a time
        if isinstance(item, Touched):
            await asyncio.to_thread(self._catalog.touch, item.entry)
            self.tally.count(Outcome.UNCHANGED, item.entry.source)
        elif isinstance(item, Failed):
            if item.withdrawn and item.known:
                await asyncio.to_thread(self._catalog.remove, [item.known.document_id])
            self._fail(item.failure)
        else:
            await self._await(item)

    async def _await(self, ready: Ready) -> None:
        self._waiting.append(ready)
        if sum(len(r.parsed.chunks) for r in self._waiting) >= BATCH_CHUNKS:
            await self._flush()

    @asynccontextmanager
    async def _all_stored(self) -> AsyncGenerator[None]:
        """Store in the end what still waits; whatever happens, leave no storing under way."""
        try:
            yield
            await self._flush()
        finally:
            await self._stored()

    async def _flush(self) -> None:
        """Embed the waiting documents together; they are stored while the next are embedded."""
        waiting, self._waiting = self._waiting, []
        if not waiting or self._vectors is None:
            return
        matrices = await self._vectors.vectors(waiting)
        await self._stored()
        self._storing = asyncio.create_task(self._store(waiting, matrices))

    async def _stored(self) -> None:
        """Wait until the documents that are being stored are."""
        storing, self._storing = self._storing, None
        if storing:
            await storing

    async def _store(self, waiting: Sequence[Ready], matrices: Sequence[Matrix]) -> None:
        """Store documents in one transaction."""
        await asyncio.to_thread(
            self._catalog.store,
            [
                (r.parsed.document, r.parsed.chunks, vectors, r.entry)
                for r, vectors in zip(waiting, matrices, strict=True)
            ],
        )
        for ready in waiting:
            self.tally.chunks += len(ready.parsed.chunks)
            outcome = Outcome.UPDATED if ready.known else Outcome.ADDED
            self.tally.count(outcome, ready.parsed.document.source)
            self.failures += read_in_part([ready.parsed.document])
        await asyncio.to_thread(self._on_stored, self.tally.chunks)

    async def _drop(self, gone: Sequence[Entry]) -> None:
        await asyncio.to_thread(self._catalog.remove, [entry.document_id for entry in gone])
        for entry in gone:
            self.tally.count(Outcome.REMOVED, entry.source)

    def _entry(self, document: Document, origin: str) -> Entry:
        key, source, digest = document.document_id, document.source, document.content_hash
        return Entry(key, source, digest, self._recipe, 0, 0, origin)

    def _fail(self, failure: FileFailure) -> None:
        self.failures.append(failure)
        self.tally.count(Outcome.FAILED, failure.source)


def _gone(found: Found, entries: Iterable[Entry]) -> list[Entry]:
    """Return the entries of files that are no longer where the run looked."""
    present = {str(path) for path in found.files}
    roots = [str(root) for root in (*found.folders, *found.missing)]
    closed = [str(folder) for folder in found.closed]
    return [
        entry
        for entry in entries
        if entry.source not in present
        and not entry.origin
        and any(is_under(entry.source, root) for root in roots)
        and not any(is_under(entry.source, folder) for folder in closed)
    ]


def is_under(source: str, root: str) -> bool:
    """Tell whether a source is the path ``root`` or lies below it."""
    return source == root or source.startswith(root.rstrip(os.sep) + os.sep)
