"""A file held against what the catalogue knows of it."""

import asyncio
import hashlib
import os
import time
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from pathlib import Path

from agent.corpus.files.parsing import Parsed, Parsers
from agent.corpus.loaders.load import MAX_BYTES, document_id, read_bytes
from agent.corpus.storage.entries import Entry
from agent.domain.report import FileFailure
from agent.errors import LoadError

SETTLED_NS = 2_000_000_000
"""A file touched within this time before it was read may change again unnoticed by its time."""


@dataclass(frozen=True, slots=True)
class Ready:
    """A document that waits to be embedded and stored; ``known`` is its earlier version."""

    parsed: Parsed
    entry: Entry
    known: Entry | None


@dataclass(frozen=True, slots=True)
class Touched:
    """A file whose time or size changed, and whose content did not."""

    entry: Entry


@dataclass(frozen=True, slots=True)
class Failed:
    """A file that cannot be indexed; ``withdrawn``: its earlier version no longer holds."""

    failure: FileFailure
    known: Entry | None
    withdrawn: bool


def changed(
    files: Iterable[Path], entries: Mapping[str, Entry], recipe: str
) -> tuple[list[Path], list[Path]]:
    """Split ``files`` into those to be read and those that size and time show unchanged."""
    to_read: list[Path] = []
    same: list[Path] = []
    for path in files:
        known = entries.get(document_id(str(path)))
        (same if known and _looks_the_same(path, known, recipe) else to_read).append(path)
    return to_read, same


def _looks_the_same(path: Path, known: Entry, recipe: str) -> bool:
    if not known.modified or known.recipe != recipe:
        return False
    try:
        status = os.stat(path)  # noqa: PTH116 - called for every file of a large folder
    except OSError:
        return False
    return (known.size, known.modified) == (status.st_size, status.st_mtime_ns)


class Examiner:
    """Reads files, tells those that changed, and parses them."""

    def __init__(self, parsers: Parsers, recipe: str, max_bytes: int = 0) -> None:
        self._parsers = parsers
        self._recipe = recipe
        self._max_bytes = max_bytes or MAX_BYTES

    async def examine(self, path: Path, known: Entry | None) -> Ready | Touched | Failed:
        """Return what is to be done about a file."""
        try:
            entry, data = await asyncio.to_thread(self._read, path)
            same = known and (known.content_hash, known.recipe) == (
                entry.content_hash,
                self._recipe,
            )
            if known and same:
                return Touched(entry)
            return Ready(await self._parsers.parse(path, data), entry, known)
        except LoadError as error:
            return _failed(path, error, known)

    def _read(self, path: Path) -> tuple[Entry, bytes]:
        size, modified = _stat(path)
        data = read_bytes(path, max_bytes=self._max_bytes)
        digest = hashlib.sha256(data).hexdigest()
        source = str(path)
        return Entry(document_id(source), source, digest, self._recipe, size, modified), data


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
    return Failed(FileFailure(source=str(path), reason=reason), known, withdrawn)
