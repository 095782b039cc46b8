"""Documents of a workspace: list, read, add, delete."""

import asyncio
from http import HTTPStatus

from pydantic import Field
from starlette.requests import Request
from starlette.responses import JSONResponse, Response

from agent.bootstrap import toolkit
from agent.domain.base import Frozen
from agent.domain.report import IndexReport
from agent.domain.text import Document, DocumentEntry
from agent.errors import LoadError, NotFoundError
from agent.identity.principal import Principal, Right
from agent.server.bodies import JSON, media_type, parsed
from agent.server.failures import RequestError
from agent.server.identity import principal_of
from agent.server.operations import Operation, route
from agent.server.queries import number, text
from agent.server.requests import DocumentsBody
from agent.server.routes.runs import limit_documents, workspace_of
from agent.server.uploads import FORM, uploaded


class DocumentList(Frozen):
    """Documents of a workspace in the order of their titles; ``total`` counts all of them."""

    workspace: str
    total: int
    documents: tuple[DocumentEntry, ...]


class WorkspaceList(Frozen):
    """Names of workspaces within reach that hold documents."""

    workspaces: tuple[str, ...]


class Deleted(Frozen):
    """How many documents are gone."""

    workspace: str
    removed: int = Field(ge=0)


async def workspaces(request: Request) -> Response:
    """List the workspaces within reach that hold documents."""
    principal = principal_of(request)
    principal.need(Right.READ)
    names = await asyncio.to_thread(toolkit().corpus().workspaces)
    reached = WorkspaceList(workspaces=tuple(n for n in names if principal.reaches(n)))
    return JSONResponse(reached.model_dump(mode="json"))


async def listed(request: Request) -> Response:
    """List the documents of a workspace."""
    principal = principal_of(request)
    principal.need(Right.READ)
    workspace = workspace_of(principal, text(request, "workspace"))
    limit = number(request, "limit", 100, at_least=1, at_most=1000)
    offset = number(request, "offset", 0)
    found = await asyncio.to_thread(toolkit().corpus().listed, workspace)
    entries = tuple(found[offset : offset + limit])
    page = DocumentList(workspace=workspace, total=len(found), documents=entries)
    return JSONResponse(page.model_dump(mode="json"))


async def one(request: Request) -> Response:
    """Read one document with its text, to which all spans and quotes refer."""
    principal = principal_of(request)
    principal.need(Right.READ)
    workspace = workspace_of(principal, text(request, "workspace"))
    document_id = request.path_params["document_id"]
    corpus = toolkit().corpus()
    retriever = await asyncio.to_thread(corpus.retriever, workspace)
    found = await retriever.documents([document_id])
    if document_id not in found:
        raise _no_document(workspace, document_id)
    return JSONResponse(found[document_id].model_dump(mode="json"))


async def add(request: Request) -> Response:
    """Add documents: texts as JSON, or files as a form.

    A document with a known url, title or file name replaces the earlier one. Files that cannot
    be read are listed in `failures`, the others are indexed.
    """
    principal = principal_of(request)
    principal.need(Right.WRITE)
    if media_type(request) == FORM:
        return await _add_files(request, principal)
    if media_type(request) != JSON:
        raise RequestError(
            HTTPStatus.UNSUPPORTED_MEDIA_TYPE, f"send texts as {JSON} or files as {FORM}"
        )
    body = await parsed(request, DocumentsBody)
    limit_documents(request, len(body.documents))
    workspace = workspace_of(principal, body.workspace)
    report = (
        await toolkit().corpus().add_documents([d.model_dump() for d in body.documents], workspace)
    )
    return _indexed(report)


async def delete(request: Request) -> Response:
    """Delete a document from a workspace; nothing of it is found or cited from now on."""
    principal = principal_of(request)
    principal.need(Right.WRITE)
    workspace = workspace_of(principal, text(request, "workspace"))
    document_id = request.path_params["document_id"]
    removed = await toolkit().corpus().remove([document_id], workspace)
    if not removed:
        raise _no_document(workspace, document_id)
    return JSONResponse(Deleted(workspace=workspace, removed=removed).model_dump(mode="json"))


async def _add_files(request: Request, principal: Principal) -> Response:
    upload = await uploaded(request)
    limit_documents(request, len(upload.documents) + len(upload.failures))
    workspace = workspace_of(principal, upload.workspace)
    if not upload.documents:
        reasons = "; ".join(f"{f.source}: {f.reason}" for f in upload.failures)
        raise LoadError(f"no file could be read: {reasons}")
    report = await toolkit().corpus().add_documents(upload.documents, workspace)
    return _indexed(report.model_copy(update={"failures": (*report.failures, *upload.failures)}))


def _indexed(report: IndexReport) -> Response:
    return JSONResponse(report.model_dump(mode="json"), int(HTTPStatus.CREATED))


def _no_document(workspace: str, document_id: str) -> NotFoundError:
    return NotFoundError(f"the workspace {workspace!r} has no document {document_id!r}")


WORKSPACE = {"workspace": ({"type": "string"}, "`default`, or the key's only one")}
UPLOAD = {
    FORM: {
        "schema": {
            "type": "object",
            "required": ["files"],
            "properties": {
                "files": {"type": "array", "items": {"type": "string", "format": "binary"}},
                "workspace": {"type": "string"},
            },
        }
    }
}
MISSING = {404: ("there is no such workspace or document", None)}

ROUTES = [
    route("GET", "/v1/workspaces", workspaces, Operation(tag="Documents", reply=WorkspaceList)),
    route(
        "GET",
        "/v1/documents",
        listed,
        Operation(
            tag="Documents",
            reply=DocumentList,
            query={
                **WORKSPACE,
                "limit": ({"type": "integer", "minimum": 1, "maximum": 1000}, "100 by default"),
                "offset": ({"type": "integer", "minimum": 0}, "how many to skip"),
            },
            others=MISSING,
        ),
    ),
    route(
        "POST",
        "/v1/documents",
        add,
        Operation(
            tag="Documents",
            body=DocumentsBody,
            upload=UPLOAD,
            reply=IndexReport,
            status=201,
            others={503: ("another process is indexing; Retry-After", None)},
        ),
    ),
    route(
        "GET",
        "/v1/documents/{document_id}",
        one,
        Operation(tag="Documents", reply=Document, query=WORKSPACE, others=MISSING),
    ),
    route(
        "DELETE",
        "/v1/documents/{document_id}",
        delete,
        Operation(tag="Documents", reply=Deleted, query=WORKSPACE, others=MISSING),
    ),
]
