"""``affidavit index``: read files and folders into a workspace."""

import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from agent.cli.console import console_on, show, write_error, write_json
from agent.cli.failures import FAILURE, GROUNDED
from agent.cli.options import DEFAULT_WORKSPACE, Json, Verbose, Workspace
from agent.cli.render.plain import one_line, shortened

if TYPE_CHECKING:
    from agent.corpus.indexing import Progress


def index(
    paths: Annotated[list[Path], typer.Argument(metavar="PATH...", help="Files and folders.")],
    workspace: Workspace = DEFAULT_WORKSPACE,
    json: Json = False,
    verbose: Verbose = False,
) -> int:
    """Index files and folders: unchanged ones cost nothing, deleted ones disappear.

    A file that cannot be read is named and the others go on; the exit status is 1 only when
    nothing at all could be indexed.
    """
    from agent.api import index as build_index

    with _progress(verbose) as progress:
        report = build_index(paths, workspace=workspace or DEFAULT_WORKSPACE, progress=progress)
    if json:
        write_json(report.model_dump(mode="json"))
    else:
        from agent.cli.render.index import index as rendered

        show(rendered(report))
    read = report.added + report.updated + report.unchanged
    return FAILURE if report.failures and not read else GROUNDED


@contextmanager
def _progress(verbose: bool) -> "Iterator[Callable[[Progress], None] | None]":
    """Yield what to call after each file, or None where nobody watches."""
    if verbose:
        yield lambda step: write_error(
            f"affidavit: {step.done}/{step.total} {step.outcome} {one_line(step.source)}"
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
        TextColumn("{task.description}", markup=False),
    )
    with Bar(*columns, console=console_on(sys.stderr), transient=True) as bar:
        task = bar.add_task("reading the documents", total=None)

        def advance(step: "Progress") -> None:
            name = shortened(Path(step.source).name, 40)
            bar.update(task, completed=step.done, total=step.total, description=name)

        yield advance
