"""The folder in which a batch keeps the parts that are done, so that it can go on after a kill."""

import hashlib
import json
import os
import shutil
import sqlite3
from collections.abc import Iterable, Iterator, Mapping
from contextlib import closing, contextmanager
from pathlib import Path
from typing import Any

from agent.batch.checking import Record
from agent.errors import InputError, StorageError

_MANIFEST = "batch.json"


class PartFolder:
    """Finished parts beside the output, ``OUT.parts``.

    A part appears by one rename when all its rows are in it, so each row is in the folder once or
    not at all, however often a part was begun.
    """

    def __init__(self, path: Path) -> None:
        self.path = path

    @contextmanager
    def held(self) -> Iterator[None]:
        """Keep other processes out of the folder; it is made if it is not there.

        Raises:
            InputError: when it cannot be made, or another process holds it.
        """
        try:  # SQLite's lock works on every system, and is freed when the process dies
            self.path.mkdir(parents=True, exist_ok=True)
            lock = sqlite3.connect(self.path / "lock", timeout=0, isolation_level=None)
        except (OSError, sqlite3.OperationalError) as error:
            why = getattr(error, "strerror", None) or error
            raise InputError(f"{self.path} cannot be made: {why}") from error
        with closing(lock):
            try:
                lock.execute("BEGIN EXCLUSIVE")
            except sqlite3.OperationalError as error:
                if error.sqlite_errorcode & 0xFF != sqlite3.SQLITE_BUSY:
                    raise StorageError(f"{self.path} cannot be written: {error}") from error
                raise InputError(
                    f"another process works on this batch in {self.path}: wait until it is done"
                ) from error
            yield

    def begin(self, identity: Mapping[str, Any], *outputs: Path) -> None:
        """Open the folder for the batch of that identity.

        Raises:
            InputError: when it belongs to another input or other options, or is new and one of
                the ``outputs`` is there, which may be another batch's.
        """
        manifest = self.path / _MANIFEST
        if not manifest.exists():
            for path in filter(Path.exists, outputs):
                self.remove()
                raise InputError(f"{path} exists already: delete it or choose another output")
            _write(manifest, [dict(identity)])
            return
        found = json.loads(manifest.read_text("utf-8"))
        if found != identity:
            names = [k for k in identity if found.get(k) != identity[k]]
            raise InputError(
                f"{self.path} holds the beginning of a batch with another {', '.join(names)}; "
                "finish that one, delete the folder, or choose another output"
            )

    def done(self) -> set[int]:
        """Return the numbers of the finished parts."""
        return {int(p.stem.removeprefix("part-")) for p in self.path.glob("part-*.jsonl")}

    def put(self, number: int, records: Iterable[Record]) -> None:
        """Store a finished part."""
        _write(self._part(number), records)

    def records(self) -> Iterator[Record]:
        """Yield all records in the order of the rows."""
        for number in sorted(self.done()):
            with self._part(number).open(encoding="utf-8") as lines:
                yield from map(json.loads, lines)

    def remove(self) -> None:
        """Delete the folder."""
        shutil.rmtree(self.path, ignore_errors=True)

    def _part(self, number: int) -> Path:
        return self.path / f"part-{number:08}.jsonl"


def identity(source: Path, options: Mapping[str, Any]) -> dict[str, Any]:
    """Return what tells one batch from another: the content of its input, and its options."""
    with source.open("rb") as file:
        digest = hashlib.file_digest(file, "sha256").hexdigest()
    return {"input": digest, **options}


def _write(path: Path, records: Iterable[Mapping[str, Any]]) -> None:
    """Write JSON Lines so that ``path`` appears at once and complete, or not at all."""
    unfinished = path.with_name(f"{path.name}.{os.getpid()}.unfinished")
    with unfinished.open("w", encoding="utf-8") as file:
        for record in records:
            file.write(json.dumps(record, ensure_ascii=False) + "\n")
        file.flush()
        os.fsync(file.fileno())
    unfinished.replace(path)
