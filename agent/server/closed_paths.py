"""Routes of the LangGraph server that ask for no key, and are of no use here: they do not exist."""

from starlette.responses import JSONResponse
from starlette.types import ASGIApp, Receive, Scope, Send

from agent.server.failures import described

# Its development runtime shows raw threads, deletes everything and deploys, for anyone.
CLOSED = ("/internal/", "/deploy", "/ui/")


class ClosedPaths:
    """Answers 404 for every path that begins with one of ``CLOSED``."""

    def __init__(self, app: ASGIApp) -> None:
        self._app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Serve one request."""
        if scope["type"] in ("http", "websocket") and scope["path"].startswith(CLOSED):
            body = described("NotFoundError", "there is nothing at this address")
            await JSONResponse(body, 404)(scope, receive, send)
            return
        await self._app(scope, receive, send)
