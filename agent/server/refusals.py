"""What the LangGraph server refuses on our paths, in the shape of our own errors."""

import json
from http import HTTPStatus

from starlette.datastructures import Headers, MutableHeaders
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from agent.server.failures import described

OURS = "/v1/"
TYPES = {
    HTTPStatus.UNAUTHORIZED: "AccessError",
    HTTPStatus.FORBIDDEN: "AccessError",
    HTTPStatus.NOT_FOUND: "NotFoundError",
}


class Refusals:
    """Rewrites ``{"detail": …}`` under ``OURS``; the server's own routes keep it, for its SDK."""

    def __init__(self, app: ASGIApp) -> None:
        self._app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Serve one request."""
        if scope["type"] != "http" or not scope["path"].startswith(OURS):
            await self._app(scope, receive, send)
            return
        start: Message = {}
        parts: list[bytes] = []

        async def holding(message: Message) -> None:
            nonlocal start
            if message["type"] == "http.response.start" and _is_refusal(message):
                start = message
            elif not start:
                await send(message)
            else:
                parts.append(message.get("body", b""))
                if not message.get("more_body"):
                    body = rewritten(b"".join(parts), start["status"])
                    MutableHeaders(raw=start["headers"])["content-length"] = str(len(body))
                    await send(start)
                    await send({"type": "http.response.body", "body": body})

        await self._app(scope, receive, holding)


def _is_refusal(start: Message) -> bool:
    media = Headers(raw=start["headers"]).get("content-type", "")
    return start["status"] >= HTTPStatus.BAD_REQUEST and media.startswith("application/json")


def rewritten(body: bytes, status: int) -> bytes:
    """Return ``body`` as an error of ours where it is ``{"detail": …}``, else as it is."""
    try:
        reply = json.loads(body)
    except ValueError:
        return body
    if not isinstance(reply, dict) or set(reply) != {"detail"}:
        return body
    kind = TYPES.get(HTTPStatus(status), "RequestError")
    return json.dumps(described(kind, str(reply["detail"]))).encode()
