"""Whether the server can work."""

import asyncio
from importlib.metadata import version

from starlette.requests import Request
from starlette.responses import JSONResponse, Response

from agent.domain.base import Frozen
from agent.server.operations import Operation, route
from agent.server.replies import runs_of
from agent.settings import is_writable, settings


class Health(Frozen):
    """``ok`` is false, with status 503, while the server shuts down or cannot write its data."""

    ok: bool
    version: str
    is_closing: bool
    is_writable: bool


async def healthz(request: Request) -> Response:
    """Tell whether the server can take requests."""
    closing = runs_of(request).is_closing
    writable = await asyncio.to_thread(is_writable, settings().home)
    health = Health(
        ok=writable and not closing,
        version=version("affidavit"),
        is_closing=closing,
        is_writable=writable,
    )
    return JSONResponse(health.model_dump(), 200 if health.ok else 503)


ROUTES = [
    route(
        "GET",
        "/healthz",
        healthz,
        Operation(
            tag="Server",
            reply=Health,
            is_public=True,
            others={503: ("shutting down, or the disk cannot be written", None)},
        ),
    )
]
