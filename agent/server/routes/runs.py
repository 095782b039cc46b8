"""Runs: check a draft, ask a question, read a run's events again."""

from http import HTTPStatus
from typing import Any

from starlette.requests import Request
from starlette.responses import Response

from agent.api import aanswer, acheck
from agent.context import Context
from agent.domain.report import Report
from agent.errors import InputError
from agent.identity.principal import Principal, Right
from agent.server.bodies import parsed
from agent.server.failures import RequestError
from agent.server.identity import principal_of
from agent.server.operations import Operation, route
from agent.server.replies import answered, resumed, settings_of
from agent.server.requests import AskBody, CheckBody, RunBody


async def check(request: Request) -> Response:
    """Check every claim of a draft against documents of the request or of a workspace."""
    principal = principal_of(request)
    principal.need(Right.READ)
    body = await parsed(request, CheckBody)
    context = allowed(request, principal, body.context)
    documents, workspace = _sources(request, principal, body)
    return await answered(
        request,
        "check",
        lambda hear: acheck(
            body.draft,
            documents=documents,
            workspace=workspace,
            question=body.question,
            context=context,
            on_event=hear,
        ),
    )


async def ask(request: Request) -> Response:
    """Answer a question from documents of the request or of a workspace, every claim checked."""
    principal = principal_of(request)
    principal.need(Right.READ)
    body = await parsed(request, AskBody)
    context = allowed(request, principal, body.context)
    documents, workspace = _sources(request, principal, body)
    return await answered(
        request,
        "ask",
        lambda hear: aanswer(
            body.question,
            documents=documents,
            workspace=workspace,
            context=context,
            on_event=hear,
        ),
    )


async def events(request: Request) -> Response:
    """Read the events of a run of one's own again, after the one in `Last-Event-ID`."""
    principal_of(request).need(Right.READ)
    return resumed(request, request.path_params["run_id"])


def _sources(
    request: Request, principal: Principal, body: RunBody
) -> tuple[list[dict[str, Any]] | None, str | None]:
    """Return the documents of a run's request, or the workspace that it means.

    Raises:
        InputError: when both are given, or neither and the key reaches several workspaces.
        RequestError: when there are too many documents.
        AccessError: when the workspace is out of reach.
    """
    if body.documents is None:
        return None, workspace_of(principal, body.workspace)
    if body.workspace is not None:
        raise InputError("give either `documents` or a `workspace`, not both")
    limit_documents(request, len(body.documents))
    return [d.model_dump() for d in body.documents], None


def workspace_of(principal: Principal, named: str | None) -> str:
    """Return the workspace that a request means, which must be within reach.

    Raises:
        InputError: when none is named and the key reaches several.
        AccessError: when it is out of reach, whether or not it exists.
    """
    workspace = named or principal.home
    if workspace is None:
        raise InputError("name a `workspace`: the key reaches several")
    principal.need(Right.READ, workspace)
    return workspace


def allowed(request: Request, principal: Principal, context: Context) -> Context:
    """Return ``context`` as this caller may have it: under the caller's name, within limits.

    Raises:
        RequestError: when the policy asks for more claims than the server allows.
        AccessError: when it names a server for chat models without the right to.
    """
    limit = settings_of(request).max_claims
    if context.policy.max_claims > limit:
        raise RequestError(
            HTTPStatus.UNPROCESSABLE_ENTITY,
            f"context.policy.max_claims is {context.policy.max_claims}; "
            f"this server allows at most {limit}",
        )
    if context.base_url:  # the server's own key for chat models would go there
        principal.need(Right.ADMIN)
    return context.model_copy(update={"user": principal.name or context.user})


def limit_documents(request: Request, count: int) -> None:
    """Refuse more documents than one request may bring.

    Raises:
        RequestError: status 413.
    """
    limit = settings_of(request).max_documents
    if count > limit:
        raise RequestError(
            HTTPStatus.REQUEST_ENTITY_TOO_LARGE,
            f"{count} documents in one request are more than {limit}: send several requests",
        )


STREAM: dict[str, Any] = {
    "text/event-stream": {
        "schema": {
            "type": "string",
            "description": "typed events: plan, chunks, draft, issue, claim, verdict, "
            "verification, revision, review, final; or error. Each has an id for Last-Event-ID.",
        }
    }
}
REPLIES = {
    202: ("the answer is held for review", None),
    404: ("there is no such workspace", None),
    429: ("too many runs; Retry-After tells when to come back", None),
    504: ("the run took too long; `partial` holds what was verified", None),
}

ROUTES = [
    route(
        "POST",
        "/v1/check",
        check,
        Operation(tag="Runs", body=CheckBody, reply=Report, stream=STREAM, others=REPLIES),
    ),
    route(
        "POST",
        "/v1/ask",
        ask,
        Operation(tag="Runs", body=AskBody, reply=Report, stream=STREAM, others=REPLIES),
    ),
    route(
        "GET",
        "/v1/runs/{run_id}/events",
        events,
        Operation(tag="Runs", stream=STREAM, others={404: ("no such run", None)}),
    ),
]
