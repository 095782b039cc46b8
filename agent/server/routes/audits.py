"""Audit records: list, read, download."""

import asyncio
from http import HTTPStatus
from typing import Any

from starlette.requests import Request
from starlette.responses import JSONResponse, Response

from agent.bootstrap import toolkit
from agent.domain.audit import AuditRecord
from agent.domain.base import Frozen
from agent.domain.report import Report
from agent.domain.text import Document
from agent.errors import NotFoundError
from agent.identity.principal import Principal, Right
from agent.ledger.export import as_html, as_markdown
from agent.server.failures import RequestError
from agent.server.identity import principal_of
from agent.server.operations import Operation, route
from agent.server.queries import number, text

FORMATS = {"markdown": ("text/markdown", "md"), "html": ("text/html", "html")}
SEARCHED = 2000  # newest runs on inline documents, looked through for those of one caller


class AuditList(Frozen):
    """Audit records, newest first."""

    audits: tuple[AuditRecord, ...]


class RunDocuments(Frozen):
    """Documents that came with the request of a run."""

    documents: tuple[Document, ...]


class AuditEntry(Frozen):
    """A record and the report that it is about."""

    record: AuditRecord
    report: Report


async def listed(request: Request) -> Response:
    """List the audit records within reach, newest first.

    Runs on documents of the request belong to no workspace; they are shown to who made them.
    """
    principal = principal_of(request)
    principal.need(Right.READ)
    workspace = text(request, "workspace")
    if workspace is not None:
        principal.need(Right.READ, workspace)
    limit = number(request, "limit", 50, at_most=500)
    shown = await _reached(principal, workspace, limit)
    return JSONResponse(AuditList(audits=tuple(shown)).model_dump(mode="json"))


async def one(request: Request) -> Response:
    """Read one audit record with its report, as JSON, Markdown or HTML.

    `format` chooses; Markdown and HTML hold the report alone, for people.
    """
    principal = principal_of(request)
    principal.need(Right.READ)
    audit_id = request.path_params["audit_id"]
    wanted = text(request, "format") or "json"
    if wanted != "json" and wanted not in FORMATS:
        raise RequestError(
            HTTPStatus.UNPROCESSABLE_ENTITY,
            f"format must be one of json, {', '.join(FORMATS)}",
        )
    record, report = await _entry(principal, audit_id)
    if wanted == "json":
        return JSONResponse({"record": record.model_dump(mode="json"), "report": report})
    media_type, suffix = FORMATS[wanted]
    made = await asyncio.to_thread(_exported, Report.model_validate(report), wanted)
    return Response(
        made,
        media_type=media_type,
        headers={
            "Content-Disposition": f'attachment; filename="affidavit-{record.audit_id}.{suffix}"',
            "Content-Security-Policy": "default-src 'none'; style-src 'unsafe-inline'; sandbox",
        },
    )


async def documents(request: Request) -> Response:
    """Read the documents that came with a run, where its record keeps them."""
    principal = principal_of(request)
    principal.need(Right.READ)
    audit_id = request.path_params["audit_id"]
    await _entry(principal, audit_id)
    found = RunDocuments(documents=tuple(await toolkit().audit_log().documents(audit_id)))
    return JSONResponse(found.model_dump(mode="json"))


def is_within_reach(principal: Principal, record: AuditRecord) -> bool:
    """Tell whether the caller may read ``record``: of a workspace in reach, or its own."""
    if principal.reaches_all or (record.workspace and principal.reaches(record.workspace)):
        return True
    return not record.workspace and record.user == principal.name


async def _reached(principal: Principal, workspace: str | None, limit: int) -> list[AuditRecord]:
    """Return the newest records within reach, of one workspace or of all."""
    log = toolkit().audit_log()
    if workspace is not None or principal.reaches_all:
        return await log.read(workspace, limit=limit)
    found = [r for name in principal.workspaces for r in await log.read(name, limit=limit)]
    inline = await log.read("", limit=SEARCHED)
    found += [record for record in inline if is_within_reach(principal, record)]
    return sorted(found, key=lambda record: record.created, reverse=True)[:limit]


async def _entry(principal: Principal, audit_id: str) -> tuple[AuditRecord, dict[str, Any]]:
    """Return record and report; one out of reach is as one that does not exist.

    Raises:
        NotFoundError: when there is none within reach.
    """
    log = toolkit().audit_log()
    found = await log.read(audit_id=audit_id)
    if not found or not is_within_reach(principal, found[0]):
        raise NotFoundError(f"there is no audit record {audit_id!r}")
    return found[0], await log.report(audit_id)


def _exported(report: Report, wanted: str) -> str:
    return as_markdown(report) if wanted == "markdown" else as_html(report)


ROUTES = [
    route(
        "GET",
        "/v1/audits",
        listed,
        Operation(
            tag="Audits",
            reply=AuditList,
            query={
                "workspace": ({"type": "string"}, "only those of this workspace"),
                "limit": ({"type": "integer", "minimum": 0, "maximum": 500}, "50 by default"),
            },
        ),
    ),
    route(
        "GET",
        "/v1/audits/{audit_id}",
        one,
        Operation(
            tag="Audits",
            reply=AuditEntry,
            query={"format": ({"enum": ["json", *FORMATS]}, "json by default")},
            stream={m: {"schema": {"type": "string"}} for m, _ in FORMATS.values()},
            others={404: ("there is no such record", None)},
        ),
    ),
    route(
        "GET",
        "/v1/audits/{audit_id}/documents",
        documents,
        Operation(
            tag="Audits",
            reply=RunDocuments,
            others={404: ("there is no such record", None)},
        ),
    ),
]
