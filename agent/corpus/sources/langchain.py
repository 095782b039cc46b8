"""Documents from any LangChain document loader, named by its import path."""

import hashlib
import importlib
import warnings
from collections.abc import Iterable, Iterator, Mapping
from typing import Any

from agent.corpus.loaders.load import document_id, title_of
from agent.corpus.metadata.dates import document_date
from agent.corpus.metadata.editions import edition
from agent.domain.text import Document, Locator, Span
from agent.errors import InputError, LoadError

_BETWEEN = "\n\n"
_TITLES = ("title", "name", "file_name", "filename", "heading")


def origin(loader: str, path: str) -> str:
    """Return the name under which what a loader gives is kept."""
    return f"{loader}({path})"


def read_loader(loader: str, path: str, options: Mapping[str, Any]) -> Iterator[Document]:
    """Yield the documents that a LangChain loader gives; pieces of one source are joined.

    ``page`` and ``row`` of the metadata (LangChain counts from 0) become locators, ``title`` and
    dates are kept. Pieces are held in memory until the loader is done.

    Args:
        loader: ``module:Class``, e.g. ``langchain_community.document_loaders:CSVLoader``.
        path: its first argument; '' for a loader that takes none.
        options: its keyword arguments.

    Raises:
        InputError: when there is no such loader, or it refuses its arguments.
        LoadError: when it fails.
    """
    made = _made(loader, path, options)
    groups: dict[str, list[Any]] = {}
    try:
        with warnings.catch_warnings():
            warnings.simplefilter("ignore")
            for number, piece in enumerate(made.lazy_load(), start=1):
                if str(piece.page_content).strip():
                    groups.setdefault(_source(piece, path, number), []).append(piece)
    except Exception as error:  # a loader may fail in any way
        raise LoadError(f"{loader} failed on {path or 'its source'}: {_said(error)}") from error
    for source, pieces in groups.items():
        yield _document(source, pieces)


def _made(loader: str, path: str, options: Mapping[str, Any]) -> Any:
    module, _, name = loader.partition(":")
    if not module or not name:
        raise InputError(f"a loader is named module:Class, not {loader!r}")
    try:
        with warnings.catch_warnings():
            warnings.simplefilter("ignore")
            factory = getattr(importlib.import_module(module), name)
    except (ImportError, AttributeError) as error:
        raise InputError(
            f"there is no loader {loader}: {error}; install the package that has it"
        ) from error
    try:
        made = factory(*([path] if path else []), **options)
    except Exception as error:  # a missing dependency, a wrong argument, a path that is not there
        raise InputError(f"{loader} cannot be made: {_said(error)}") from error
    if not hasattr(made, "lazy_load"):
        raise InputError(f"{loader} is no document loader: it has no lazy_load")
    return made


def _said(error: Exception) -> str:
    return (str(error).strip() or type(error).__name__).splitlines()[0]


def _source(piece: Any, path: str, number: int) -> str:
    stated = piece.metadata.get("source") or piece.metadata.get("url") or piece.id
    return str(stated) if stated else f"{path}#{number}"


def _document(source: str, pieces: Iterable[Any]) -> Document:
    listed = list(pieces)
    text = ""
    locators: list[Locator] = []
    for piece in listed:
        content = str(piece.page_content)
        start = len(text) + len(_BETWEEN) if text else 0
        text = f"{text}{_BETWEEN}{content}" if text else content
        locators += _locator(piece.metadata, Span(start=start, end=len(text)))
    metadata = listed[0].metadata
    title = next((str(metadata[k]).strip() for k in _TITLES if metadata.get(k)), "")
    title = title or title_of(text) or source.rstrip("/").rpartition("/")[2]
    return Document(
        document_id=document_id(source),
        title=title,
        source=source,
        text=text,
        date=document_date(metadata, text),
        edition=edition(metadata, title, text),
        content_hash=hashlib.sha256(
            (repr(locators) + text).encode("utf-8", "surrogatepass")
        ).hexdigest(),
        locators=tuple(locators),
    )


def _locator(metadata: Mapping[str, Any], span: Span) -> list[Locator]:
    places = {
        key: metadata[key] + 1
        for key in ("page", "row")
        if isinstance(metadata.get(key), int) and metadata[key] >= 0
    }
    return [Locator(span=span, **places)] if places else []
