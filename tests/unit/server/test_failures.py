import json

import httpx
import pytest
from starlette.requests import Request

from agent.errors import (
    AccessError,
    CorpusBusyError,
    IntegrityError,
    LoadError,
    NotFoundError,
    PolicyError,
)
from agent.server.failures import failure, on_refusal, trace

REQUEST = Request({"type": "http", "method": "POST", "path": "/mcp", "headers": []})


@pytest.mark.parametrize(
    ("error", "status"),
    [
        (PolicyError("x"), 400),
        (AccessError("x"), 403),
        (NotFoundError("x"), 404),
        (LoadError("x"), 422),
        (CorpusBusyError("x"), 503),
        (IntegrityError("x"), 500),
    ],
)
def test_our_errors_have_a_status_and_keep_their_message(error: Exception, status: int) -> None:
    failed = failure(error)
    assert failed.status == status
    assert failed.body == {"error": {"type": type(error).__name__, "message": "x"}}
    assert ("Retry-After" in failed.headers) == (status == 503)


def test_errors_that_are_not_ours_are_not_shown() -> None:
    failed = failure(ValueError("the text of a document"))
    assert failed.status == 500
    assert "document" not in json.dumps(failed.body)


def test_a_trace_tells_where_and_not_what() -> None:
    secret = "the text of a document"
    try:
        try:
            raise KeyError(secret)
        except KeyError as inner:
            raise ValueError(secret) from inner
    except ValueError as error:
        told = trace(error)
    assert "ValueError" in told
    assert "KeyError" in told
    assert "test_failures.py" in told
    assert secret not in told


@pytest.mark.parametrize(
    ("content", "message"),
    [(b'{"detail": "not yours"}', "not yours"), (b"<html>", "Forbidden"), (b"[]", "Forbidden")],
)
async def test_an_inner_refusal_is_passed_on(content: bytes, message: str) -> None:
    inner = httpx.Request("POST", "http://x")
    error = httpx.HTTPStatusError(
        "403", request=inner, response=httpx.Response(403, content=content, request=inner)
    )
    reply = await on_refusal(REQUEST, error)
    assert reply.status_code == 403
    assert json.loads(reply.body)["error"]["message"] == message
