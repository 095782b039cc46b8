"""When a long run publishes what search reads."""

from collections.abc import Callable

REFRESH_CHUNKS = 40_000
"""A run publishes what search reads after so many chunks, and whenever they have doubled."""


class Refreshing:
    """Publishes vectors in the course of a long run, so that readers need not search them all.

    It does so ever more seldom, since each time all vectors are written.
    """

    def __init__(self, refresh: Callable[[], None]) -> None:
        self._refresh = refresh
        self._refreshed = 0

    def __call__(self, chunks: int) -> None:
        """Take note that the run has stored so many chunks."""
        if chunks - self._refreshed >= max(REFRESH_CHUNKS, chunks // 2):
            self._refresh()
            self._refreshed = chunks
