"""Bodies over the limit, against small applications."""

import asyncio
from typing import Any

import pytest
from starlette.applications import Starlette
from starlette.middleware.base import BaseHTTPMiddleware
from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response
from starlette.routing import Route

from agent.server import body_limit
from agent.server.body_limit import BodyLimit

LIMIT = 10


async def read(request: Request) -> Response:
    return PlainTextResponse(f"{len(await request.body())} bytes")


async def ignore(request: Request) -> Response:
    return PlainTextResponse("not read")


async def through(request: Request, call_next: Any) -> Response:
    return await call_next(request)


def wrapped(*, with_middleware: bool) -> BodyLimit:
    app = Starlette(
        routes=[Route("/read", read, methods=["POST"]), Route("/no", ignore, methods=["POST"])]
    )
    return BodyLimit(BaseHTTPMiddleware(app, through) if with_middleware else app, LIMIT)


async def posted(
    app: BodyLimit,
    path: str,
    chunks: list[bytes],
    stated: str | None = None,
    seen: list[str] | None = None,
) -> tuple[int, bytes]:
    """Send a body in chunks and return status and body of the reply; ``seen`` gets the order."""
    sent: list[dict[str, Any]] = []
    order = [] if seen is None else seen
    waiting = [
        {"type": "http.request", "body": c, "more_body": n < len(chunks)}
        for n, c in enumerate(chunks, start=1)
    ]

    async def receive() -> dict[str, Any]:
        order.append("in")
        if not waiting:
            await asyncio.sleep(0 if chunks else 60)
        return waiting.pop(0) if waiting else {"type": "http.disconnect"}

    async def send(message: dict[str, Any]) -> None:
        order.append(
            "end" if message["type"].endswith("body") and not message.get("more_body") else "out"
        )
        sent.append(message)

    headers = [(b"content-length", stated.encode())] if stated else []
    scope = {
        "type": "http",
        "method": "POST",
        "path": path,
        "headers": headers,
        "query_string": b"",
        "http_version": "1.1",
    }
    await app(scope, receive, send)
    starts = [m for m in sent if m["type"] == "http.response.start"]
    assert len(starts) == 1
    return starts[0]["status"], b"".join(m.get("body", b"") for m in sent)


@pytest.mark.parametrize("with_middleware", [False, True])
@pytest.mark.parametrize(
    ("chunks", "status"),
    [
        ([b""], 200),
        ([b"x" * 10], 200),
        ([b"x" * 5, b"x" * 5], 200),
        ([b"x" * 11], 413),
        ([b"x" * 5, b"x" * 6], 413),
        ([b"x" * 5] * 9, 413),
    ],
)
async def test_a_body_is_counted_as_it_comes(
    with_middleware: bool, chunks: list[bytes], status: int
) -> None:
    got, body = await posted(wrapped(with_middleware=with_middleware), "/read", chunks)
    assert got == status
    assert (b"larger than" in body) == (status == 413)


@pytest.mark.parametrize("stated", ["11", "99999999999999999999"])
async def test_a_stated_length_is_refused_at_once(stated: str) -> None:
    status, _ = await posted(wrapped(with_middleware=False), "/no", [b""], stated)
    assert status == 413


@pytest.mark.parametrize(
    ("stated", "order"),
    [
        ("45", ["out", "out", "in", "in", "in", "end"]),
        (None, ["in", "in", "out", "out", "in", "end"]),
    ],
)
async def test_a_refused_client_may_send_the_rest_and_hears_why(
    stated: str | None, order: list[str]
) -> None:
    seen: list[str] = []
    await posted(wrapped(with_middleware=False), "/read", [b"x" * 10] * 3, stated, seen)
    assert seen == order


async def test_a_body_that_ends_over_the_limit_is_not_waited_for() -> None:
    seen: list[str] = []
    await posted(wrapped(with_middleware=False), "/read", [b"x" * 11], seen=seen)
    assert seen == ["in", "out", "out", "end"]


async def test_a_refused_client_that_never_ends_is_left(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(body_limit, "LINGER_SECONDS", 0.01)
    seen: list[str] = []
    await posted(wrapped(with_middleware=False), "/read", [], "45", seen)
    assert seen == ["out", "out", "in", "end"]


@pytest.mark.parametrize("stated", ["10", "-1", "abc", None])
async def test_what_is_not_read_is_not_counted(stated: str | None) -> None:
    status, _ = await posted(wrapped(with_middleware=False), "/no", [b"x" * 11], stated)
    assert status == 200


async def test_errors_of_the_application_pass() -> None:
    async def failing(scope: Any, receive: Any, send: Any) -> None:
        raise ValueError("its own")

    with pytest.raises(ValueError, match="its own"):
        await posted(BodyLimit(failing, LIMIT), "/", [b""])
