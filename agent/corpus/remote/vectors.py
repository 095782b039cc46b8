"""Vectors on a Chroma server: collections that are written once, as folders are on disk.

A collection is filled by the one process that holds the workspace for writing, and named by the
catalogue when it is complete; then it is never changed again.
"""

import threading
import uuid
from collections.abc import Iterable, Sequence
from typing import Any
from urllib.parse import urlsplit

from agent.corpus.dense.chroma import GRAPH
from agent.corpus.dense.exact import Neighbours
from agent.errors import AffidavitError, InputError, StorageError
from agent.ports import Matrix

_PORTS = {"http": 8000, "https": 443}


class ChromaServer:
    """The collections of all workspaces on the server at ``url``; safe across threads."""

    def __init__(self, url: str) -> None:
        self._url = url
        self._lock = threading.Lock()
        self._opened: Any = None

    def build(self, workspace: str, batches: Iterable[tuple[list[str], Matrix]]) -> str:
        """Write a new collection of (ids, vectors) and return its name.

        Raises:
            AffidavitError: when the server cannot be reached.
        """
        name = f"{_prefix(workspace)}{uuid.uuid4().hex[:12]}"
        try:
            collection = self._client().create_collection(
                name, embedding_function=None, configuration={"hnsw": GRAPH}
            )
            for ids, vectors in batches:
                collection.add(ids=ids, embeddings=vectors)
        except Exception as error:  # the client raises what its transport and the server give
            raise _failed(self._url, error) from error
        return name

    def open(self, name: str) -> "ChromaCollection":
        """Return the collection of that name.

        Raises:
            AffidavitError: when it is missing or the server cannot be reached.
        """
        try:
            return ChromaCollection(
                self._client().get_collection(name, embedding_function=None), self._url
            )
        except Exception as error:
            raise _failed(self._url, error) from error

    def clear(self, workspace: str, keep: Sequence[str]) -> None:
        """Delete the collections of a workspace but those named in ``keep``."""
        try:
            for collection in self._client().list_collections():
                if collection.name.startswith(_prefix(workspace)) and collection.name not in keep:
                    self._client().delete_collection(collection.name)
        except Exception as error:
            raise _failed(self._url, error) from error

    def close(self) -> None:
        """Close the connections; the next use opens new ones."""
        with self._lock:
            opened, self._opened = self._opened, None
        if opened is not None:
            opened.close()
            opened._server._session.close()  # its own close leaves the sockets open

    def _client(self) -> Any:
        import chromadb

        with self._lock:
            if self._opened is None:
                host, port, encrypted = _address(self._url)
                settings = chromadb.Settings(anonymized_telemetry=False)
                self._opened = chromadb.HttpClient(host, port, ssl=encrypted, settings=settings)
            return self._opened


class ChromaCollection:
    """A finished collection, opened for reading."""

    def __init__(self, collection: Any, url: str) -> None:
        self._collection = collection
        self._url = url
        self._size = int(collection.count())

    def __len__(self) -> int:
        return self._size

    def nearest(self, queries: Matrix, limit: int) -> list[Neighbours]:
        """Return up to ``limit`` (id, cosine) a query, nearest first (approximate)."""
        limit = min(limit, self._size)
        if limit < 1 or not len(queries):
            return [[] for _ in queries]
        try:
            found = self._collection.query(
                query_embeddings=queries, n_results=limit, include=["distances"]
            )
        except Exception as error:
            raise _failed(self._url, error) from error
        return [
            [(i, 1.0 - d) for i, d in zip(ids, distances, strict=True)]
            for ids, distances in zip(found["ids"], found["distances"], strict=True)
        ]


def _prefix(workspace: str) -> str:
    """Return how the names of a workspace's collections begin; no other's begin so."""
    return f"affidavit.{workspace}."


def _address(url: str) -> tuple[str, int, bool]:
    try:
        parts = urlsplit(url)
        if parts.scheme not in _PORTS or not parts.hostname:
            raise ValueError("no address of a server")
        return parts.hostname, parts.port or _PORTS[parts.scheme], parts.scheme == "https"
    except ValueError as error:
        raise InputError(
            f"AFFIDAVIT_CHROMA_URL {url!r} is not valid ({error}): write http://HOST:PORT"
        ) from error


def _failed(url: str, error: Exception) -> AffidavitError:
    if isinstance(error, AffidavitError):
        return error
    said = " ".join(str(error).split()) or type(error).__name__
    return StorageError(
        f"the Chroma server {url} cannot be used ({said}): "
        "check AFFIDAVIT_CHROMA_URL and that `chroma run` is running"
    )
