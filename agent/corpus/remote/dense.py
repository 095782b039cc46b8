"""Dense search over a remote workspace: the published collection and what came after it."""

import logging
import threading

from agent.corpus.dense.exact import EMPTY, ExactVectors
from agent.corpus.dense.index import merged
from agent.corpus.remote.catalog import PostgresCatalog, Reading
from agent.corpus.remote.vectors import ChromaCollection, ChromaServer
from agent.corpus.retrieval.publishing import stale
from agent.corpus.storage.entries import State
from agent.errors import AffidavitError
from agent.ports import Matrix

LOG = logging.getLogger(__name__)


class RemoteDense:
    """Nearest chunks of one workspace, always up to date with its catalogue."""

    def __init__(self, catalog: PostgresCatalog, server: ChromaServer) -> None:
        self._catalog = catalog
        self._server = server
        self._lock = threading.Lock()
        self._seen: State | None = None
        self._published: ChromaCollection | None = None
        self._recent = ExactVectors([], EMPTY)
        self._gone = 0

    def nearest(self, view: Reading, queries: Matrix, limit: int) -> list[list[str]]:
        """Return up to ``limit`` chunk ids a query, nearest first, as ``view`` sees them."""
        with self._lock:
            self._refresh(view)
            published, recent, gone, seen = self._published, self._recent, self._gone, self._seen
        younger = recent.nearest(queries, limit)
        if published is None or seen is None:
            return [[i for i, _ in found] for found in younger]
        older = published.nearest(queries, limit + gone)
        if gone:
            ids = [i for found in older for i, _ in found]
            alive = view.alive(ids, seen.covered)
            older = [[(i, s) for i, s in found if i in alive] for found in older]
        return [merged(old, new, limit) for old, new in zip(older, younger, strict=True)]

    def _refresh(self, view: Reading) -> None:
        state = view.state()
        if state == self._seen:
            return
        if self._seen is None or state.vectors != self._seen.vectors:
            self._published = self._opened(state)
        covered = state.covered if self._published else 0
        self._recent = ExactVectors(*view.vectors_after(covered))
        live = view.count_up_to(covered)
        self._gone = max(0, len(self._published) - live) if self._published else 0
        self._seen = state

    def _opened(self, state: State) -> ChromaCollection | None:
        """Return the published collection; None where it is missing, after disowning it."""
        if not state.vectors:
            return None
        try:
            published = self._server.open(state.vectors)
        except AffidavitError as error:
            if "does not exist" not in str(error):
                raise
            reason = str(error)
        else:
            if len(published) == state.size:
                return published
            reason = f"it holds {len(published)} vectors instead of {state.size}"
        LOG.warning("collection %s cannot be used (%s)", state.vectors, reason)
        self._catalog.disown(state.vectors)
        return None


def refresh(catalog: PostgresCatalog, server: ChromaServer, workspace: str) -> None:
    """Write a new collection if too much has changed since the last; for the one writer."""
    with catalog.reading() as view:
        state = view.state()
        total = view.count_up_to(state.generation)
        covered = view.count_up_to(state.covered)
        if not stale(state, total, covered):
            server.clear(workspace, keep=[state.vectors])
            return
        name = server.build(workspace, view.batches())
    catalog.publish(name, state.generation, total)
    server.clear(workspace, keep=[name, state.vectors])  # a search may still use the former one
