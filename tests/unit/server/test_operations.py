"""The OpenAPI document, and the page made of it."""

from typing import Any

import pytest

from agent.server.app import ROUTES, app
from agent.server.operations import DescribedRoute
from agent.server.reference_page import page

DOCUMENT = app.state.openapi
METHODS = {"get", "post", "put", "delete"}


def references(value: Any) -> set[str]:
    if isinstance(value, dict):
        own = {value["$ref"]} if isinstance(value.get("$ref"), str) else set()
        return own.union(*map(references, value.values()))
    return set().union(*map(references, value)) if isinstance(value, list) else set()


def test_every_reference_leads_somewhere() -> None:
    names = {r.rpartition("/")[2] for r in references(DOCUMENT)}
    assert names
    assert names <= DOCUMENT["components"]["schemas"].keys()


@pytest.mark.parametrize("route", ROUTES, ids=lambda r: r.name)
def test_every_route_is_described(route: DescribedRoute) -> None:
    described = DOCUMENT["paths"][route.path][route.method]
    assert route.method in METHODS
    assert described["summary"]
    wanted = {p["name"] for p in described.get("parameters", ()) if p["in"] == "path"}
    assert wanted == set(route.param_convertors)
    is_public = described["security"] == []
    assert is_public == (route.path in ("/healthz", "/v1/openapi.json", "/v1/docs"))
    assert is_public or {"401", "403"} <= described["responses"].keys()


def test_operations_have_names_of_their_own() -> None:
    names = [
        (o["tags"][0], o["operationId"]) for p in DOCUMENT["paths"].values() for o in p.values()
    ]
    assert len(set(names)) == len(names)


def test_bodies_refuse_what_they_do_not_know() -> None:
    for name in ("CheckBody", "AskBody", "DocumentsBody", "ReviewBody", "GivenDocument"):
        assert DOCUMENT["components"]["schemas"][name]["additionalProperties"] is False


def test_the_page_escapes_what_it_shows() -> None:
    hostile = {
        "info": {"title": "<script>", "version": "1", "description": "<b>"},
        "paths": {
            "/<i>": {
                "get": {
                    "tags": ["<u>"],
                    "summary": "<p>",
                    "responses": {"200": {"description": "<a>", "content": {"x": {"schema": {}}}}},
                }
            }
        },
        "components": {"schemas": {}},
    }
    made = page(hostile)
    for tag in ("<script>", "<i>", "<u>", "<a>", "<b>x"):
        assert tag not in made
