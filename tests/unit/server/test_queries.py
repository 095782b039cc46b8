"""Query parameters of the routes."""

from typing import Any

import pytest
from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response

from agent.server.failures import RequestError
from agent.server.operations import Operation, route


async def endpoint(request: Request) -> Response:
    """Answer."""
    return PlainTextResponse("done")


def asked(query: str) -> Request:
    scope: dict[str, Any] = {
        "type": "http",
        "method": "GET",
        "path": "/v1/things",
        "query_string": query.encode(),
        "headers": [],
        "server": ("x", 80),
    }
    return Request(scope)


async def test_a_parameter_that_the_route_has_not_is_refused() -> None:
    query: Any = {"limit": ({"type": "integer"}, "most"), "workspace": ({"type": "string"}, "of")}
    made = route("GET", "/v1/things", endpoint, Operation(tag="T", query=query))

    assert (await made.endpoint(asked("limit=3&workspace=hr"))).status_code == 200
    with pytest.raises(RequestError, match="`limt`: there are `limit`, `workspace`") as raised:
        await made.endpoint(asked("limt=3"))
    assert raised.value.status == 422


async def test_a_route_without_parameters_says_so() -> None:
    made = route("GET", "/v1/things", endpoint, Operation(tag="T"))

    with pytest.raises(RequestError, match="`workspace`: it has none"):
        await made.endpoint(asked("workspace=hr"))


async def test_public_routes_take_any_query() -> None:
    made = route("GET", "/v1/things", endpoint, Operation(tag="T", is_public=True))

    assert (await made.endpoint(asked("x=1"))).status_code == 200
