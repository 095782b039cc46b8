"""One file in, one document out."""

import hashlib
import os
import re
import stat
from collections.abc import Callable, Iterable
from pathlib import Path

from agent.corpus.loaders.extracted import Extracted
from agent.corpus.loaders.html import read_html
from agent.corpus.loaders.office.docx import read_docx
from agent.corpus.loaders.office.pptx import read_pptx
from agent.corpus.loaders.pdf import read_pdf
from agent.corpus.loaders.plain import read_text
from agent.corpus.loaders.tables.csvfile import read_csv
from agent.corpus.loaders.tables.parquet import read_parquet
from agent.corpus.loaders.tables.xlsx import read_xlsx
from agent.corpus.metadata.dates import document_date
from agent.corpus.metadata.editions import edition
from agent.corpus.metadata.frontmatter import front_matter
from agent.domain.prose.markup import readable
from agent.domain.report import FileFailure
from agent.domain.text import Document
from agent.errors import LoadError

MAX_BYTES = 64 * 1024 * 1024
DAMAGED = "it may be damaged: save it anew"
ATTEMPTS = 3
"""So often is a file read that changes meanwhile."""

Reader = Callable[[bytes, str], Extracted]


def _plain(data: bytes, name: str) -> Extracted:
    return read_text(data)


READERS: dict[str, Reader] = {
    ".md": _plain,
    ".markdown": _plain,
    ".txt": _plain,
    ".text": _plain,
    ".rst": _plain,
    ".html": read_html,
    ".htm": read_html,
    ".xhtml": read_html,
    ".pdf": read_pdf,
    ".docx": read_docx,
    ".pptx": read_pptx,
    ".parquet": read_parquet,
    ".csv": read_csv,
    ".tsv": read_csv,
    ".xlsx": read_xlsx,
    ".xlsm": read_xlsx,
}

PLAIN = frozenset(suffix for suffix, reader in READERS.items() if reader is _plain)
"""Types that are text as they stand."""

_HEADING = re.compile(r"^ {0,3}#{1,6}[ \t]+(\S[^\n]*)$", re.M)


def load(path: Path, *, max_bytes: int = MAX_BYTES) -> Document:
    """Read the file at ``path`` into a document; its absolute path is the source.

    Raises:
        LoadError: naming the file and the reason.
    """
    return load_bytes(path, read_bytes(path, max_bytes=max_bytes))


def read_bytes(path: Path, *, max_bytes: int = MAX_BYTES) -> bytes:
    """Return the content of a file that is not empty and not over ``max_bytes``.

    Raises:
        LoadError: naming the file and the reason; its cause is the OSError where there was one.
    """
    for _ in range(ATTEMPTS):
        try:
            before = path.stat()
            _check_file(path, before, max_bytes)
            data = path.read_bytes()
            after = path.stat()
        except OSError as error:
            raise LoadError(f"{path}: {error.strerror or error}") from error
        if (before.st_size, before.st_mtime_ns) == (after.st_size, after.st_mtime_ns):
            break
    else:
        raise LoadError(f"{path}: it changes while it is read; index it again when it is finished")
    if not data.strip():
        raise LoadError(f"{path}: the file is empty")
    return data


def _check_file(path: Path, status: os.stat_result, max_bytes: int) -> None:
    """Refuse what is no regular file (reading a pipe may never end) or is too large."""
    if not stat.S_ISREG(status.st_mode):
        raise LoadError(f"{path}: it is no regular file")
    if status.st_size > max_bytes:
        raise LoadError(
            f"{path}: {status.st_size / 1e6:.0f} MB is over the limit of {max_bytes / 1e6:.0f} MB; "
            "split the file or raise the limit"
        )


def load_bytes(path: Path, data: bytes) -> Document:
    """Make a document of the content ``data`` of the file at ``path``.

    Raises:
        LoadError: naming the file and the reason.
    """
    reader = READERS.get(path.suffix.lower())
    if reader is None:
        raise LoadError(f"{path}: files of type {path.suffix or '(none)'} are not supported")
    try:
        extracted = reader(data, path.name)
    except LoadError as error:
        raise LoadError(f"{path}: {error}") from error
    except Exception as error:  # the parsers raise whatever a damaged file makes them
        kind = path.suffix.lstrip(".").upper()
        reason = str(error) or type(error).__name__
        raise LoadError(f"{path}: it cannot be read as {kind} ({reason}); {DAMAGED}") from error
    if not extracted.text.strip():
        raise LoadError(f"{path}: it holds no text")
    return _document(path, data, extracted)


def read_in_part(documents: Iterable[Document]) -> list[FileFailure]:
    """Return what of documents that were read could not be, and why."""
    unread = [(d.source, d.unread) for d in documents if d.unread]
    return [FileFailure(source=source, reason=why, in_part=True) for source, why in unread]


def document_id(key: str) -> str:
    """Return the id of the document known by ``key``: 12 hexadecimal digits of its sha256."""
    return hashlib.sha256(key.encode("utf-8", "surrogatepass")).hexdigest()[:12]


def title_of(text: str) -> str:
    """Return the title that a text gives itself: front matter, then first heading, else ''."""
    fields, body = front_matter(text)
    named = fields.get("title")
    if isinstance(named, str) and named.strip():
        return " ".join(named.split())
    heading = _HEADING.search(text, body)
    return " ".join(readable(heading.group())[0].split()) if heading else ""


def _document(path: Path, data: bytes, extracted: Extracted) -> Document:
    source = str(path.absolute())
    fields, body = front_matter(extracted.text)
    own, text = title_of(extracted.text), extracted.text[body:]
    title = own or extracted.title if path.suffix.lower() in PLAIN else extracted.title or own
    return Document(
        document_id=document_id(source),
        title=title or path.stem,
        source=source,
        text=extracted.text,
        date=document_date(fields, text) or extracted.date,
        edition=edition(fields, title or path.stem, text),
        content_hash=hashlib.sha256(data).hexdigest(),
        locators=extracted.locators,
        unread=extracted.unread,
    )
