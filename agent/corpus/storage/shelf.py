"""What an index run needs of the catalogue of a workspace, whichever store holds it."""

from collections.abc import Iterable, Sequence
from typing import Protocol

from agent.corpus.storage.entries import Entry
from agent.domain.text import Chunk, Document, DocumentEntry
from agent.ports import Matrix

Stored = tuple[Document, Sequence[Chunk], Matrix, Entry]
"""A document with its chunks and their vectors, a row each."""


class Shelf(Protocol):
    """What an index run needs of the catalogue of a workspace; methods block."""

    def store(self, items: Iterable[Stored]) -> None:
        """Store documents in place of their earlier versions: all of them, or none."""

    def remove(self, document_ids: Sequence[str]) -> None:
        """Delete documents with their chunks."""

    def touch(self, entry: Entry) -> None:
        """Store the size and time of a file whose content did not change."""

    def entries(self) -> dict[str, Entry]:
        """Return all documents by id, without their texts."""

    def listing(self) -> list[DocumentEntry]:
        """Return what lists show of every document, by title."""

    def reusable(self, document_id: str) -> dict[tuple[str, str], bytes]:
        """Return the vectors of a document's chunks by the texts that were embedded."""

    def count(self) -> int:
        """Return the number of chunks."""
