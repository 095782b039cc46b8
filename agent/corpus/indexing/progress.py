"""How far an index run has come."""

import time
from collections import Counter
from collections.abc import Callable
from enum import StrEnum

from agent.domain.base import Frozen


class Outcome(StrEnum):
    """What became of a document in an index run."""

    ADDED = "added"
    UPDATED = "updated"
    UNCHANGED = "unchanged"
    REMOVED = "removed"
    FAILED = "failed"


class Progress(Frozen):
    """One step of an index run: ``done`` of ``total`` documents, the last one and its outcome.

    ``total`` is 0 while it is not known. ``chunks`` counts those stored by this run,
    ``chunks_per_second`` since it began; ``remaining_seconds`` is None until it can be told.
    """

    done: int
    total: int
    source: str
    outcome: Outcome
    chunks: int = 0
    chunks_per_second: float = 0.0
    remaining_seconds: float | None = None


class Tally:
    """Counts outcomes and reports each to ``listener``."""

    def __init__(self, listener: Callable[[Progress], None] | None) -> None:
        self._listener = listener
        self._began = time.monotonic()
        self._fast = 0
        self.total = 0
        self.chunks = 0
        self.counts: Counter[Outcome] = Counter()

    def count(self, outcome: Outcome, source: str) -> None:
        """Count one document."""
        self.counts[outcome] += 1
        self._fast += outcome is Outcome.UNCHANGED
        if self._listener:
            self._listener(self._progress(outcome, source))

    def _progress(self, outcome: Outcome, source: str) -> Progress:
        elapsed = max(time.monotonic() - self._began, 1e-6)
        done = sum(n for o, n in self.counts.items() if o is not Outcome.REMOVED)
        done = min(done, self.total) if self.total else done
        worked = done - self._fast  # unchanged documents say nothing of the pace
        remaining = None
        if worked > 0 and self.total:
            remaining = round(elapsed / worked * (self.total - done), 1)
        return Progress(
            done=done,
            total=self.total,
            source=source,
            outcome=outcome,
            chunks=self.chunks,
            chunks_per_second=round(self.chunks / elapsed, 1),
            remaining_seconds=remaining,
        )
