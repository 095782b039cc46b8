"""Search by words: the published postings and what came after them."""

import logging
import sqlite3
import threading
from collections.abc import Sequence
from dataclasses import dataclass
from functools import cached_property
from pathlib import Path

from agent.corpus.keywords.postings import Postings, Scored
from agent.corpus.keywords.queries import match_expression
from agent.corpus.keywords.recent import RecentWords
from agent.corpus.keywords.words import WordCounter, rarity
from agent.corpus.storage.catalog import Catalog
from agent.corpus.storage.entries import State
from agent.corpus.storage.lookup import match, surviving

LOG = logging.getLogger(__name__)

LATE = 50_000
"""More chunks that came after the postings (in a first, long index run) are left to SQLite."""


@dataclass(frozen=True, slots=True)
class _View:
    """What searches read: immutable, so that several may read it at once.

    ``older`` are the published postings of the chunks up to generation ``covered``, ``gone`` of
    which are no longer there; ``newer`` is None where SQLite searches what came after.
    """

    state: State
    older: Postings | None = None
    newer: Postings | None = None
    covered: int = -1
    gone: int = 0


class KeywordSearch:
    """BM25 over one workspace, always up to date with its catalogue.

    The rarity of a word counts what is gone until the postings are written anew, and a chunk's
    length is held against the average when they were written; both move a score by little.
    """

    def __init__(self, catalog: Catalog, folder: Path | None = None) -> None:
        self._catalog = catalog
        self._folder = folder
        self._lock = threading.Lock()
        self._view: _View | None = None

    @cached_property
    def _words(self) -> WordCounter:
        return WordCounter()

    @cached_property
    def _recent(self) -> RecentWords:
        return RecentWords()

    def match(self, db: sqlite3.Connection, queries: Sequence[str], limit: int) -> list[list[str]]:
        """Return up to ``limit`` chunk ids a query by BM25, best first; equals by id.

        A query without words finds nothing.
        """
        view = self._seen(db)
        found = [self._found(db, view, query, limit) for query in queries]
        ranked = (sorted(scored, key=lambda pair: (-pair[1], pair[0])) for scored in found)
        return [[i for i, _ in scored[:limit]] for scored in ranked]

    def _found(self, db: sqlite3.Connection, view: _View, query: str, limit: int) -> Scored:
        late: Scored = []
        if view.newer is None:
            late = match(db, match_expression(query), limit, after=view.covered)
        parts = [p for p in (view.older, view.newer) if p is not None]
        chunks = sum(map(len, parts))
        held = {w: sum(p.held(w) for p in parts) for w in self._words.asked(query)} if parts else {}
        weights = {w: rarity(n, chunks) for w, n in held.items() if n}
        older = view.older.best(weights, limit + view.gone) if view.older else []
        newer = view.newer.best(weights, limit) if view.newer else []
        return [*(surviving(db, older, view.covered) if view.gone else older), *newer, *late]

    def _seen(self, db: sqlite3.Connection) -> _View:
        """Return the view of the state that ``db`` sees."""
        with self._lock:
            state = self._catalog.state(db)
            if self._view is None or self._view.state != state:
                self._view = self._refreshed(db, state)
            return self._view

    def _refreshed(self, db: sqlite3.Connection, state: State) -> _View:
        seen = self._view
        older = seen.older if seen and seen.state.vectors == state.vectors else None
        older = older or self._opened(state)
        if older is None:
            return _View(state)
        there = self._catalog.count_up_to(db, state.covered)
        came = self._catalog.count_up_to(db, state.generation) - there
        newer = self._recent.refreshed(db, state) if came <= LATE else None
        return _View(state, older, newer, state.covered, max(0, len(older) - there))

    def _opened(self, state: State) -> Postings | None:
        """Return the published postings, or None where they are missing or damaged."""
        if not (self._folder and state.vectors):
            return None
        try:
            found = Postings.opened(self._folder / state.vectors)
            if len(found) != state.size:
                raise ValueError(f"they are of {len(found)} chunks instead of {state.size}")
            return found
        except (OSError, ValueError) as error:
            LOG.warning("the words of %s cannot be used (%s)", state.vectors, error)
            return None
