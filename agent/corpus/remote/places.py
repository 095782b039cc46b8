"""Workspaces in PostgreSQL, with their vectors on a Chroma server."""

from contextlib import AbstractAsyncContextManager

from agent.corpus.keywords.words import WordCounter
from agent.corpus.remote.catalog import PostgresCatalog
from agent.corpus.remote.dense import refresh
from agent.corpus.remote.lock import writing
from agent.corpus.remote.retriever import RemoteRetriever
from agent.corpus.remote.tables import SCHEMA, prepare
from agent.corpus.remote.vectors import ChromaServer
from agent.ports import IndexEmbedder, Retriever
from agent.postgres import Postgres


class RemotePlaces:
    """Implements ``places.Places``; one instance a process is enough."""

    def __init__(self, database_url: str, chroma_url: str, embedder: IndexEmbedder) -> None:
        self._postgres = Postgres(database_url, SCHEMA, prepare)
        self._server = ChromaServer(chroma_url)
        self._embedder = embedder
        self._words = WordCounter()

    def names(self) -> list[str]:
        """Return the names of all workspaces in order."""
        with self._postgres.transaction(is_reading=True) as db:
            rows = db.execute('SELECT workspace FROM workspaces ORDER BY workspace COLLATE "C"')
            return [row[0] for row in rows]

    def catalog(self, workspace: str) -> PostgresCatalog | None:
        """Return the catalogue of a workspace, or None where there is none."""
        found = PostgresCatalog(self._postgres, workspace, self._words)
        return found if found.exists() else None

    def created(self, workspace: str) -> PostgresCatalog:
        """Return the catalogue of a workspace, which is made if it is new."""
        made = PostgresCatalog(self._postgres, workspace, self._words)
        made.create()
        return made

    def writing(self, workspace: str, wait: float) -> AbstractAsyncContextManager[None]:
        """Hold the right to write into a workspace; see `lock.writing`."""
        return writing(self._postgres, workspace, wait=wait)

    def refresh(self, workspace: str) -> None:
        """Write the vectors anew if too much has changed; for the one writer."""
        refresh(self.created(workspace), self._server, workspace)

    def retriever(self, workspace: str) -> Retriever:
        """Return a retriever that sees later changes by any process."""
        catalog = PostgresCatalog(self._postgres, workspace, self._words)
        return RemoteRetriever(catalog, self._embedder, self._server, self._words)

    def close(self) -> None:
        """Close all connections; the next use opens new ones."""
        self._postgres.close()
        self._server.close()
