"""``affidavit audit``: the records that runs leave behind."""

from collections.abc import Coroutine
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any, TypeVar

import typer

from agent.cli.console import show, signs, write_json, write_line
from agent.cli.failures import FAILURE, GROUNDED
from agent.cli.options import Json, Verbose, Workspace
from agent.errors import InputError, NotFoundError

if TYPE_CHECKING:
    from agent.audit.store import SqliteAuditLog

app = typer.Typer(
    help="List, show, export and verify the audit records of runs.", rich_markup_mode=None
)
T = TypeVar("T")
AuditId = Annotated[str, typer.Argument(metavar="ID", help="The id of a run.")]


@app.command(name="list")
def list_records(
    workspace: Workspace = None,
    limit: Annotated[int, typer.Option(min=1, help="At most so many records.")] = 20,
    json: Json = False,
    verbose: Verbose = False,
) -> int:
    """List the newest records, of all workspaces or of one."""
    records = _wait(_log().read(workspace, limit=limit))
    if json:
        write_json([record.model_dump(mode="json") for record in records])
        return GROUNDED
    from agent.cli.render.audit import records as rendered

    show(rendered(records, signs()))
    return GROUNDED


@app.command(name="show")
def show_record(audit_id: AuditId, json: Json = False, verbose: Verbose = False) -> int:
    """Show one record and its report."""
    entry = _wait(_entry(_log(), audit_id))
    if json:
        write_json(entry)
        return GROUNDED
    from rich.console import Group

    from agent.cli.render.audit import record as rendered_record
    from agent.cli.render.report import report as rendered_report
    from agent.domain.audit import AuditRecord
    from agent.domain.report import Report

    record = AuditRecord.model_validate(entry["record"])
    report = Report.model_validate(entry["report"])
    body = rendered_report(report, signs(), verbose=verbose)
    show(Group(rendered_record(record, signs()), "", body))
    return GROUNDED


@app.command()
def export(
    audit_id: Annotated[str | None, typer.Argument(metavar="[ID]", help="Only this run.")] = None,
    workspace: Workspace = None,
    output: Annotated[
        Path | None, typer.Option("--output", "-o", metavar="FILE", help="Instead of stdout.")
    ] = None,
    verbose: Verbose = False,
) -> int:
    """Export records with their reports as JSON lines, oldest first."""
    lines = _wait(_exported(_log(), workspace, audit_id))
    if output is None:
        for line in lines:
            write_line(line)
        return GROUNDED
    try:
        output.write_text("".join(f"{line}\n" for line in lines), encoding="utf-8")
    except OSError as error:
        raise InputError(f"{output} cannot be written: {error.strerror or error}") from error
    return GROUNDED


@app.command()
def verify(workspace: Workspace = None, json: Json = False, verbose: Verbose = False) -> int:
    """Verify the hash chain: exit status 1 if a record was changed, removed or moved.

    The head hash, written down elsewhere, shows even a chain that was rewritten as a whole.
    """
    results = _wait(_verified(_log(), workspace))
    if json:
        write_json(
            [
                {**chain.model_dump(), "problems": [link.model_dump() for link in links]}
                for chain, links in results
            ]
        )
    else:
        from agent.cli.render.audit import verification

        show(verification(results, signs()))
    return FAILURE if any(links for _, links in results) else GROUNDED


def _wait(work: Coroutine[Any, Any, T]) -> T:
    import asyncio

    return asyncio.run(work)


def _log() -> "SqliteAuditLog":
    from agent.audit.store import SqliteAuditLog
    from agent.settings import Settings

    return SqliteAuditLog(Settings().home / "audit.sqlite3")


async def _entry(log: "SqliteAuditLog", audit_id: str) -> dict[str, Any]:
    report = await log.report(audit_id)
    (record,) = await log.read(audit_id=audit_id)
    return {"record": record.model_dump(mode="json"), "report": report}


async def _exported(
    log: "SqliteAuditLog", workspace: str | None, audit_id: str | None
) -> list[str]:
    from agent.audit.chain import canonical

    records = await log.read(workspace, audit_id)
    if audit_id is not None and not records:
        raise NotFoundError(
            f"no audit record has the id {audit_id!r}: `affidavit audit list` shows all ids"
        )
    return [canonical(await _entry(log, record.audit_id)) for record in reversed(records)]


async def _verified(log: "SqliteAuditLog", workspace: str | None) -> list[tuple[Any, list[Any]]]:
    chains = [c for c in await log.chains() if workspace in (None, c.workspace)]
    if workspace is not None and not chains:
        raise NotFoundError(f"the workspace {workspace!r} has no audit records")
    return [(chain, await log.verify(chain.workspace)) for chain in chains]
