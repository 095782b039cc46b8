"""How an index run shows its progress: a line a file, a bar, or nothing."""

import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import PurePath
from typing import TYPE_CHECKING

from agent.cli.console import console_on, write_error
from agent.cli.render.plain import one_line, shortened

if TYPE_CHECKING:
    from agent.corpus.indexing.progress import Progress


@contextmanager
def progress(verbose: bool) -> "Iterator[Callable[[Progress], None] | None]":
    """Yield what to call after each document, or None where nobody watches."""
    if verbose:
        yield lambda step: write_error(
            f"affidavit: {step.done}/{step.total or '?'} {step.outcome} {one_line(step.source)}"
        )
    elif sys.stderr.isatty():
        with _bar() as advance:
            yield advance
    else:
        yield None


@contextmanager
def _bar() -> "Iterator[Callable[[Progress], None]]":
    from rich.progress import BarColumn, MofNCompleteColumn, TextColumn
    from rich.progress import Progress as Bar

    columns = (
        BarColumn(bar_width=24),
        MofNCompleteColumn(),
        TextColumn("{task.fields[pace]}", markup=False),
        TextColumn("{task.description}", markup=False),
    )
    with Bar(*columns, console=console_on(sys.stderr), transient=True) as bar:
        task = bar.add_task("reading the documents", total=None, pace="")

        def advance(step: "Progress") -> None:
            name = shortened(PurePath(step.source).name, 40)
            total = step.total or None
            bar.update(task, completed=step.done, total=total, description=name, pace=pace(step))

        yield advance


def pace(step: "Progress") -> str:
    """Return the rate and the time that is left, as far as they are known."""
    parts = []
    if step.chunks:
        parts.append(f"{step.chunks_per_second:.0f} chunks/s")
    if step.remaining_seconds is not None:
        minutes, seconds = divmod(round(step.remaining_seconds), 60)
        parts.append(f"{minutes}:{seconds:02} left")
    return " · ".join(parts)
