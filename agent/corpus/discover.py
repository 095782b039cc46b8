"""Files to index below the paths that a user names."""

import os
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from pathlib import Path

from agent.corpus.loaders.load import READERS
from agent.domain.report import FileFailure

NOT_THERE = "there is no such file or folder"


@dataclass(frozen=True, slots=True)
class Found:
    """What was found: files in order, the folders searched, paths that are not there.

    ``closed`` are folders that could not be opened; nothing is known of what they hold.
    """

    files: list[Path] = field(default_factory=list)
    folders: list[Path] = field(default_factory=list)
    missing: list[Path] = field(default_factory=list)
    closed: list[Path] = field(default_factory=list)
    failures: list[FileFailure] = field(default_factory=list)


def discover(paths: Sequence[Path]) -> Found:
    """Return the supported files among ``paths`` and below the folders among them, once each.

    Within folders, hidden entries and unsupported types are passed over, links are followed
    without walking in circles. A named file of an unsupported type is a failure.
    """
    found = Found()
    seen: set[Path] = set()
    for path in paths:
        root = path.expanduser().resolve()
        if root.is_dir():
            found.folders.append(root)
            candidates = list(_walk(root, set(), found))
        elif not root.exists():
            found.missing.append(root)
            continue
        elif root.suffix.lower() not in READERS:
            found.failures.append(FileFailure(source=str(root), reason=_unsupported(root)))
            continue
        else:
            candidates = [root]
        for file in candidates:
            real = file.resolve()
            if real not in seen:
                seen.add(real)
                found.files.append(file)
    return found


def _walk(folder: Path, above: set[Path], found: Found) -> Iterator[Path]:
    real = folder.resolve()
    if real in above:
        return
    try:
        entries = sorted(os.scandir(folder), key=lambda e: e.name)
    except OSError as error:
        reason = f"the folder cannot be opened: {error.strerror or error}"
        found.failures.append(FileFailure(source=str(folder), reason=reason))
        found.closed.append(folder)
        return
    for entry in entries:
        path = Path(entry.path)
        if entry.name.startswith("."):
            continue
        if entry.is_dir():
            yield from _walk(path, above | {real}, found)
        elif path.suffix.lower() in READERS and not entry.name.startswith("~$"):
            yield path


def _unsupported(path: Path) -> str:
    known = ", ".join(sorted(READERS))
    return f"files of type {path.suffix or '(none)'} are not supported; supported are {known}"
