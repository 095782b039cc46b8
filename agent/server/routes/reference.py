"""The description of these routes, for programs and for people."""

from starlette.requests import Request
from starlette.responses import HTMLResponse, JSONResponse, Response

from agent.server.operations import Operation, route
from agent.server.reference_page import POLICY, page

HTML = {"text/html": {"schema": {"type": "string"}}}


async def document(request: Request) -> Response:
    """Return the OpenAPI document of these routes."""
    return JSONResponse(request.app.state.openapi)


async def docs(request: Request) -> Response:
    """Show the OpenAPI document as a page."""
    headers = {"Content-Security-Policy": POLICY, "X-Content-Type-Options": "nosniff"}
    return HTMLResponse(page(request.app.state.openapi), headers=headers)


ROUTES = [
    route("GET", "/v1/openapi.json", document, Operation(tag="Server", is_public=True)),
    route("GET", "/v1/docs", docs, Operation(tag="Server", is_public=True, stream=HTML)),
]
