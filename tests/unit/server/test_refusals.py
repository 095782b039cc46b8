"""What is not served, or refused before our routes, has the shape of every error."""

import json

import pytest
from starlette.applications import Starlette
from starlette.middleware import Middleware
from starlette.responses import JSONResponse, PlainTextResponse, Response
from starlette.routing import Route
from starlette.testclient import TestClient

from agent.server.app import app
from agent.server.refusals import Refusals, rewritten


@pytest.mark.parametrize(
    ("method", "path", "allowed"),
    [
        ("GET", "/v1/check", "POST"),
        ("DELETE", "/v1/documents", "GET, HEAD, POST"),
        ("PUT", "/v1/documents/abc", "DELETE, GET, HEAD"),
        ("PATCH", "/v1/reviews/t1", "POST"),
    ],
)
def test_another_method_is_told_which_are_allowed(method: str, path: str, allowed: str) -> None:
    reply = TestClient(app).request(method, path)
    assert (reply.status_code, reply.headers["allow"]) == (405, allowed)
    assert reply.json()["error"]["type"] == "RequestError"


@pytest.mark.parametrize(
    ("path", "allowed"),
    [
        ("/v1/check", "POST"),
        ("/v1/documents?workspace=hr", "GET, HEAD, POST"),
        ("/v1/documents/abc", "DELETE, GET, HEAD"),
    ],
)
def test_who_asks_for_the_methods_of_an_address_is_told(path: str, allowed: str) -> None:
    reply = TestClient(app).options(path)
    assert (reply.status_code, reply.headers["allow"], reply.content) == (204, allowed, b"")


@pytest.mark.parametrize("method", ["GET", "OPTIONS", "POST"])
@pytest.mark.parametrize("path", ["/v1", "/v1/", "/v1/nothing", "/v1/check/more"])
def test_what_is_not_there_is_said(path: str, method: str) -> None:
    reply = TestClient(app).request(method, path)
    assert (reply.status_code, reply.json()["error"]["type"]) == (404, "NotFoundError")


def test_a_last_slash_leads_to_the_address_without_it() -> None:
    reply = TestClient(app).get("/v1/documents/?limit=3", follow_redirects=False)
    assert reply.status_code == 307
    assert reply.headers["location"].endswith("/v1/documents?limit=3")


@pytest.mark.parametrize(
    ("body", "status", "kind"),
    [
        ({"detail": "no key"}, 401, "AccessError"),
        ({"detail": "not yours"}, 403, "AccessError"),
        ({"detail": "gone"}, 404, "NotFoundError"),
        ({"detail": ["too", "many"]}, 429, "RequestError"),
    ],
)
def test_a_detail_becomes_an_error(body: object, status: int, kind: str) -> None:
    assert json.loads(rewritten(json.dumps(body).encode(), status))["error"]["type"] == kind


@pytest.mark.parametrize(
    "body", [b'{"error": {"type": "A"}}', b'{"detail": 1, "a": 2}', b"[]", b"{"]
)
def test_other_bodies_stay(body: bytes) -> None:
    assert rewritten(body, 404) == body


@pytest.mark.parametrize(
    ("path", "reply", "ours"),
    [
        ("/v1/a", JSONResponse({"detail": "no"}, 401), True),
        ("/threads/a", JSONResponse({"detail": "no"}, 401), False),
        ("/v1/a", JSONResponse({"detail": "yes"}, 200), False),
        ("/v1/a", PlainTextResponse("no", 401), False),
    ],
)
def test_only_refusals_under_our_paths_are_rewritten(
    path: str, reply: Response, ours: bool
) -> None:
    served = Starlette(routes=[Route(path, lambda _: reply)], middleware=[Middleware(Refusals)])
    got = TestClient(served).get(path)
    assert got.status_code == reply.status_code
    assert (b'"error"' in got.content) == ours
    assert got.headers["content-length"] == str(len(got.content))
