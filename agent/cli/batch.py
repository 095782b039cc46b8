"""``affidavit batch``: check many drafts or answer many questions from a file."""

from collections.abc import Mapping
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer

from agent.batch.choices import PART_ROWS, Engine
from agent.cli.console import show, write_error, write_json
from agent.cli.failures import FAILURE, GROUNDED
from agent.cli.options import BatchOptions, Workspace, with_options
from agent.domain.wording import counted

if TYPE_CHECKING:
    from agent.batch.run import BatchReport, Listener


@with_options(BatchOptions)
def batch(  # noqa: PLR0913, PLR0917 - each is an option
    source: Annotated[Path, typer.Argument(metavar="IN", help="Rows: .jsonl or .parquet.")],
    target: Annotated[Path, typer.Argument(metavar="OUT", help="Results: .parquet or .jsonl.")],
    engine: Annotated[Engine, typer.Option(help="Work here, or on Ray.")] = Engine.LOCAL,
    workers: Annotated[
        int, typer.Option(min=0, help="Rows at once, or actors on Ray; 0: one a core.")
    ] = 0,
    part_rows: Annotated[
        int, typer.Option(min=1, help="Rows that are stored together.")
    ] = PART_ROWS,
    workspace: Workspace = None,
    *,
    run: BatchOptions,
) -> int:
    """Check each row of IN once: {draft or question, or both, documents? or workspace?}.

    A batch that was interrupted goes on when the same command is run again. Rows that cannot be
    used are set aside in OUT's folder, named after it, with their reasons. The exit status is 0
    whatever the verdicts, 1 only when every row was set aside; --json counts the rows.
    """
    from agent.batch.run import Batch
    from agent.batch.run import run as run_batch

    context = run.context()
    _check(context, workspace)
    chosen = Batch(
        source=source,
        target=target,
        engine=engine,
        workers=workers,
        part_rows=part_rows,
        workspace=workspace,
    )
    report = run_batch(chosen, context, _listener(run.verbose))
    if run.json:
        write_json(report.model_dump(mode="json"))
    else:
        show(_line(report))
    return FAILURE if report.rejected and not (report.done or report.review) else GROUNDED


def _check(context: Mapping[str, Any], workspace: str | None) -> None:
    """Fail before the first row where what holds for all of them would set every one aside.

    Raises:
        InputError: when a role or a field of the context is wrong, or nothing can be kept.
        NotFoundError: when there is no such workspace.
    """
    from agent.bootstrap import toolkit
    from agent.cli.serve import check_home
    from agent.context import parse_context

    check_home()
    toolkit().check_roles(parse_context(context))
    if workspace is not None:
        toolkit().corpus().retriever(workspace)


def _listener(verbose: bool) -> "Listener":
    if not verbose:
        return lambda done, total: None
    return lambda done, total: write_error(f"affidavit: {done}/{total} rows")


def _line(report: "BatchReport") -> str:
    parts = [f"{counted(report.rows, 'row')} in {report.seconds:.1f} s: {report.done} done"]
    if report.review:
        parts.append(f"{report.review} held for review")
    if report.rejected:
        parts.append(f"{report.rejected} set aside in {report.rejected_to}")
    if report.resumed:
        parts.append(f"{report.resumed} of them by an earlier run")
    return ", ".join(parts) + f"; written to {report.output}"
