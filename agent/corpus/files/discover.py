"""Files to index below the paths that a user names."""

import os
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from pathlib import Path

from agent.corpus.loaders.load import READERS
from agent.domain.report import FileFailure

NOT_THERE = "there is no such file or folder"
NOT_UTF8 = "its name is not UTF-8 text: rename it"

_KINDS = {
    ".docx": "doc docm dot dotx rtf odt pages wpd",
    ".xlsx": "xls xlsb ods numbers",
    ".pptx": "ppt pps ppsx pptm odp key",
    ".pdf": "epub mobi azw3 djvu xps ps",
    ".txt": "eml msg mht mhtml",
}
UNREAD = {f".{suffix}": kind for kind, suffixes in _KINDS.items() for suffix in suffixes.split()}
"""Types of documents that nothing reads, with the type to save them as."""


@dataclass(frozen=True, slots=True)
class Found:
    """What was found: files in order, the folders searched, paths that are not there.

    ``closed`` are folders that could not be opened; nothing is known of what they hold. ``others``
    are names of files within folders that are no documents.
    """

    files: list[Path] = field(default_factory=list)
    folders: list[Path] = field(default_factory=list)
    missing: list[Path] = field(default_factory=list)
    closed: list[Path] = field(default_factory=list)
    failures: list[FileFailure] = field(default_factory=list)
    others: list[str] = field(default_factory=list)


def discover(paths: Sequence[Path]) -> Found:
    """Return the supported files among ``paths`` and below the folders among them, once each.

    Within folders, hidden entries and what is no document are passed over, links are followed,
    each folder is walked once. A named file of an unsupported type is a failure, and so is a
    document within a folder that must be saved as another type to be read, and what has a name
    that is not UTF-8.
    """
    found = Found()
    seen: set[str] = set()
    for path in paths:
        root = unlinked(path)
        if not _is_utf8(str(root)):
            found.failures.append(FileFailure(source=_shown(str(root)), reason=NOT_UTF8))
            continue
        if root.is_dir():
            found.folders.append(root)
            candidates = list(_walk(root, found))
        elif not root.exists():
            found.missing.append(root)
            continue
        elif root.suffix.lower() not in READERS:
            found.failures.append(FileFailure(source=str(root), reason=_unsupported(root)))
            continue
        else:
            candidates = [(str(root), str(root))]
        for file, real in candidates:
            if real not in seen:
                seen.add(real)
                found.files.append(Path(file))
    return found


def unlinked(path: Path) -> Path:
    """Return ``path`` without links and ``~``; one that leads in a circle stays, and is missing.

    The ways of pathlib raise RuntimeError for such links, and for the homes of unknown users.
    """
    return Path(os.path.realpath(os.path.expanduser(path)))  # noqa: PTH111


def _walk(root: Path, found: Found) -> Iterator[tuple[str, str]]:
    """Yield the supported files below ``root``, each with its path free of links."""
    walked: set[str] = set()
    waiting: list[tuple[str, str]] = [(str(root), str(root))]
    while waiting:
        folder, real = waiting.pop()
        if real in walked:
            continue
        walked.add(real)
        inner: list[tuple[str, str]] = []
        for entry in _entries(folder, found):
            if not _is_utf8(entry.name):
                _note_name(entry, found)
                continue
            linked = entry.is_symlink()
            target = os.path.realpath(entry.path) if linked else os.path.join(real, entry.name)  # noqa: PTH118 - ten times faster than pathlib, for every file
            if _is_dir(entry):
                inner.append((entry.path, target))
            elif _suffix(entry.name) in READERS:
                yield entry.path, target
            elif _suffix(entry.name) in UNREAD:
                reason = _unsupported(Path(entry.path))
                found.failures.append(FileFailure(source=entry.path, reason=reason))
            else:
                found.others.append(entry.name)
        waiting += reversed(inner)


def _note_name(entry: "os.DirEntry[str]", found: Found) -> None:
    """Note an entry whose name no report and no index can hold: its path would not be its own."""
    if _is_dir(entry) or _suffix(entry.name) in READERS or _suffix(entry.name) in UNREAD:
        found.failures.append(FileFailure(source=_shown(entry.path), reason=NOT_UTF8))
    else:
        found.others.append(_shown(entry.name))


def _is_utf8(name: str) -> bool:
    """Tell whether ``name`` was UTF-8: Python stands in for other bytes with lone surrogates."""
    try:
        name.encode()
    except UnicodeEncodeError:
        return False
    return True


def _shown(name: str) -> str:
    """Return ``name`` as it can be written: what is no UTF-8 as an escape."""
    return name.encode(errors="backslashreplace").decode()


def _entries(folder: str, found: Found) -> list["os.DirEntry[str]"]:
    """Return what is in a folder by name, links last, hidden and lock files left out."""
    try:
        with os.scandir(folder) as listing:
            entries = [e for e in listing if not e.name.startswith((".", "~$"))]
    except OSError as error:
        reason = f"the folder cannot be opened: {error.strerror or error}"
        found.failures.append(FileFailure(source=folder, reason=reason))
        found.closed.append(Path(folder))
        return []
    return sorted(entries, key=lambda e: (e.is_symlink(), e.name))


def _is_dir(entry: "os.DirEntry[str]") -> bool:
    try:
        return entry.is_dir()
    except OSError:  # a link that leads to itself
        return False


def _suffix(name: str) -> str:
    return os.path.splitext(name)[1].lower()  # noqa: PTH122 - as above


def _unsupported(path: Path) -> str:
    better = UNREAD.get(path.suffix.lower())
    if better:
        return f"files of type {path.suffix} are not supported; save it as {better}"
    known = ", ".join(sorted(READERS))
    return f"files of type {path.suffix or '(none)'} are not supported; supported are {known}"
