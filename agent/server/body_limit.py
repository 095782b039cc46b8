"""No body over the limit, on any route of the server."""

import asyncio
from contextlib import suppress
from http import HTTPStatus
from typing import Any

from starlette.responses import JSONResponse
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from agent.server.failures import described

LINGER_SECONDS = 5.0
"""How long what a refused client still sends is taken in, so that it hears the refusal."""


class BodyLimit:
    """Refuses bodies over ``limit`` bytes: at once by their stated length, else as they come."""

    def __init__(self, app: ASGIApp, limit: int) -> None:
        self._app = app
        self._limit = limit

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Serve one request."""
        if scope["type"] != "http":
            await self._app(scope, receive, send)
            return
        stated = dict(scope["headers"]).get(b"content-length", b"")
        if stated.isdigit() and int(stated) > self._limit:
            await self._refuse(receive, send, is_sending=True)
            return
        await self._counted(scope, receive, send)

    async def _counted(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Serve while the body stays within the limit; then refuse, whatever the route makes of it.

        The route is told that the client left. An exception would have to pass through
        middleware that does not let it.
        """
        taken, has_started, is_refused = 0, False, False

        async def counting() -> Message:
            nonlocal taken, is_refused
            message = await receive()
            taken += len(message.get("body", b""))
            if taken <= self._limit:
                return message
            if not has_started and not is_refused:
                is_refused = True
                await self._refuse(receive, send, is_sending=message.get("more_body", False))
            return {"type": "http.disconnect"}

        async def noting(message: Message) -> None:
            nonlocal has_started
            if not is_refused:
                has_started = True
                await send(message)

        try:
            await self._app(scope, counting, noting)
        except Exception:
            if not is_refused:
                raise

    async def _refuse(self, receive: Receive, send: Send, *, is_sending: bool) -> None:
        """Send the refusal, and end it when the client has sent all, or for long enough.

        A client that is still sending when the connection is closed sees it broken, and no reply.
        """
        refusal = self._refusal
        begin = {"status": refusal.status_code, "headers": refusal.raw_headers}
        await send({"type": "http.response.start", **begin})
        await send({"type": "http.response.body", "body": refusal.body, "more_body": True})
        with suppress(TimeoutError):
            async with asyncio.timeout(LINGER_SECONDS):
                while is_sending:
                    is_sending = (await receive()).get("more_body", False)
        await send({"type": "http.response.body", "body": b""})

    @property
    def _refusal(self) -> JSONResponse:
        body: dict[str, Any] = described(
            "RequestError", f"the body is larger than {self._limit / 1e6:g} MB: send less at once"
        )
        return JSONResponse(
            body, int(HTTPStatus.REQUEST_ENTITY_TOO_LARGE), headers={"Connection": "close"}
        )
