"""An index run: files compared with the catalogue, read, cut, embedded and stored."""

import asyncio
import hashlib
import os
import time
from collections import Counter
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from enum import StrEnum
from pathlib import Path

import numpy as np

from agent.corpus.catalog import Catalog, Entry
from agent.corpus.chunking import chunk, index_text
from agent.corpus.discover import Found
from agent.corpus.loaders.load import document_id, load_bytes, read_bytes
from agent.corpus.recipe import embedder_of, recipe
from agent.domain.base import Frozen
from agent.domain.report import FileFailure
from agent.domain.text import Chunk, Document
from agent.errors import LoadError
from agent.ports import Embedder, Matrix

BATCH_CHUNKS = 64
"""Documents are embedded together until they have so many chunks."""
SETTLED_NS = 2_000_000_000
"""A file touched within this time before it was read may change again unnoticed by its time."""


class Outcome(StrEnum):
    """What became of a document in an index run."""

    ADDED = "added"
    UPDATED = "updated"
    UNCHANGED = "unchanged"
    REMOVED = "removed"
    FAILED = "failed"


class Progress(Frozen):
    """One step of an index run: ``done`` of ``total`` files, the last one and its outcome."""

    done: int
    total: int
    source: str
    outcome: Outcome


@dataclass(frozen=True, slots=True)
class Ready:
    """A document that waits to be embedded and stored."""

    document: Document
    chunks: list[Chunk]
    entry: Entry
    known: Entry | None


@dataclass(frozen=True, slots=True)
class Failed:
    """A file that cannot be indexed; ``withdrawn``: its earlier version no longer holds."""

    failure: FileFailure
    withdrawn: bool


class IndexRun:
    """Brings one catalogue up to date; the caller holds the right to write.

    Each document is stored in one transaction, so a killed run leaves whole documents only and
    the next run does the rest. An earlier version of a file is withdrawn when the file has
    changed but cannot be understood any more (its text would be quoted though the file no longer
    says it); it is kept when the file cannot be opened, which tells nothing about its content.
    """

    def __init__(
        self,
        catalog: Catalog,
        embedder: Embedder,
        progress: Callable[[Progress], None] | None = None,
        max_bytes: int = 0,
    ) -> None:
        self._catalog = catalog
        self._embedder = embedder
        self._progress = progress
        self._limit = {"max_bytes": max_bytes} if max_bytes else {}
        self._recipe = ""
        self._waiting: list[Ready] = []
        self._total = 0
        self.counts: Counter[Outcome] = Counter()
        self.failures: list[FileFailure] = []

    async def files(self, found: Found) -> None:
        """Index the files that were found and drop those that are gone."""
        entries = await asyncio.to_thread(self._begin)
        self._total = len(found.files)
        for failure in found.failures:
            self._fail(failure)
        for path in found.files:
            known = entries.get(document_id(str(path)))
            examined = await asyncio.to_thread(self._examine, path, known)
            await self._take(examined, path, known)
        await self._flush()
        await self._drop_gone(found, entries)

    async def documents(self, documents: Sequence[Document]) -> None:
        """Index documents that are no files."""
        entries = await asyncio.to_thread(self._begin)
        self._total = len(documents)
        for document in documents:
            known = entries.get(document.document_id)
            entry = self._entry(document.document_id, document.source, document.content_hash)
            if known == entry:
                self._count(Outcome.UNCHANGED, document.source)
                continue
            chunks = await asyncio.to_thread(chunk, document)
            self._waiting.append(Ready(document, chunks, entry, known))
        await self._flush()

    def _begin(self) -> dict[str, Entry]:
        self._recipe = recipe(self._embedder.name)
        return self._catalog.entries()

    async def _take(self, examined: Ready | Failed | None, path: Path, known: Entry | None) -> None:
        if examined is None:
            self._count(Outcome.UNCHANGED, str(path))
        elif isinstance(examined, Failed):
            if examined.withdrawn and known:
                await asyncio.to_thread(self._catalog.remove, [known.document_id])
            self._fail(examined.failure)
        else:
            self._waiting.append(examined)
            if sum(len(r.chunks) for r in self._waiting) >= BATCH_CHUNKS:
                await self._flush()

    def _examine(self, path: Path, known: Entry | None) -> Ready | Failed | None:
        """Return what is to be done with a file; None if it is unchanged."""
        source = str(path)
        try:
            size, modified = _stat(path)
            stored = (known.size, known.modified, known.recipe) if known else None
            if modified and stored == (size, modified, self._recipe):
                return None
            data = read_bytes(path, **self._limit)
            digest = hashlib.sha256(data).hexdigest()
            entry = self._entry(document_id(source), source, digest, size, modified)
            if known and (known.content_hash, known.recipe) == (digest, self._recipe):
                if known != entry:
                    self._catalog.touch(entry)
                return None
            document = load_bytes(path, data)
            return Ready(document, chunk(document), entry, known)
        except LoadError as error:
            return _failed(path, error, known)

    def _entry(self, key: str, source: str, digest: str, size: int = 0, modified: int = 0) -> Entry:
        return Entry(key, source, digest, self._recipe, size, modified)

    async def _flush(self) -> None:
        """Embed the waiting documents together, then store them one by one."""
        waiting, self._waiting = self._waiting, []
        matrices = await self._embedded(waiting)
        for ready, vectors in zip(waiting, matrices, strict=True):
            await asyncio.to_thread(
                self._catalog.put, ready.document, ready.chunks, vectors, ready.entry
            )
            outcome = Outcome.UPDATED if ready.known else Outcome.ADDED
            self._count(outcome, ready.document.source)

    async def _embedded(self, waiting: Sequence[Ready]) -> list[Matrix]:
        """Return the vectors of each document's chunks; texts that were embedded before reuse."""
        texts = [[index_text(c) for c in ready.chunks] for ready in waiting]
        known = await asyncio.to_thread(self._known_vectors, waiting)
        fresh = [t for t in dict.fromkeys(t for ts in texts for t in ts) if t not in known]
        vectors = await self._embedder.embed([". ".join(filter(None, t)) for t in fresh])
        known.update(zip(fresh, vectors, strict=True))
        width = next((v.shape[0] for v in known.values()), 0)
        return [
            np.stack([known[t] for t in ts]) if ts else np.zeros((0, width), np.float32)
            for ts in texts
        ]

    def _known_vectors(self, waiting: Iterable[Ready]) -> dict[tuple[str, str], Matrix]:
        known: dict[tuple[str, str], Matrix] = {}
        for ready in waiting:
            if ready.known and embedder_of(ready.known.recipe) == self._embedder.name:
                stored = self._catalog.reusable(ready.known.document_id)
                known |= {t: np.frombuffer(blob, dtype="<f4") for t, blob in stored.items()}
        return known

    async def _drop_gone(self, found: Found, entries: dict[str, Entry]) -> None:
        present = {str(path) for path in found.files}
        roots = [str(root) for root in (*found.folders, *found.missing)]
        closed = [str(folder) for folder in found.closed]
        gone = [
            entry
            for entry in entries.values()
            if entry.source not in present
            and any(is_under(entry.source, root) for root in roots)
            and not any(is_under(entry.source, folder) for folder in closed)
        ]
        await asyncio.to_thread(self._catalog.remove, [entry.document_id for entry in gone])
        for entry in gone:
            self._count(Outcome.REMOVED, entry.source)

    def _fail(self, failure: FileFailure) -> None:
        self.failures.append(failure)
        self._count(Outcome.FAILED, failure.source)

    def _count(self, outcome: Outcome, source: str) -> None:
        self.counts[outcome] += 1
        if self._progress:
            done = min(self._total, sum(n for o, n in self.counts.items() if o != Outcome.REMOVED))
            self._progress(Progress(done=done, total=self._total, source=source, outcome=outcome))


def _stat(path: Path) -> tuple[int, int]:
    """Return size and modification time; 0 for a time too recent to be trusted."""
    try:
        status = path.stat()
    except OSError as error:
        raise LoadError(f"{path}: {error.strerror or error}") from error
    settled = time.time_ns() - status.st_mtime_ns > SETTLED_NS
    return status.st_size, status.st_mtime_ns if settled else 0


def _failed(path: Path, error: LoadError, known: Entry | None) -> Failed:
    withdrawn = not isinstance(error.__cause__, OSError)
    reason = str(error).removeprefix(f"{path}: ")
    if known and withdrawn:
        reason += "; its earlier version was taken out of the index"
    elif known:
        reason += "; its earlier version stays in the index"
    return Failed(FileFailure(source=str(path), reason=reason), withdrawn)


def is_under(source: str, root: str) -> bool:
    """Tell whether a source is the path ``root`` or lies below it."""
    return source == root or source.startswith(root.rstrip(os.sep) + os.sep)
