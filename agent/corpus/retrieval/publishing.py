"""What search reads, written anew when too much has changed: vectors and postings.

Both are in one folder, which the catalogue names when it is complete.
"""

import sqlite3
from pathlib import Path

from agent.corpus.dense.chroma import build, clear
from agent.corpus.dense.coded import build_coded
from agent.corpus.keywords import postings
from agent.corpus.storage.catalog import Catalog
from agent.corpus.storage.entries import State

FEW = 256
"""So many chunks are searched exactly; no vector folder is kept for fewer."""
MANY = 20_000
"""More chunks are kept as codes on disk: Chroma's graph would fill the memory."""
STALE_SHARE = 0.1
STALE_MOST = 20_000
"""A vector folder is written anew when this share of the chunks, or this many of them, came or
went after it: those that came are searched one and all."""


def refresh(catalog: Catalog, folder: Path) -> None:
    """Write what search reads anew if too much has changed since; for the one writer."""
    with catalog.reading() as db:
        state = catalog.state(db)
        if state.vectors and not (folder / state.vectors / postings.FOLDER).is_dir():
            state = State(state.generation, "", 0, 0)
        total = catalog.count_up_to(db, state.generation)
        covered = catalog.count_up_to(db, state.covered) if state.vectors else 0
        is_stale = total > 0 and stale(state, total, covered)
        name = f"generation-{state.generation}"
        if is_stale:
            _write(catalog, db, folder, name, total)
            postings.build(folder / name, catalog.listed(db))
    if is_stale:
        catalog.publish(name, state.generation, total)
        clear(folder, keep=[name, state.vectors])  # a search may still be using the former one
    else:
        clear(folder, keep=[state.vectors])


def _write(catalog: Catalog, db: sqlite3.Connection, folder: Path, name: str, total: int) -> None:
    if total <= MANY:
        build(folder, name, *catalog.vectors_after(db, 0))
        return
    build_coded(folder, name, lambda: catalog.all_vectors(db), total)


def stale(state: State, total: int, covered: int) -> bool:
    """Tell whether the published vectors should be written anew.

    ``total`` chunks exist; ``covered`` of them were there when the vectors were written.
    """
    changed = (total - covered) + (state.size - covered)
    return changed > max(FEW, min(STALE_SHARE * total, STALE_MOST))
