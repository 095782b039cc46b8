"""``affidavit index``: read files, folders and databases into a workspace."""

from dataclasses import dataclass
from typing import TYPE_CHECKING, Annotated, Any

import typer

from agent.cli.console import show, write_error, write_json
from agent.cli.failures import FAILURE, GROUNDED
from agent.cli.options import DEFAULT_WORKSPACE, Json, Verbose, Workspace, with_options

if TYPE_CHECKING:
    from agent.domain.report import IndexReport


@dataclass(frozen=True)
class IndexOptions:
    """What is read, and how the result is shown."""

    workspace: Workspace = DEFAULT_WORKSPACE
    table: Annotated[
        list[str] | None,
        typer.Option(help="A table of the database to read (default: all); may be repeated."),
    ] = None
    query: Annotated[str | None, typer.Option(help="A SELECT to read instead of tables.")] = None
    loader: Annotated[
        str | None,
        typer.Option(metavar="MODULE:CLASS", help="A LangChain document loader that takes PATH."),
    ] = None
    loader_option: Annotated[
        list[str] | None,
        typer.Option(metavar="KEY=VALUE", help="An argument of the loader; may be repeated."),
    ] = None
    watch: Annotated[
        bool, typer.Option("--watch", help="Go on: index again whenever something changes.")
    ] = False
    json: Json = False
    verbose: Verbose = False


@with_options(IndexOptions)
def index(
    paths: Annotated[
        list[str],
        typer.Argument(metavar="PATH...", help="Files, folders, or URLs of databases."),
    ],
    *,
    run: IndexOptions,
) -> int:
    """Index files, folders and databases: unchanged ones cost nothing, deleted ones disappear.

    A file that cannot be read is named and the others go on; the exit status is 1 only when
    nothing at all could be indexed. With --watch each run prints its line (with --json: a JSON
    object a line) until Ctrl-C.
    """
    from agent.cli.index_progress import progress

    if run.watch:
        return _watch(paths, run)

    from agent.api import index as build_index

    with progress(run.verbose) as listener:
        report = build_index(
            paths,
            workspace=_named(run.workspace),
            tables=run.table or (),
            query=run.query,
            loader=run.loader,
            loader_options=_options(run.loader_option or []),
            progress=listener,
        )
    _show(report, run)
    return FAILURE if report.is_empty else GROUNDED


def _watch(paths: list[str], run: IndexOptions) -> int:
    """Index again and again; ends with the process."""
    import asyncio

    from agent.api import awatch
    from agent.cli.index_progress import progress
    from agent.errors import InputError

    if run.table or run.query or run.loader:
        raise InputError("--watch takes files and folders only")

    async def follow() -> None:
        with progress(run.verbose) as listener:
            reports = awatch(paths, workspace=_named(run.workspace), progress=listener)
            first = True
            async for report in reports:
                if first or report.added or report.updated or report.removed or report.failures:
                    _show(report, run)
                if first:
                    write_error("affidavit: watching for changes; Ctrl-C ends")
                first = False

    asyncio.run(follow())
    return GROUNDED


def _show(report: "IndexReport", run: IndexOptions) -> None:
    if run.json:
        write_json(report.model_dump(mode="json"), compact=run.watch)
        return
    from agent.cli.render.index import index as rendered

    show(rendered(report))


def _named(workspace: str | None) -> str:
    """Return the workspace; an empty name (of a variable that is not set) is left to be refused."""
    return DEFAULT_WORKSPACE if workspace is None else workspace


def _options(given: list[str]) -> dict[str, Any]:
    """Return KEY=VALUE pairs as a mapping; values are read as YAML (numbers, true, lists)."""
    from agent.errors import InputError
    from agent.policies import parsed

    found: dict[str, Any] = {}
    for pair in given:
        key, equals, value = pair.partition("=")
        if not equals or not key.isidentifier():
            raise InputError(f"--loader-option {pair!r} is not KEY=VALUE")
        found[key] = parsed(value, f"--loader-option {key}")
    return found
