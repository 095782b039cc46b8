"""Routes of the page: the document at ``/`` and its files under ``/static/{version}/``.

The version in the path is made of the files, so that browsers may keep them for ever; the document
itself is asked for each time and answered with 304 while nothing changed. Both are served without a
key: the page asks for one when the server wants it, and holds no data of its own.
"""

from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response
from starlette.routing import BaseRoute, Route

from agent.server.page.files import Asset, assets

CONTENT_SECURITY_POLICY = "; ".join(
    (
        "default-src 'none'",
        "script-src 'self'",
        "style-src 'self'",
        "font-src 'self'",
        "img-src 'self'",
        "connect-src 'self'",
        "base-uri 'none'",
        "form-action 'none'",
        "frame-ancestors 'none'",
        "require-trusted-types-for 'script'",
        "trusted-types 'none'",
    )
)

SECURITY = {
    "Content-Security-Policy": CONTENT_SECURITY_POLICY,
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "no-referrer",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Permissions-Policy": "camera=(), geolocation=(), microphone=(), payment=(), usb=()",
}
FOR_EVER = "public, max-age=31536000, immutable"
ASK_AGAIN = "no-cache"


def routes() -> list[BaseRoute]:
    """Return the routes of the page, to be mounted at the root of the server."""
    return [
        Route("/", _document, methods=["GET"], include_in_schema=False),
        Route("/static/{version}/{name:path}", _file, methods=["GET"], include_in_schema=False),
    ]


# Plain functions: Starlette runs them in a thread, where the first one may read the disk.
def _document(request: Request) -> Response:
    return _reply(request, assets().index, ASK_AGAIN)


def _file(request: Request) -> Response:
    known = assets()
    found = known.files.get(request.path_params["name"])
    if found is None or request.path_params["version"] != known.version:
        message = "no such file of the page; reload it\n"
        return PlainTextResponse(message, 404, {**SECURITY, "Cache-Control": "no-store"})
    return _reply(request, found, FOR_EVER)


def _reply(request: Request, found: Asset, caching: str) -> Response:
    headers = {**SECURITY, "Cache-Control": caching, "ETag": found.etag}
    if found.etag in _tags(request):
        return Response(status_code=304, headers=headers)
    return Response(found.body, media_type=found.media_type, headers=headers)


def _tags(request: Request) -> set[str]:
    given = request.headers.get("if-none-match", "").split(",")
    return {tag.strip().removeprefix("W/") for tag in given}
