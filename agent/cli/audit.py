"""``affidavit audit``: the records that runs leave behind."""

from collections.abc import Callable, Coroutine
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any, TypeVar

import typer

from agent.cli.console import show, signs, write_json, write_line
from agent.cli.failures import FAILURE, GROUNDED
from agent.cli.files import replacing
from agent.cli.options import Json, Verbose, Workspace
from agent.errors import InputError, NotFoundError

if TYPE_CHECKING:
    from agent.audit.chain import BrokenLink, Chain
    from agent.audit.store import StoredAuditLog
    from agent.domain.audit import AuditRecord

app = typer.Typer(
    help="List, show, export, verify and replay the audit records of runs.", rich_markup_mode=None
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
    records = _wait(_listed(workspace, limit))
    if json:
        write_json([record.model_dump(mode="json") for record in records])
        return GROUNDED
    from agent.cli.render.audit import records as rendered

    show(rendered(records, signs()))
    return GROUNDED


@app.command(name="show")
def show_record(audit_id: AuditId, json: Json = False, verbose: Verbose = False) -> int:
    """Show one record and its report."""
    entry = _wait(_entry(audit_id))
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
    if output is None:
        _wait(_exported(workspace, audit_id, write_line))
        return GROUNDED
    with replacing(output) as file:
        _wait(_exported(workspace, audit_id, lambda line: file.write(f"{line}\n")))
    return GROUNDED


@app.command()
def verify(
    workspace: Workspace = None,
    head: Annotated[
        str | None,
        typer.Option(
            metavar="HASH",
            help="A head of --workspace ('' for documents of no workspace), written down earlier.",
        ),
    ] = None,
    json: Json = False,
    verbose: Verbose = False,
) -> int:
    """Verify the hash chain: exit status 1 if a record was changed, removed or moved.

    A head that was printed earlier and written down elsewhere shows, with --head, even a chain
    that was rewritten or removed as a whole.
    """
    if head is not None and workspace is None:
        raise InputError("name the workspace that --head belongs to with --workspace")
    results = _wait(_verified(workspace, head))
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


@app.command()
def replay(
    audit_id: AuditId,
    anyway: Annotated[
        bool, typer.Option("--anyway", help="Even if a chat model played a role.")
    ] = False,
    json: Json = False,
    verbose: Verbose = False,
) -> int:
    """Run a recorded run again and compare its verdicts: exit status 1 if any differs."""
    from agent.replay import areplay

    replayed = _wait(areplay(audit_id, anyway=anyway))
    if json:
        write_json(replayed.model_dump(mode="json"))
    else:
        from agent.cli.render.audit import replay as rendered

        show(rendered(replayed, signs()))
    return GROUNDED if replayed.same else FAILURE


@app.command()
def retention(
    workspace: Workspace = None,
    days: Annotated[
        int | None, typer.Option(min=1, help="Keep the records of --workspace so long.")
    ] = None,
    by_policy: Annotated[
        bool, typer.Option("--by-policy", help="Let the policy of each run decide again.")
    ] = False,
    json: Json = False,
    verbose: Verbose = False,
) -> int:
    """Show how long records are kept, or set it for a workspace; expired ones are removed.

    Where nothing is set, records are kept for the retention_days of their run's policy (90).
    """
    if (days is not None or by_policy) and workspace is None:
        raise InputError("name the workspace with --workspace")
    if days is not None and by_policy:
        raise InputError("give either --days or --by-policy, not both")
    setting = days is not None or by_policy
    chains, removed = _wait(_kept(workspace, days, setting=setting))
    if json:
        write_json({"removed": removed, "workspaces": [c.model_dump() for c in chains]})
    else:
        from agent.cli.render.audit import retention as rendered

        show(rendered(chains, removed))
    return GROUNDED


def _wait(work: Coroutine[Any, Any, T]) -> T:
    import asyncio

    return asyncio.run(work)


async def _log() -> "StoredAuditLog":
    """Return the log, without the records that have expired."""
    log, _ = await _swept()
    return log


async def _swept() -> tuple["StoredAuditLog", int]:
    from datetime import UTC, datetime

    log = _opened()
    return log, await log.sweep(datetime.now(UTC))


def _opened() -> "StoredAuditLog":
    from agent.audit.opening import audit_log
    from agent.settings import settings

    return audit_log(settings())


async def _listed(workspace: str | None, limit: int) -> "list[AuditRecord]":
    return await (await _log()).read(workspace, limit=limit)


async def _entry(audit_id: str) -> dict[str, Any]:
    log = await _log()
    report = await log.report(audit_id)
    (record,) = await log.read(audit_id=audit_id)
    return {"record": record.model_dump(mode="json"), "report": report}


async def _exported(
    workspace: str | None, audit_id: str | None, write: Callable[[str], object]
) -> None:
    from agent.audit.chain import canonical

    if audit_id is not None:
        write(canonical(await _entry(audit_id)))
        return
    log = await _log()
    if workspace is not None:  # an empty export of a misspelt one would look like a backup
        await _chains(log, workspace)
    async for entry in log.export(workspace):
        write(canonical(entry))


async def _verified(
    workspace: str | None, head: str | None
) -> "list[tuple[Chain, list[BrokenLink]]]":
    from agent.audit.chain import Chain

    log = _opened()  # what has expired is not swept before it was looked at
    try:
        chains = await _chains(log, workspace)
    except NotFoundError:
        if head is None:
            raise
        chains = [Chain(workspace=workspace or "", head="", records=0, swept=0)]
    return [(chain, await log.verify(chain.workspace, head)) for chain in chains]


async def _kept(
    workspace: str | None, days: int | None, *, setting: bool
) -> "tuple[list[Chain], int]":
    log = await _log()
    if setting:
        await log.keep_for(workspace or "", days)
    log, removed = await _swept()
    return await _chains(log, workspace), removed


async def _chains(log: "StoredAuditLog", workspace: str | None) -> "list[Chain]":
    """Return the chains of all workspaces, or that of one, which must be known."""
    chains = [c for c in await log.chains() if workspace in (None, c.workspace)]
    if workspace is not None and not chains:
        raise NotFoundError(f"the workspace {workspace!r} has no audit records")
    return chains
