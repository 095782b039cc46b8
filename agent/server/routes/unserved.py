"""Addresses under /v1 that no route serves, or not with the method of the request."""

from collections.abc import Iterable
from http import HTTPStatus

from starlette.requests import Request
from starlette.responses import RedirectResponse, Response
from starlette.routing import Match, Route

from agent.errors import NotFoundError
from agent.server.failures import RequestError

METHODS = ["DELETE", "GET", "HEAD", "OPTIONS", "PATCH", "POST", "PUT"]


def unserved(served: Iterable[Route]) -> Route:
    """Return the route to put behind those that are ``served``."""
    known = list(served)

    async def refuse(request: Request) -> Response:
        path = request.url.path
        allowed = _methods(known, request, path)
        if not allowed and path.endswith("/") and _methods(known, request, path.rstrip("/")):
            return RedirectResponse(request.url.replace(path=path.rstrip("/")))
        if not allowed:
            raise NotFoundError(f"there is nothing at {path}; see /v1/docs")
        headers = {"Allow": ", ".join(allowed)}
        if request.method == "OPTIONS":
            return Response(status_code=HTTPStatus.NO_CONTENT, headers=headers)
        raise RequestError(
            HTTPStatus.METHOD_NOT_ALLOWED,
            f"{request.method} is not allowed here, but {', '.join(allowed)}",
            headers=headers,
        )

    return Route("/v1{rest:path}", refuse, methods=METHODS, include_in_schema=False)


def _methods(routes: Iterable[Route], request: Request, path: str) -> list[str]:
    """Return the methods with which ``routes`` serve ``path``."""
    scope = {**request.scope, "path": path}
    matching = [r for r in routes if r.matches(scope)[0] is not Match.NONE]
    return sorted({method for r in matching for method in r.methods or ()})
