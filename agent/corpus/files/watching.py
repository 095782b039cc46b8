"""Waiting for changes in files and folders."""

from collections.abc import AsyncIterator, Sequence
from pathlib import Path

from agent.corpus.files.discover import unlinked

QUIET_MS = 400
"""A burst of changes counts as one when it pauses for so long."""
AT_LEAST_MS = 60_000
"""Look again after so long even if the system has told of nothing (network drives may not)."""


async def changes(paths: Sequence[Path]) -> AsyncIterator[None]:
    """Yield once now, then after each burst of changes at or below ``paths``.

    A named file is watched through its folder, so that it may be replaced, deleted and come back.
    """
    import watchfiles

    roots = {unlinked(path) for path in paths}
    watched = {root if root.is_dir() else root.parent for root in roots}
    yield
    async for _ in watchfiles.awatch(
        *watched,
        watch_filter=lambda _, name: _concerns(Path(name), roots),
        step=QUIET_MS,
        rust_timeout=AT_LEAST_MS,
        yield_on_timeout=True,
    ):
        yield


def _concerns(path: Path, roots: set[Path]) -> bool:
    hidden = path.name.startswith((".", "~$"))
    return not hidden and any(path == root or root in path.parents for root in roots)
