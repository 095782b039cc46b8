"""No body over the limit, on any route of the server."""

from http import HTTPStatus
from typing import Any

from starlette.responses import JSONResponse
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from agent.server.failures import described


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
            await self._refusal(scope, receive, send)
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
                await self._refusal(scope, receive, send)
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

    @property
    def _refusal(self) -> JSONResponse:
        body: dict[str, Any] = described(
            "RequestError", f"the body is larger than {self._limit / 1e6:g} MB: send less at once"
        )
        return JSONResponse(
            body, int(HTTPStatus.REQUEST_ENTITY_TOO_LARGE), headers={"Connection": "close"}
        )
