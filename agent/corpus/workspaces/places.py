"""All workspaces, wherever they live."""

from contextlib import AbstractAsyncContextManager
from typing import Protocol

from agent.corpus.storage.shelf import Shelf
from agent.ports import Retriever


class Places(Protocol):
    """All workspaces; names were checked before they come here. Methods block."""

    def names(self) -> list[str]:
        """Return the names of all workspaces in order."""

    def catalog(self, workspace: str) -> Shelf | None:
        """Return the catalogue of a workspace, or None where there is none."""

    def created(self, workspace: str) -> Shelf:
        """Return the catalogue of a workspace, which is made if it is new."""

    def writing(self, workspace: str, wait: float) -> AbstractAsyncContextManager[None]:
        """Hold the right to write into a workspace, waiting up to ``wait`` seconds for it.

        Raises:
            CorpusBusyError: naming the process that holds it.
        """

    def refresh(self, workspace: str) -> None:
        """Write the vectors of a workspace anew if too much has changed; for the one writer."""

    def retriever(self, workspace: str) -> Retriever:
        """Return a retriever that sees later changes by any process."""
