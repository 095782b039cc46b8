"""Failures as replies: one shape, ``{"error": {"type", "message", …}}``, on every route."""

import traceback
from collections.abc import Mapping
from http import HTTPStatus
from typing import Any, NamedTuple

import httpx
import structlog
from starlette.requests import Request
from starlette.responses import JSONResponse, Response

from agent.errors import (
    AccessError,
    AffidavitError,
    CorpusBusyError,
    InputError,
    LoadError,
    NotFoundError,
)

logger = structlog.stdlib.get_logger(__name__)


class RequestError(AffidavitError):
    """The request itself cannot be served; ``status`` says why, ``headers`` what to do."""

    def __init__(
        self,
        status: HTTPStatus,
        message: str,
        *,
        headers: Mapping[str, str] | None = None,
        details: Any = None,
    ) -> None:
        super().__init__(message)
        self.status = status
        self.headers = dict(headers or {})
        self.details = details


class RunStoppedError(AffidavitError):
    """A run did not end by itself; ``partial`` is what was verified until then."""

    def __init__(self, status: HTTPStatus, message: str, partial: Mapping[str, Any]) -> None:
        super().__init__(message)
        self.status = status
        self.partial = dict(partial)


class Failure(NamedTuple):
    """Status, body and headers of a reply that reports an error."""

    status: HTTPStatus
    body: dict[str, Any]
    headers: dict[str, str]


STATUS: tuple[tuple[type[AffidavitError], HTTPStatus], ...] = (
    (InputError, HTTPStatus.BAD_REQUEST),
    (AccessError, HTTPStatus.FORBIDDEN),
    (NotFoundError, HTTPStatus.NOT_FOUND),
    (LoadError, HTTPStatus.UNPROCESSABLE_ENTITY),
    (CorpusBusyError, HTTPStatus.SERVICE_UNAVAILABLE),
)
HIDDEN = "internal error; the server's log tells more under this request's id"


def failure(error: BaseException) -> Failure:
    """Return the reply that reports ``error``; what is not ours is not shown to the client."""
    if not isinstance(error, AffidavitError):
        return Failure(HTTPStatus.INTERNAL_SERVER_ERROR, described("InternalError", HIDDEN), {})
    body = described(type(error).__name__, str(error))
    if isinstance(error, RequestError):
        if error.details is not None:
            body["error"]["details"] = error.details
        return Failure(error.status, body, error.headers)
    if isinstance(error, RunStoppedError):
        return Failure(error.status, {**body, "partial": error.partial}, {})
    for kind, status in STATUS:
        if isinstance(error, kind):
            busy = status is HTTPStatus.SERVICE_UNAVAILABLE
            return Failure(status, body, {"Retry-After": "5"} if busy else {})
    return Failure(HTTPStatus.INTERNAL_SERVER_ERROR, body, {})


def described(kind: str, message: str) -> dict[str, Any]:
    """Return the body of an error reply."""
    return {"error": {"type": kind, "message": message}}


def reply(failed: Failure) -> Response:
    """Return ``failed`` as a response."""
    return JSONResponse(failed.body, int(failed.status), failed.headers)


async def on_error(request: Request, error: Exception) -> Response:
    """Answer a request whose route raised ``error``."""
    failed = failure(error)
    if failed.status >= HTTPStatus.INTERNAL_SERVER_ERROR:
        await logger.aerror("request failed", path=request.url.path, trace=trace(error))
    return reply(failed)


async def on_refusal(request: Request, error: Exception) -> Response:
    """Answer a request that the LangGraph server made to itself and refused, as its MCP route does.

    The client is told what the inner reply said.
    """
    assert isinstance(error, httpx.HTTPStatusError)
    status = HTTPStatus(error.response.status_code)
    try:
        detail = error.response.json()["detail"]
    except (httpx.StreamError, KeyError, TypeError, ValueError):  # nothing was read, or no JSON
        detail = status.phrase
    return reply(Failure(status, described("RequestError", str(detail)), {}))


def trace(error: BaseException) -> str:
    """Return where ``error`` came from: files, lines and types.

    Not its message and not the variables, which the server's own formatter would print: they hold
    texts of documents.
    """
    found: list[str] = []
    seen: BaseException | None = error
    while seen is not None:
        frames = traceback.extract_tb(seen.__traceback__)
        found += [type(seen).__name__, *(f"  {f.filename}:{f.lineno} {f.name}" for f in frames)]
        seen = seen.__cause__ or seen.__context__
    return "\n".join(found)
